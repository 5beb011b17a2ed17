// The same values without any of the solver's means: every way on from a position, by the rules alone.
//
//   brute_force(state)             // nothing remembered at all: for the smallest games
//   BruteForce().value(state)      // states that are equal byte for byte are solved once
#pragma once

#include <algorithm>
#include <unordered_map>

#include "onirim/game.hpp"
#include "table/options_text.hpp"

namespace meander::onirim {

// The value of a state from those of what it leads to.
template <typename ValueOf>
double value_by_rules(const State& state, const ValueOf& value_of) {
  const auto after = [&](Action action) {
    State next = state;
    Onirim::apply_unchecked(next, action);
    return value_of(next);
  };
  if (state.phase == Phase::over) return Onirim::result(state, 0);
  if (Onirim::turn(state).who == Turn::Who::chance) {
    OutcomeList outcomes;
    Onirim::chance_outcomes(state, outcomes);
    double sum = 0;
    double weights = 0;
    for (const auto& [action, weight] : outcomes) {
      sum += weight * after(action);
      weights += weight;
    }
    return sum / weights;
  }
  ActionList actions;
  Onirim::legal_actions(state, actions);
  double best = 0;
  for (const Action action : actions) best = std::max(best, after(action));
  return best;
}

inline double brute_force(const State& state) { return value_by_rules(state, brute_force); }

class BruteForce {
 public:
  double value(const State& state) {
    if (const auto found = values_.find(state); found != values_.end()) return found->second;
    const double value = value_by_rules(state, [this](const State& next) { return this->value(next); });
    values_.emplace(state, value);
    return value;
  }

 private:
  struct Hash {
    std::size_t operator()(const State& state) const { return Onirim::hash(state); }
  };
  std::unordered_map<State, double, Hash> values_;
};

// A new game of options as words, which must be right.
inline State new_game(const char* words) { return Onirim::initial(*options_from_words(words)); }

}  // namespace meander::onirim
