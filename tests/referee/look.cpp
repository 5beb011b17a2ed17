// Looking at cards of the deck and putting them back: prophecy, tower peek, Paradoxical Prophecy, Happy Dream (b) (ONI-3.5, 7.5, 8.4, 9.6).
#include <algorithm>
#include <stdexcept>

#include "table.hpp"

namespace referee {
namespace {

void take_one(std::vector<int>& cards, int card) {
  const auto found = std::find(cards.begin(), cards.end(), card);
  if (found == cards.end()) throw std::logic_error("this card is not being looked at");
  cards.erase(found);
}

}  // namespace

void Referee::Table::start_look(Purpose why, int count) {
  purpose = why;
  remaining = std::min(count, static_cast<int>(deck.size()));
  look_on();
}

// The cards come one by one, from the top down or from the bottom up; only an unknown place asks chance.
void Referee::Table::look_on() {
  while (remaining > 0) {
    const auto next = looks_at_bottom() ? deck.begin() : deck.end() - 1;
    if (next->knowers == 0) {
      phase = Phase::kLook;
      return;
    }
    looked.push_back(next->card);
    deck.erase(next);
    --remaining;
  }
  look_done();
}

void Referee::Table::look_outcome(int card) {
  const std::size_t place = looks_at_bottom() ? 0 : deck.size() - 1;
  bring(card, place);
  deck[place].knowers = active_eyes();
  look_on();
}

void Referee::Table::look_done() {
  if (deck.empty()) {  // ONI-6.11: every card of it was seen; ONI-6.9: a reveal is seen by both.
    if (purpose == Purpose::kHappy) {
      all_saw_whole_deck();
    } else {
      active_saw_whole_deck();
    }
  }
  switch (purpose) {
    case Purpose::kProphecy:
      phase = Phase::kProphecy;
      break;
    case Purpose::kPeek:
      start_order();
      break;
    case Purpose::kParadox:
      phase = Phase::kParadox;
      break;
    case Purpose::kHappy:
      last = 0;
      phase = Phase::kHappyDrop;
      break;
  }
}

// A card discarded by a prophecy or a Happy Dream. ONI-3.7: a door may lose the game; then the answer is false.
bool Referee::Table::discard_seen(int card) {
  take_one(looked, card);
  ++discard[card];
  if (!is_door(card) || !setup.discarded_door_loses) return true;
  end("lost door");
  return false;
}

void Referee::Table::drop(int card) {
  if (discard_seen(card)) start_order();
}

void Referee::Table::start_order() {
  if (looked.empty()) {
    order_done();
  } else {
    phase = Phase::kOrder;
  }
}

void Referee::Table::put_next_on_top(int card) {
  take_one(looked, card);
  placed.push_back(card);
  if (looked.empty()) order_done();
}

// ONI-6.9: what a Happy Dream revealed goes back in sight of both; else the other knows nothing of the block (ONI-6.11).
void Referee::Table::order_done() {
  const int knowers = purpose == Purpose::kHappy ? everybody() : active_eyes();
  for (; !placed.empty(); placed.pop_back()) deck.push_back({placed.back(), knowers});
  if (purpose == Purpose::kHappy) {
    happy_done();
  } else {
    after_discard();
  }
}

// ONI-7.5: one on top, the others at the bottom.
void Referee::Table::paradox_top(int card) {
  take_one(looked, card);
  deck.push_back({card, active_eyes()});
  phase = looked.empty() ? resume : Phase::kBottom;
}

void Referee::Table::put_next_at_bottom(int card) {
  take_one(looked, card);
  placed.push_back(card);
  if (!looked.empty()) return;
  for (const int next : placed) deck.insert(deck.begin(), KnownCard{next, active_eyes()});
  placed.clear();
  phase = resume;
}

}  // namespace referee
