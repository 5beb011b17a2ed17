// A first player worth the name: each choice gets the action with the highest score of simple, fast rules of thumb. It looks no step ahead but knows
// what a series still misses, what a Key is worth and what a Nightmare costs, in every set of expansions, alone and with two.
//
//   GreedyPlayer player;                                      // the tuned weights of the game it sits in
//   GreedyPlayer blind(GreedyPlayer::Blind{.towers = true});  // the same, with the Towers' decisions made at random
#pragma once

#include <optional>

#include "players/greedy_weights.hpp"
#include "players/player.hpp"
#include "players/reason.hpp"

namespace meander::onirim {

class GreedyPlayer {
 public:
  // Expansions whose decisions are made at random: what the player's skill at each is measured against.
  struct Blind {
    bool book = false;
    bool towers = false;
    bool premonitions = false;
  };

  GreedyPlayer() = default;
  explicit GreedyPlayer(Blind blind) : blind_(blind) {}
  explicit GreedyPlayer(const GreedyWeights& weights) : weights_(weights) {}

  Action choose(const View& view, const ActionList& actions, Random& random) const;

  // What choose() takes when no expansion is blind, and why.
  Choice explain(const View& view, const ActionList& actions) const;

 private:
  const GreedyWeights& weights_for(const Settings& settings) const;

  std::optional<GreedyWeights> weights_;  // the same ones in every game
  Blind blind_;
};
static_assert(Player<GreedyPlayer>);

}  // namespace meander::onirim
