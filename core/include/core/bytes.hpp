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

// The elements of a list of bytes, in order.
template <std::size_t Size>
constexpr std::uint64_t word_of(const std::uint8_t* bytes) {
  static_assert(Size <= 8);
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < Size; ++i) word |= std::uint64_t{bytes[i]} << (8 * i);
  return word;
}

// All bits of each byte whose high bit is set.
constexpr std::uint64_t whole_bytes(std::uint64_t high_bits) { return (high_bits << 1U) - (high_bits >> 7U); }
// The high bit of each byte that is `least` or more; all of them below 128.
constexpr std::uint64_t bytes_from(std::uint64_t bytes, std::uint8_t least) { return (bytes + (128U - least) * each_byte) & high_bit_of_each; }
// All bits of each byte that is not `byte`; all of them below 128.
constexpr std::uint64_t bytes_unlike(std::uint64_t bytes, std::uint8_t byte) {
  return whole_bytes(((bytes ^ byte * each_byte) + (high_bit_of_each - each_byte)) & high_bit_of_each);
}

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

// Takes one from every byte that is greater than `bound`, all of them below 128; how many these are.
inline int lower_above(Words32& bytes, int bound) {
#ifdef __AVX2__
  const __m256i all = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes.data()));
  const __m256i above = _mm256_cmpgt_epi8(all, _mm256_set1_epi8(static_cast<char>(bound)));
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(bytes.data()), _mm256_add_epi8(all, above));
  return std::popcount(static_cast<std::uint32_t>(_mm256_movemask_epi8(above)));
#else
  const std::uint64_t reach = static_cast<std::uint64_t>(127 - bound) * each_byte;
  int count = 0;
  for (std::uint64_t& word : bytes) {
    const std::uint64_t above = ((word + reach) & high_bit_of_each) >> 7U;
    word -= above;
    count += std::popcount(above);
  }
  return count;
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

// Eight words from eight bytes: byte i at bit `Shift` of word i, joined with `rest`.
template <int Shift>
void write_words(void* to, std::uint64_t bytes, std::uint32_t rest) {
#ifdef __AVX2__
  const __m256i words = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(static_cast<long long>(bytes)));
  const __m256i joined = _mm256_or_si256(_mm256_slli_epi32(words, Shift), _mm256_set1_epi32(static_cast<int>(rest)));
  _mm256_storeu_si256(static_cast<__m256i*>(to), joined);
#else
  std::array<std::uint32_t, 8> words{};
  for (unsigned i = 0; i < words.size(); ++i) words[i] = static_cast<std::uint32_t>(bytes >> (8 * i) & 0xffU) << Shift | rest;
  std::memcpy(to, words.data(), sizeof(words));
#endif
}

// Eight bytes in ascending order with one more among them; the greatest falls out.
inline std::uint64_t with_byte(std::uint64_t sorted, std::uint8_t byte) {
#ifdef __AVX2__
  // What is not above the new one stays, what is above moves up by one, and between them is the new one.
  const __m128i all = _mm_cvtsi64_si128(static_cast<long long>(sorted));
  const __m128i lesser = _mm_min_epu8(all, _mm_set1_epi8(static_cast<char>(byte)));
  return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_max_epu8(lesser, _mm_slli_epi64(all, 8))));
#else
  std::uint64_t below = 0;
  for (unsigned shift = 0; shift < 64 && static_cast<std::uint8_t>(sorted >> shift) < byte; shift += 8) below = below << 8U | 0xffU;
  const std::uint64_t place = below + 1;
  return (sorted & below) | byte * place | (sorted & ~below) << 8U;
#endif
}

// The last byte that is not above `bound` taken out, which must be there; 0xff comes in above.
inline std::uint64_t without_last(std::uint64_t sorted, std::uint8_t bound) {
  const std::uint64_t moved = sorted >> 8U | std::uint64_t{0xff} << 56U;
#ifdef __AVX2__
  // A byte stays as long as the next one is not above the bound either.
  const __m128i next = _mm_cvtsi64_si128(static_cast<long long>(moved));
  const __m128i stays = _mm_cmpeq_epi8(_mm_min_epu8(next, _mm_set1_epi8(static_cast<char>(bound))), next);
  return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_blendv_epi8(next, _mm_cvtsi64_si128(static_cast<long long>(sorted)), stays)));
#else
  std::uint64_t below = 0;
  for (unsigned shift = 0; shift < 64 && static_cast<std::uint8_t>(moved >> shift) <= bound; shift += 8) below = below << 8U | 0xffU;
  return (sorted & below) | (moved & ~below);
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
