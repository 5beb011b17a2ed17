// What one seat may know of a game, and nothing more.
//
// Players are given a View, never the state that is played on. What nobody has seen has no place in a state either (see traps.hpp); what somebody
// alone has seen is taken out: tiles that the Illusionist laid face down, and tokens that the Head Hunter looked at. They are then among those that
// have no place yet. Without these two every seat's view is the same.
#pragma once

#include "labyrinth/state.hpp"

namespace meander::labyrinth {

// In place of a seat: somebody who watches.
inline constexpr int onlooker = most_seats;

// A state as one seat may see it: tiles that it does not know are of the kind hidden_tile. Of what another has been shown it leaves what both may
// see.
using Table = State;
Table seen_by(const State& state, int seat);

class View {
 public:
  View(const State& state, int seat) : table_(seen_by(state, seat)), seat_(static_cast<std::uint8_t>(seat)) {}

  int seat() const { return seat_; }
  const Table& table() const { return table_; }

  bool operator==(const View&) const = default;

 private:
  Table table_;
  std::uint8_t seat_;
};

// Whether a seat has seen what others have not: then not everybody may look at what it is shown.
inline bool knows_more(const View& view) { return seen_by(view.table(), onlooker) != view.table(); }

}  // namespace meander::labyrinth
