// The corridors of a tile as roads of letters: each is routed through a grid of five columns and three rows, so that no two share a place but where
// one crosses the other. Internal.
//
//   const LetterRoads roads = letter_roads(shape);
//   roads.arms[1][node_at(2, 0)]   // to which sides the second corridor leads from the grid's middle of the upper row
//
// N and S are the middle of the upper and the lower row, the other edges the ends of these rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "labyrinth/tiles.hpp"

namespace meander::labyrinth {

inline constexpr int letter_columns = 5;
inline constexpr int letter_rows = 3;
inline constexpr std::size_t letter_nodes = std::size_t{letter_columns} * letter_rows;

constexpr std::size_t node_at(int column, int row) { return static_cast<std::size_t>(row) * letter_columns + static_cast<std::size_t>(column); }

enum Arm : std::uint8_t { arm_north = 1, arm_east = 2, arm_south = 4, arm_west = 8 };
constexpr std::array<Arm, 4> all_arms = {arm_north, arm_east, arm_south, arm_west};
using Arms = std::uint8_t;  // a set of them

// Where an edge's road leaves the grid, and by which arm.
struct LetterExit {
  int column;
  int row;
  Arm arm;
};
constexpr std::array<LetterExit, directions> letter_exits = {
    {{2, 0, arm_north}, {4, 0, arm_east}, {4, 2, arm_east}, {2, 2, arm_south}, {0, 2, arm_west}, {0, 0, arm_west}}};

struct LetterRoads {
  std::array<std::array<Arms, letter_nodes>, most_corridors> arms{};  // by corridor
  bool complete = true;                                               // whether every corridor is joined; otherwise some are stumps at the edges
};

LetterRoads letter_roads(const TileShape& shape);

}  // namespace meander::labyrinth
