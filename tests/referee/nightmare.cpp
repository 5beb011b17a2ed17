// A Nightmare drawn in phase 2 (ONI-4.1 to 4.4).
#include <algorithm>

#include "table.hpp"

namespace referee {

void Referee::Table::nightmare(const Move& move) {
  switch (move.verb) {
    case Verb::kNightmareKey:
      leave_hand(move.first, move.shared);
      ++discard[move.first];
      start_tower_loss();
      break;
    case Verb::kNightmareDoor:
      give_back_door(active, colour_of_door(move.first));
      start_tower_loss();
      break;
    case Verb::kNightmareReveal:
      remaining = std::min(5, static_cast<int>(deck.size()));
      reveal_on();
      break;
    default:
      discard_hand();
      redraw_by_three = false;
      redraw_on();
  }
}

void Referee::Table::reveal_on() {
  while (remaining > 0) {
    if (!top_is_known()) {
      phase = Phase::kReveal;
      return;
    }
    reveal_card(take_top().card);
  }
  if (deck.empty()) all_saw_whole_deck();  // ONI-6.11
  start_tower_loss();
}

void Referee::Table::reveal_card(int card) {
  --remaining;
  ++(is_labyrinth(card) ? discard : limbo)[card];
}

void Referee::Table::nightmare_done() {
  ++discard[pending];
  pending = -1;
  refill();
}

}  // namespace referee
