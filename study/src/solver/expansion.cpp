// What actions lead to, with the order of the top cards settled only as far as it matters.
//
// Between the moment when a player puts cards back on top (ONI-3.5, 8.4) and the draw of the last of them chance decides nothing, so he learns
// nothing meanwhile: an order settled card by card as they are drawn is as good as one settled at once. docs/solver.md looks at every case.
#include <algorithm>

#include "onirim/queries.hpp"
#include "reordering.hpp"
#include "search.hpp"

namespace meander::onirim {

using solving::CardList;
using solving::Census;

namespace {

// Whether an order whose first `settled` cards were chosen says all that matters when `drawn` of them are drawn.
bool is_settled(int drawn, int settled, const CardList& order) { return drawn <= settled || settled + 1 >= static_cast<int>(order.size()); }

}  // namespace

Solver::Search::Node Solver::Search::follow(const Node& node, Action action) const {
  Node next = node;
  Onirim::apply_unchecked(next.state, action);
  const State& s = node.state;
  const bool casts = action.type() == ActionType::cast && static_cast<Spell>(action.card()) == Spell::prophecy;
  const bool put_in_order = !s.placed.empty() || s.purpose == Purpose::paradox || s.spell == Spell::prophecy || casts;
  // What was put back one by one, or at the bottom, stays as it is; where the order cannot wait, everything does.
  const int known = next.state.known.size();
  next.fixed = put_in_order || !game_.order_can_wait ? known : std::min(node.fixed, known);
  return next;
}

void Solver::Search::add(const Node& node, double weight) {
  Next& next = nexts_.emplace_back(node, weight);
  if (node.state.phase == Phase::over) {
    next.upper = Onirim::result(node.state, 0);
    next.solved = true;
    return;
  }
  const Census census(node, game_);
  if (!census.within_reach()) {
    next.upper = 0;
    next.solved = true;
    return;
  }
  next.key = census.key();
  table_.prefetch(next.key);
}

void Solver::Search::add_after(const Node& node, Action action) {
  if (node.free() > 1) {
    add_orders_before(node, action);
  } else {
    add_or_put_back(follow(node, action));
  }
}

void Solver::Search::add_or_put_back(const Node& node) {
  const State& s = node.state;
  if (game_.order_can_wait && s.phase == Phase::order && s.placed.empty()) {
    add_orders_put_back(node);
  } else {
    add(node, 1);
  }
}

// The top cards lie in one order after the other when the action is carried out; what it does not draw stays free.
void Solver::Search::add_orders_before(const Node& node, Action action) {
  Node below = node;
  CardList order;
  for (int i = node.free(); i > 0; --i) order.push_back(below.state.known.pop_top().card());
  std::sort(order.begin(), order.end());
  solving::try_orders(order, 0, [&](const CardList& tried, int settled) {
    Node before = below;
    for (std::size_t i = tried.size(); i > 0; --i) before.state.known.push_top(KnownCard(tried[i - 1], before.state.settings.everyone()));
    const Node next = follow(before, action);
    const int drawn = node.state.known.size() - next.state.known.size();
    // All of them have gone into hand, limbo, discard pile or among the cards looked at before anything was decided: in whichever order.
    const bool all_alike = draws_a_card(next.state.phase) || (next.state.purpose != node.state.purpose && drawn >= node.free());
    if (!all_alike && !is_settled(drawn, settled, tried)) return false;
    add_or_put_back(next);
    return true;
  });
}

// The same of cards that are put back now, and of which some are drawn at once.
void Solver::Search::add_orders_put_back(const Node& node) {
  CardList order = node.state.looked.cards();
  solving::try_orders(order, 0, [&](const CardList& tried, int settled) {
    Node next = node;
    for (const Card card : tried) {
      // The last ones may have taken themselves.
      if (next.state.phase == Phase::order) Onirim::apply_unchecked(next.state, Action(ActionType::top, card));
    }
    const int drawn = node.state.known.size() + static_cast<int>(tried.size()) - next.state.known.size();
    if (!is_settled(drawn, settled, tried)) return false;
    next.fixed = std::min(next.fixed, next.state.known.size());
    add(next, 1);
    return true;
  });
}

}  // namespace meander::onirim
