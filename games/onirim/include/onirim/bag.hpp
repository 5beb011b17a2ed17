// A multiset of cards: how many of each kind. Order does not exist in it, so it needs no shuffling.
//
// Thirty counts, one byte each, in four 64-bit words, so that the n-th card in card order is found without a loop over kinds.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "onirim/cards.hpp"

namespace meander::onirim {

// Kinds 12–19 in one word: what limbo can hold (doors and dream cards, ONI-2.1, 3.9, 4.1).
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
  constexpr int count(Card card) const { return static_cast<int>(words_[card >> 3U] >> shift(card) & 0xffU); }
  constexpr void add(Card card) { words_[card >> 3U] += std::uint64_t{1} << shift(card); }
  constexpr void remove(Card card) {
    assert(count(card) > 0);
    words_[card >> 3U] -= std::uint64_t{1} << shift(card);
  }
  constexpr void set(Card card, int count) {
    words_[card >> 3U] = (words_[card >> 3U] & ~(std::uint64_t{0xff} << shift(card))) | static_cast<std::uint64_t>(count) << shift(card);
  }
  constexpr int size() const { return sum(words_[0]) + sum(words_[1]) + sum(words_[2]) + sum(words_[3]); }
  constexpr bool has_doors() const { return (words_[1] >> 32U) != 0; }

  // The card at `index` (0 … size()-1) when the bag is laid out in card order.
  constexpr Card at(int index) const {
    const int first = sum(words_[0]);
    const int second = first + sum(words_[1]);
    const int third = second + sum(words_[2]);
    const std::size_t word =
        static_cast<std::size_t>(index >= first) + static_cast<std::size_t>(index >= second) + static_cast<std::size_t>(index >= third);
    index -= (index >= first ? sum(words_[0]) : 0) + (index >= second ? sum(words_[1]) : 0) + (index >= third ? sum(words_[2]) : 0);
    // Byte k of `prefix` is the number of cards up to kind k; the first one above `index` is the card's.
    const std::uint64_t prefix = words_[word] * ones;
    const std::uint64_t above = ((prefix | high_bits) - static_cast<std::uint64_t>(index + 1) * ones) & high_bits;
    assert(above != 0);
    return static_cast<Card>(word * 8 + static_cast<std::size_t>(std::countr_zero(above)) / 8);
  }

  // Everything in limbo comes in; limbo is empty then.
  constexpr int take_in(Limbo& limbo) {
    const int added = sum(limbo.word_);
    words_[1] += limbo.word_ << 32U;
    words_[2] += limbo.word_ >> 32U;
    limbo.word_ = 0;
    return added;
  }

  constexpr bool operator==(const Bag&) const = default;

 private:
  static constexpr std::uint64_t ones = 0x0101010101010101U;
  static constexpr std::uint64_t high_bits = 0x8080808080808080U;
  static constexpr unsigned shift(Card card) { return 8U * (card & 7U); }
  // The sum of the eight bytes; all totals here are below 128.
  static constexpr int sum(std::uint64_t word) { return static_cast<int>((word * ones) >> 56U); }

  std::array<std::uint64_t, 4> words_{};
};

}  // namespace meander::onirim
