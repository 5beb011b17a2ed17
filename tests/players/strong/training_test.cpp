// Training: what positions should have been worth, slopes, and the same network whatever the threads and breaks.
#include "study/training/trainer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "onirim/game.hpp"
#include "players/strong/learned.hpp"
#include "players/strong/lines.hpp"
#include "study/training/held_out.hpp"

namespace meander::onirim {
namespace {

std::vector<Sample> samples_of(const EpisodeStyle& style, std::uint64_t seed, bool& won) {
  std::vector<Sample> samples;
  Random random(seed);
  won = play_episode(*learned_network(), Onirim::initial({}), style, random, samples);
  return samples;
}

TEST(Training, at_lambda_one_every_position_should_have_been_worth_the_result) {
  for (const bool greedy : {false, true}) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      bool won = false;
      const std::vector<Sample> samples = samples_of({greedy, 0, 1}, seed, won);
      EXPECT_GT(samples.size(), 10U);
      for (const Sample& sample : samples) EXPECT_EQ(sample.target, won ? 1 : 0);
    }
  }
}

TEST(Training, at_lambda_zero_every_position_should_have_been_worth_the_next) {
  bool won = false;
  const std::vector<Sample> samples = samples_of({false, 0, 0}, 2, won);
  for (std::size_t i = 0; i + 1 < samples.size(); ++i) {
    Network::Sums sums;
    learned_network()->look_at(samples[i + 1].rows, sums);
    EXPECT_FLOAT_EQ(samples[i].target, logistic(sums.log_odds));
  }
  EXPECT_EQ(samples.back().target, won ? 1 : 0);
}

// What one position should have been worth, over many games that go on from it.
struct Scatter {
  double mean = 0;
  double variance = 0;
};
Scatter scatter_of(const State& state, const EpisodeStyle& style) {
  constexpr int games = 300;
  double sum = 0;
  double squares = 0;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    std::vector<Sample> samples;
    Random random(seed);
    play_episode(*learned_network(), state, style, random, samples);
    const auto target = static_cast<double>(samples.front().target);
    sum += target;
    squares += target * target;
  }
  return {sum / games, squares / games - sum / games * (sum / games)};
}

TEST(Training, without_luck_a_position_should_have_been_worth_the_same_on_average_but_scatters_less) {
  Random random(4);
  State state = Onirim::initial({});
  Onirim::settle(state, random);
  const Scatter with = scatter_of(state, {false, 0, 1, false});
  const Scatter without = scatter_of(state, {false, 0, 1, true});
  EXPECT_LT(without.variance, with.variance / 3);
  EXPECT_NEAR(without.mean, with.mean, 4 * std::sqrt((with.variance + without.variance) / 300));
}

// Of the choices at the opening hand those that are close to the best: what the next card may bring is what they should have been worth.
TEST(Training, choices_that_are_close_are_learnt_though_another_is_taken) {
  const Lines lines(*learned_network(), Lines::Care::little);
  int close = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Random random(seed);
    State state = Onirim::initial({});
    Onirim::settle(state, random);
    std::vector<float> worth;
    for (const Lines::Line& line : lines.few(state, {3, 0.015F})) worth.push_back(lines.look_ahead(line.leaf));
    std::vector<Sample> samples;
    play_episode(*learned_network(), state, {false, 0, 1, true}, random, samples);
    const auto best = std::ranges::max_element(worth) - worth.begin();
    worth.erase(worth.begin() + best);
    for (std::size_t i = 0; i < worth.size(); ++i) EXPECT_FLOAT_EQ(samples[i].target, worth[i]) << seed;
    close += static_cast<int>(worth.size());
  }
  EXPECT_GT(close, 5);
}

double cost_of(const Network& network, const Sample& sample) {
  Network::Sums sums;
  network.look_at(sample.rows, sums);
  const double chance = 1 / (1 + std::exp(-static_cast<double>(sums.log_odds)));
  return -(static_cast<double>(sample.target) * std::log(chance) + (1 - static_cast<double>(sample.target)) * std::log(1 - chance));
}

// Adam's first step goes against the slope by as much as the rate: its sign is compared with the cost's own change.
TEST(Training, steps_go_against_the_slope) {
  bool won = false;
  Sample sample = samples_of({false, 0, 1}, 3, won)[8];
  sample.target = 0.1F;
  Network network = *learned_network();
  const Network before = network;
  Learner learner(network, 1);
  learner.learn(std::span(&sample, 1), 1e-4F);
  int compared = 0;
  for (std::size_t i = 0; i < Network::parameter_count; i += 3) {
    const float step = network.parameters()[i] - before.parameters()[i];
    if (step == 0) continue;
    constexpr float nudge = 0.003F;
    Network nudged = before;
    nudged.parameters()[i] += nudge;
    const double up = (cost_of(nudged, sample) - cost_of(before, sample)) / static_cast<double>(nudge);
    nudged.parameters()[i] -= 2 * nudge;
    const double down = (cost_of(before, sample) - cost_of(nudged, sample)) / static_cast<double>(nudge);
    // Where a sum is cut off at zero nearby, or next to nothing changes, there is no slope to speak of.
    if (std::fabs(up) < 0.01 || std::fabs(up - down) > std::fabs(up) / 4) continue;
    const double slope = (up + down) / 2;
    EXPECT_EQ(slope > 0, step < 0) << i << " slope " << slope << " step " << step;
    ++compared;
  }
  EXPECT_GT(compared, 100);
}

