// Phase 1: play or discard one card (ONI-3.1 to 3.6, 6.3, 6.4, 8.3, 8.4).
#include "table.hpp"

namespace referee {

// ONI-3.2, the golden rule.
bool Referee::Table::may_play_chamber(int card) const {
  const auto& row = rows[active];
  return row.empty() || symbol_of_chamber(row.back()) != symbol_of_chamber(card);
}

void Referee::Table::play_chamber(int card, bool from_shared) {
  leave_hand(card, from_shared);
  auto& row = rows[active];
  row.push_back(card);
  const int colour = colour_of_chamber(card);
  int successive = 0;
  for (auto each = row.rbegin(); each != row.rend() && colour_of_chamber(*each) == colour; ++each) ++successive;
  // ONI-3.3, 3.4: every third successive card of one colour, with a door of that colour in the deck.
  if (successive % 3 == 0 && deck_counts()[door_of_colour(colour)] > 0) {
    phase = Phase::kExplore;
  } else {
    refill();
  }
}

void Referee::Table::play_tower(const Move& move) {
  leave_hand(move.first, move.shared);
  tower_row.insert(move.verb == Verb::kPlayLeft ? tower_row.begin() : tower_row.end(), move.first);
  if (!win_if_won()) refill();  // ONI-8.8
}

// ONI-3.5, 3.6: only here a Key brings a prophecy; ONI-8.4: and a tower a peek.
void Referee::Table::discard_as_action(int card, bool from_shared) {
  leave_hand(card, from_shared);
  ++discard[card];
  if (is_key(card) && !deck.empty()) {
    start_look(Purpose::kProphecy, setup.prophecy_depth);
  } else if (is_tower(card) && !deck.empty()) {
    start_look(Purpose::kPeek, number_of_tower(card));
  } else {
    after_discard();
  }
}

// ONI-6.4: after the prophecy or peek one exchange, two players only.
void Referee::Table::after_discard() {
  if (setup.players == 2) {
    phase = Phase::kExchange;
  } else {
    refill();
  }
}

void Referee::Table::exchange(int own, int open) {
  leave_hand(own, false);
  leave_hand(open, true);
  private_cards[active].push_back({open, everybody()});
  shared.push_back(own);
}

}  // namespace referee
