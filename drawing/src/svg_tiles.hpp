// Tiles as SVG: stone, sand roads and wooden bridges. Internal.
#pragma once

#include <string_view>

#include "svg_writer.hpp"

namespace meander::labyrinth::drawing {

// Around the origin of the group that is open.
void draw_tile(SvgWriter& svg, const TileShape& shape, std::string_view stone, std::string_view name);
// Of a tile that lies face down: open on all sides, and nobody sees what it is.
void draw_tile_back(SvgWriter& svg, std::string_view name);
void draw_empty_cell(SvgWriter& svg, std::string_view name);

}  // namespace meander::labyrinth::drawing
