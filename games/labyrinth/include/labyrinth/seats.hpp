// Sets of seats, and who sits where: seats are the players as they are counted, start fields are where they sit (LAB-2.3).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "labyrinth/geometry.hpp"

namespace meander::labyrinth {

// Bit s for seat s.
using SeatSet = std::uint8_t;

inline constexpr std::uint8_t no_seat = 255;

constexpr SeatSet seat_bit(int seat) { return static_cast<SeatSet>(1U << static_cast<unsigned>(seat)); }
constexpr bool has(SeatSet seats, int seat) { return (seats >> seat & 1) != 0; }
constexpr SeatSet with(SeatSet seats, int seat) { return static_cast<SeatSet>(seats | seat_bit(seat)); }
constexpr SeatSet without(SeatSet seats, int seat) { return static_cast<SeatSet>(seats & ~seat_bit(seat)); }
constexpr int count(SeatSet seats) { return std::popcount(seats); }
// The least seat of a set that is not empty.
constexpr std::uint8_t first_of(SeatSet seats) { return static_cast<std::uint8_t>(std::countr_zero(seats)); }

class Seating {
 public:
  constexpr Seating() {
    field_.fill(no_seat);
    seat_.fill(no_seat);
  }
  constexpr void sit(int seat, int field) {
    field_[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(field);
    seat_[static_cast<std::size_t>(field)] = static_cast<std::uint8_t>(seat);
  }
  // no_seat as long as the seat has none.
  constexpr int field_of(int seat) const { return field_[static_cast<std::size_t>(seat)]; }
  constexpr int seat_at(int field) const { return seat_[static_cast<std::size_t>(field)]; }

  // The first of some seats clockwise from one, which comes first itself if it is among them; no_seat if none is.
  constexpr std::uint8_t clockwise_from(int seat, SeatSet among) const {
    if (among == 0) return no_seat;
    int field = field_of(seat);
    for (int i = 0; i < directions; ++i, field = field + 1 == directions ? 0 : field + 1) {
      const std::uint8_t each = seat_[static_cast<std::size_t>(field)];
      if (each != no_seat && has(among, each)) return each;
    }
    return no_seat;
  }
  // The same, but the seat itself comes last.
  constexpr std::uint8_t clockwise_after(int seat, SeatSet among) const {
    const std::uint8_t other = clockwise_from(seat, without(among, seat));
    return other == no_seat && has(among, seat) ? static_cast<std::uint8_t>(seat) : other;
  }
  constexpr bool operator==(const Seating&) const = default;

 private:
  std::array<std::uint8_t, most_seats> field_{};
  std::array<std::uint8_t, most_seats> seat_{};
};

}  // namespace meander::labyrinth
