// Before the first turn: goals, premonitions, opening hand (ONI-2.1, 6.1, 7.1, 9.1).
#include <algorithm>
#include <numeric>

#include "table.hpp"

namespace referee {

Referee::Table::Table(const Setup& chosen) : setup(chosen) {
  for (int card = 0; card < kKinds; ++card) deck.insert(deck.end(), static_cast<std::size_t>(setup.deck[card]), KnownCard{card, 0});
  if (setup.premonitions) premonitions.fill(2);
  start_reveals();
  settle();
}

// Goals first, one for each door of the deck, then the open premonitions.
void Referee::Table::start_reveals() {
  const auto all_doors = std::accumulate(setup.deck.begin() + kFirstDoor, setup.deck.begin() + kNightmareCard, 0);
  if (setup.book && goals.size() < static_cast<std::size_t>(all_doors)) {
    phase = Phase::kGoals;
  } else if (setup.premonitions) {
    remaining = setup.open_premonitions;
    phase = Phase::kPremonitions;
  } else {
    start_set_up();
  }
}

void Referee::Table::start_set_up() { phase = Phase::kSetUp; }

void Referee::Table::set_up_card(int card) {
  if (!is_labyrinth(card)) {
    ++limbo[card];
  } else if (setup.players == 1) {
    private_cards[0].push_back({card, everybody()});
  } else {
    shared.push_back(card);
  }
  const bool complete = setup.players == 1 ? private_cards[0].size() == private_size() : shared.size() == 2 * private_size() + 2;
  if (!complete) return;
  shuffle_limbo_into_deck();
  phase = setup.players == 1 ? Phase::kTurn : Phase::kPick;
}

// ONI-6.1: in turn, seat 1 first; ONI-6.11: a drafted card is known to both.
void Referee::Table::pick(int card) {
  leave_hand(card, true);
  private_cards[active].push_back({card, everybody()});
  active = 1 - active;
  if (shared.size() > 2) return;
  active = 0;
  phase = Phase::kTurn;
}

}  // namespace referee
