// Every zone as a table would show it.
#include <algorithm>

#include "table.hpp"

namespace referee {

void Referee::Table::fill(Zones& out) const {
  for (int seat = 0; seat < 2; ++seat) {
    auto& cards = out.private_cards[seat];
    cards = private_cards[seat];
    std::sort(cards.begin(), cards.end(), [](const KnownCard& one, const KnownCard& other) {
      return one.card != other.card ? one.card < other.card : one.knowers < other.knowers;
    });
  }
  out.shared = shared;
  std::sort(out.shared.begin(), out.shared.end());
  out.rows = rows;
  out.tower_row = tower_row;
  out.doors = doors;
  out.discard = discard;
  out.limbo = limbo;
  out.removed = removed;

  std::size_t top_known = 0, bottom_known = 0;
  while (top_known < deck.size() && deck[deck.size() - 1 - top_known].knowers != 0) ++top_known;
  while (top_known + bottom_known < deck.size() && deck[bottom_known].knowers != 0) ++bottom_known;
  out.top.assign(deck.rbegin(), deck.rbegin() + static_cast<std::ptrdiff_t>(top_known));
  out.bottom.assign(deck.rend() - static_cast<std::ptrdiff_t>(bottom_known), deck.rend());
  out.unknown.fill(0);
  for (std::size_t place = bottom_known; place < deck.size() - top_known; ++place) ++out.unknown[deck[place].card];

  out.looked = looked;
  std::sort(out.looked.begin(), out.looked.end());
  out.placed = placed;
  out.pending = pending;
  out.goals.clear();
  for (const Goal& goal : goals) out.goals.push_back(goal.colour + (goal.closed ? 4 : 0));
  out.premonitions = premonitions;
}

}  // namespace referee
