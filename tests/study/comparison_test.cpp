// Comparing players by pairs of games.
#include "study/comparison.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/random.hpp"

namespace meander::onirim {
namespace {

ComparisonPlan plan_of(std::string_view first, std::string_view second) {
  return {.options = {},
          .first = *computer_player(first),
          .second = *computer_player(second),
          .most_pairs = 2000,
          .difference = 0.05,
          .seed = 3,
          .threads = 2};
}

Comparison compared(const ComparisonPlan& plan) {
  const std::atomic<bool> stop = false;
  return compare(plan, stop, {});
}

TEST(Comparison, finds_the_better_player_and_ends_early) {
  const Comparison comparison = compared(plan_of("greedy", "random"));
  EXPECT_EQ(comparison.verdict, Verdict::better);
  EXPECT_LT(comparison.pairs.count(), 2000U);
  EXPECT_EQ(comparison.pairs.second_wins(), 0U);
  EXPECT_GT(comparison.pairs.difference(), 0.25);
}

TEST(Comparison, a_player_is_not_better_than_itself) {
  const Comparison comparison = compared(plan_of("greedy", "greedy"));
  EXPECT_EQ(comparison.verdict, Verdict::not_better);
  EXPECT_EQ(comparison.pairs.first_alone + comparison.pairs.second_alone, 0U);
}

TEST(Comparison, is_the_same_for_any_number_of_threads) {
  ComparisonPlan plan = plan_of("greedy", "random");
  const Pairs two = compared(plan).pairs;
  plan.threads = 1;
  EXPECT_EQ(compared(plan).pairs, two);
}

// Worked out by hand: 30 against 10 of 200 is a mean of 0.1 and a variance of 0.2 - 0.01.
TEST(Comparison, likelihood_of_a_difference) {
  const Pairs pairs{100, 30, 10, 60};
  EXPECT_DOUBLE_EQ(pairs.difference(), 0.1);
  EXPECT_NEAR(pairs.deviation(), 1.959963984540054 * std::sqrt(0.19 / 200), 1e-12);
  EXPECT_NEAR(pairs.log_likelihood_ratio(0.05), 200 * 0.05 * (0.2 - 0.05) / (2 * 0.19), 1e-12);
  EXPECT_NEAR(pairs.log_likelihood_ratio(0.2), 0, 1e-12);
}

// Of many comparisons of equal players, drawn by chance, few may be settled the wrong way; and of players apart by what is tested few the other.
TEST(Comparison, is_seldom_wrong) {
  for (const bool better : {false, true}) {
    int wrong = 0;
    for (std::uint64_t run = 0; run < 400; ++run) {
      Random random(17, run);
      Pairs pairs;
      const double bound = std::log(19.0);
      while (pairs.count() == 0 || std::fabs(pairs.log_likelihood_ratio(0.1)) < bound) {
        for (int pair = 0; pair < 100; ++pair) {
          const std::uint32_t drawn = random.below(100);
          ++(drawn < (better ? 30U : 25U) ? pairs.first_alone : drawn < 50U ? pairs.second_alone : pairs.both);
        }
      }
      wrong += (pairs.log_likelihood_ratio(0.1) > 0) != better ? 1 : 0;
    }
    EXPECT_LT(wrong, 400 * 8 / 100) << better;
  }
}

}  // namespace
}  // namespace meander::onirim
