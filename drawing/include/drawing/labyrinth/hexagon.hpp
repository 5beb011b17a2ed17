// Where the cells of the board lie in a plane, in units of a cell's radius: x to the east, y to the south, the centre tile at the origin.
//
//   middle_of(neighbour(centre, 0))   →  (0, -1.73)
//   edge_middle(2)                    →  the middle of the south-eastern edge, from the middle of its cell
//
// Cells have a flat top; corner i lies clockwise before edge i, and edge i between corners i and i + 1.
#pragma once

#include "labyrinth/geometry.hpp"

namespace meander::labyrinth::drawing {

struct Point {
  double x = 0;
  double y = 0;
  constexpr bool operator==(const Point&) const = default;
};
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
// From a to b by a share of the way.
constexpr Point between(Point a, Point b, double share) { return a + (b - a) * share; }

inline constexpr double half_height = 0.8660254037844386;  // of a cell: from its middle to an edge

constexpr Point middle_of(Cell cell) {
  const Axial place = axial_of(cell);
  return {1.5 * place.q, half_height * (2 * place.r + place.q)};
}

// From the middle of a cell.
constexpr Point corner(int i) {
  constexpr std::array<Point, directions> all = {
      {{-0.5, -half_height}, {0.5, -half_height}, {1, 0}, {0.5, half_height}, {-0.5, half_height}, {-1, 0}}};
  return all[static_cast<std::size_t>(i % directions)];
}
constexpr Point edge_middle(int d) { return between(corner(d), corner(d + 1), 0.5); }

// Start fields are small: they touch the outer edge of their key tile.
inline constexpr double start_radius = 0.42;
constexpr Point middle_of_start(int d) { return middle_of(key_cell(d)) + edge_middle(d) * (1 + start_radius / half_height); }

}  // namespace meander::labyrinth::drawing
