// Tiles: the corridors that are printed on them (LAB-1.5), and how a tile lies on the board.
//
//   TileShape bridge = {{Level::over, edges_of({0, 3})}, {Level::under, edges_of({1, 4})}};
//   rotated(edges_of({0, 3}), 1)  →  edges 1 and 4
//   LaidTile tile = LaidTile::normal(5, 2);  // the fifth kind of the set, turned by two steps clockwise
#pragma once

#include <cstdint>
#include <initializer_list>

#include "core/fixed_vector.hpp"
#include "labyrinth/geometry.hpp"

namespace meander::labyrinth {

// A set of edges: bit d for the edge in direction d.
using Edges = std::uint8_t;

inline constexpr Edges all_edges = 63;
inline constexpr int most_corridors = 3;    // of a tile
inline constexpr int most_tile_kinds = 30;  // of a set, centre and key tile apart
// In place of a kind: that of a tile that lies face down, for who may not know it.
inline constexpr std::uint8_t hidden_tile = most_tile_kinds + 1;

constexpr Edges edges_of(std::initializer_list<int> edges) {
  int all = 0;
  for (const int edge : edges) all |= 1 << edge;
  return static_cast<Edges>(all);
}

// Turned clockwise by 0 to 5 steps.
constexpr Edges rotated(Edges edges, int steps) { return static_cast<Edges>((edges << steps | edges >> (directions - steps)) & all_edges); }

enum class Level : std::uint8_t { floor, over, under, beside };

struct CorridorShape {
  Level level = Level::floor;
  Edges edges = 0;
  constexpr bool operator==(const CorridorShape&) const = default;
};

using TileShape = FixedVector<CorridorShape, most_corridors>;

constexpr TileShape rotated(const TileShape& shape, int steps) {
  TileShape turned = shape;
  for (CorridorShape& corridor : turned) corridor.edges = rotated(corridor.edges, steps);
  return turned;
}

// Whether two tiles look the same on the table: the same corridors, in whatever order.
constexpr bool look_the_same(const TileShape& a, const TileShape& b) {
  if (a.size() != b.size()) return false;
  for (const CorridorShape& corridor : a) {
    bool found = false;
    for (const CorridorShape& other : b) found = found || corridor == other;
    if (!found) return false;
  }
  return true;
}

// How a cell is covered, in one byte.
class LaidTile {
 public:
  constexpr LaidTile() = default;  // an empty cell
  static constexpr LaidTile centre_tile() { return LaidTile(7); }
  static constexpr LaidTile key_tile(int d) { return LaidTile(1 + d); }
  // `kind` is counted from 1.
  static constexpr LaidTile normal(int kind, int rotation) { return LaidTile(8 * kind + rotation); }

  // LAB-A.illusionist.1: one that lies face down, which its layer alone has seen, or which all know.
  static constexpr LaidTile face_down(int kind, bool known) { return LaidTile(8 * kind + (known ? face_down_known : face_down_secret)); }

  constexpr bool empty() const { return byte_ == 0; }
  constexpr bool is_normal() const { return byte_ >= 8 && rotation() < directions; }
  constexpr bool is_face_down() const { return byte_ >= 8 && rotation() >= directions; }
  // Of those that are known to him alone who laid them.
  constexpr bool is_secret() const { return byte_ >= 8 && rotation() == face_down_secret; }
  // Of a normal tile or one that lies face down; hidden_tile: which nobody may know here.
  constexpr int kind() const { return byte_ / 8; }
  constexpr int rotation() const { return byte_ % 8; }

  constexpr std::uint8_t byte() const { return byte_; }
  constexpr bool operator==(const LaidTile&) const = default;

 private:
  static constexpr int face_down_secret = directions;
  static constexpr int face_down_known = directions + 1;
  constexpr explicit LaidTile(int byte) : byte_(static_cast<std::uint8_t>(byte)) {}
  std::uint8_t byte_ = 0;
};
inline constexpr int laid_tiles = 256;  // every byte of a laid tile is below this

}  // namespace meander::labyrinth
