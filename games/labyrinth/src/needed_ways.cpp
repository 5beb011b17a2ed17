#include "labyrinth/queries.hpp"

namespace meander::labyrinth {

NeededWays needed_ways(const State& s) {
  NeededWays needed;
  for (int seat = 0; seat < s.players; ++seat) {
    needed.places.push_back(before_start_of(s, seat));
    if (is_corridor(s.pawn(seat))) needed.places.push_back(s.pawn(seat));
  }
  // A key that anybody holds counts as reached, for all.
  for (const std::uint8_t keys : s.figures.keys) {
    if (keys > 0) return needed;
  }
  Keys lifted = 0;
  std::size_t next = 0;
  for (std::size_t d = 0; d < most_keys; ++d) {
    if ((s.figures.first_keys >> d & 1) != 0) {
      needed.key_places[d] = s.board.before_start(tables_of(s), static_cast<int>(d));
    } else if (next < s.figures.lying.size()) {
      needed.key_places[d] = s.figures.lying[next++];
      lifted = static_cast<Keys>(lifted | 1 << d);
    }
  }
  for (int seat = 0; seat < s.players; ++seat) {
    needed.key_choices.push_back(static_cast<Keys>(lifted | (s.figures.first_keys & ~(1 << s.seating.field_of(seat)))));
  }
  return needed;
}

bool fits_somewhere(const State& s, int kind) {
  for (const Edges rotations : placements(tables_of(s), s.board, kind, needed_ways(s))) {
    if (rotations != 0) return true;
  }
  return false;
}

}  // namespace meander::labyrinth
