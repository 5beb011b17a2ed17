// The corridors of a tile as smooth roads, in units of a cell's radius, from the middle of the cell.
//
//   for (const Curve& curve : road_of(shape, 0)) …   // two edges: one curve; three and more: one curve from each to a junction; one: a dead end
//   along(curve, 0.5)                                // the point half-way
//
// Roads end on the middles of their edges. Where a tile has a bridge, draw the corridor of Level::over last: the others pass under or beside it.
#pragma once

#include <vector>

#include "drawing/labyrinth/hexagon.hpp"
#include "labyrinth/tiles.hpp"

namespace meander::labyrinth::drawing {

// A cubic Bézier curve.
struct Curve {
  Point from;
  Point after_from;
  Point before_to;
  Point to;
};

using Road = std::vector<Curve>;

inline constexpr double road_width = 0.34;

Road road_of(const TileShape& shape, std::size_t corridor);

Point along(const Curve& curve, double share);
// What lies between two shares of a curve, as a curve of its own.
Curve part_of(const Curve& curve, double first, double last);

// In which order the corridors of a tile are drawn.
std::vector<std::size_t> drawing_order(const TileShape& shape);

// Where the name of a cell covers no road, from its middle: near a corner.
Point place_for_name(const TileShape& shape);

}  // namespace meander::labyrinth::drawing
