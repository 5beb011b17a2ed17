// A multiset of cards: how many of each kind. Order does not exist in it, so it needs no shuffling.
//
// Kept as running totals, so that the size is one of them, and the n-th card in card order is found by comparing alone.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "onirim/cards.hpp"

namespace meander::onirim {

// Kinds 12–19 in one word, a byte each: what limbo can hold (doors and dream cards, ONI-2.1, 3.9, 4.1).
class Limbo {
 public:
  constexpr int count(Card card) const { return static_cast<int>(word_ >> shift(card) & 0xffU); }
  constexpr void add(Card card) { word_ += std::uint64_t{1} << shift(card); }
  constexpr bool empty() const { return word_ == 0; }
  constexpr bool operator==(const Limbo&) const = default;

 private:
  friend class Bag;
  static constexpr unsigned shift(Card card) {
    assert(card >= first_door && card <= happy_dream);
    return 8U * static_cast<unsigned>(card - first_door);
  }
  std::uint64_t word_ = 0;
};

class Bag {
 public:
  constexpr Bag() = default;
  explicit constexpr Bag(const std::array<std::uint8_t, card_kinds>& counts) {
    std::uint64_t below = 0;
    for (unsigned i = 0; i < words; ++i) {
      std::uint64_t word = 0;
      for (unsigned j = 0; j < 8 && 8 * i + j < card_kinds; ++j) word |= std::uint64_t{counts[8 * i + j]} << (8 * j);
      const std::uint64_t totals = word * ones;
      words_[i] = (totals << 8U) + below * ones;
      below += totals >> 56U;
    }
  }
  constexpr int count(Card card) const { return below(card + 1U) - below(card); }
  constexpr void add(Card card) {
    const Words& one = one_more[card];
    words_ = {words_[0] + one[0], words_[1] + one[1], words_[2] + one[2], words_[3] + one[3]};
  }
  constexpr void remove(Card card) {
    assert(count(card) > 0);
    const Words& one = one_more[card];
    words_ = {words_[0] - one[0], words_[1] - one[1], words_[2] - one[2], words_[3] - one[3]};
  }
  constexpr int size() const { return static_cast<int>(words_[words - 1] >> 56U); }

  constexpr Kinds kinds() const {
    Kinds kinds = 0;
    std::uint64_t next = 0;
    for (std::size_t i = words; i > 0; --i) {
      // Where a total and the one after it differ; the products gather a byte's worth of high bits.
      const std::uint64_t after = words_[i - 1] >> 8U | next << 56U;
      const std::uint64_t some = ((words_[i - 1] ^ after) + ~high_bits) & high_bits;
      kinds = kinds << 8U | static_cast<Kinds>((some >> 7U) * 0x0102040810204080U >> 56U);
      next = words_[i - 1];
    }
    return kinds & all_kinds;
  }

  // The card at `index` (0 … size()-1) when the bag is laid out in card order: as many kinds end at or below the index.
  constexpr Card at(int index) const {
    assert(index >= 0 && index < size());
    // Added to a total above the index, this sets the high bit; no byte carries into the next.
    const std::uint64_t reach = static_cast<std::uint64_t>(127 - index) * ones;
    std::uint64_t above = 0;
    for (std::size_t i = 0; i < words; ++i) above |= ((words_[i] + reach) & high_bits) >> i;
    return static_cast<Card>(31 - std::popcount(above));
  }

  // Everything in limbo comes in; limbo is empty then.
  constexpr int take_in(Limbo& limbo) {
    const std::uint64_t totals = limbo.word_ * ones;
    const std::uint64_t all = totals >> 56U;
    words_[1] += totals << 40U;
    words_[2] += totals >> 24U | all * ones << 40U;
    words_[3] += all * ones;
    limbo.word_ = 0;
    return static_cast<int>(all);
  }

  constexpr bool operator==(const Bag&) const = default;

 private:
  static constexpr std::size_t words = 4;
  using Words = std::array<std::uint64_t, words>;
  static constexpr std::uint64_t ones = 0x0101010101010101U;
  static constexpr std::uint64_t high_bits = 0x8080808080808080U;

  // What one card of a kind adds: one in every total that counts it.
  static consteval std::array<Words, card_kinds> totals_of_one() {
    std::array<Words, card_kinds> totals{};
    for (unsigned card = 0; card < card_kinds; ++card) {
      for (unsigned place = card + 1; place < 32; ++place) totals[card][place / 8] |= std::uint64_t{1} << (place % 8 * 8);
    }
    return totals;
  }
  static const std::array<Words, card_kinds> one_more;

  constexpr int below(unsigned place) const { return static_cast<int>(words_[place / 8] >> (place % 8 * 8) & 0xffU); }

  // Byte k is the number of cards of the kinds below k, up to 31, always less than 128.
  Words words_{};
};

inline constexpr std::array<Bag::Words, card_kinds> Bag::one_more = Bag::totals_of_one();

}  // namespace meander::onirim
