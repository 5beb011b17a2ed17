// Streams of random numbers from given words.
#include "core/random.hpp"

#include <gtest/gtest.h>

namespace meander {
namespace {

// xoroshiro128++, as its authors write it.
TEST(RandomTest, BeginsWithTheNumberOfItsWords) {
  const std::uint64_t first = 0x0123456789abcdef;
  const std::uint64_t second = 0xfedcba9876543210;
  Random random = Random::of_words(first, second);
  EXPECT_EQ(random.next(), std::rotl(first + second, 17) + first);
  const std::uint64_t mixed = second ^ first;
  const std::uint64_t next_first = std::rotl(first, 49) ^ mixed ^ (mixed << 21U);
  const std::uint64_t next_second = std::rotl(mixed, 28);
  EXPECT_EQ(random.next(), std::rotl(next_first + next_second, 17) + next_first);
}

TEST(RandomTest, WordsOfZeroStillGiveNumbers) {
  Random random = Random::of_words(0, 0);
  EXPECT_NE(random.next(), random.next());
}

}  // namespace
}  // namespace meander
