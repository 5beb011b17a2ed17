// What of the characters makes a position inconsistent. Internal.
#pragma once

#include "core/result.hpp"
#include "table/labyrinth/position.hpp"

namespace meander::labyrinth {

// Of seats that are those of the game, and a board that is sound.
Error problem_of_characters(const Position& position);

}  // namespace meander::labyrinth
