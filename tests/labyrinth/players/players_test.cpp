// The computer players of Labyrinth are worth their names.
#include <gtest/gtest.h>

#include <cmath>

#include "../rules/casting_for_test.hpp"
#include "labyrinth/game.hpp"
#include "study/interval.hpp"
#include "study/labyrinth/simulation.hpp"
#include "table/labyrinth/default_set.hpp"
#include "tier.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

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
  const Tally tally = play({GreedyPlayer(), RandomPlayer(), RandomPlayer(), RandomPlayer()}, full_tier() ? 2000 : 200, 11);
  EXPECT_GE(tally.by_player[0] * 100, tally.games * 95);
}

TEST(LabyrinthPlayers, one_greedy_is_twice_as_good_as_each_of_three_runners) {
  const Tally tally = play({GreedyPlayer(), RunnerPlayer(), RunnerPlayer(), RunnerPlayer()}, full_tier() ? 4000 : 400, 12);
  const std::uint64_t others = tally.by_player[1] + tally.by_player[2] + tally.by_player[3];
  EXPECT_GT(tally.by_player[0] * 3, others * 2);
}

TEST(LabyrinthPlayers, four_greedy_finish_in_a_sensible_number_of_rounds) {
  const Tally tally = play({GreedyPlayer(), GreedyPlayer(), GreedyPlayer(), GreedyPlayer()}, full_tier() ? 2000 : 200, 13);
  EXPECT_GE(rounds_within(tally, 0.5), 8);
  EXPECT_LE(rounds_within(tally, 0.5), 20);
  EXPECT_LE(tally.broken_off * 100, tally.games);
}

SimulationPlan four_greedy(std::uint64_t games, std::uint64_t seed) {
  SimulationPlan plan;
  plan.options.players = 4;
  plan.options.set = &default_set().components;
  plan.players.assign(4, GreedyPlayer());
  plan.games = games;
  plan.seed = seed;
  plan.threads = 2;
  return plan;
}

// By game, whether the first seat wins it, playing this character against three without one.
std::vector<int> games_won(Character character, std::uint64_t games) {
  std::vector<int> won;
  for (std::uint64_t game = 0; game < games; ++game) {
    SimulationPlan plan = four_greedy(1, 1000 + game);
    plan.threads = 1;
    plan.options.casting = Casting::given;
    plan.options.given[0] = character;
    won.push_back(static_cast<int>(simulate(plan, std::atomic<bool>(false), nullptr).tally.by_player[0]));
  }
  return won;
}

// The Assassin and the Sword Master, who gain least, need more games than a test has time for (docs/players.md).
TEST(LabyrinthPlayers, a_character_beats_the_same_seat_without_one) {
  const std::uint64_t games = full_tier() ? 2500 : 250;
  const std::vector<int> without = games_won(Character::none, games);
  std::vector<Character> characters = {Character::archer, Character::architect, Character::monk, Character::illusionist};
  if (full_tier()) characters.insert(characters.end(), {Character::golems, Character::thief, Character::witch, Character::headhunter});
  for (const Character character : characters) {
    const std::vector<int> with = games_won(character, games);
    double sum = 0;
    double squares = 0;
    for (std::size_t game = 0; game < games; ++game) {
      const double difference = with[game] - without[game];
      sum += difference;
      squares += difference * difference;
    }
    const double errors = sum / std::sqrt(squares);
    EXPECT_GT(errors, full_tier() ? 2 : 0) << name_of(character);
  }
}

TEST(LabyrinthPlayers, every_ability_is_used_in_five_of_a_hundred_games_of_its_character) {
  SimulationPlan plan = four_greedy(full_tier() ? 8000 : 400, 31);
  plan.options.casting = Casting::drawn;
  const Tally tally = simulate(plan, std::atomic<bool>(false), nullptr).tally;
  for (int i = 0; i < ability_count; ++i) {
    const auto ability = static_cast<Ability>(i);
    std::uint64_t games = 0;
    for (const std::uint64_t each : tally.by_character[static_cast<std::size_t>(character_of(ability))].games) games += each;
    const std::uint64_t used = tally.rules_games[static_cast<std::size_t>(rule_of(ability))];
    EXPECT_GE(used * 100, full_tier() ? games * 5 : 1) << id_of(ability) << " in " << used << " of " << games;
  }
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
