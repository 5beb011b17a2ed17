// The traps on the board (LAB-8), and where each lies.
//
// A trap that nobody has seen has no kind yet: it is drawn from the unseen ones when it is turned up, since no order could be told from any other.
// Who looks at the pool could tell (LAB-A.headhunter.2): before that every such trap gets its token, which nobody sees.
#pragma once

#include <cstdint>

#include "core/fixed_vector.hpp"
#include "labyrinth/board.hpp"
#include "labyrinth/component_set.hpp"
#include "labyrinth/seats.hpp"

namespace meander::labyrinth {

inline constexpr std::uint8_t unseen_trap = 0;  // as a kind; kinds are counted from 1, blank tokens (LAB-15.2) come last

inline constexpr int most_traps_together = 2;  // on a corridor (LAB-8.11)

struct Trap {
  Place place = nowhere;
  std::uint8_t kind = unseen_trap;
  SeatSet failed = 0;                // who has failed it and not passed it since (LAB-8.5)
  SeatSet failed_before = 0;         // the same at the start of a turn that may be taken back (LAB-A.assassin.3)
  std::uint8_t token = unseen_trap;  // the kind of one that lies face down, where it is drawn already
  bool seen = false;                 // face down, and laid by who has looked at it
  std::uint8_t laid_after = 0;       // so many looks at the pool
  constexpr bool face_up() const { return kind != unseen_trap; }
  constexpr bool operator==(const Trap&) const = default;
};

// In the order of their places.
class Traps {
 public:
  constexpr std::size_t size() const { return all_.size(); }
  constexpr Trap& operator[](std::size_t index) { return all_[index]; }
  constexpr const Trap& operator[](std::size_t index) const { return all_[index]; }
  constexpr auto& all() { return all_; }
  constexpr const Trap* begin() const { return all_.begin(); }
  constexpr const Trap* end() const { return all_.end(); }

  // The index of the first trap on a corridor, others follow it; size() if there is none.
  constexpr std::size_t first_on(Place place) const {
    std::size_t index = 0;
    while (index < all_.size() && all_[index].place != place) ++index;
    return index;
  }
  constexpr bool any_on(Place place) const { return first_on(place) < size(); }
  constexpr void lay(const Trap& trap) {
    std::size_t index = all_.size();
    while (index > 0 && all_[index - 1].place > trap.place) --index;
    all_.insert(index, trap);
  }
  constexpr Trap take(std::size_t index) { return all_.erase(index); }
  constexpr void forget_failures_of(int seat) {
    for (Trap& trap : all_) trap.failed = without(trap.failed, seat);
  }
  // For a turn that may be taken back.
  constexpr void remember_failures() {
    for (Trap& trap : all_) trap.failed_before = trap.failed;
  }
  constexpr void take_failures_back() {
    for (Trap& trap : all_) trap.failed = trap.failed_before;
  }
  constexpr void remember_no_failures() {
    for (Trap& trap : all_) trap.failed_before = 0;
  }
  constexpr bool operator==(const Traps&) const = default;

 private:
  FixedVector<Trap, most_traps> all_;
};

// The kind of a face-up trap; nothing for a blank one.
constexpr const TrapKind* kind_of(const ComponentSet& set, const Trap& trap) {
  return trap.face_up() && trap.kind <= set.traps.size() ? &set.traps[trap.kind - 1U] : nullptr;
}
// The same of one that lies face down, where its token is known.
constexpr const TrapKind* known_kind_of(const ComponentSet& set, Trap trap) {
  if (!trap.face_up()) trap.kind = trap.token;
  return kind_of(set, trap);
}
constexpr bool is_door(const ComponentSet& set, const Trap& trap) {
  const TrapKind* kind = kind_of(set, trap);
  return kind != nullptr && kind->type == TrapType::door;
}

}  // namespace meander::labyrinth
