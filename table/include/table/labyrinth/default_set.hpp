// The component set that the game is played with unless another is chosen: docs/rules/labyrinth-set.json, which is built in.
#pragma once

#include <string_view>

#include "table/labyrinth/component_set_file.hpp"

namespace meander::labyrinth {

std::string_view default_set_text();
// Read once; there for as long as the program runs.
const SetFile& default_set();

}  // namespace meander::labyrinth
