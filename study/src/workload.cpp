// Benchmark work: whole games through the public interface, and copies of a state.
#include "study/workload.hpp"

#include <array>

#include "players/greedy_player.hpp"
#include "study/play_out.hpp"

namespace meander::onirim {

namespace {

template <Player P>
std::uint64_t play_games(const Options& options, std::uint64_t count, std::uint64_t seed, const P& player) {
  const State initial = Onirim::initial(options);
  std::uint64_t sum = 0;
  for (std::uint64_t game = 0; game < count; ++game) {
    Random random(seed, game);
    State state = initial;
    const Tally tally = play_out(state, random, player, player);
    sum += tally.decisions + tally.wins;
  }
  return sum;
}

// Random games without a view for every choice: the rules alone.
std::uint64_t play_games(const Options& options, std::uint64_t count, std::uint64_t seed) {
  const State initial = Onirim::initial(options);
  std::uint64_t sum = 0;
  ActionList actions;
  for (std::uint64_t game = 0; game < count; ++game) {
    Random random(seed, game);
    State state = initial;
    while (Onirim::settle(state, random).who == Turn::Who::seat) {
      Onirim::legal_actions(state, actions);
      Onirim::apply_unchecked(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      ++sum;
    }
  }
  return sum;
}

}  // namespace

std::uint64_t play_random_games(const Options& options, std::uint64_t count, std::uint64_t seed) { return play_games(options, count, seed); }

std::uint64_t play_greedy_games(const Options& options, std::uint64_t count, std::uint64_t seed) {
  return play_games(options, count, seed, GreedyPlayer());
}

std::uint64_t copy_states(const Options& options, std::uint64_t count) {
  // Each copy is changed and read, so that it has to be made.
  std::array<State, 8> states{};
  states[0] = Onirim::initial(options);
  std::uint64_t sum = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    State& target = states[(i + 1) % states.size()];
    target = states[i % states.size()];
    target.remaining = static_cast<std::uint8_t>(target.remaining + i);
    sum += target.remaining;
  }
  return sum;
}

}  // namespace meander::onirim
