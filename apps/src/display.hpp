// Boards on standard output: its width, and colour where there is some.
#pragma once

#include <string>

#include "onirim/view.hpp"
#include "terminal/board.hpp"

namespace meander {

// From the terminal, COLUMNS and NO_COLOR.
onirim::Style output_style();
std::string board_text(const onirim::State& state);
std::string board_text(const onirim::View& view);

}  // namespace meander
