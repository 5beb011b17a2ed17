// What of the characters makes a position inconsistent. Internal.
#pragma once

#include "core/result.hpp"
#include "labyrinth/state.hpp"

namespace meander::labyrinth {

// Of seats that are those of the game, and a board that is sound.
Error problem_of_characters(const State& s);

}  // namespace meander::labyrinth
