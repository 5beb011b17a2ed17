// The deck as a plain row of cards. The order of cards that nobody knows has no meaning: an outcome is swapped to the place where it must lie.
#include <algorithm>
#include <stdexcept>

#include "table.hpp"

namespace referee {

Counts Referee::Table::deck_counts() const {
  Counts counts{};
  for (const KnownCard& known : deck) ++counts[known.card];
  return counts;
}

Counts Referee::Table::unknown_counts() const {
  Counts counts{};
  for (const KnownCard& known : deck) counts[known.card] += known.knowers == 0 ? 1 : 0;
  return counts;
}

void Referee::Table::bring(int card, std::size_t place) {
  const auto found = std::find(deck.begin(), deck.end(), KnownCard{card, 0});
  if (found == deck.end() || deck[place].knowers != 0) throw std::logic_error("this card cannot lie there");
  std::swap(found->card, deck[place].card);
}

KnownCard Referee::Table::take_top() {
  const KnownCard drawn = deck.back();
  deck.pop_back();
  return drawn;
}

void Referee::Table::shuffle() {
  for (KnownCard& known : deck) known.knowers = 0;
}

// ONI-3.11: what is searched for leaves the deck, and the deck is shuffled.
void Referee::Table::take_from_deck(int card) {
  const auto found = std::find_if(deck.begin(), deck.end(), [card](const KnownCard& known) { return known.card == card; });
  if (found == deck.end()) throw std::logic_error("this card is not in the deck");
  deck.erase(found);
  shuffle();
}

// ONI-3.10: with limbo empty the deck is not shuffled.
void Referee::Table::shuffle_limbo_into_deck() {
  bool any = false;
  for (int card = kFirstDoor; card < kFirstTower; ++card) {
    for (; limbo[card] > 0; --limbo[card]) {
      deck.push_back({card, 0});
      any = true;
    }
  }
  if (any) shuffle();
}

}  // namespace referee
