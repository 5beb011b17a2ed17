#include "study/labyrinth/workload.hpp"

#include "labyrinth/game.hpp"
#include "players/labyrinth/player.hpp"

namespace meander::labyrinth {

namespace {

constexpr int rounds = 40;

// Plays until so many decisions are made, or turns; the number of decisions.
template <typename P>
std::uint64_t play(State& state, Random& random, const P& player, std::uint64_t most_decisions, int most_turns) {
  ActionList actions;
  std::uint64_t decisions = 0;
  std::uint8_t active = state.active;
  for (int turns = 0; decisions < most_decisions && turns < most_turns;) {
    const Turn turn = Labyrinth::turn(state);
    if (turn.who == Turn::Who::over) break;
    if (turn.who == Turn::Who::chance) {
      Labyrinth::apply_unchecked(state, Labyrinth::sample(state, random));
    } else {
      Labyrinth::legal_actions(state, actions);
      ++decisions;
      if constexpr (std::is_same_v<P, RandomPlayer>) {
        Labyrinth::apply_unchecked(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      } else {
        Labyrinth::apply_unchecked(state, player.choose(Labyrinth::view(state, turn.seat), actions, random));
      }
    }
    if (state.active != active) ++turns;
    active = state.active;
  }
  return decisions;
}

}  // namespace

std::uint64_t decide_at_random(const Options& options, std::uint64_t count, std::uint64_t seed) {
  std::uint64_t sum = 0;
  for (std::uint64_t game = 0, made = 0; made < count; ++game) {
    State state = Labyrinth::initial(options);
    Random random(seed, game);
    made += play(state, random, RandomPlayer(), count - made, rounds * options.players);
    sum += Labyrinth::hash(state);
  }
  return sum;
}

std::uint64_t play_greedy_games(const Options& options, std::uint64_t count, std::uint64_t seed) {
  constexpr int most_rounds = 200;
  std::uint64_t sum = 0;
  for (std::uint64_t game = 0; game < count; ++game) {
    State state = Labyrinth::initial(options);
    Random random(seed, game);
    sum += play(state, random, GreedyPlayer(), UINT64_MAX, most_rounds * options.players) + state.winner;
  }
  return sum;
}

std::uint64_t copy_states(const Options& options, std::uint64_t count) {
  // Each copy is changed and read, so that it has to be made.
  std::array<State, 8> states{};
  Random random(1);
  states[0] = Labyrinth::initial(options);
  play(states[0], random, RandomPlayer(), 200, rounds);
  std::uint64_t sum = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    State& target = states[(i + 1) % states.size()];
    target = states[i % states.size()];
    target.draws = static_cast<std::uint8_t>(target.draws + i);
    sum += target.draws;
  }
  return sum;
}

}  // namespace meander::labyrinth
