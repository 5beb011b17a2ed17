// Tiles that are turned or change places, with all that lies on them (LAB-1.7), and whether LAB-5.2 lets them.
//
//   relay(s, cell, cell, 2, 2)   // turned by two steps clockwise
//   relay(s, a, b, 0, 3)         // swapped; the tile that was on b is turned, too
#pragma once

#include "labyrinth/queries.hpp"

namespace meander::labyrinth {

// A tile with the smallest rotation that looks the same, and which of its corridors each has become.
struct LaidAgain {
  LaidTile tile;
  std::array<std::uint8_t, most_corridors> corridor{};
  constexpr bool operator==(const LaidAgain&) const = default;
};
constexpr LaidAgain laid_again(const TileTables& tables, LaidTile tile, int steps) {
  const int turned = (tile.rotation() + steps) % directions;
  const TileShape& shape = tables.shape(LaidTile::normal(tile.kind(), turned));
  for (unsigned left = tables.rotations(tile.kind()); left != 0; left &= left - 1) {
    const LaidTile same = LaidTile::normal(tile.kind(), std::countr_zero(left));
    const TileShape& other = tables.shape(same);
    if (!look_the_same(shape, other)) continue;
    LaidAgain laid{same, {}};
    for (std::size_t i = 0; i < shape.size(); ++i) {
      std::uint8_t j = 0;
      while (!(other[j] == shape[i])) ++j;
      laid.corridor[i] = j;
    }
    return laid;
  }
  return {tile, {0, 1, 2}};
}

// The tile of `a` comes to `b` and that of `b` to `a`, each turned; a tile turned where it lies is both. Nothing of it is an arrival.
constexpr void relay(State& s, Cell a, Cell b, int steps_a, int steps_b) {
  const LaidAgain from_a = laid_again(tables_of(s), s.board.tiles[a], steps_a);
  const LaidAgain from_b = laid_again(tables_of(s), s.board.tiles[b], steps_b);
  const auto moved = [&](Place place) {
    if (!is_corridor(place)) return place;
    const auto corridor = static_cast<std::size_t>(corridor_of(place));
    if (cell_of(place) == a) return place_of(b, from_a.corridor[corridor]);
    return cell_of(place) == b ? place_of(a, from_b.corridor[corridor]) : place;
  };
  s.board.tiles[a] = from_b.tile;
  s.board.tiles[b] = from_a.tile;
  for (Place& pawn : s.figures.pawn) pawn = moved(pawn);
  s.figures.guardian = moved(s.figures.guardian);
  s.figures.guardian_from = moved(s.figures.guardian_from);
  const auto lying = s.figures.lying;
  s.figures.lying.clear();
  for (const Place place : lying) s.figures.lay_key(moved(place));
  const Traps traps = s.traps;
  s.traps = {};
  for (Trap trap : traps) {
    trap.place = moved(trap.place);
    s.traps.lay(trap);
  }
}

// Every way in which the active player may turn a tile that lies: on his own one he may stand himself (LAB-A.architect.1). Of ways that come to the
// same the one with the fewest steps, and none that changes nothing.
struct Turning {
  Cell cell = no_cell;
  std::uint8_t steps = 0;
};
using Turnings = FillList<Turning, std::size_t{cell_count} * directions>;
void turnings(const State& s, Turnings& found);

// Which tiles may change places (LAB-A.architect.3), the one whose cell comes first named first.
class Swapping {
 public:
  explicit Swapping(const State& s);

  bool any() const;
  bool first(Cell a) const;
  bool second(Cell a, Cell b) const;
  // By how many steps each may be turned.
  struct Steps {
    std::uint8_t a = 0;
    std::uint8_t b = 0;
  };
  using Layings = FillList<Steps, std::size_t{directions} * directions>;
  void layings(Cell a, Cell b, Layings& found) const;

 private:
  bool free(Cell cell) const;

  State s_;
  NeededWays needed_;
};

}  // namespace meander::labyrinth
