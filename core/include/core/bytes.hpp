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

// Which bytes are greater than `bound`, all of them below 128: bit i for byte i.
inline std::uint32_t bytes_above(const Words32& bytes, int bound) {
#ifdef __AVX2__
  const __m256i all = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes.data()));
  return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpgt_epi8(all, _mm256_set1_epi8(static_cast<char>(bound)))));
#else
  // Added to a byte above the bound, this sets the high bit; nothing carries into the next.
  const std::uint64_t reach = static_cast<std::uint64_t>(127 - bound) * each_byte;
  return high_bits({bytes[0] + reach, bytes[1] + reach, bytes[2] + reach, bytes[3] + reach});
#endif
}

// Eight bytes looked up in a table by their low four bits; zero for those of 128 and more.
using LookUp = std::array<std::uint8_t, 16>;
inline std::uint64_t looked_up(const LookUp& table, std::uint64_t bytes) {
#ifdef __AVX2__
  const __m128i all = _mm_loadu_si128(reinterpret_cast<const __m128i*>(table.data()));
  return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_shuffle_epi8(all, _mm_cvtsi64_si128(static_cast<long long>(bytes)))));
#else
  std::uint64_t found = 0;
  for (unsigned shift = 0; shift < 64; shift += 8) {
    const auto byte = static_cast<std::uint8_t>(bytes >> shift);
    if (byte < 128) found |= std::uint64_t{table[byte % table.size()]} << shift;
  }
  return found;
#endif
}

// Eight words from eight bytes: byte i at bit 8 of word i, joined with `rest`.
inline void write_words(void* to, std::uint64_t bytes, std::uint32_t rest) {
#ifdef __AVX2__
  const __m256i words = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(static_cast<long long>(bytes)));
  const __m256i joined = _mm256_or_si256(_mm256_slli_epi32(words, 8), _mm256_set1_epi32(static_cast<int>(rest)));
  _mm256_storeu_si256(static_cast<__m256i*>(to), joined);
#else
  std::array<std::uint32_t, 8> words{};
  for (unsigned i = 0; i < words.size(); ++i) words[i] = static_cast<std::uint32_t>(bytes >> (8 * i) & 0xffU) << 8U | rest;
  std::memcpy(to, words.data(), sizeof(words));
#endif
}

// The bytes where the mask has all bits, not none, moved together at the lower end.
inline std::uint64_t picked(std::uint64_t bytes, std::uint64_t mask) {
#ifdef __BMI2__
  return _pext_u64(bytes, mask);
#else
  std::uint64_t together = 0;
  unsigned to = 0;
  for (unsigned shift = 0; shift < 64; shift += 8) {
    if ((mask >> shift & 1U) == 0) continue;
    together |= (bytes >> shift & 0xffU) << to;
    to += 8;
  }
  return together;
#endif
}

}  // namespace meander
