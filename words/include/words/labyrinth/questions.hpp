// What a person is asked, and what each choice would do.
//
//   say(question_of(view, teller));                  // "Your turn, with 2 actions left: what do you do?"
//   for (const Action action : legal)
//     offer(action_words(action, view.table(), teller), remark_on(view, action, teller));
//                                                    // "move D2", "trap Spikes: safe with 6 or more, 26 of 36 (72 %), else 1 life"
#pragma once

#include <string>

#include "labyrinth/action.hpp"
#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// The question of the view's phase, to the seat that is asked; empty where nobody is.
std::string question_of(const View& view, const Teller& teller);
// An action in the notation; for screen readers in words: "take a Guardian card".
std::string action_words(Action action, const Table& table, const Teller& teller);
// What a legal action of the seat that is asked brings about beyond what its words say; empty when nothing needs to be said. Chances are exact: of
// the dice of the test or fight itself, without crystals, and as things stand when it is asked for.
std::string remark_on(const View& view, Action action, const Teller& teller);

}  // namespace meander::labyrinth
