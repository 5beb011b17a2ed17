// Why a computer player would choose as it does, as a sentence to whom it is advised.
//
//   say(reason_text(GreedyPlayer().explain(view, actions, random), teller));   // "It brings you about 2 actions nearer to winning."
#pragma once

#include <string>

#include "players/labyrinth/reason.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// One sentence; every reason has one.
std::string reason_text(const Choice& choice, const Teller& teller);

}  // namespace meander::labyrinth
