// The computer players of Labyrinth are worth their names.
#include <gtest/gtest.h>

#include <cstdlib>

#include "../rules/casting_for_test.hpp"
#include "labyrinth/game.hpp"
#include "study/interval.hpp"
#include "study/labyrinth/simulation.hpp"
#include "table/labyrinth/default_set.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

bool full() { return std::getenv("MEANDER_FULL") != nullptr; }

Tally play(const std::vector<ComputerPlayer>& players, std::uint64_t games, std::uint64_t seed, int threads = 2) {
  SimulationPlan plan;
  plan.options.players = static_cast<std::uint8_t>(players.size());
  plan.options.set = &default_set().components;
  plan.players = players;
  plan.games = games;
  plan.seed = seed;
  plan.threads = threads;
  return simulate(plan, std::atomic<bool>(false), nullptr).tally;
}

TEST(LabyrinthPlayers, one_greedy_beats_three_random_in_95_of_100) {
  const Tally tally = play({GreedyPlayer(), RandomPlayer(), RandomPlayer(), RandomPlayer()}, full() ? 2000 : 200, 11);
  EXPECT_GE(tally.by_player[0] * 100, tally.games * 95);
}

TEST(LabyrinthPlayers, one_greedy_is_twice_as_good_as_each_of_three_runners) {
  const Tally tally = play({GreedyPlayer(), RunnerPlayer(), RunnerPlayer(), RunnerPlayer()}, full() ? 4000 : 400, 12);
  const std::uint64_t others = tally.by_player[1] + tally.by_player[2] + tally.by_player[3];
  EXPECT_GT(tally.by_player[0] * 3, others * 2);
}

TEST(LabyrinthPlayers, four_greedy_finish_in_a_sensible_number_of_rounds) {
  const Tally tally = play({GreedyPlayer(), GreedyPlayer(), GreedyPlayer(), GreedyPlayer()}, full() ? 2000 : 200, 13);
  EXPECT_GE(rounds_within(tally, 0.5), 8);
  EXPECT_LE(rounds_within(tally, 0.5), 20);
  EXPECT_LE(tally.broken_off * 100, tally.games);
}

TEST(LabyrinthPlayers, the_runner_beats_random_and_lays_no_traps) {
  const Tally tally = play({RunnerPlayer(), RandomPlayer()}, 100, 14);
  EXPECT_GE(tally.by_player[0], 95U);
  const Tally alone = play({RunnerPlayer(), RunnerPlayer(), RunnerPlayer()}, 100, 15);
  EXPECT_EQ(alone.rules_times[static_cast<std::size_t>(Rule::LAB_8_1)], 0U);
  EXPECT_EQ(alone.rules_times[static_cast<std::size_t>(Rule::LAB_9_3)], 0U) << "nor does it fight";
}

TEST(LabyrinthPlayers, the_number_of_threads_changes_nothing) {
  const std::vector<ComputerPlayer> players{GreedyPlayer(), RunnerPlayer(), RandomPlayer()};
  EXPECT_EQ(play(players, 60, 3, 1), play(players, 60, 3, 3));
}

TEST(LabyrinthPlayers, what_is_counted_adds_up) {
  const Tally tally = play({GreedyPlayer(), RandomPlayer(), RunnerPlayer()}, 100, 4);
  const auto sum = [](const std::array<std::uint64_t, most_seats>& wins) {
    std::uint64_t all = 0;
    for (const std::uint64_t each : wins) all += each;
    return all;
  };
  EXPECT_EQ(tally.games, 100U);
  EXPECT_EQ(sum(tally.by_player) + tally.broken_off, 100U);
  EXPECT_EQ(sum(tally.by_turn), sum(tally.by_player));
  EXPECT_EQ(sum(tally.by_field), sum(tally.by_player));
  EXPECT_EQ(tally.by_field[1] + tally.by_field[3] + tally.by_field[5], 0U) << "three sit on every other field";
}

// Whatever the phase, a player names one of the actions that it was given.
template <typename P>
void always_chooses_what_is_offered(const P& player) {
  for (int players = 2; players <= 6; ++players) {
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    options.set = &default_set().components;
    cast_for_test(options, static_cast<std::uint32_t>(players));
    State s = Labyrinth::initial(options);
    Random random(21, static_cast<std::uint64_t>(players));
    ActionList actions;
    for (int step = 0; step < 2000; ++step) {
      const Turn turn = Labyrinth::turn(s);
      if (turn.who == Turn::Who::over) break;
      Action action = turn.who == Turn::Who::chance ? Labyrinth::sample(s, random) : Action();
      if (turn.who == Turn::Who::seat) {
        Labyrinth::legal_actions(s, actions);
        action = player.choose(Labyrinth::view(s, turn.seat), actions, random);
        bool offered = false;
        for (const Action each : actions) offered = offered || each == action;
        ASSERT_TRUE(offered) << "phase " << static_cast<int>(s.phase);
        // Now and then something else, so that the player meets what it would not bring about.
        if (random.below(4) == 0) action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      }
      Labyrinth::apply_unchecked(s, action);
    }
  }
}

TEST(LabyrinthPlayers, choose_what_is_offered) {
  always_chooses_what_is_offered(RandomPlayer());
  always_chooses_what_is_offered(RunnerPlayer());
  always_chooses_what_is_offered(GreedyPlayer());
}

}  // namespace
