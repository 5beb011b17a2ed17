// What happened, as each seat may see it (ONI-6.9, 6.11).
//
//   Events events;
//   apply(state, action, events);
//   for (const Event& event : events) show(seen_by(event, seat));
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/event_log.hpp"
#include "onirim/cards.hpp"
#include "onirim/rule.hpp"
#include "onirim/zones.hpp"

namespace meander::onirim {

// `card` and `other` hold what each line says; the cards of an event are hidden from seats outside `seen_by`.
enum class EventType : std::uint8_t {
  goal_laid,             // card: colour
  premonition_revealed,  // card: premonition
  opened,                // card: laid open at set-up of two
  put_into_limbo,        // card
  limbo_returned,        // limbo is shuffled into the deck
  picked,                // card: taken from the open ones
  turn_began,
  played,         // card; other: from_shared
  tower_played,   // card; other: from_shared, right_end
  discarded,      // card; other: from_shared
  looking,        // card: how many; other: Purpose
  looked_at,      // card
  put_on_top,     // card
  put_at_bottom,  // card
  dropped,        // card: discarded from those looked at
  exchanged,      // card: private before, other: shared before
  searched,
  shuffled,
  key_paid,         // card; other: from_shared
  door_gained,      // card
  door_kept_out,    // card: found, but it goes to limbo
  goal_closed,      // card: index
  goal_opened,      // card: index
  drew,             // card: into the private cards
  drew_shared,      // card: into the shared ones
  door_drawn,       // card
  door_declined,    // card
  dream_drawn,      // card
  dream_discarded,  // card
  revealed,         // card
  hand_discarded,
  door_returned,  // card; other: whose
  tower_lost,     // card
  false_destruction,
  spell_cast,  // card: Spell; other: goals
  paid,        // card: removed from the discard pile
  nightmare_cancelled,
  premonition_removed,  // card: premonition, without its penalty
  premonition_applied,  // card: premonition
  left_the_deck,        // card: discarded from the deck by a premonition
  won,
  lost,  // card: Ending
};

struct Event {
  EventType type = EventType::won;
  std::uint8_t seat = 0;  // the active player
  std::uint8_t card = 0;
  std::uint8_t other = 0;
  Seats seen_by = 3;
  constexpr bool operator==(const Event&) const = default;
};

// The event as a seat sees it: a hidden card is unknown_card.
constexpr Event seen_by(Event event, int seat) {
  if ((event.seen_by & seat_bit(seat)) == 0) event.card = event.other = unknown_card;
  event.seen_by = 3;
  return event;
}

// One action moves each of the 92 cards a few times at the most.
class Events : public EventLog<Event, Rule, rule_count, 1024> {
 public:
  bool began_turn() const {
    return std::any_of(begin(), end(), [](const Event& event) { return event.type == EventType::turn_began; });
  }
};

}  // namespace meander::onirim
