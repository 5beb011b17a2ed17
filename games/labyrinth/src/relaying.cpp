#include "labyrinth/relaying.hpp"

namespace meander::labyrinth {

namespace {

// Whether a pawn but for one seat's, or the Guardian, is on a tile.
bool is_trodden(const State& s, Cell cell, int but_for) {
  if (cell_of(s.figures.guardian) == cell) return true;
  for (int seat = 0; seat < s.players; ++seat) {
    if (seat != but_for && is_corridor(s.pawn(seat)) && cell_of(s.pawn(seat)) == cell) return true;
  }
  return false;
}

// What lies on the corridors of each tile.
struct Load {
  std::array<std::uint8_t, cell_count> corridors{};  // bit i for corridor i
  std::array<bool, cell_count> needed{};             // with something that must stay joined to the centre
};
Load load_of(const State& s) {
  Load load;
  const auto add = [&load](Place place, bool needed) {
    if (!is_corridor(place)) return;
    const Cell cell = cell_of(place);
    load.corridors[cell] = static_cast<std::uint8_t>(load.corridors[cell] | 1U << static_cast<unsigned>(corridor_of(place)));
    load.needed[cell] = load.needed[cell] || needed;
  };
  for (const Place pawn : s.figures.pawn) add(pawn, true);
  for (const Place place : s.figures.lying) add(place, true);
  for (const Trap& trap : s.traps) add(trap.place, false);
  add(s.figures.guardian_from, false);
  return load;
}

// A state without what nobody is to tell from what is offered: whether a trap that lies face down is known to somebody. Where somebody may know one,
// each counts as another; where nobody may, all are the same.
State without_secrets(State s) {
  std::uint8_t label = 0;
  for (Trap& trap : s.traps.all()) {
    trap.laid_after = 0;
    trap.seen = false;
    if (!trap.face_up()) trap.token = may_be_known(s) ? ++label : unseen_trap;
  }
  return s;
}

// A state without what means nothing: the order of different traps on a corridor, and who has failed one whose numbers are the same.
State without_differences(State s) {
  FixedVector<Trap, most_traps> by_kind;
  for (Trap trap : s.traps) {
    const TrapKind* kind = kind_of(*s.set, trap);
    if (kind != nullptr && kind->number == kind->retry) trap.failed = trap.failed_before = 0;
    std::size_t index = by_kind.size();
    while (index > 0 && by_kind[index - 1].kind > trap.kind) --index;
    by_kind.insert(index, trap);
  }
  s.traps = {};
  for (const Trap& trap : by_kind) s.traps.lay(trap);
  return s;
}
bool come_to_the_same(const State& one, const State& other) { return without_differences(one) == without_differences(other); }

State turned(const State& s, Cell cell, int steps) {
  State after = s;
  relay(after, cell, cell, steps, steps);
  return after;
}

// Steps that come to something different each, `0` among them.
using Different = FixedVector<std::uint8_t, directions>;
Different different_steps(const State& s, Cell cell, unsigned corridors) {
  Different steps;
  FixedVector<LaidAgain, directions> seen;
  for (int turn = 0; turn < directions; ++turn) {
    const LaidAgain laid = laid_again(tables_of(s), s.board.tiles[cell], turn);
    bool known = false;
    for (std::size_t k = 0; k < seen.size() && !known; ++k) {
      if (seen[k].tile != laid.tile) continue;
      bool same = true;
      for (std::size_t i = 0; i < most_corridors; ++i) same = same && ((corridors >> i & 1U) == 0 || laid.corridor[i] == seen[k].corridor[i]);
      known = same || come_to_the_same(turned(s, cell, turn), turned(s, cell, steps[k]));
    }
    if (known) continue;
    seen.push_back(laid);
    steps.push_back(static_cast<std::uint8_t>(turn));
  }
  return steps;
}

// Whether it changes anything, and keeps what LAB-5.2 asks for.
bool may_relay(const State& s, const NeededWays& needed, Cell a, Cell b, int steps_a, int steps_b) {
  State after = s;
  relay(after, a, b, steps_a, steps_b);
  return !come_to_the_same(after, s) && ways_kept(tables_of(s), s.board, needed, after.board, needed_ways(after));
}

}  // namespace

void turnings(const State& state, Turnings& found) {
  found.clear();
  const State s = without_secrets(state);
  const NeededWays needed = needed_ways(s);
  const Placements kept = turns_kept(tables_of(s), s.board, needed);
  const Load load = load_of(s);
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const LaidTile tile = s.board.tiles[cell];
    if (!tile.is_normal() || is_trodden(s, cell, s.active)) continue;
    for (const std::uint8_t steps : different_steps(s, cell, load.corridors[cell])) {
      if (steps == 0 || steps > s.set->numbers.architect.correction_steps) continue;
      const int rotation = laid_again(tables_of(s), tile, steps).tile.rotation();
      if (load.needed[cell] ? may_relay(s, needed, cell, cell, steps, steps) : (kept[cell] >> rotation & 1) != 0) found.push_back({cell, steps});
    }
  }
}

Swapping::Swapping(const State& s) : s_(without_secrets(s)), needed_(needed_ways(s)) {}

bool Swapping::free(Cell cell) const { return s_.board.tiles[cell].is_normal() && !is_trodden(s_, cell, no_seat); }

bool Swapping::any() const {
  for (Cell a = 0; a < cell_count; ++a) {
    if (first(a)) return true;
  }
  return false;
}

bool Swapping::first(Cell a) const {
  if (!free(a)) return false;
  for (Cell b = static_cast<Cell>(a + 1); b < cell_count; ++b) {
    if (second(a, b)) return true;
  }
  return false;
}

bool Swapping::second(Cell a, Cell b) const {
  if (b <= a || !free(a) || !free(b)) return false;
  for (int i = 0; i < directions; ++i) {
    for (int j = 0; j < directions; ++j) {
      if (may_relay(s_, needed_, a, b, i, j)) return true;
    }
  }
  return false;
}

void Swapping::layings(Cell a, Cell b, Layings& found) const {
  found.clear();
  const Load load = load_of(s_);
  const Different steps_b = different_steps(s_, b, load.corridors[b]);
  for (const std::uint8_t i : different_steps(s_, a, load.corridors[a])) {
    for (const std::uint8_t j : steps_b) {
      if (may_relay(s_, needed_, a, b, i, j)) found.push_back({i, j});
    }
  }
}

}  // namespace meander::labyrinth
