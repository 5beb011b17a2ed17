// Whether an action is among those that a game lists: legal for the seat to move, or an outcome of the chance step.
#pragma once

#include "core/game.hpp"

namespace meander {

template <typename G>
bool is_listed(const typename G::State& state, typename G::Action action) {
  if (G::turn(state).who == Turn::Who::chance) {
    typename G::OutcomeList outcomes;
    G::chance_outcomes(state, outcomes);
    for (const auto& outcome : outcomes) {
      if (outcome.action == action) return true;
    }
    return false;
  }
  typename G::ActionList actions;
  G::legal_actions(state, actions);
  for (const auto legal : actions) {
    if (legal == action) return true;
  }
  return false;
}

}  // namespace meander
