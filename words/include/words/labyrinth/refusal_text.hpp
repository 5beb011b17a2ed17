// Why an action is refused, where more can be said than the rule's id.
//
//   if (const Refusal refusal = Labyrinth::why_not(state, action)) say(refusal_text(view, action, teller), refusal);   // "There is a wall between D2
//   and D3."
#pragma once

#include <string>

#include "labyrinth/action.hpp"
#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// One sentence to the seat that is asked; empty where the rule says it best.
std::string refusal_text(const View& view, Action action, const Teller& teller);

}  // namespace meander::labyrinth
