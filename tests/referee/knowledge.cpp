// What is learnt about private cards (ONI-6.9, 6.11).
#include "table.hpp"

namespace referee {

// Who sees the whole deck knows the partner's private cards.
void Referee::Table::active_saw_whole_deck() {
  if (setup.players == 1) return;
  for (KnownCard& known : private_cards[1 - active]) known.knowers |= active_eyes();
}

void Referee::Table::all_saw_whole_deck() {
  show_private_cards([](int) { return true; });
}

// Casting a spell on a drawn door shows that a Key for it is held: one private Key, unless the partner sees such a Key already.
void Referee::Table::show_private_key(int key) {
  for (const int card : shared) {
    if (card == key) return;
  }
  KnownCard* shown = nullptr;
  for (KnownCard& known : private_cards[active]) {
    if (known.card != key) continue;
    if (known.knowers == everybody()) return;
    shown = &known;
  }
  if (shown != nullptr) shown->knowers = everybody();
}

}  // namespace referee
