// Who decides at a seat of Labyrinth. A player is given what its seat may know, and the actions it may take; never the state that is played on.
//
//   GreedyPlayer player;
//   const Action action = player.choose(Labyrinth::view(state, seat), actions, random);
//
// Players keep no memory between choices: the same view, actions and random numbers give the same choice.
#pragma once

#include <concepts>

#include "core/random.hpp"
#include "labyrinth/action.hpp"
#include "labyrinth/view.hpp"
#include "players/labyrinth/reason.hpp"

namespace meander::labyrinth {

// `actions` is never empty; the choice is one of them.
template <typename P>
concept Player = requires(const P& player, const View& view, const ActionList& actions, Random& random) {
  { player.choose(view, actions, random) } -> std::same_as<Action>;
};

// Uniform over the legal actions.
class RandomPlayer {
 public:
  Action choose(const View& /*view*/, const ActionList& actions, Random& random) const {
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  }
};
static_assert(Player<RandomPlayer>);

// Goes the shortest way to a key and from there to the centre, builds where the way is not built yet, and takes a Guardian card when the Guardian
// stands in it. No fights, no traps.
class RunnerPlayer {
 public:
  Action choose(const View& view, const ActionList& actions, Random& random) const;
};
static_assert(Player<RunnerPlayer>);

// Weighs everything in actions won and lost: its own way, and with the weight of the danger that each is the ways of the others.
class GreedyPlayer {
 public:
  Action choose(const View& view, const ActionList& actions, Random& random) const;
  // The same choice with its reason.
  Choice explain(const View& view, const ActionList& actions, Random& random) const;
};
static_assert(Player<GreedyPlayer>);

}  // namespace meander::labyrinth
