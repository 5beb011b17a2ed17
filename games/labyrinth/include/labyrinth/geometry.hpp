// The board as cells and directions (LAB-1.1, 1.2): a hexagon of radius 3, its 37 cells in seven columns, and six start fields outside.
//
//   neighbour(centre, 0)  →  the cell north of the centre
//   name_of(centre)       →  "D4": column D, the fourth cell from the top
//   key_cell(2)           →  the cell of key tile 2, three steps south-east of the centre
//
// Cells are counted column by column from the west, each from the top. Directions are clockwise: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace meander::labyrinth {

using Cell = std::uint8_t;

inline constexpr int radius = 3;
inline constexpr int cell_count = 37;
inline constexpr int directions = 6;
inline constexpr int most_seats = 6;
inline constexpr Cell no_cell = cell_count;

constexpr int opposite(int direction) { return direction < 3 ? direction + 3 : direction - 3; }

// Axial coordinates: q grows to the east, r to the south.
struct Axial {
  int q = 0;
  int r = 0;
  constexpr bool operator==(const Axial&) const = default;
};

inline constexpr std::array<Axial, directions> steps = {{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

constexpr int magnitude(int number) { return number < 0 ? -number : number; }

// How far two places are apart, in cells.
constexpr int distance(Axial a, Axial b) {
  const int q = a.q - b.q;
  const int r = a.r - b.r;
  return (magnitude(q) + magnitude(r) + magnitude(q + r)) / 2;
}

// The topmost cell of a column, as r, and how many cells it has.
constexpr int top_of(int q) { return q < 0 ? -radius - q : -radius; }
constexpr int height_of(int q) { return 2 * radius + 1 - magnitude(q); }

// no_cell when the place is not on the board.
constexpr Cell cell_at(Axial place) {
  if (distance(place, {}) > radius) return no_cell;
  int cell = place.r - top_of(place.q);
  for (int q = -radius; q < place.q; ++q) cell += height_of(q);
  return static_cast<Cell>(cell);
}

namespace geometry {

constexpr std::array<Axial, cell_count> make_places() {
  std::array<Axial, cell_count> places{};
  for (int q = -radius; q <= radius; ++q) {
    for (int r = top_of(q); r < top_of(q) + height_of(q); ++r) places[cell_at({q, r})] = {q, r};
  }
  return places;
}
inline constexpr std::array<Axial, cell_count> places = make_places();

constexpr std::array<std::array<Cell, directions>, cell_count> make_neighbours() {
  std::array<std::array<Cell, directions>, cell_count> all{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    for (std::size_t d = 0; d < directions; ++d) all[cell][d] = cell_at({places[cell].q + steps[d].q, places[cell].r + steps[d].r});
  }
  return all;
}
inline constexpr std::array<std::array<Cell, directions>, cell_count> neighbours = make_neighbours();

}  // namespace geometry

constexpr Axial axial_of(Cell cell) { return geometry::places[cell]; }
// no_cell beyond the edge of the board.
constexpr Cell neighbour(Cell cell, int direction) { return geometry::neighbours[cell][static_cast<std::size_t>(direction)]; }
// In which direction a cell beside another lies.
constexpr int direction_to(Cell cell, Cell beside) {
  int direction = 0;
  while (neighbour(cell, direction) != beside) ++direction;
  return direction;
}
constexpr int distance(Cell a, Cell b) { return distance(axial_of(a), axial_of(b)); }

inline constexpr Cell centre = cell_at({0, 0});

// The cell of the key tile that start field d lies beside; the start field is one step further.
constexpr Cell key_cell(int d) {
  const Axial step = steps[static_cast<std::size_t>(d)];
  return cell_at({radius * step.q, radius * step.r});
}

namespace geometry {

constexpr std::array<std::int8_t, cell_count> make_key_tiles() {
  std::array<std::int8_t, cell_count> all{};
  all.fill(-1);
  for (int d = 0; d < directions; ++d) all[key_cell(d)] = static_cast<std::int8_t>(d);
  return all;
}
inline constexpr std::array<std::int8_t, cell_count> key_tiles = make_key_tiles();

}  // namespace geometry

// Which key tile lies on a cell; -1 for all others.
constexpr int key_tile_of(Cell cell) { return geometry::key_tiles[cell]; }

constexpr std::string name_of(Cell cell) {
  const Axial place = axial_of(cell);
  return {static_cast<char>('A' + place.q + radius), static_cast<char>('1' + place.r - top_of(place.q))};
}

// no_cell when there is no cell of that name.
constexpr Cell cell_named(std::string_view name) {
  if (name.size() != 2 || name[0] < 'A' || name[0] > 'G') return no_cell;
  const int q = name[0] - 'A' - radius;
  const int row = name[1] - '1';
  return row >= 0 && row < height_of(q) ? cell_at({q, top_of(q) + row}) : no_cell;
}

}  // namespace meander::labyrinth
