// The cells of the board, the start fields around it and their names in the notation (LAB-1.1, 1.2).
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <string>

namespace labyrinth_referee {

inline constexpr int kCells = 37;
inline constexpr int kEdges = 6;
inline constexpr int kCorridors = 3;

// A corridor of a tile, or a start field. Cells 0 … 36 run down the columns from the west; start field d is "cell" 37 + d.
struct Place {
  int cell = -1;
  int corridor = 0;
  auto operator<=>(const Place&) const = default;
};

inline Place start_field(int direction) { return {kCells + direction, 0}; }
inline bool is_start(Place place) { return place.cell >= kCells; }

int centre_cell();
int key_cell(int direction);
// The cell across an edge, or -1 where the board ends.
extern const std::array<std::array<int, kEdges>, kCells> kNeighbours;
inline int neighbour(int cell, int edge) { return kNeighbours[static_cast<std::size_t>(cell)][static_cast<std::size_t>(edge)]; }
// In steps from cell to neighbouring cell.
int distance(int one, int other);

const std::string& name_of(Place place);
// The place of that name; cell -1 when there is none.
Place place_named(const std::string& name);

}  // namespace labyrinth_referee
