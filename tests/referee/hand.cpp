// The active player's hand: his private cards and the shared ones together (ONI-6.2).
#include <algorithm>
#include <stdexcept>

#include "table.hpp"

namespace referee {

bool Referee::Table::hand_full() const { return private_cards[active].size() >= private_size() && (setup.players == 1 || shared.size() >= 2); }

// ONI-6.5: the private resource is filled first. ONI-6.11: who knew the card's place in the deck knows the private card.
void Referee::Table::put_in_hand(const KnownCard& drawn) {
  if (private_cards[active].size() < private_size()) {
    private_cards[active].push_back({drawn.card, drawn.knowers | active_eyes()});
  } else {
    shared.push_back(drawn.card);
  }
}

// ONI-6.11: of equal private cards the one more widely known leaves.
void Referee::Table::leave_hand(int card, bool from_shared) {
  if (from_shared) {
    const auto found = std::find(shared.begin(), shared.end(), card);
    if (found == shared.end()) throw std::logic_error("not a shared card");
    shared.erase(found);
    return;
  }
  auto& hand = private_cards[active];
  auto leaving = hand.end();
  for (auto each = hand.begin(); each != hand.end(); ++each) {
    if (each->card == card && (leaving == hand.end() || each->knowers > leaving->knowers)) leaving = each;
  }
  if (leaving == hand.end()) throw std::logic_error("not a private card");
  hand.erase(leaving);
}

// ONI-4.1 d, 6.5, 9.5 f: own private and both shared cards.
void Referee::Table::discard_hand() {
  for (const KnownCard& known : private_cards[active]) ++discard[known.card];
  for (const int card : shared) ++discard[card];
  private_cards[active].clear();
  shared.clear();
}

}  // namespace referee
