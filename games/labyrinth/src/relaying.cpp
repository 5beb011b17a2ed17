#include "labyrinth/relaying.hpp"

#include <bit>

namespace meander::labyrinth {

namespace {

// Start fields and `nowhere` are no cells.
void add_cell(CellSet& cells, Place place) {
  if (is_corridor(place)) cells |= CellSet{1} << cell_of(place);
}

// The cells of tiles that a pawn but for one seat's, or the Guardian, is on.
CellSet trodden(const State& s, int but_for) {
  CellSet cells = 0;
  add_cell(cells, s.figures.guardian);
  for (int seat = 0; seat < s.players; ++seat) {
    if (seat != but_for) add_cell(cells, s.pawn(seat));
  }
  return cells;
}

// What lies on a corridor and tells it from others. Whether a trap that lies face down is known to somebody must not be told from what is offered:
// where somebody may know one each counts as another, where nobody may all are the same.
struct Contents {
  SeatSet pawns = 0;
  std::uint8_t keys = 0;
  bool guardian_from = false;
  FixedVector<Trap, most_traps_together> traps;  // by kind
  bool operator==(const Contents&) const = default;
};
using TileContents = std::array<Contents, most_corridors>;
TileContents contents_of(const State& s, Cell cell) {
  TileContents contents;
  const auto on = [first = place_of(cell, 0)](Place place) { return place >= first && place < first + most_corridors; };
  const auto at = [&](Place place) -> Contents& { return contents[static_cast<std::size_t>(corridor_of(place))]; };
  for (int seat = 0; seat < s.players; ++seat) {
    if (on(s.pawn(seat))) at(s.pawn(seat)).pawns = with(at(s.pawn(seat)).pawns, seat);
  }
  for (const Place place : s.figures.lying) {
    if (on(place)) ++at(place).keys;
  }
  if (on(s.figures.guardian_from)) at(s.figures.guardian_from).guardian_from = true;
  for (std::size_t i = 0; i < s.traps.size(); ++i) {
    if (!on(s.traps[i].place)) continue;
    const Trap& lies = s.traps[i];
    const TrapKind* kind = kind_of(*s.set, lies);
    Trap trap = lies;
    trap.place = nowhere;
    trap.laid_after = 0;
    trap.seen = false;
    if (kind != nullptr && kind->number == kind->retry) trap.failed = trap.failed_before = 0;
    if (!lies.face_up()) trap.token = may_be_known(s) ? static_cast<std::uint8_t>(i + 1) : unseen_trap;
    auto& traps = at(lies.place).traps;
    std::size_t index = traps.size();
    while (index > 0 && traps[index - 1].kind > trap.kind) --index;
    traps.insert(index, trap);
  }
  return contents;
}
// What is where once the tile has been laid again.
TileContents laid_with(const TileContents& contents, const LaidAgain& laid) {
  TileContents after;
  for (std::size_t i = 0; i < most_corridors; ++i) after[laid.corridor[i]] = contents[i];
  return after;
}

// The cells of tiles with something on them by which their corridors differ.
CellSet loaded(const State& s) {
  CellSet cells = 0;
  for (const Place pawn : s.figures.pawn) add_cell(cells, pawn);
  for (const Place place : s.figures.lying) add_cell(cells, place);
  for (const Trap& trap : s.traps) add_cell(cells, trap.place);
  add_cell(cells, s.figures.guardian_from);
  return cells;
}

// Steps that come to something different each, `0` among them.
using Different = FixedVector<std::uint8_t, directions>;
Different different_steps(const State& s, Cell cell, bool is_loaded) {
  const TileTables& tables = tables_of(s);
  const LaidTile tile = s.board.tiles[cell];
  const Edges new_looks = tables.new_looks(tile);
  Different steps;
  if (!is_loaded || new_looks == tables.new_ways_to_lie(tile)) {
    for (unsigned left = new_looks; left != 0; left &= left - 1) steps.push_back(static_cast<std::uint8_t>(std::countr_zero(left)));
    return steps;
  }
  const TileContents contents = contents_of(s, cell);
  for (std::uint8_t turn = 0; turn < directions; ++turn) {
    const LaidAgain& laid = tables.turned(tile, turn);
    bool known = false;
    for (const std::uint8_t before : steps) {
      const LaidAgain& seen = tables.turned(tile, before);
      known = known || (seen.tile == laid.tile && (seen == laid || laid_with(contents, laid) == laid_with(contents, seen)));
    }
    if (!known) steps.push_back(turn);
  }
  return steps;
}

NeededWays relaid(NeededWays needed, Cell a, const LaidAgain& from_a, Cell b, const LaidAgain& from_b) {
  for (Place& place : needed.places) place = relaid(place, a, from_a, b, from_b);
  for (Place& place : needed.key_places) place = relaid(place, a, from_a, b, from_b);
  return needed;
}

// The cells with something on their tiles that must stay joined to the centre.
CellSet cells_of(const NeededWays& needed) {
  CellSet cells = 0;
  for (const Place place : needed.places) add_cell(cells, place);
  for (const Place place : needed.key_places) add_cell(cells, place);
  return cells;
}

}  // namespace

Relaying::Relaying(const State& s) : s_(s), free_(~trodden(s, no_seat)), loaded_(loaded(s)), needed_(needed_ways(s)) {}

Relaying::Turnings Relaying::turnings() const {
  Turnings found{};
  const CellSet needed = cells_of(needed_);
  const CellSet free = ~trodden(s_, s_.active);
  const Placements without_needed = turns_kept(tables_of(s_), s_.board, needed_, free & ~needed);
  Board after = s_.board;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const LaidTile tile = s_.board.tiles[cell];
    if (!tile.is_normal() || (free >> cell & 1U) == 0) continue;
    for (const std::uint8_t steps : different_steps(s_, cell, (loaded_ >> cell & 1U) != 0)) {
      if (steps == 0 || steps > s_.set->numbers.architect.correction_steps) continue;
      const LaidAgain& laid = tables_of(s_).turned(tile, steps);
      bool keeps = (without_needed[cell] >> laid.tile.rotation() & 1) != 0;
      if ((needed >> cell & 1U) != 0) {
        after.tiles[cell] = laid.tile;
        keeps = ways_kept(tables_of(s_), s_.board, needed_, after, relaid(needed_, cell, laid, cell, laid));
      }
      if (keeps) found[cell] = static_cast<Edges>(found[cell] | 1 << steps);
    }
    after.tiles[cell] = tile;
  }
  return found;
}

