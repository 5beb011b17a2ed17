// The board with everything on it, as SVG. Internal.
#pragma once

#include "labyrinth/view.hpp"
#include "svg_writer.hpp"

namespace meander::labyrinth::drawing {

// Around the origin of the group that is open: 7 cells' radii to every side hold it.
void draw_board(SvgWriter& svg, const Table& table);

}  // namespace meander::labyrinth::drawing
