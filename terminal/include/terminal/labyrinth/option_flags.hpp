// A game of Labyrinth as the flags of `meander play labyrinth`, and who sits where.
#pragma once

#include <string>

#include "table/labyrinth/table.hpp"

namespace meander::labyrinth {

// Persons come first, then computers of one kind.
PlayTable::Seats seats_of(int persons, SeatKind computers);

// " --players 4 --bots 3 --by greedy"; a set of one's own is not told.
std::string option_flags(const Options& options, const PlayTable::Seats& seats);

}  // namespace meander::labyrinth
