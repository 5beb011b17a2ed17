// What the seats of a table are called within a sentence; begun() (lists.hpp) makes a beginning of it.
#pragma once

#include <array>
#include <string>

#include "table/table.hpp"

namespace meander::onirim {

std::array<std::string, 2> seat_names(const Table& table);

}  // namespace meander::onirim
