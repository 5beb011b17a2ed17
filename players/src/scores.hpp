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

// Every score is compiled for both sums.
#define MEANDER_SCORE(name)                               \
  template Points name<Points>(const Situation&, Action); \
  template PointsByReason name<PointsByReason>(const Situation&, Action)

}  // namespace meander::onirim
