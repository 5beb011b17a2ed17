// What one seat may know of a game, and nothing more.
//
// Players are given a View, never the state that is played on. Without characters everything that anybody knows is open: what nobody has seen has no
// place in a state either (see traps.hpp), so every seat's view is the same.
#pragma once

#include "labyrinth/state.hpp"

namespace meander::labyrinth {

// In place of a seat: somebody who watches.
inline constexpr int onlooker = most_seats;

// A state as one seat may see it.
using Table = State;

class View {
 public:
  View(const State& state, int seat) : table_(state), seat_(static_cast<std::uint8_t>(seat)) {}

  int seat() const { return seat_; }
  const Table& table() const { return table_; }

  bool operator==(const View&) const = default;

 private:
  Table table_;
  std::uint8_t seat_;
};

}  // namespace meander::labyrinth
