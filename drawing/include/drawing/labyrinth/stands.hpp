// Where on a corridor things stand, so that none covers another and it is seen which corridor of the tile they are on.
//
//   const Stands stands = stands_on(shape, 1, 3);   // three things on the second corridor
//   draw(stands.points[0], size * stands.scale);
#pragma once

#include "drawing/labyrinth/roads.hpp"

namespace meander::labyrinth::drawing {

inline constexpr double thing_width = 0.5;  // what things are made for, in units of a cell's radius

struct Stands {
  std::vector<Point> points;  // from the middle of the cell
  double scale = 1;           // what things must be shrunk to
};

Stands stands_on(const TileShape& shape, std::size_t corridor, std::size_t count);

}  // namespace meander::labyrinth::drawing
