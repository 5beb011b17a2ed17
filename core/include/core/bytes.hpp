// Many small numbers at once: 32 bytes as four 64-bit words, the first byte the lowest.
//
// Plain C++ that compilers turn into vector instructions, but for what C++ has no words for; results are the same everywhere.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace meander {

using Words32 = std::array<std::uint64_t, 4>;
inline constexpr std::uint64_t each_byte = 0x0101010101010101U;  // times a byte: that byte in all places
inline constexpr std::uint64_t high_bit_of_each = 0x8080808080808080U;

// Adds word by word, as one vector: what is to be read as a whole next should not be written in parts.
inline void add_words(Words32& to, std::uint64_t first, std::uint64_t second, std::uint64_t third, std::uint64_t fourth) {
  using Vector [[gnu::vector_size(sizeof(Words32))]] = std::uint64_t;
  Vector sum;
  std::memcpy(&sum, to.data(), sizeof(sum));
  sum += Vector{first, second, third, fourth};
  std::memcpy(to.data(), &sum, sizeof(sum));
}

// The high bit of each byte, gathered: bit i from byte i.
inline std::uint32_t high_bits(const Words32& bytes) {
#ifdef __AVX2__
  return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes.data()))));
#else
  std::uint32_t bits = 0;
  // The product gathers a byte's worth of bits at the top.
  for (std::size_t i = bytes.size(); i > 0; --i) {
    bits = bits << 8U | static_cast<std::uint32_t>(((bytes[i - 1] & high_bit_of_each) >> 7U) * 0x0102040810204080U >> 56U);
  }
  return bits;
#endif
}

namespace places {
inline constexpr unsigned bits_a_step = 6;
inline constexpr unsigned most_steps = 6;
using Table = std::array<std::array<std::uint64_t, 1U << bits_a_step>, most_steps>;
// For each step and its bits: their places, a byte each.
inline constexpr Table table = [] {
  Table filled{};
  for (unsigned step = 0; step < most_steps; ++step) {
    for (unsigned bits = 0; bits < 1U << bits_a_step; ++bits) {
      unsigned shift = 0;
      for (unsigned bit = 0; bit < bits_a_step; ++bit) {
        if ((bits >> bit & 1U) == 0) continue;
        filled[step][bits] |= std::uint64_t{step * bits_a_step + bit} << shift;
        shift += 8;
      }
    }
  }
  return filled;
}();
}  // namespace places

// The places of the set bits, lowest first, a byte each; at most eight may be set, all of them below `Bits`. Without a branch on the bits.
template <unsigned Bits = 32>
constexpr std::uint64_t places_of(std::uint32_t bits) {
  constexpr std::uint32_t mask = (1U << places::bits_a_step) - 1;
  std::uint64_t list = 0;
  int found = 0;
  for (unsigned step = 0; step * places::bits_a_step < Bits; ++step) {
    const std::uint32_t here = bits >> step * places::bits_a_step & mask;
    // Where eight were found there are none here, and any shift will do.
    list |= places::table[step][here] << (8 * found & 63);
    found += std::popcount(here);
  }
  return list;
}

}  // namespace meander
