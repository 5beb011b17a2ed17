// The zones whose order or owner matters: cards that somebody knows, hands, rows and the deck.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/fixed_vector.hpp"
#include "onirim/bag.hpp"
#include "onirim/cards.hpp"

namespace meander::onirim {

// Who knows a card: bit 0 for the first seat, bit 1 for the second (ONI-6.9, 6.11).
using Seats = std::uint8_t;
constexpr Seats seat_bit(int seat) { return static_cast<Seats>(1U << static_cast<unsigned>(seat)); }

// A card of known place or in a private hand, with who knows it. Ordered by card, then by who knows it.
class KnownCard {
 public:
  constexpr KnownCard() = default;
  constexpr KnownCard(Card card, Seats knowers) : bits_(static_cast<std::uint8_t>(card << 2U | knowers)) {}
  constexpr Card card() const { return static_cast<Card>(bits_ >> 2U); }
  constexpr Seats knowers() const { return bits_ & 3U; }
  constexpr auto operator<=>(const KnownCard&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

// At most eight cards held, always in order: one byte each in a 64-bit word, unused bytes 0xff, so that adding and removing need no loop.
class Hand {
 public:
  constexpr std::size_t size() const { return static_cast<std::size_t>(8 - std::popcount(word_ & high_bits)); }
  constexpr bool empty() const { return word_ == all_empty; }
  // The same as size() >= count, for 1 to 8, by one bit.
  constexpr bool at_least(int count) const { return (word_ >> (8 * count - 1) & 1U) == 0; }
  constexpr KnownCard operator[](std::size_t index) const { return std::bit_cast<KnownCard>(static_cast<std::uint8_t>(word_ >> (8 * index))); }
  constexpr Kinds kinds() const {
    std::uint64_t kinds = 0;
    for (unsigned shift = 2; shift < 64; shift += 8) kinds |= std::uint64_t{1} << (word_ >> shift & 0x3fU);
    return static_cast<Kinds>(kinds) & all_kinds;
  }
  // The cards, a byte each, in order; where there is none, a number that is no card's.
  constexpr std::uint64_t cards() const { return word_ >> 2U & ones * 0x3f; }
  // All bits of each byte that holds the first card of its kind.
  constexpr std::uint64_t first_of_each_kind() const {
    const std::uint64_t kinds = word_ | ones * 3;
    const std::uint64_t different = kinds ^ kinds << 8U;
    // What carries out of the first unused byte gets into unused ones alone.
    const std::uint64_t first = (different + ones * 0x7f) & ~word_ & high_bits;
    return whole_bytes(first);
  }
  // In order, so that it is told by the first and the last.
  constexpr bool several_kinds() const {
    const int shift = (63 - std::countl_zero(~word_ & high_bits)) & ~7 & 63;
    return ((word_ ^ word_ >> shift) & 0x7cU) != 0;
  }
  constexpr bool has(Card card) const { return equal_kinds(card) != 0; }
  constexpr int count(Card card) const { return std::popcount(equal_kinds(card)); }
  void add(KnownCard card) {
    assert(size() < 8);
    word_ = with_byte(word_, std::bit_cast<std::uint8_t>(card));
  }
  // Without a branch: what comes in as an unused byte changes nothing.
  void add_if(KnownCard card, bool wanted) {
    assert(!wanted || size() < 8);
    word_ = with_byte(word_, static_cast<std::uint8_t>(std::bit_cast<std::uint8_t>(card) | (wanted ? 0 : 0xff)));
  }
  // Takes out one such card: of equal ones the one known most widely (ONI-6.11). It must be there.
  void remove(Card card) {
    assert(has(card));
    word_ = without_last(word_, static_cast<std::uint8_t>(4U * card + 3U));
  }
  constexpr void clear() { word_ = all_empty; }
  // Lets these seats know every card that `which` accepts.
  template <typename Predicate>
  constexpr void show(Seats seats, Predicate which) {
    for (std::size_t i = 0; i < size(); ++i) {
      if (which((*this)[i].card())) word_ |= std::uint64_t{seats} << (8 * i);
    }
  }
  constexpr bool operator==(const Hand&) const = default;

 private:
  static constexpr std::uint64_t ones = 0x0101010101010101U;
  static constexpr std::uint64_t high_bits = 0x8080808080808080U;
  static constexpr std::uint64_t all_empty = ~std::uint64_t{0};
  // The high bit of each byte that holds this kind of card.
  constexpr std::uint64_t equal_kinds(Card card) const {
    const std::uint64_t different = (word_ >> 2U & ones * 0x3f) ^ card * ones;
    return ~(different + ones * 0x7f) & ~word_ & high_bits;
  }

  std::uint64_t word_ = all_empty;
};

// At most eight cards being looked at, in card order.
class Looked {
 public:
  constexpr std::size_t size() const { return cards_.size(); }
  constexpr bool empty() const { return cards_.empty(); }
  constexpr Card operator[](std::size_t index) const { return cards_[index].card(); }
  constexpr Kinds kinds() const { return cards_.kinds(); }
  // The same as a hand that nobody knows.
  constexpr const Hand& hand() const { return cards_; }
  constexpr bool several_kinds() const { return cards_.several_kinds(); }
  void add(Card card) { cards_.add(KnownCard(card, 0)); }
  void remove(Card card) { cards_.remove(card); }
  constexpr int count(Card card) const { return cards_.count(card); }
  constexpr FixedVector<Card, 8> cards() const {
    FixedVector<Card, 8> list;
    for (std::size_t i = 0; i < size(); ++i) list.push_back((*this)[i]);
    return list;
  }
  constexpr void clear() { cards_.clear(); }
  constexpr bool operator==(const Looked&) const = default;

 private:
  Hand cards_;
};

// Both rows of chambers (ONI-3.2, 6.3), four bits a card: the first row grows from the front, the second from the back.
class Rows {
 public:
  constexpr int size(int seat) const { return ends_[static_cast<std::size_t>(seat)] & size_mask; }
  // The symbol the row ends in as a number from 1; 0 for an empty row.
  constexpr unsigned end(int seat) const { return ends_[static_cast<std::size_t>(seat)] >> size_bits; }
  constexpr Card at(int seat, int index) const {
    const unsigned slot = slot_of(seat, index);
    return static_cast<Card>(nibbles_[slot / 2] >> (slot % 2 * 4) & 0xfU);
  }
  // The row must not be empty.
  constexpr Card last(int seat) const { return at(seat, size(seat) - 1); }
  constexpr void push_back(int seat, Card card) {
    const int length = size(seat);
    assert(is_chamber(card) && size(0) + size(1) < chambers_in_box);
    const unsigned slot = slot_of(seat, length);
    nibbles_[slot / 2] = static_cast<std::uint8_t>(nibbles_[slot / 2] | card << (slot % 2 * 4));
    const unsigned before = series(seat);
    const auto colour = static_cast<unsigned>(colour_of(card));
    // Without a branch, as colours are random.
    const unsigned goes_on = static_cast<unsigned>((before & colour_mask) == colour) & static_cast<unsigned>(before < whole_series);
    const unsigned longer = colour + one_more + goes_on * (before - colour);
    series_ = static_cast<std::uint8_t>(series_ ^ (before ^ longer) << series_shift(seat));
    ends_[static_cast<std::size_t>(seat)] =
        static_cast<std::uint8_t>(static_cast<unsigned>(length + 1) | (static_cast<unsigned>(symbol_of(card)) + 1U) << size_bits);
  }
  // How many cards of one colour the row ends in.
  constexpr int run(int seat) const {
    const int length = size(seat);
    if (length == 0) return 0;
    const Colour colour = colour_of(last(seat));
    int run = 1;
    while (run < length && colour_of(at(seat, length - 1 - run)) == colour) ++run;
    return run;
  }
  // Whether that is a multiple of three (ONI-3.3, 3.4).
  constexpr bool ends_a_series(int seat) const { return series(seat) >= whole_series; }
  constexpr bool operator==(const Rows&) const = default;

 private:
  static constexpr unsigned size_bits = 6;
  static constexpr int size_mask = (1 << size_bits) - 1;
  static_assert(chambers_in_box <= size_mask);
  static constexpr unsigned slot_of(int seat, int index) { return static_cast<unsigned>(seat == 0 ? index : chambers_in_box - 1 - index); }

  // Of each row, in four bits, the series it ends in: its colour and, above that, its cards, up to three.
  static constexpr unsigned colour_mask = 3;
  static constexpr unsigned one_more = 4;
  static constexpr unsigned whole_series = 3 * one_more;
  static constexpr unsigned series_shift(int seat) { return 4U * static_cast<unsigned>(seat); }
  constexpr unsigned series(int seat) const { return series_ >> series_shift(seat) & 0xfU; }

  std::array<std::uint8_t, chambers_in_box / 2> nibbles_{};
  // Of each row its size and the symbol it ends in, which every turn asks for.
  std::array<std::uint8_t, 2> ends_{};
  std::uint8_t series_ = 0;
};

// The cards of the deck whose place somebody knows: `top` cards above the unordered rest, `bottom` cards below it. Kept from the
// bottom of the deck upwards, so that the top card is the last one.
class KnownPlaces {
 public:
  constexpr int top_size() const { return static_cast<int>(cards_.size()) - bottom_; }
  constexpr bool has_top() const { return cards_.size() > bottom_; }
  constexpr int bottom_size() const { return bottom_; }
  constexpr int size() const { return static_cast<int>(cards_.size()); }
  // Index 0 is the top card.
  constexpr KnownCard top(int index) const { return cards_[cards_.size() - 1 - static_cast<std::size_t>(index)]; }
  // Index 0 is the last card of the deck.
  constexpr KnownCard bottom(int index) const { return cards_[static_cast<std::size_t>(index)]; }
  constexpr const KnownCard* begin() const { return cards_.begin(); }
  constexpr const KnownCard* end() const { return cards_.end(); }

  constexpr void push_top(KnownCard card) { cards_.push_back(card); }
  constexpr void push_bottom(KnownCard card) {
    cards_.insert(0, card);
    ++bottom_;
  }
  // There must be a known top card.
  constexpr KnownCard pop_top() {
    assert(top_size() > 0);
    return cards_.pop_back();
  }
  // There must be a known bottom card.
  constexpr KnownCard pop_bottom() {
    assert(bottom_ > 0);
    --bottom_;
    return cards_.erase(0);
  }
  // With no rest between them, all known cards count as top ones: one way to write one deck.
  constexpr void close_gap() { bottom_ = 0; }
  // With nothing between them and the end of the deck, top cards are bottom cards too.
  constexpr void open_bottom() { bottom_ = static_cast<std::uint8_t>(cards_.size()); }
  constexpr void replace(const KnownCard* place, KnownCard card) { cards_[static_cast<std::size_t>(place - cards_.begin())] = card; }
  constexpr bool has(Card card) const {
    for (const KnownCard known : cards_) {
      if (known.card() == card) return true;
    }
    return false;
  }
  constexpr void clear() {
    cards_.clear();
    bottom_ = 0;
  }
  constexpr bool operator==(const KnownPlaces&) const = default;

 private:
  FixedVector<KnownCard, largest_deck> cards_;
  std::uint8_t bottom_ = 0;
};

}  // namespace meander::onirim
