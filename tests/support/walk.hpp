// A proof game walked step by step: all of it follows from a seed and an option set, so that a failing walk can be made again.
//
//   Walk walk(7, 12);
//   while (!walk.over()) walk.step();
#pragma once

#include <cstdint>
#include <string>

#include "onirim/notation.hpp"
#include "proof_game.hpp"

namespace meander::onirim {

class Walk {
 public:
  Walk(std::uint64_t seed, int set)
      : random_(seed, static_cast<std::uint64_t>(set)),
        options_(vary(option_set(set), random_)),
        state_(Onirim::initial(options_)),
        mover_(random_.below(2) == 1) {}

  const Options& options() const { return options_; }
  const State& state() const { return state_; }
  Random& random() { return random_; }
  bool over() const { return Onirim::turn(state_).who == Turn::Who::over; }

  // What chance or the mover does next; each call draws anew.
  Action choose() {
    if (Onirim::turn(state_).who == Turn::Who::chance) return Onirim::sample(state_, random_);
    ActionList actions;
    Onirim::legal_actions(state_, actions);
    return mover_.choose(state_, actions, random_);
  }
  void take(Action action) { Onirim::apply_unchecked(state_, action); }
  void step() { take(choose()); }
  // Up to `steps` steps; fewer when the game ends.
  Walk& go(int steps) {
    for (; steps > 0 && !over(); --steps) step();
    return *this;
  }
  std::string text(Action action) const { return text_of(action, options_.players); }

 private:
  Random random_;
  Options options_;
  State state_;
  ProofMover mover_;
};

}  // namespace meander::onirim
