// Any bytes read as a record of a game of Labyrinth; see fuzz_record.hpp.
#pragma once

#include "fuzz_record.hpp"
#include "table/labyrinth/table.hpp"

namespace meander::fuzz {

inline std::string check_maze_record(std::string_view bytes) { return check_record_of<labyrinth::Record>(bytes); }

}  // namespace meander::fuzz
