// What the rules ask of every laid tile of a set, worked out once.
//
//   TileTables tables(centre, key_tile, kinds);
//   tables.corridor_at(tile, 2)   // which corridor of the tile is open to the south-east
//   tables.ways(tile)             // LAB-5.2: bridges count as plain road
#pragma once

#include <array>
#include <bit>

#include "core/fixed_vector.hpp"
#include "labyrinth/tiles.hpp"

namespace meander::labyrinth {

inline constexpr int no_corridor = most_corridors;  // as a corridor of a tile

using TileKinds = FixedVector<TileShape, most_tile_kinds>;
// Edges that are joined when over and under count as one (LAB-5.2); unused ones are 0.
using Ways = std::array<Edges, most_corridors>;

// A tile with the smallest rotation that looks the same, and which of its corridors each has become.
struct LaidAgain {
  LaidTile tile;
  std::array<std::uint8_t, most_corridors> corridor{0, 1, 2};
  constexpr bool operator==(const LaidAgain&) const = default;
};

class TileTables {
 public:
  constexpr TileTables() = default;
  // The shapes must be sound (LAB-1.5): no edge twice on a tile, and each corridor with at least one.
  constexpr TileTables(const TileShape& centre_shape, const TileShape& key_shape, const TileKinds& kinds) {
    enter(LaidTile(), {});
    ways_[0][0] = all_edges;  // an empty cell is open on all sides
    ways_at_[0].fill(0);
    enter(LaidTile::centre_tile(), centre_shape);
    for (int d = 0; d < directions; ++d) enter(LaidTile::key_tile(d), rotated(key_shape, d));
    TileShape open;
    open.push_back({Level::floor, all_edges});
    enter(LaidTile::face_down(hidden_tile, false), open);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      enter(LaidTile::face_down(static_cast<int>(kind) + 1, false), open);
      enter(LaidTile::face_down(static_cast<int>(kind) + 1, true), open);
      for (int r = 0; r < directions; ++r) {
        const TileShape shape = rotated(kinds[kind], r);
        enter(LaidTile::normal(static_cast<int>(kind) + 1, r), shape);
        bool seen = false;
        for (int earlier = 0; earlier < r; ++earlier) seen = seen || look_the_same(shape, rotated(kinds[kind], earlier));
        if (!seen) rotations_[kind] = static_cast<Edges>(rotations_[kind] | 1 << r);
      }
      for (int r = 0; r < directions; ++r) lay_again(static_cast<int>(kind) + 1, r);
      for (int r = 0; r < directions; ++r) find_new_looks(LaidTile::normal(static_cast<int>(kind) + 1, r));
    }
  }

  // no_corridor where the tile is closed.
  constexpr int corridor_at(LaidTile tile, int edge) const { return corridors_[tile.byte()][static_cast<std::size_t>(edge)]; }
  // The same, but an empty cell is open on all sides, as its first corridor.
  constexpr int open_at(LaidTile tile, int edge) const { return tile.empty() ? 0 : corridor_at(tile, edge); }
  constexpr const TileShape& shape(LaidTile tile) const { return shapes_[tile.byte()]; }
  constexpr const Ways& ways(LaidTile tile) const { return ways_[tile.byte()]; }
  // The way that is open to an edge; no_corridor where there is none.
  constexpr int way_at(LaidTile tile, int edge) const { return ways_at_[tile.byte()][static_cast<std::size_t>(edge)]; }
  // Which way a corridor belongs to.
  constexpr int way_of(LaidTile tile, int corridor) const { return way_of_[tile.byte()][static_cast<std::size_t>(corridor)]; }
  // One rotation for each look of a kind, the smallest: bit r for r steps.
  constexpr Edges rotations(int kind) const { return rotations_[static_cast<std::size_t>(kind) - 1]; }
  // A normal tile turned by so many steps more.
  constexpr const LaidAgain& turned(LaidTile tile, int steps) const {
    return laid_again_[LaidTile::normal(tile.kind(), (tile.rotation() + steps) % directions).byte()];
  }
  // Bit t where a normal tile turned by t steps more looks as it does by no fewer.
  constexpr Edges new_looks(LaidTile tile) const { return new_looks_[tile.byte()]; }
  // The same where corridors that look alike are told apart, as they are by what lies on them.
  constexpr Edges new_ways_to_lie(LaidTile tile) const { return new_ways_to_lie_[tile.byte()]; }

 private:
  constexpr void enter(LaidTile tile, const TileShape& shape) {
    const std::size_t byte = tile.byte();
    shapes_[byte] = shape;
    corridors_[byte].fill(no_corridor);
    ways_at_[byte].fill(no_corridor);
    int used = 0;
    int bridge = -1;
    for (std::size_t i = 0; i < shape.size(); ++i) {
      const bool crossing = shape[i].level == Level::over || shape[i].level == Level::under;
      const int way = crossing && bridge >= 0 ? bridge : used++;
      if (crossing) bridge = way;
      way_of_[byte][i] = static_cast<std::uint8_t>(way);
      Edges& joined = ways_[byte][static_cast<std::size_t>(way)];
      joined = static_cast<Edges>(joined | shape[i].edges);
      for (std::size_t edge = 0; edge < directions; ++edge) {
        if ((shape[i].edges >> edge & 1) == 0) continue;
        corridors_[byte][edge] = static_cast<std::uint8_t>(i);
        ways_at_[byte][edge] = static_cast<std::uint8_t>(way);
      }
    }
  }

  constexpr void lay_again(int kind, int rotation) {
    const LaidTile tile = LaidTile::normal(kind, rotation);
    for (unsigned left = rotations(kind); left != 0; left &= left - 1) {
      const LaidTile same = LaidTile::normal(kind, std::countr_zero(left));
      if (!look_the_same(shape(tile), shape(same))) continue;
      laid_again_[tile.byte()].tile = same;
      for (std::size_t i = 0; i < shape(tile).size(); ++i) {
        std::uint8_t j = 0;
        while (!(shape(same)[j] == shape(tile)[i])) ++j;
        laid_again_[tile.byte()].corridor[i] = j;
      }
      return;
    }
  }

  constexpr void find_new_looks(LaidTile tile) {
    for (int t = 0; t < directions; ++t) {
      bool looks = true;
      bool lies = true;
      for (int fewer = 0; fewer < t; ++fewer) {
        looks = looks && turned(tile, fewer).tile != turned(tile, t).tile;
        lies = lies && turned(tile, fewer) != turned(tile, t);
      }
      if (looks) new_looks_[tile.byte()] = static_cast<Edges>(new_looks_[tile.byte()] | 1 << t);
      if (lies) new_ways_to_lie_[tile.byte()] = static_cast<Edges>(new_ways_to_lie_[tile.byte()] | 1 << t);
    }
  }

  std::array<TileShape, laid_tiles> shapes_{};
  std::array<std::array<std::uint8_t, directions>, laid_tiles> corridors_{};
  std::array<std::array<std::uint8_t, directions>, laid_tiles> ways_at_{};
  std::array<Ways, laid_tiles> ways_{};
  std::array<std::array<std::uint8_t, most_corridors>, laid_tiles> way_of_{};
  std::array<Edges, most_tile_kinds> rotations_{};
  std::array<LaidAgain, laid_tiles> laid_again_{};
  std::array<Edges, laid_tiles> new_looks_{};
  std::array<Edges, laid_tiles> new_ways_to_lie_{};
};

}  // namespace meander::labyrinth
