// What speaks for an action of a game alone, in terms of the game: an id and what it is about, for faces to put into words.
//
//   const Ground ground = ground_of(view, action);
//   if (ground.id == GroundId::keeps_series) …   // ground.count of ground.of cards of the deck go on with the series for ground.card
//
// Grounds are facts of the rules and of what is seen; how much they weigh is for the estimates to say.
#pragma once

#include "onirim/game.hpp"

namespace meander::onirim {

enum class GroundId : std::uint8_t {
  promises_most,    // nothing plain to tell
  wins,             //
  gains_door,       // card: the door
  builds_series,    // card: the series' door; count of the deck's cards can be laid next, and `held` of the hand's
  keeps_series,     // the same, of a series in progress that the action leaves alone
  looks_ahead,      // card discarded for a look at the deck; count of its cards are Nightmares
  drops_nightmare,  // count Nightmares are left in the deck
  least_missed,     // card; count more of its kind are in the deck
  costs_a_card,     // card: the Key that a Nightmare takes; `held` Keys stay in hand
  costs_a_door,     // card; count chambers of its colour are left to find it again
  costs_the_deck,   // count of its cards
  costs_the_hand,   // count cards
  comes_next,       // card: put on top of the deck
};

struct Ground {
  GroundId id = GroundId::promises_most;
  Card card = no_card;
  int count = 0;
  int of = 0;  // cards of the deck
  int held = 0;
  constexpr bool operator==(const Ground&) const = default;
};

// The action must be legal in the view, of a game alone.
Ground ground_of(const View& view, Action action);

}  // namespace meander::onirim
