// A multiset of cards: how many of each kind. Order does not exist in it, so it needs no shuffling.
//
// Kept as running totals, so that the size is one of them, and the n-th card in card order is found by comparing alone.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/bytes.hpp"
#include "onirim/cards.hpp"

namespace meander::onirim {

// Kinds 12–19 in one word, a byte each: what limbo can hold (doors and dream cards, ONI-2.1, 3.9, 4.1).
class Limbo {
 public:
  constexpr int count(Card card) const { return static_cast<int>(word_ >> shift(card) & 0xffU); }
  constexpr void add(Card card) { word_ += std::uint64_t{1} << shift(card); }
  // Without a branch; a card that does not come in may be of any kind.
  constexpr void add_if(Card card, bool wanted) {
    assert(!wanted || (card >= first_door && card <= happy_dream));
    word_ += std::uint64_t{wanted} << (8U * (static_cast<unsigned>(card) - first_door) & 63U);
  }
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
      const std::uint64_t totals = word * each_byte;
      words_[i] = (totals << 8U) + below * each_byte;
      below += totals >> 56U;
    }
  }
  constexpr int count(Card card) const { return below(card + 1U) - below(card); }
  // Of all kinds before this one.
  constexpr int count_below(Card card) const { return below(card); }
  constexpr void add(Card card) {
    const Words& one = one_more[card];
    words_ = {words_[0] + one[0], words_[1] + one[1], words_[2] + one[2], words_[3] + one[3]};
  }
  // Without a branch.
  constexpr void add_if(Card card, bool wanted) { add(wanted ? card : no_card); }
  constexpr void remove(Card card) {
    assert(count(card) > 0);
    const Words& one = one_more[card];
    words_ = {words_[0] - one[0], words_[1] - one[1], words_[2] - one[2], words_[3] - one[3]};
  }
  constexpr int size() const { return static_cast<int>(words_[words - 1] >> 56U); }

  Kinds kinds() const {
    // Where a total and the one after it differ.
    Words some{};
    for (std::size_t i = 0; i < words; ++i) {
      const std::uint64_t after = words_[i] >> 8U | (i + 1 < words ? words_[i + 1] << 56U : 0);
      some[i] = (words_[i] ^ after) + ~high_bit_of_each;
    }
    return high_bits(some) & all_kinds;
  }

  // The card at `index` (0 … size()-1) when the bag is laid out in card order: as many kinds end at or below the index.
  Card at(int index) const {
    assert(index >= 0 && index < size());
    return static_cast<Card>(31 - std::popcount(bytes_above(words_, index)));
  }

  // Takes that card out: what is above the index comes down by one, so that the next draw need not wait for the card to be known.
  Card take_at(int index) {
    assert(index >= 0 && index < size());
    return static_cast<Card>(31 - lower_above(words_, index));
  }

  // Everything in limbo comes in; limbo is empty then.
  int take_in(Limbo& limbo) {
    const std::uint64_t totals = limbo.word_ * each_byte;
    const std::uint64_t all = totals >> 56U;
    add_words(words_, 0, totals << 40U, totals >> 24U | all * each_byte << 40U, all * each_byte);
    limbo.word_ = 0;
    return static_cast<int>(all);
  }

  constexpr bool operator==(const Bag&) const = default;

 private:
  using Words = Words32;
  static constexpr std::size_t words = 4;

  // What one card of a kind adds: one in every total that counts it. No card adds nothing.
  using Rows = std::array<Words, no_card + 1>;
  static consteval Rows totals_of_one() {
    Rows totals{};
    for (unsigned card = 0; card < card_kinds; ++card) {
      for (unsigned place = card + 1; place < 32; ++place) totals[card][place / 8] |= std::uint64_t{1} << (place % 8 * 8);
    }
    return totals;
  }
  static const Rows one_more;

  constexpr int below(unsigned place) const { return static_cast<int>(words_[place / 8] >> (place % 8 * 8) & 0xffU); }

  // Byte k is the number of cards of the kinds below k, up to 31, always less than 128.
  alignas(sizeof(Words)) Words words_{};
};

alignas(32) inline constexpr Bag::Rows Bag::one_more = Bag::totals_of_one();

}  // namespace meander::onirim
