// The interface of every game: what a table, a player, a study or a test may ask of one, and nothing about which game it is.
//
//   template <Game G>
//   void play_one(const typename G::Options& options, Random& random) {
//     typename G::State state = G::initial(options);
//     while (G::settle(state, random).who == Turn::Who::seat) …
//   }
//
// A state is a small value without a random generator: whatever a table would shuffle, draw or roll is a chance step, and whoever runs
// the game chooses its outcome. The same actions and outcomes give the same game everywhere.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "core/random.hpp"

namespace meander {

// Who is to move: a seat (counted from 0), chance, or nobody because the game is over.
struct Turn {
  enum class Who : std::uint8_t { seat, chance, over };
  Who who = Who::over;
  std::uint8_t seat = 0;
  constexpr bool operator==(const Turn&) const = default;
};

// A chance outcome and its weight; its probability is weight over the sum of all weights of the step.
template <typename Action>
struct WeightedOutcome {
  Action action{};
  std::uint32_t weight = 0;
};

template <typename G>
concept Game = std::is_trivially_copyable_v<typename G::State> && std::is_trivially_copyable_v<typename G::Action> &&
               std::equality_comparable<typename G::State> && std::equality_comparable<typename G::View> &&
               requires(typename G::State& state, const typename G::State& constant, const typename G::Options& options, typename G::Action action,
                        typename G::ActionList& actions, typename G::OutcomeList& outcomes, typename G::Events& events, const typename G::View& view,
                        std::uint8_t seat, std::uint32_t integer, Random& random) {
                 { G::initial(options) } -> std::same_as<typename G::State>;
                 { G::turn(constant) } -> std::same_as<Turn>;
                 { G::legal_actions(constant, actions) } -> std::same_as<void>;     // of the seat to move; none for chance
                 { G::chance_outcomes(constant, outcomes) } -> std::same_as<void>;  // of a chance step, in a fixed order
                 { G::sample(constant, random) } -> std::same_as<typename G::Action>;
                 { G::why_not(constant, action) } -> std::same_as<typename G::Refusal>;     // converts to true when the action is refused
                 { G::apply(state, action, events) } -> std::same_as<typename G::Refusal>;  // refused: nothing changes
                 { G::apply_unchecked(state, action) } -> std::same_as<void>;
                 { G::apply_unchecked(state, action, events) } -> std::same_as<void>;
                 { G::result(constant, seat) } -> std::same_as<double>;  // 1 won, 0 lost or not over
                 { G::view(constant, seat) } -> std::same_as<typename G::View>;
                 { G::settle(state, random) } -> std::same_as<Turn>;  // chance goes on until it is not chance's turn; whose it is then
                 { G::resample(view, random) } -> std::same_as<typename G::State>;
                 { G::hash(constant) } -> std::same_as<std::uint64_t>;
                 { G::to_integer(action) } -> std::same_as<std::uint32_t>;
                 { G::from_integer(integer) } -> std::same_as<typename G::Action>;
               };

// settle(), which every game has, by what it stands for. A game may do it in one go: with the same states and random numbers.
template <typename G>
Turn settle_by_steps(typename G::State& state, Random& random) {
  for (;;) {
    const Turn turn = G::turn(state);
    if (turn.who != Turn::Who::chance) return turn;
    G::apply_unchecked(state, G::sample(state, random));
  }
}

}  // namespace meander
