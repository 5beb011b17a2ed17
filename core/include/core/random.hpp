// Seeded random numbers: the same stream on every platform.
//
//   Random random(7);                // any 64-bit seed
//   random.below(6);                 // uniform over 0..5, exactly
//
// xoroshiro128++ (Blackman and Vigna, 2019), seeded through splitmix64. Nothing here reads a clock or a device.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace meander {

// One step of splitmix64: turns a counter into well-mixed bits. Also used to derive the seeds of parallel streams.
constexpr std::uint64_t splitmix64(std::uint64_t& counter) {
  counter += 0x9e3779b97f4a7c15U;
  std::uint64_t z = counter;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) {
    for (std::uint64_t& word : words_) word = splitmix64(seed);
    next();  // makes the first number
  }
  // An independent stream for item `index` of a run with this seed (game 17 of a simulation, for example).
  constexpr Random(std::uint64_t seed, std::uint64_t index) : Random(hashed(seed) ^ hashed(~index)) {}

  // From 128 random bits; not all of them zero.
  static constexpr Random of_words(std::uint64_t first, std::uint64_t second) {
    Random random(0);
    if ((first | second) == 0) return random;
    random.words_ = {first, second};
    random.next();  // makes the first number
    return random;
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = ahead_;
    const std::uint64_t first = words_[0];
    const std::uint64_t mixed = words_[1] ^ first;
    ahead_ = std::rotl(first + words_[1], 17) + first;
    words_[0] = std::rotl(first, 49) ^ mixed ^ mixed << 21U;
    words_[1] = std::rotl(mixed, 28);
    return result;
  }

  // Uniform over 0 … bound-1, without bias (Lemire 2019); bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32U) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

 private:
  static constexpr std::uint64_t hashed(std::uint64_t value) { return splitmix64(value); }

  std::array<std::uint64_t, 2> words_{};
  std::uint64_t ahead_ = 0;  // the next number, made together with the one before, so that nobody waits for it
};

}  // namespace meander