TEST(Training, learns_what_one_position_is_worth) {
  bool won = false;
  Sample sample = samples_of({false, 0, 1}, 5, won)[4];
  sample.target = 0.25F;
  Network network = *learned_network();
  Learner learner(network, 1);
  for (int i = 0; i < 300; ++i) learner.learn(std::span(&sample, 1), 1e-3F);
  Network::Sums sums;
  network.look_at(sample.rows, sums);
  EXPECT_NEAR(logistic(sums.log_odds), 0.25, 0.01);
}

TrainingPlan small_plan(int threads) {
  Options options;
  options.whole_deck = false;
  options.deck[chamber(Colour::red, Symbol::sun)] = 4;
  options.deck[chamber(Colour::red, Symbol::moon)] = 3;
  options.deck[key(Colour::red)] = 2;
  options.deck[door(Colour::red)] = 2;
  options.deck[nightmare] = 2;
  TrainingPlan plan;
  plan.games = {{options, 1}};
  plan.greedy_games = 1024;
  plan.own_games = 2048;
  plan.threads = threads;
  return plan;
}

std::string trained(int threads) {
  Trainer trainer(small_plan(threads));
  while (!trainer.is_done()) trainer.play_round();
  return trainer.network().write();
}

TEST(Training, gives_the_same_network_for_any_number_of_threads_and_after_a_break) {
  const std::string network = trained(1);
  EXPECT_EQ(trained(2), network);
  std::string checkpoint;
  {
    Trainer trainer(small_plan(2));
    trainer.play_round();
    trainer.play_round();
    checkpoint = trainer.checkpoint();
  }
  Trainer trainer(small_plan(1));
  const auto games = trainer.resume(checkpoint);
  ASSERT_TRUE(games);
  EXPECT_EQ(*games, 2048U);
  while (!trainer.is_done()) trainer.play_round();
  EXPECT_EQ(trainer.network().write(), network);
}

TEST(Training, begins_with_a_network) {
  TrainingPlan plan = small_plan(1);
  plan.greedy_games = 0;
  plan.begin_with = learned_network();
  Trainer trainer(plan);
  EXPECT_EQ(trainer.network().write(), learned_network()->write());
  trainer.play_round();
  EXPECT_NE(trainer.network().write(), learned_network()->write());
}

TEST(Training, refuses_a_checkpoint_that_is_none) {
  Trainer trainer(small_plan(1));
  const std::string checkpoint = trainer.checkpoint();
  EXPECT_FALSE(trainer.resume(""));
  EXPECT_FALSE(trainer.resume("meander-onirim-training 9 9 9\n"));
  EXPECT_FALSE(trainer.resume(checkpoint.substr(0, checkpoint.size() - 3)));
  std::string damaged = checkpoint;
  damaged[1000] = static_cast<char>(damaged[1000] ^ 1);
  EXPECT_FALSE(trainer.resume(damaged));
  EXPECT_TRUE(trainer.resume(checkpoint));
}

TEST(Training, goes_on_under_the_plan_that_it_was_begun_with_alone) {
  Trainer trainer(small_plan(1));
  trainer.play_round();
  const std::string checkpoint = trainer.checkpoint();
  const auto refusal = [&checkpoint](auto change) {
    TrainingPlan plan = small_plan(1);
    change(plan);
    const auto games = Trainer(plan).resume(checkpoint);
    return games ? std::string() : games.error().text();
  };
  EXPECT_NE(refusal([](TrainingPlan& plan) { plan.seed = 2; }).find("seed"), std::string::npos);
  EXPECT_NE(refusal([](TrainingPlan& plan) { plan.games = every_training_game(); }).find("options"), std::string::npos);
  EXPECT_NE(refusal([](TrainingPlan& plan) { plan.greedy_games = 512; }).find("greedy"), std::string::npos);
  EXPECT_NE(refusal([](TrainingPlan& plan) { plan.first_rate /= 2; }).find("rates"), std::string::npos);
  EXPECT_EQ(refusal([](TrainingPlan& plan) { plan.own_games *= 2; }), "");
  TrainingPlan shorter = small_plan(1);
  shorter.own_games = 1024;
  trainer.play_round();
  trainer.play_round();
  const auto games = Trainer(shorter).resume(trainer.checkpoint());
  ASSERT_FALSE(games);
  EXPECT_NE(games.error().text().find("3072 games already"), std::string::npos) << games.error().text();
}

TEST(Training, games_for_measuring_are_the_same_for_any_number_of_threads) {
  const std::atomic<bool> stop = false;
  const HeldOut one = play_held_out(*learned_network(), {}, 40, 1, 1, stop);
  const HeldOut two = play_held_out(*learned_network(), {}, 40, 1, 2, stop);
  EXPECT_EQ(one.games, 40U);
  EXPECT_EQ(one.wins, two.wins);
}

}  // namespace
}  // namespace meander::onirim