bool Relaying::free(Cell cell) const { return s_.board.tiles[cell].is_normal() && (free_ >> cell & 1U) != 0; }

bool Relaying::any() const {
  for (Cell a = 0; a < cell_count; ++a) {
    if (first(a)) return true;
  }
  return false;
}

bool Relaying::first(Cell a) const {
  if (!free(a)) return false;
  for (Cell b = static_cast<Cell>(a + 1); b < cell_count; ++b) {
    if (second(a, b)) return true;
  }
  return false;
}

bool Relaying::second(Cell a, Cell b) const {
  if (b <= a || !free(a) || !free(b)) return false;
  for (int i = 0; i < directions; ++i) {
    for (int j = 0; j < directions; ++j) {
      if (may_swap(a, b, i, j)) return true;
    }
  }
  return false;
}

// Whether it changes anything, and keeps what LAB-5.2 asks for.
bool Relaying::may_swap(Cell a, Cell b, int steps_a, int steps_b) const {
  const LaidAgain& from_a = tables_of(s_).turned(s_.board.tiles[a], steps_a);
  const LaidAgain& from_b = tables_of(s_).turned(s_.board.tiles[b], steps_b);
  if (from_b.tile == s_.board.tiles[a] && from_a.tile == s_.board.tiles[b]) {
    const TileContents on_a = contents_of(s_, a);
    const TileContents on_b = contents_of(s_, b);
    if (laid_with(on_a, from_a) == on_b && laid_with(on_b, from_b) == on_a) return false;
  }
  Board after = s_.board;
  after.tiles[a] = from_b.tile;
  after.tiles[b] = from_a.tile;
  return ways_kept(tables_of(s_), s_.board, needed_, after, relaid(needed_, a, from_a, b, from_b));
}

void Relaying::layings(Cell a, Cell b, Layings& found, std::size_t most) const {
  found.clear();
  const Different steps_b = different_steps(s_, b, (loaded_ >> b & 1U) != 0);
  for (const std::uint8_t i : different_steps(s_, a, (loaded_ >> a & 1U) != 0)) {
    for (const std::uint8_t j : steps_b) {
      if (found.size() < most && may_swap(a, b, i, j)) found.push_back({i, j});
    }
  }
}

}  // namespace meander::labyrinth
