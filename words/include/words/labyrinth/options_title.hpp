// A game's options and company as a title for people.
#pragma once

#include <string>

#include "table/labyrinth/table.hpp"

namespace meander::labyrinth {

// "Labyrinth, 4 people", "Labyrinth for 4, 1 person"; the others are computers.
std::string options_title(const Options& options, const PlayTable::Seats& seats);
// The same of a record, which does not tell who sat there: "Labyrinth for 4".
std::string options_title(const Options& options);

}  // namespace meander::labyrinth
