// Orders of cards that are told apart only as far as the order matters.
#pragma once

#include "core/fixed_vector.hpp"
#include "onirim/cards.hpp"

namespace meander::onirim::solving {

using CardList = FixedVector<Card, 8>;

// Calls `attempt(order, settled)` with the cards, ascending at first: an order of which the first `settled` cards were chosen, the rest ascending.
// Where it returns false, more of the order matters than that, and it is called with each card that may come next.
template <typename Attempt>
void try_orders(CardList& order, int settled, const Attempt& attempt) {
  if (attempt(order, settled)) return;
  const CardList before = order;
  const auto at = static_cast<std::size_t>(settled);
  // The rest is ascending; each different card of it comes next once.
  for (std::size_t i = at; i < before.size(); ++i) {
    if (i > at && before[i] == before[i - 1]) continue;
    order = before;
    order.erase(i);
    order.insert(at, before[i]);
    try_orders(order, settled + 1, attempt);
  }
  order = before;
}

}  // namespace meander::onirim::solving
