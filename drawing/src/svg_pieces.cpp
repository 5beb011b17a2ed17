#include "svg_pieces.hpp"

#include <array>

#include "drawing/labyrinth/colours.hpp"

namespace meander::labyrinth::drawing {

namespace {

Attributes painted(std::string_view fill, std::string_view stroke = colour::ink, double width = 2) {
  return {{"fill", std::string(fill)}, {"stroke", std::string(stroke)}, {"stroke-width", number(width)}, {"stroke-linejoin", "round"}};
}

Attributes lined(std::string_view stroke, double width) {
  return {{"fill", "none"}, {"stroke", std::string(stroke)}, {"stroke-width", number(width)}, {"stroke-linecap", "round"}};
}

}  // namespace

void draw_seat_sign(SvgWriter& svg, int seat) {
  const SeatSign& sign = seat_signs[static_cast<std::size_t>(seat)];
  const Attributes look = painted(sign.colour, colour::ink, 2.5);
  Point middle;
  switch (sign.shape) {
    case SeatShape::circle:
      svg.circle({}, 14, look);
      break;
    case SeatShape::square:
      svg.rectangle({-13, -13}, {26, 26}, 3, look);
      break;
    case SeatShape::triangle:
      svg.polygon({{0, -18}, {18, 12}, {-18, 12}}, look);
      middle = {0, 2};
      break;
    case SeatShape::diamond:
      svg.polygon({{0, -18}, {18, 0}, {0, 18}, {-18, 0}}, look);
      break;
    case SeatShape::pentagon:
      svg.polygon({{0, -16}, {16, -4}, {10, 14}, {-10, 14}, {-16, -4}}, look);
      break;
    case SeatShape::star:
      svg.polygon(
          {{0, -19}, {7, -12}, {16.5, -9.5}, {14, 0}, {16.5, 9.5}, {7, 12}, {0, 19}, {-7, 12}, {-16.5, 9.5}, {-14, 0}, {-16.5, -9.5}, {-7, -12}},
          look);
      break;
  }
  svg.letters(middle, 20, std::to_string(seat + 1), sign.ink);
}

void draw_trap(SvgWriter& svg) {
  svg.polygon({{-5, -12.5}, {5, -12.5}, {12.5, -5}, {12.5, 5}, {5, 12.5}, {-5, 12.5}, {-12.5, 5}, {-12.5, -5}},
              painted(colour::trap, "#ffffff", 1.5));
  svg.letters({}, 18, "?", "#ffffff");
}

void draw_trap(SvgWriter& svg, std::string_view id) {
  // What is longer than the token is set closer.
  const bool wide = id.size() > 3;
  const double half = wide ? 26 : 22;
  svg.rectangle({-half, -12}, {2 * half, 24}, 5, painted(colour::trap_open, colour::trap_rim, 2.5));
  svg.letters({}, 18, id, colour::trap_rim, SvgWriter::Anchor::middle,
              wide ? Attributes{{"textLength", number(2 * half - 8)}, {"lengthAdjust", "spacingAndGlyphs"}} : Attributes{});
}

void draw_key(SvgWriter& svg) {
  const std::string blade = "M-1 0H14M7 0V6M12 0V7";
  svg.path(blade, lined(colour::ink, 7));
  svg.circle({-6, 0}, 7, lined(colour::ink, 7.5));
  svg.path(blade, lined(colour::gold, 3.5));
  svg.circle({-6, 0}, 7, lined(colour::gold, 4));
}

void draw_guardian(SvgWriter& svg, bool asleep) {
  const std::string_view body = asleep ? colour::guardian_asleep : colour::guardian;
  svg.path("M-16 15V-2C-16 -12 -9 -18 0 -18S16 -12 16 -2V15L10.700 10 5.300 15 0 10 -5.300 15 -10.700 10Z", painted(body, "#ffffff", 2));
  if (asleep) {
    svg.path("M-10 -3C-8 0 -5 0 -3 -3M3 -3C5 0 8 0 10 -3", lined(colour::ink, 2.2));
    svg.letters({15, -11}, 18, "z", colour::ink);
    svg.letters({24, -17}, 18, "z", colour::ink);
    return;
  }
  svg.path("M-11 -7L-3 -3.500C-4 2 -9 2 -11 -7ZM11 -7L3 -3.500C4 2 9 2 11 -7Z", {{"fill", "#ff9d2e"}});
}

void draw_heart(SvgWriter& svg, bool lost) {
  svg.path("M0 9C-14 0 -10 -9 -5 -9 -2 -9 0 -6.500 0 -5 0 -6.500 2 -9 5 -9 10 -9 14 0 0 9Z",
           lost ? painted("none", "#b3a68e", 1.8) : painted(colour::life, "#7a1512", 1.8));
}

void draw_crystal(SvgWriter& svg, bool ready) {
  const std::string rim = "M0 -14L9 -5 5 13H-5L-9 -5Z";
  if (!ready) {
    Attributes look = painted("none", "#a3977f");
    look.emplace_back("stroke-dasharray", "4 3");
    svg.path(rim, look);
    return;
  }
  svg.path(rim, painted(colour::crystal, "#16566b"));
  svg.path("M-9 -5H9M0 -14L-3 -5 0 13 3 -5Z", {{"fill", "none"}, {"stroke", "#16566b"}, {"stroke-width", "1.2"}});
}

void draw_daze(SvgWriter& svg) { svg.path("M0 0C3 -3 6 1 3 4S-6 5 -7 -1 -1 -11 6 -9 13 3 9 9", lined("#6b3fa0", 3)); }

void draw_action(SvgWriter& svg, bool left) {
  svg.path("M2 -11L-7 2H-1L-3 11 7 -3H1Z", left ? painted("#ffb000", colour::ink, 1.5) : painted("none", "#b3a68e", 1.5));
}

void draw_tile_back(SvgWriter& svg) {
  std::vector<Point> points;
  for (int i = 0; i < directions; ++i) points.push_back(corner(i) * 15);
  svg.polygon(points, painted(colour::stone, colour::stone_dark));
  svg.path("M0 -13C0 -2 0 -2 11.300 6.500", {{"fill", "none"}, {"stroke", std::string(colour::sand)}, {"stroke-width", "6"}});
}

void draw_card_back(SvgWriter& svg) {
  svg.rectangle({-10, -14}, {20, 28}, 3, painted(colour::guardian, colour::ink));
  svg.path("M-6 -2L-1 0C-2 3 -5 3 -6 -2ZM6 -2L1 0C2 3 5 3 6 -2Z", {{"fill", "#ff9d2e"}});
}

void draw_die(SvgWriter& svg, int pips) {
  svg.rectangle({-14, -14}, {28, 28}, 6, painted("#ffffff"));
  // Which of the seven places of pips a number shows, as bits.
  constexpr std::array<int, 7> shown = {0, 8, 65, 73, 99, 107, 119};
  constexpr std::array<Point, 7> places = {{{-7, -7}, {7, -7}, {-7, 0}, {0, 0}, {7, 0}, {-7, 7}, {7, 7}}};
  for (std::size_t i = 0; i < places.size(); ++i) {
    if ((shown[static_cast<std::size_t>(pips)] >> i & 1) != 0) svg.circle(places[i], 3, {{"fill", std::string(colour::ink)}});
  }
}

}  // namespace meander::labyrinth::drawing
