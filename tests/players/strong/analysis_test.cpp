// What decisions of a record cost, and whether expectations come true.
#include "study/analysis.hpp"

#include <gtest/gtest.h>

#include "players/greedy_player.hpp"
#include "players/strong/learned.hpp"
#include "study/calibration.hpp"

namespace meander::onirim {
namespace {

constexpr StrongPlayer::Effort look_at_all{{StrongPlayer::Look{80, 1, {.cards = 1}}}};

template <Player P>
Record played(const P& player, std::uint64_t seed) {
  Record record;
  Random random(seed);
  State state = Onirim::initial(record.options);
  ActionList actions;
  while (state.phase != Phase::over) {
    Onirim::legal_actions(state, actions);
    const Action step = actions.empty() ? Onirim::sample(state, random) : player.choose(Onirim::view(state, 0), actions, random);
    record.steps.push_back(step);
    Onirim::apply_unchecked(state, step);
  }
  return record;
}

TEST(Analysis, finds_nothing_dear_in_what_the_same_player_played) {
  const StrongPlayer player(*learned_network(), look_at_all);
  const Record record = played(player, 3);
  const std::atomic<bool> stop = false;
  const Analysis analysis = analyse(record, player, stop);
  EXPECT_TRUE(analysis.over);
  EXPECT_GT(analysis.decisions.size(), 20U);
  EXPECT_EQ(analysis.all_costs(), 0);
  EXPECT_TRUE(analysis.worst(3).empty());
}

TEST(Analysis, names_the_dearest_decisions_of_a_weaker_player) {
  const StrongPlayer player(*learned_network(), look_at_all);
  const std::atomic<bool> stop = false;
  const Record record = played(GreedyPlayer(), 3);
  const Analysis analysis = analyse(record, player, stop);
  const std::vector<Decision> worst = analysis.worst(3);
  ASSERT_EQ(worst.size(), 3U);
  EXPECT_GE(worst[0].cost(), worst[1].cost());
  EXPECT_GE(worst[1].cost(), worst[2].cost());
  EXPECT_GT(worst[2].cost(), 0);
  for (const Decision& decision : analysis.decisions) {
    EXPECT_GE(decision.cost(), 0);
    EXPECT_EQ(record.steps[decision.step], decision.taken);
    EXPECT_GE(decision.turn, 1);
  }
}

TEST(Analysis, stopped_it_gives_what_it_has) {
  const StrongPlayer player(*learned_network());
  std::atomic<bool> stop = false;
  const Record record = played(GreedyPlayer(), 4);
  const Analysis analysis = analyse(record, player, stop, [&stop](std::size_t steps) { stop = steps >= 40; });
  EXPECT_FALSE(analysis.over);
  EXPECT_LT(analysis.decisions.back().step, 40U);
}

TEST(Calibration, counts_the_same_for_any_number_of_threads) {
  const StrongPlayer player(*learned_network(), StrongPlayer::Effort{{}});
  const std::atomic<bool> stop = false;
  const Calibration one = calibrate({{}, 40, 5, 1}, player, stop, nullptr);
  const Calibration two = calibrate({{}, 40, 5, 2}, player, stop, nullptr);
  EXPECT_EQ(one.games, 40U);
  EXPECT_EQ(one.wins, two.wins);
  EXPECT_EQ(one.squares, two.squares);
  std::uint64_t estimates = 0;
  for (std::size_t i = 0; i < Calibration::bin_count; ++i) {
    EXPECT_EQ(one.bins[i].parts, two.bins[i].parts);
    EXPECT_LE(one.bins[i].won, one.bins[i].count);
    if (one.bins[i].count > 0) {
      EXPECT_GE(one.bins[i].mean(), static_cast<double>(i) / 20 - 1e-6);
      EXPECT_LE(one.bins[i].mean(), static_cast<double>(i + 1) / 20 + 1e-6);
    }
    estimates += one.bins[i].count;
  }
  EXPECT_EQ(one.estimates(), estimates);
  EXPECT_LT(one.brier(), 0.25);
}

}  // namespace
}  // namespace meander::onirim
