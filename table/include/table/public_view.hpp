// What lies open for everybody at a table (ONI-1.3), for those who watch it from outside.
//
//   const View view = public_view(table.state());
//
// With two players no private card, no card in the deck and nothing that is being looked at is in it, whatever either or both of them know; what a
// Happy Dream reveals is (ONI-6.9). Alone nobody has cards apart from the table. It cannot be resampled.
#pragma once

#include "onirim/events.hpp"
#include "onirim/view.hpp"

namespace meander::onirim {

View public_view(const State& state);

// Whether the card of an event is hidden from everybody but seats; `open` as the talk was agreed (ONI-6.8).
bool hidden_in_public(const Event& event, int players, bool open);

}  // namespace meander::onirim
