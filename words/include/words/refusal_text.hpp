// Why an action is refused, where more can be said than the rule's id.
#pragma once

#include <string>

#include "onirim/action.hpp"
#include "onirim/view.hpp"
#include "words/style.hpp"

namespace meander::onirim {

// One sentence; empty where the rule says it best.
std::string refusal_text(const View& view, Action action, const Style& style);

}  // namespace meander::onirim
