// The score of an action, by the matter it belongs to. The greedy player takes the highest. `Sum` is Points or PointsByReason.
#pragma once

#include "onirim/action.hpp"
#include "points.hpp"
#include "situation.hpp"

namespace meander::onirim {

template <typename Sum>
Sum score_turn_action(const Situation& situation, Action action);
template <typename Sum>
Sum score_look(const Situation& situation, Action action);
template <typename Sum>
Sum score_door_answer(const Situation& situation, Action action);
template <typename Sum>
Sum score_nightmare(const Situation& situation, Action action);
template <typename Sum>
Sum score_exchange(const Situation& situation, Action action);
template <typename Sum>
Sum score_pick(const Situation& situation, Action action);
template <typename Sum>
Sum score_spell(const Situation& situation, Action action);
template <typename Sum>
Sum score_payment(const Situation& situation, Action action);
template <typename Sum>
Sum score_tower(const Situation& situation, Action action);
template <typename Sum>
Sum score_happy_dream(const Situation& situation, Action action);
template <typename Sum>
Sum score_premonition(const Situation& situation, Action action);

// What a door gained now makes come true, alone or with others (ONI-9.4).
template <typename Sum>
void score_door_gained(const Situation& situation, int colour, Sum& sum);
// With two: what the partner misses when a card of the shared resource, or a private one that might be exchanged, is used up.
template <typename Sum>
void score_card_used(const Situation& situation, Card card, bool shared, Sum& sum);
// The gain of the best exchange that a discard allows; 0: of none.
int exchange_hope(const Situation& situation);

// Every score is compiled for both sums.
#define MEANDER_SCORE(name)                               \
  template Points name<Points>(const Situation&, Action); \
  template PointsByReason name<PointsByReason>(const Situation&, Action)

}  // namespace meander::onirim
