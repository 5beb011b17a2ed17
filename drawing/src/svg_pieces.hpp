// Pieces and signs as SVG, around the origin of the group that is open: the largest are about 29 units wide. Internal.
#pragma once

#include <string_view>

#include "svg_writer.hpp"

namespace meander::labyrinth::drawing {

// The sign of a seat: its shape, colour and number.
void draw_seat_sign(SvgWriter& svg, int seat);
// Traps: face down, and face up with what it is called.
void draw_trap(SvgWriter& svg);
void draw_trap(SvgWriter& svg, std::string_view id);
void draw_key(SvgWriter& svg);
void draw_guardian(SvgWriter& svg, bool asleep);
void draw_heart(SvgWriter& svg, bool lost);
void draw_crystal(SvgWriter& svg, bool ready);
void draw_daze(SvgWriter& svg);
void draw_action(SvgWriter& svg, bool left);
void draw_tile_back(SvgWriter& svg);
void draw_card_back(SvgWriter& svg);
void draw_die(SvgWriter& svg, int pips);

}  // namespace meander::labyrinth::drawing
