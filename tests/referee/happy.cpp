// A Happy Dream drawn in phase 2 (ONI-9.6).
#include "table.hpp"

namespace referee {

void Referee::Table::happy(const Move& move) {
  if (move.verb == Verb::kHappyRemove) {
    premonitions[move.first] = 0;
    happy_done();
  } else if (move.verb == Verb::kHappyReveal) {
    start_look(Purpose::kHappy, 7);
  } else {
    active_saw_whole_deck();
    shuffle();  // known places are forgotten as soon as a search begins
    phase = Phase::kFetch;
  }
}

void Referee::Table::happy_drop(int card) {
  last = card;
  discard_seen(card);  // the phase stays, unless the game is lost
}

// ONI-6.11: the card on top is known to the active player alone.
void Referee::Table::fetch(int card) {
  take_from_deck(card);
  deck.push_back({card, active_eyes()});
  happy_done();
}

void Referee::Table::happy_done() {
  ++discard[pending];
  pending = -1;
  refill();
}

}  // namespace referee
