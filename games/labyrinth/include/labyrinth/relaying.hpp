// Tiles that are turned or change places, with all that lies on them (LAB-1.7), and whether LAB-5.2 lets them.
//
//   relay(s, cell, cell, 2, 2)   // turned by two steps clockwise
//   relay(s, a, b, 0, 3)         // swapped; the tile that was on b is turned, too
#pragma once

#include "labyrinth/queries.hpp"

namespace meander::labyrinth {

// Where a place is once the tile of `a` lies on `b` and that of `b` on `a`; of one that turns where it lies both are it.
constexpr Place relaid(Place place, Cell a, const LaidAgain& from_a, Cell b, const LaidAgain& from_b) {
  if (!is_corridor(place)) return place;
  const auto corridor = static_cast<std::size_t>(corridor_of(place));
  if (cell_of(place) == a) return place_of(b, from_a.corridor[corridor]);
  return cell_of(place) == b ? place_of(a, from_b.corridor[corridor]) : place;
}

// The tile of `a` comes to `b` and that of `b` to `a`, each turned; a tile turned where it lies is both. Nothing of it is an arrival.
constexpr void relay(State& s, Cell a, Cell b, int steps_a, int steps_b) {
  const LaidAgain from_a = tables_of(s).turned(s.board.tiles[a], steps_a);
  const LaidAgain from_b = tables_of(s).turned(s.board.tiles[b], steps_b);
  const auto moved = [&](Place place) { return relaid(place, a, from_a, b, from_b); };
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

// Which tiles may be turned or change places. The state must outlive it.
class Relaying {
 public:
  explicit Relaying(const State& s);

  // Every way in which the active player may turn a tile that lies, bit t of a cell's set: by t steps. On his own one he may stand himself
  // (LAB-A.architect.1). Of ways that come to the same the one with the fewest steps, and none that changes nothing.
  using Turnings = std::array<Edges, cell_count>;
  Turnings turnings() const;

  // Which two tiles may change places (LAB-A.architect.3), the one whose cell comes first named first.
  bool any() const;
  bool first(Cell a) const;
  bool second(Cell a, Cell b) const;
  // By how many steps each may be turned.
  struct Steps {
    std::uint8_t a = 0;
    std::uint8_t b = 0;
  };
  using Layings = FillList<Steps, std::size_t{directions} * directions>;
  // No more than so many are looked for.
  void layings(Cell a, Cell b, Layings& found, std::size_t most = std::size_t{directions} * directions) const;

 private:
  bool free(Cell cell) const;
  bool may_swap(Cell a, Cell b, int steps_a, int steps_b) const;

  const State& s_;
  CellSet free_;    // of pawns and the Guardian
  CellSet loaded_;  // with something on their tiles
  NeededWays needed_;
};

}  // namespace meander::labyrinth
