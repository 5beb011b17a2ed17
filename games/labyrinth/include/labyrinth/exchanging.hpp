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

// `known` says whether somebody may know one that lies face down.
constexpr bool are_alike(const ComponentSet& set, bool known, const Trap& one, const Trap& other) {
  if (one.kind != other.kind) return false;
  const TrapKind* kind = kind_of(set, one);
  if (kind == nullptr) return one.face_up() || !known;
  return kind->number == kind->retry || one.failed == other.failed;
}

// Whether no pawn stands on a trap's corridor, and none of its kind there comes before it.
constexpr bool may_be_exchanged(const State& s, std::size_t index) {
  const Trap& trap = s.traps[index];
  for (std::size_t i = index; i > 0 && s.traps[i - 1].place == trap.place; --i) {
    if (s.traps[i - 1].kind == trap.kind) return false;
  }
  return pawns_at(s, trap.place) == 0;
}

constexpr TrapsToExchange exchangeable_with(const State& s, Place place, int kind) {
  TrapsToExchange found;
  const bool known = may_be_known(s);
  const Trap& one = s.traps[trap_on(s, place, kind)];
  for (std::size_t i = 0; i < s.traps.size(); ++i) {
    const Trap& other = s.traps[i];
    if (other.place > place && !are_alike(*s.set, known, one, other) && may_be_exchanged(s, i)) found.push_back({other.place, other.kind});
  }
  return found;
}
constexpr TrapsToExchange exchangeable(const State& s) {
  FixedVector<std::uint8_t, most_traps> free;
  for (std::size_t i = 0; i < s.traps.size(); ++i) {
    if (may_be_exchanged(s, i)) free.push_back(static_cast<std::uint8_t>(i));
  }
  TrapsToExchange found;
  const bool known = may_be_known(s);
  for (std::size_t i = 0; i < free.size(); ++i) {
    const Trap& one = s.traps[free[i]];
    for (std::size_t k = i + 1; k < free.size(); ++k) {
      const Trap& other = s.traps[free[k]];
      if (other.place == one.place || are_alike(*s.set, known, one, other)) continue;
      found.push_back({one.place, one.kind});
      break;
    }
  }
  return found;
}

}  // namespace meander::labyrinth
