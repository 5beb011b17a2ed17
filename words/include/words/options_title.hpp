// A game's options and company as a title for people.
#pragma once

#include <string>

#include "table/table.hpp"

namespace meander::onirim {

// "Base game, alone", "Book of Steps and Towers, with the computer".
std::string options_title(const Options& options, const Table::Seats& seats);
// The same of a record, which does not tell who sat there: "Base game, for two".
std::string options_title(const Options& options);

}  // namespace meander::onirim
