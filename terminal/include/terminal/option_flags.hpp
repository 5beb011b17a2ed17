// A game's options as the flags of `meander play`, and as a title for people.
#pragma once

#include <string>

#include "table/table.hpp"

namespace meander::onirim {

// " --players 2 --with book,towers --partner greedy"; empty for the base game alone.
std::string option_flags(const Options& options, const Table::Seats& seats);

// "Base game, alone", "Book of Steps and Towers, with the computer".
std::string options_title(const Options& options, const Table::Seats& seats);

}  // namespace meander::onirim
