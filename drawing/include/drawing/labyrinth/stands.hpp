// Where on the corridors of a tile things stand, so that none covers another or the cell's name, and it is seen which corridor each is on.
//
//   const Stands stands = stands_on(shape, {0, 1, 1});   // one thing on the first corridor, two on the second
//   draw(stands.points[0], size * stands.scale);
#pragma once

#include "drawing/labyrinth/roads.hpp"

namespace meander::labyrinth::drawing {

// What things are made for, in units of a cell's radius; they may be wider than high by a third.
inline constexpr double thing_height = 0.5;

struct Stands {
  std::vector<Point> points;  // from the middle of the cell
  double scale = 1;           // what the things must be shrunk to
};

// By the corridor of each thing.
Stands stands_on(const TileShape& shape, const std::vector<std::size_t>& corridors);

}  // namespace meander::labyrinth::drawing
