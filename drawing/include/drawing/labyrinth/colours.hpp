// The colours of seats, tiles and pieces, as CSS writes them.
//
//   seat_signs[2].colour   →  "#009e73"; its second sign is the number 3, its third a shape
//
// Seats have colours of Okabe and Ito, which people who are colour-blind tell apart.
#pragma once

#include <array>
#include <string_view>

#include "labyrinth/geometry.hpp"

namespace meander::labyrinth::drawing {

enum class SeatShape : std::uint8_t { circle, square, triangle, diamond, pentagon, star };

struct SeatSign {
  std::string_view colour;
  std::string_view ink;  // for the number upon it
  SeatShape shape;
};

inline constexpr std::array<SeatSign, most_seats> seat_signs = {{
    {"#0072b2", "#ffffff", SeatShape::circle},
    {"#d55e00", "#ffffff", SeatShape::square},
    {"#009e73", "#ffffff", SeatShape::triangle},
    {"#f0e442", "#1d1b18", SeatShape::diamond},
    {"#cc79a7", "#1d1b18", SeatShape::pentagon},
    {"#56b4e9", "#1d1b18", SeatShape::star},
}};

namespace colour {
inline constexpr std::string_view paper = "#f3ecdd";
inline constexpr std::string_view ink = "#1d1b18";
inline constexpr std::string_view faint = "#6f675a";
inline constexpr std::string_view stone = "#747b85";
inline constexpr std::string_view stone_dark = "#4b515a";
inline constexpr std::string_view stone_light = "#8d949d";
inline constexpr std::string_view key_stone = "#86786b";
inline constexpr std::string_view centre_stone = "#5b6478";
inline constexpr std::string_view tile_back = "#3f5a5c";
inline constexpr std::string_view tile_back_line = "#8fb0a8";
inline constexpr std::string_view sand = "#ecd9a8";
inline constexpr std::string_view sand_dark = "#a98d54";
inline constexpr std::string_view wood = "#a8703a";
inline constexpr std::string_view wood_dark = "#56341a";
inline constexpr std::string_view gold = "#f5c433";
inline constexpr std::string_view guardian = "#2c2240";
inline constexpr std::string_view guardian_asleep = "#8d869b";
inline constexpr std::string_view trap = "#3b3a37";
inline constexpr std::string_view trap_open = "#fff4ee";
inline constexpr std::string_view trap_rim = "#9c2f14";
inline constexpr std::string_view life = "#c8312b";
inline constexpr std::string_view crystal = "#7fd0e8";
inline constexpr std::string_view spent = "#cfc6b5";
}  // namespace colour

}  // namespace meander::labyrinth::drawing
