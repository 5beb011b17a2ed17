// What better single choices would bring.
#include "study/gap.hpp"

#include <gtest/gtest.h>

#include "small_decks.hpp"
#include "study/loss.hpp"
#include "study/training/trainer.hpp"
#include "table/options_text.hpp"

namespace meander::onirim {
namespace {

const std::atomic<bool> go_on = false;

Network taught_little(const Options& options) {
  TrainingPlan plan;
  plan.games = {{options, 1}};
  plan.greedy_games = 2'000;
  plan.own_games = 1'000;
  Trainer trainer(plan);
  while (!trainer.is_done()) trainer.play_round();
  return trainer.network();
}

// Who has learnt little loses much; what play-outs find of it is no more than there is to find.
TEST(Gap, of_who_has_learnt_little_is_part_of_what_is_lost) {
  const Options options = *options_from_words(small_decks[0].options);
  const Network network = taught_little(options);
  const Gap gap = gap_of({options, network, 300, 60, 3, 2, 0.05}, go_on, {});
  EXPECT_EQ(gap.games, 300);
  EXPECT_GT(gap.changed, 0);
  EXPECT_LE(gap.changed, 2 * gap.choices);
  EXPECT_GT(gap.mean(), gap.deviation());
  Solver solver;
  const Result<Loss> loss = loss_of(StrongPlayer(network), options, {300, 3}, solver, go_on, {});
  ASSERT_TRUE(loss);
  EXPECT_LT(gap.mean() - gap.deviation(), loss->mean() + loss->deviation());
}

TEST(Gap, is_the_same_for_any_number_of_threads) {
  const Options options = *options_from_words(small_decks[1].options);
  const Network network = taught_little(options);
  const Gap one = gap_of({options, network, 12, 20, 5, 1, 0.05}, go_on, {});
  const Gap three = gap_of({options, network, 12, 20, 5, 3, 0.05}, go_on, {});
  EXPECT_EQ(one.sum, three.sum);
  EXPECT_EQ(one.squares, three.squares);
  EXPECT_EQ(one.choices, three.choices);
  EXPECT_GT(one.choices, 0);
}

TEST(Gap, of_a_game_broken_off_is_not_counted) {
  const std::atomic<bool> stop = true;
  const Options options = *options_from_words(small_decks[1].options);
  EXPECT_EQ(gap_of({options, taught_little(options), 5, 10, 1, 1}, stop, {}).games, 0);
}

}  // namespace
}  // namespace meander::onirim
