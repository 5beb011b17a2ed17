// A game's options as the flags of `meander play`.
#pragma once

#include <string>

#include "table/table.hpp"

namespace meander::onirim {

// " --players 2 --with book,towers --partner greedy"; empty for the base game alone.
std::string option_flags(const Options& options, const Table::Seats& seats);

}  // namespace meander::onirim
