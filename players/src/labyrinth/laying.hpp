// What it is worth to the greedy player to lay a drawn tile.
#pragma once

#include "outlook.hpp"

namespace meander::labyrinth {

// Where it brings this seat nearer and those to be feared farther away. Only who may come by there minds it: `minding` is outlook.who_comes_by().
int worth_of_laying(const Outlook& outlook, const std::array<SeatSet, cell_count>& minding, LaidTile tile, Cell cell);
// The most that a tile of a kind can bring.
int worth_of_tile(const Outlook& outlook, int kind);

}  // namespace meander::labyrinth
