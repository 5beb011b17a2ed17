// Why a computer player chose as it did: an id and the card it is about, for faces to put into words. No text for people is made here.
//
//   const Choice choice = GreedyPlayer().explain(view, actions);
//   if (choice.reason.id == ReasonId::gains_door) …  // choice.reason.card is the door
//
// A reason follows from the points that decided: it is what tells the action chosen most from the best of the others that are clearly worse.
#pragma once

#include "onirim/action.hpp"

namespace meander::onirim {

// What `card` of the reason is, after each; without a word: none.
enum class ReasonId : std::uint8_t {
  only_choice,         // nothing else may be done
  only_sensible,       // all else is of no use now
  no_difference,       // the others are worth as much
  little_use,          // the card of another choice, which would cost more than it brings
  gains_door,          // the door
  builds_series,       // the door the series is for
  keeps_series,        // the door the series in progress is for: another choice would break it off
  spends_least,        // the card given up, worth less than what else would go
  looks_ahead,         // the card discarded for a look at the deck, or none: a spell or a Happy Dream
  protects_door,       // the door another choice would give up, or the one whose return costs least
  keeps_hand,          // another choice would cost the whole hand
  spares_deck,         // another choice would cost cards of the deck
  avoids_empty_deck,   // another choice could run the deck out
  better_draws,        // the card: put where its drawing helps most, or discarded because it harms most
  useful_card,         // the card taken, which serves this seat
  helps_partner,       // the card left or given to the partner, or kept from being wasted for it
  opens_goal,          // the door whose goal comes first by it
  cancels_nightmare,   //
  saves_discards,      // another choice would spend cards of the discard pile
  aligns_towers,       // the tower
  keeps_towers,        // the tower another choice would give up, or the one lost most easily
  avoids_premonition,  // the Premonition, as a number
};
inline constexpr int reason_ids = 22;

struct Reason {
  ReasonId id = ReasonId::no_difference;
  Card card = no_card;
  constexpr bool operator==(const Reason&) const = default;
};

struct Choice {
  Action action;
  Reason reason;
};

}  // namespace meander::onirim
