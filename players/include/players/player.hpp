// Who decides at a seat. A player is given what its seat may know, and the actions it may take; never a state.
//
//   RandomPlayer player;
//   const Action action = player.choose(Onirim::view(state, seat), actions, random);
//
// Players keep no memory between choices: the same view, actions and random numbers give the same choice.
#pragma once

#include <concepts>

#include "core/random.hpp"
#include "onirim/action.hpp"
#include "onirim/view.hpp"

namespace meander::onirim {

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

}  // namespace meander::onirim
