// The spells of the Book (ONI-7.4 to 7.8).
#include <algorithm>
#include <numeric>

#include "table.hpp"

namespace referee {

int Referee::Table::price(Verb which) const {
  if (which == Verb::kCastProphecy) return setup.lost_way ? 6 : 5;
  if (which == Verb::kCastSwap) return setup.lost_way ? 9 : 7;
  return setup.lost_way ? 12 : 10;
}

bool Referee::Table::may_pay(Verb which) const { return std::accumulate(discard.begin(), discard.end(), 0) >= price(which); }

void Referee::Table::list_spells(bool punishment) {
  if (!setup.book) return;
  if (!deck.empty() && may_pay(Verb::kCastProphecy)) offer(Verb::kCastProphecy);
  if (may_pay(Verb::kCastSwap)) {
    for (std::size_t left = 0; left < goals.size(); ++left) {
      for (std::size_t right = left + 1; right < goals.size(); ++right) {  // ONI-7.6
        if (!(goals[left] == goals[right])) offer(Verb::kCastSwap, static_cast<int>(left), static_cast<int>(right));
      }
    }
  }
  if (punishment && may_pay(Verb::kCastPunishment)) offer(Verb::kCastPunishment);
}

void Referee::Table::cast(const Move& move) {
  if (phase == Phase::kDoor) show_private_key(key_of_colour(colour_of_door(pending)));  // ONI-6.11
  resume = phase;
  spell = move.verb;
  swap = {move.first, move.second};
  remaining = price(spell);
  last = 0;
  phase = Phase::kPay;
}

void Referee::Table::pay(int card) {
  --discard[card];
  ++removed[card];
  last = card;
  --remaining;
  if (remaining == 0) spell_paid();
}

void Referee::Table::spell_paid() {
  if (spell == Verb::kCastProphecy) {
    start_look(Purpose::kParadox, 5);
  } else if (spell == Verb::kCastSwap) {
    std::swap(goals[swap[0]], goals[swap[1]]);
    phase = resume;
  } else {
    nightmare_done();  // ONI-7.7: without effect
  }
}

}  // namespace referee
