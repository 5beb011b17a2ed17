// Which traps may change places (LAB-A.illusionist.2): on different corridors without players, and not alike.
//
//   for (const TrapThere& trap : exchangeable(s)) …                      // the one of two whose place comes first
//   for (const TrapThere& trap : exchangeable_with(s, place, kind)) …    // the other one
#pragma once

#include "labyrinth/queries.hpp"

namespace meander::labyrinth {

struct TrapThere {
  Place place = nowhere;
  std::uint8_t kind = unseen_trap;
  constexpr bool operator==(const TrapThere&) const = default;
};
using TrapsToExchange = FixedVector<TrapThere, most_traps>;

constexpr bool are_alike(const State& s, const Trap& one, const Trap& other) {
  if (one.kind != other.kind) return false;
  const TrapKind* kind = kind_of(*s.set, one);
  if (kind == nullptr) return one.face_up() || !may_be_known(s);
  return kind->number == kind->retry || one.failed == other.failed;
}

constexpr TrapsToExchange exchangeable_with(const State& s, Place place, int kind) {
  TrapsToExchange found;
  const Trap& one = s.traps[trap_on(s, place, kind)];
  for (std::size_t i = 0; i < s.traps.size(); ++i) {
    const Trap& other = s.traps[i];
    if (other.place <= place || pawns_at(s, other.place) != 0 || trap_on(s, other.place, other.kind) != i) continue;
    if (!are_alike(s, one, other)) found.push_back({other.place, other.kind});
  }
  return found;
}
constexpr TrapsToExchange exchangeable(const State& s) {
  TrapsToExchange found;
  for (std::size_t i = 0; i < s.traps.size(); ++i) {
    const Trap& one = s.traps[i];
    if (pawns_at(s, one.place) != 0 || trap_on(s, one.place, one.kind) != i) continue;
    if (!exchangeable_with(s, one.place, one.kind).empty()) found.push_back({one.place, one.kind});
  }
  return found;
}

}  // namespace meander::labyrinth
