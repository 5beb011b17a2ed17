// One roll of up to eight dice, in ascending order, as 24 bits.
//
//   Dice dice;
//   dice.add(5); dice.add(2);
//   dice.sum()   // 7
//   dice[0]      // 2
#pragma once

#include <cstdint>

namespace meander::labyrinth {

inline constexpr int most_dice = 8;
inline constexpr int die_faces = 6;

class Dice {
 public:
  constexpr Dice() = default;
  static constexpr Dice of_bits(std::uint32_t bits) {
    Dice dice;
    dice.bits_ = bits;
    return dice;
  }
  constexpr std::uint32_t bits() const { return bits_; }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const {
    int count = 0;
    for (std::uint32_t left = bits_; left != 0; left >>= 3U) ++count;
    return count;
  }
  // Of the die at `index`, counted from the lowest.
  constexpr int operator[](int index) const { return static_cast<int>(bits_ >> (3 * index) & 7U); }
  constexpr int sum() const {
    int all = 0;
    for (std::uint32_t left = bits_; left != 0; left >>= 3U) all += static_cast<int>(left & 7U);
    return all;
  }
  // A face from 1 to 6; there must be room for it.
  constexpr void add(int face) {
    int index = 0;
    while ((*this)[index] != 0 && (*this)[index] < face) ++index;
    const std::uint32_t below = bits_ & ((1U << (3 * index)) - 1);
    bits_ = below | static_cast<std::uint32_t>(face) << (3 * index) | (bits_ ^ below) << 3U;
  }
  constexpr bool operator==(const Dice&) const = default;

 private:
  std::uint32_t bits_ = 0;
};

}  // namespace meander::labyrinth
