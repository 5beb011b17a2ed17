// The tiles on the board and what their corridors are joined to (LAB-1.5, 1.6).
#pragma once

#include <array>
#include <vector>

#include "components.hpp"
#include "geometry.hpp"

namespace labyrinth_referee {

struct LaidTile {
  const TileKind* kind = nullptr;  // none: the cell is empty
  int rotation = 0;
  std::array<int, kEdges> corridor_at{};  // by edge of the board: which corridor is open there, or -1
  // By corridor: the first of the corridors that are one road with it for LAB-5.2. Over and under are joined, all others stand alone.
  std::array<int, kCorridors> road_of{};
  std::array<int, kEdges> road_at{};  // by edge of the board: which road is open there, or -1; an empty cell is one road, open on all sides
  const TileKind* hidden = nullptr;   // LAB-A.illusionist.1: what lies face down here
  bool known = false;                 // and all know it
};

// The tile turned `rotation` steps clockwise.
LaidTile turned(const TileKind& kind, int rotation);
// The tile face down: one corridor, open on all sides (LAB-A.illusionist.1).
LaidTile face_down(const TileKind& kind, bool known);
// The rotations of a tile; of those that look the same the smallest.
std::vector<int> rotations_of(const TileKind& kind);

struct Board {
  std::array<LaidTile, kCells> cells;

  explicit Board(const Components& components);

  const LaidTile& at(int cell) const { return cells[static_cast<std::size_t>(cell)]; }
  bool empty(int cell) const { return at(cell).kind == nullptr; }
  bool lies_face_down(int cell) const { return at(cell).hidden != nullptr; }
  void lay(int cell, const LaidTile& tile) { cells[static_cast<std::size_t>(cell)] = tile; }
  // Empty cells that share an edge with a tile (LAB-5.1).
  std::vector<int> cells_to_build_on() const;
  std::vector<Place> corridors() const;
  const std::string& level(Place corridor) const;
  // The over corridor for the under one and the other way round; cell -1 for every other corridor.
  Place other_level(Place corridor) const;
  // The corridors of neighbouring tiles connected to this one; start fields are left out.
  std::vector<Place> connected(Place corridor) const;
  // The corridor of the key tile that the start field leads to.
  Place beside_start(int direction) const;
};

}  // namespace labyrinth_referee
