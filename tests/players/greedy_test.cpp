// The greedy player is worth its name: win rates, and each expansion's decisions against the same player making them at random.
#include <gtest/gtest.h>

#include <cmath>

#include "proof_game.hpp"
#include "study/simulation.hpp"
#include "tier.hpp"

namespace meander::onirim {
namespace {

// Pairs of games with the same seed: by how many standard errors the first player wins more often.
double advantage(const Options& options, const GreedyPlayer& first, const GreedyPlayer& second, int games) {
  double sum = 0;
  double squares = 0;
  for (int game = 0; game < games; ++game) {
    const auto play = [&](const GreedyPlayer& player) {
      Random random(2024, static_cast<std::uint64_t>(game));
      State state = Onirim::initial(options);
      return static_cast<double>(play_out(state, random, player, player).wins);
    };
    const double difference = play(first) - play(second);
    sum += difference;
    squares += difference * difference;
  }
  const double mean = sum / games;
  const double deviation = std::sqrt(std::max(squares / games - mean * mean, 1e-12) / games);
  return mean / deviation;
}

TEST(GreedyPlayer, wins_34_of_100_base_games_alone) {
  const SimulationPlan plan{Options{}, {GreedyPlayer(), GreedyPlayer()}, full_tier() ? 100000U : 10000U, 5, 2};
  const Tally tally = simulate(plan, std::atomic<bool>(false), nullptr).tally;
  EXPECT_GE(wilson_interval(tally.wins, tally.games)[0], 0.34);
}

TEST(GreedyPlayer, beats_random_in_every_option_set) {
  for (int set = 0; set < option_sets; ++set) {
    const auto doors = [set](const ComputerPlayer& player) {
      const SimulationPlan plan{option_set(set), {player, player}, 1000, 6, 2};
      const Tally tally = simulate(plan, std::atomic<bool>(false), nullptr).tally;
      std::uint64_t sum = 0;
      for (std::size_t held = 0; held < tally.doors.size(); ++held) sum += held * tally.doors[held];
      return sum;
    };
    EXPECT_GT(doors(GreedyPlayer()), doors(RandomPlayer()) * 3 / 2) << name_of_set(set);
  }
}

// In every set of expansions, for each expansion of it: a paired test. The fast tier has time for the sets alone, where wins are not rare.
TEST(GreedyPlayer, uses_each_expansion_better_than_at_random) {
  for (int set = 1; set < (full_tier() ? option_sets : option_sets / 2); ++set) {
    const Options options = option_set(set);
    for (const auto& [in_set, blind] :
         {std::pair{options.book, GreedyPlayer::Blind{.book = true}}, std::pair{options.towers, GreedyPlayer::Blind{.towers = true}},
          std::pair{options.premonitions, GreedyPlayer::Blind{.premonitions = true}}}) {
      if (!in_set) continue;
      const double errors = advantage(options, GreedyPlayer(), GreedyPlayer(blind), full_tier() ? 8000 : 1000);
      EXPECT_GT(errors, 2.5) << name_of_set(set) << (blind.book ? " book" : blind.towers ? " towers" : " premonitions");
    }
  }
}

TEST(GreedyPlayer, chooses_the_same_for_the_same_view) {
  for (int set = 0; set < option_sets; ++set) {
    Random random(11, static_cast<std::uint64_t>(set));
    State state = Onirim::initial(option_set(set));
    ActionList actions;
    for (Turn turn = Onirim::settle(state, random); turn.who == Turn::Who::seat; turn = Onirim::settle(state, random)) {
      Onirim::legal_actions(state, actions);
      Random first(1);
      Random second(2);
      const View view = Onirim::view(state, turn.seat);
      const Action action = GreedyPlayer().choose(view, actions, first);
      EXPECT_FALSE(Onirim::why_not(state, action));
      EXPECT_EQ(action, GreedyPlayer().choose(view, actions, second));
      Onirim::apply_unchecked(state, action);
    }
  }
}

// A player is never given a state, and a view is not one.
static_assert(!std::is_convertible_v<View, State>);
static_assert(!std::is_invocable_v<decltype(&GreedyPlayer::choose), const GreedyPlayer&, const State&, const ActionList&, Random&>);

}  // namespace
}  // namespace meander::onirim
