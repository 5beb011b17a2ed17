// LAB-5.2 word by word: fill in the tile, walk edge by edge as far as it goes, and ask every clause of every player before and after.
#pragma once

#include "labyrinth/ways_kept.hpp"

namespace meander::labyrinth {

Placements brute_placements(const TileTables& tables, const Board& board, int kind, const NeededWays& needed);
bool brute_ways_kept(const TileTables& tables, const Board& before, const Board& after, const NeededWays& needed);

}  // namespace meander::labyrinth
