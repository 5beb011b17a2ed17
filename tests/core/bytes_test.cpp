// Many small numbers at once, against what is meant by it one by one; whichever instructions the compiler has.
#include "core/bytes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/random.hpp"

namespace meander {

namespace {

constexpr int tries = 2000;

std::vector<std::uint8_t> bytes_of(std::uint64_t word) {
  std::vector<std::uint8_t> bytes;
  for (unsigned shift = 0; shift < 64; shift += 8) bytes.push_back(static_cast<std::uint8_t>(word >> shift));
  return bytes;
}
std::uint64_t word_of(const std::vector<std::uint8_t>& bytes) { return meander::word_of<8>(bytes.data()); }

// In ascending order, the unused ones 0xff.
std::vector<std::uint8_t> sorted_bytes(std::size_t count, Random& random) {
  std::vector<std::uint8_t> bytes(8, 0xff);
  for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::uint8_t>(random.below(0x7f));
  std::sort(bytes.begin(), bytes.end());
  return bytes;
}

TEST(BytesTest, AByteComesInInOrder) {
  Random random(1);
  for (int i = 0; i < tries; ++i) {
    std::vector<std::uint8_t> bytes = sorted_bytes(static_cast<std::size_t>(i % 8), random);
    const std::uint64_t before = word_of(bytes);
    const auto byte = static_cast<std::uint8_t>(random.below(0x7f));
    bytes.back() = byte;
    std::sort(bytes.begin(), bytes.end());
    EXPECT_EQ(with_byte(before, byte), word_of(bytes));
    EXPECT_EQ(with_byte(before, 0xff), before);
  }
}

TEST(BytesTest, TheLastByteUpToABoundGoes) {
  Random random(2);
  for (int i = 0; i < tries; ++i) {
    std::vector<std::uint8_t> bytes = sorted_bytes(static_cast<std::size_t>(1 + i % 8), random);
    const std::uint64_t before = word_of(bytes);
    const auto bound = static_cast<std::uint8_t>(bytes[0] + random.below(0x7f - bytes[0] + 1U));
    bytes.erase(std::upper_bound(bytes.begin(), bytes.end(), bound) - 1);
    bytes.push_back(0xff);
    EXPECT_EQ(without_last(before, bound), word_of(bytes));
  }
}

TEST(BytesTest, BytesAboveABoundAreFoundAndLowered) {
  Random random(3);
  for (int i = 0; i < tries; ++i) {
    Words32 words{};
    for (std::uint64_t& word : words) word = random.next() & ~high_bit_of_each;
    const int bound = static_cast<int>(random.below(127));
    const std::uint32_t above = bytes_above(words, bound);
    Words32 lowered = words;
    EXPECT_EQ(lower_above(lowered, bound), std::popcount(above));
    for (unsigned place = 0; place < 32; ++place) {
      const int before = bytes_of(words[place / 8])[place % 8];
      EXPECT_EQ((above >> place & 1U) != 0, before > bound);
      EXPECT_EQ(bytes_of(lowered[place / 8])[place % 8], before > bound ? before - 1 : before);
    }
  }
}

TEST(BytesTest, BytesUnlikeOneAndFromOneOnAreMarked) {
  Random random(4);
  for (int i = 0; i < tries; ++i) {
    const std::uint64_t bytes = random.next() & 0x0303030303030303U;
    const auto byte = static_cast<std::uint8_t>(random.below(4));
    const std::vector<std::uint8_t> unlike = bytes_of(bytes_unlike(bytes, byte));
    const std::vector<std::uint8_t> from = bytes_of(bytes_from(bytes, byte));
    for (std::size_t place = 0; place < 8; ++place) {
      EXPECT_EQ(unlike[place], bytes_of(bytes)[place] == byte ? 0 : 0xff);
      EXPECT_EQ(from[place], bytes_of(bytes)[place] >= byte ? 0x80 : 0);
    }
  }
}

TEST(BytesTest, WordsAreWrittenFromBytes) {
  Random random(5);
  const std::uint64_t bytes = random.next();
  std::array<std::uint32_t, 8> words{};
  write_words<16>(words.data(), bytes, 7);
  for (std::size_t place = 0; place < 8; ++place) EXPECT_EQ(words[place], std::uint32_t{bytes_of(bytes)[place]} << 16U | 7U);
  write_words<8>(words.data(), bytes, 9);
  for (std::size_t place = 0; place < 8; ++place) EXPECT_EQ(words[place], std::uint32_t{bytes_of(bytes)[place]} << 8U | 9U);
}

}  // namespace

}  // namespace meander
