// What the player to move may do, phase by phase.
#include <algorithm>

#include "table.hpp"

namespace referee {

void Referee::Table::list_options() {
  options.clear();
  option_weights.clear();
  if (chance_moves()) {
    list_chances();
    return;
  }
  const auto offer_each = [this](KindSet kinds, Verb verb) { for_each_kind(kinds, [this, verb](int card) { offer(verb, card); }); };
  switch (phase) {
    case Phase::kPick:
      offer_each(kinds_of(shared), Verb::kPick);
      break;
    case Phase::kTurn:
      list_turn();
      break;
    case Phase::kExplore:
      offer(Verb::kTake, door_of_colour(colour_of_chamber(rows[active].back())));
      offer(Verb::kDecline);
      break;
    case Phase::kProphecy:
      offer_each(kinds_of(looked), Verb::kDrop);
      break;
    case Phase::kOrder:
    case Phase::kParadox:
      offer_each(kinds_of(looked), Verb::kTop);
      break;
    case Phase::kBottom:
      offer_each(kinds_of(looked), Verb::kBottom);
      break;
    case Phase::kExchange:
      list_exchange();
      break;
    case Phase::kWindow:
      offer(Verb::kContinue);
      list_spells(false);
      break;
    case Phase::kDoor:
      list_door();
      break;
    case Phase::kNightmare:
      list_nightmare();
      break;
    case Phase::kPay:
      list_ascending(discard, Verb::kPay);
      break;
    case Phase::kTowerLoss:
      list_tower_loss();
      break;
    case Phase::kHappy:
      list_happy();
      break;
    case Phase::kHappyDrop:
      offer_each(kinds_of(looked) & (~KindSet{0} << last), Verb::kDrop);
      offer(Verb::kDone);
      break;
    case Phase::kFetch:
      offer_each(kinds_of(deck), Verb::kFetch);
      break;
    case Phase::kPremonition:
      for (int premonition = 0; premonition < kPremonitionCount; ++premonition) {
        if (premonitions[premonition] == 1 && condition_holds(premonition)) offer(Verb::kPremonition, premonition);
      }
      break;
    case Phase::kKeys: {
      Counts keys = deck_counts();
      for (int card = 0; card < kKinds; ++card) keys[card] = is_key(card) ? keys[card] : 0;
      list_ascending(keys, Verb::kGive);
      break;
    }
    case Phase::kReturn:
    case Phase::kPairs:  // `pairs` asks for one colour, `brown` for any
      for (int colour = 0; colour < kColours; ++colour) {
        for (int seat = 0; seat < setup.players; ++seat) {
          const bool asked = phase == Phase::kReturn || colour == last;
          if (asked && doors[seat][colour] > 0) offer(Verb::kReturn, door_of_colour(colour), setup.players == 2 ? seat + 1 : 0);
        }
      }
      break;
    default:
      break;
  }
}

// ONI-3.2, 8.3, 7.4 a. A card of the shared resource is played and discarded like a private one (ONI-6.2).
void Referee::Table::list_turn() {
  const auto list_cards = [this](KindSet kinds, bool from_shared) {
    for_each_kind(kinds, [this, from_shared](int card) {
      if (is_chamber(card) && may_play_chamber(card)) offer(Verb::kPlay, card, 0, from_shared);
      if (is_tower(card)) {
        if (tower_row.empty() || towers_may_touch(card, tower_row.front())) offer(Verb::kPlayLeft, card, 0, from_shared);
        if (!tower_row.empty() && towers_may_touch(tower_row.back(), card)) offer(Verb::kPlayRight, card, 0, from_shared);
      }
      offer(Verb::kDiscard, card, 0, from_shared);
    });
  };
  list_cards(kinds_of(private_cards[active]), false);
  list_cards(kinds_of(shared), true);
  list_spells(false);
}

void Referee::Table::list_exchange() {
  const KindSet open = kinds_of(shared);
  for_each_kind(kinds_of(private_cards[active]), [&](int own) { for_each_kind(open, [&](int other) { offer(Verb::kExchange, own, other); }); });
  offer(Verb::kDecline);
}

// ONI-3.9, 7.4 d.
void Referee::Table::list_door() {
  const int key = key_of_colour(colour_of_door(pending));
  const bool own = (kinds_of(private_cards[active]) >> key & 1) != 0;
  const bool open = (kinds_of(shared) >> key & 1) != 0;
  if (own) offer(Verb::kTake, pending);
  if (open) offer(Verb::kTake, pending, 0, true);
  offer(Verb::kDecline);
  if (own || open) list_spells(false);
}

// ONI-4.1; ONI-6.6: only one of his own doors.
void Referee::Table::list_nightmare() {
  const auto list_keys = [this](KindSet kinds, bool from_shared) {
    for_each_kind(kinds, [this, from_shared](int card) {
      if (is_key(card)) offer(Verb::kNightmareKey, card, 0, from_shared);
    });
  };
  list_keys(kinds_of(private_cards[active]), false);
  list_keys(kinds_of(shared), true);
  for (int colour = 0; colour < kColours; ++colour) {
    if (doors[active][colour] > 0) offer(Verb::kNightmareDoor, door_of_colour(colour));
  }
  offer(Verb::kNightmareReveal);
  offer(Verb::kNightmareHand);
  list_spells(true);
}

void Referee::Table::list_tower_loss() {
  for (std::size_t place = 0; place < tower_row.size(); ++place) {
    if (may_be_lost(place)) offer(Verb::kLose, tower_row[place]);
  }
  offer(Verb::kFalseDestruction);
}

void Referee::Table::list_happy() {
  for (int premonition = 0; premonition < kPremonitionCount; ++premonition) {
    if (premonitions[premonition] == 1) offer(Verb::kHappyRemove, premonition);
  }
  offer(Verb::kHappyReveal);
  if (!deck.empty()) offer(Verb::kHappySearch);
}

// A multiset named in ascending order: not below the last, and enough cards from it on to finish.
void Referee::Table::list_ascending(const Counts& pool, Verb verb) {
  int from_here = 0;
  for (int card = kKinds - 1; card >= last; --card) {
    from_here += pool[card];
    if (pool[card] > 0 && from_here >= remaining) offer(verb, card);
  }
}

}  // namespace referee
