// What is to be said of a seat's character.
#pragma once

#include <string>

#include "labyrinth/view.hpp"

namespace meander::labyrinth {

// Its name and its tokens: "the Monk, 2 blessings"; empty for a seat without one.
std::string character_text(const Table& table, int seat);

}  // namespace meander::labyrinth
