// How sure a counted share is.
#include "study/interval.hpp"

#include <gtest/gtest.h>

namespace meander {
namespace {

TEST(Interval, ends_exactly_where_none_or_all_succeeded) {
  for (const std::uint64_t trials : {1U, 3U, 300U, 20'000U}) {
    EXPECT_EQ(wilson_interval(0, trials)[0], 0);
    EXPECT_GT(wilson_interval(0, trials)[1], 0);
    EXPECT_EQ(wilson_interval(trials, trials)[1], 1);
    EXPECT_LT(wilson_interval(trials, trials)[0], 1);
  }
}

// Newcombe, 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
TEST(Interval, is_that_of_Wilson) {
  EXPECT_NEAR(wilson_interval(81, 263)[0], 0.2553, 5e-5);
  EXPECT_NEAR(wilson_interval(81, 263)[1], 0.3662, 5e-5);
  EXPECT_NEAR(wilson_interval(15, 148)[0], 0.0624, 5e-5);
  EXPECT_NEAR(wilson_interval(15, 148)[1], 0.1605, 5e-5);
  EXPECT_NEAR(wilson_interval(0, 20)[1], 0.1611, 5e-5);
  EXPECT_NEAR(wilson_interval(1, 29)[0], 0.0061, 5e-5);
  EXPECT_NEAR(wilson_interval(1, 29)[1], 0.1718, 5e-5);
}

// Of 100 numbers with a standard deviation of a half; of one, nothing is known.
TEST(Interval, around_a_mean_is_two_standard_errors_wide_on_either_side) {
  EXPECT_NEAR(half_interval(0.25, 100), 0.0979982, 1e-7);
  EXPECT_EQ(half_interval(0, 50), 0);
  EXPECT_EQ(half_interval(0, 1), 1);
  EXPECT_EQ(half_interval(-1e-18, 50), 0);
}

}  // namespace
}  // namespace meander
