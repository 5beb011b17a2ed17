// The rule that says what has to happen in a phase: the reason behind a question, and why what does not belong there is refused.
#pragma once

#include "onirim/rule.hpp"
#include "onirim/view.hpp"

namespace meander::onirim {

Rule rule_of(const State& state);
Rule rule_of(const View& view);

}  // namespace meander::onirim
