// What a table shows, in words: one sentence for each seat, for the Guardian and for the pools, and what is on a corridor. Internal.
#pragma once

#include <string>

#include "labyrinth/view.hpp"

namespace meander::labyrinth {

// Lists with commas between what is not empty.
std::string joined(const std::string& list, const std::string& more);

std::string seat_line(const Table& table, int seat, const std::string& who);
std::string guardian_line(const Table& table);
std::string pools_line(const Table& table);

// "C3b over the bridge".
std::string corridor_name(const Table& table, Place place);
// Pawns, the Guardian, keys and traps; empty where there is nothing.
std::string things_text(const Table& table, Place place);
// Where a corridor leads, and what is on it.
std::string corridor_line(const Table& table, Place place);

}  // namespace meander::labyrinth
