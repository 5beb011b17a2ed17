// What lies beside the board, as SVG: the seats, the Guardian, the pools, and what is under way. Internal.
#pragma once

#include "labyrinth/view.hpp"
#include "svg_writer.hpp"

namespace meander::labyrinth::drawing {

inline constexpr double picture_width = 720;

// How high they are together.
double height_of_panels(const Table& table);
// Below each other from the origin of the group that is open.
void draw_panels(SvgWriter& svg, const Table& table);
// The tile that is being laid and the dice that lie: in the upper corners beside the board, whose middle is the origin.
void draw_under_way(SvgWriter& svg, const Table& table);

}  // namespace meander::labyrinth::drawing
