// What players lose against best play.
#include "study/loss.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "brute_force.hpp"
#include "small_decks.hpp"
#include "study/training/trainer.hpp"
#include "tier.hpp"

namespace meander::onirim {
namespace {

Loss lost_by(const ComputerPlayer& player, const char* words, const LossPlan& plan, Solver& solver) {
  const std::atomic<bool> stop = false;
  const Result<Loss> loss = loss_of(player, *options_from_words(words), plan, solver, stop, {});
  EXPECT_TRUE(loss);
  return *loss;
}

// What is lost, and what is won for all that, add up to best play, but for the chance of the games.
TEST(Loss, is_the_distance_to_best_play) {
  constexpr const char* words = "deck=RS:4,RM:2,RK:1,RD:1,US:1,UK:1,nightmare:1";
  Solver solver;
  const double value = *solver.value(new_game(words));
  for (const char* name : {"random", "greedy"}) {
    constexpr std::uint64_t games = 4000;
    const Loss loss = lost_by(*computer_player(name), words, {games, 5}, solver);
    EXPECT_EQ(loss.games, games);
    EXPECT_GT(loss.mean(), 0) << name;
    const double won = static_cast<double>(loss.wins) / static_cast<double>(games);
    EXPECT_NEAR(loss.mean() + won, value, 4 * std::sqrt(0.25 / static_cast<double>(games))) << name;
  }
}

TEST(Loss, is_worse_for_whoever_plays_at_random) {
  Solver solver;
  const Loss random = lost_by(*computer_player("random"), small_decks[1].options, {200, 2}, solver);
  const Loss greedy = lost_by(*computer_player("greedy"), small_decks[1].options, {200, 2}, solver);
  EXPECT_GT(random.mean() - random.deviation(), greedy.mean() + greedy.deviation());
}

// By the same trainer as for the whole game, without the solver: as good as best play after two minutes.
TEST(Loss, of_a_player_trained_for_a_small_deck_is_small) {
  if (!full_tier()) GTEST_SKIP() << "only in the full tier";
  const SmallDeck& deck = small_decks[0];
  TrainingPlan plan;
  plan.games = {{*options_from_words(deck.options), 1}};
  plan.greedy_games = 30'000;
  plan.own_games = 400'000;
  plan.first_rate = 1.5e-3F;
  plan.last_rate = plan.first_rate / 20;
  Trainer trainer(plan);
  while (!trainer.is_done()) trainer.play_round();
  Solver solver;
  const Loss loss = lost_by(StrongPlayer(trainer.network()), deck.options, {4000, 1}, solver);
  EXPECT_LE(loss.mean(), 0.003) << deck.options << ": " << loss.mean() << " ± " << loss.deviation();
}

}  // namespace
}  // namespace meander::onirim
