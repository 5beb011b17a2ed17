// An action or chance outcome as numbers, and the one text that stands for it (docs/notation.md, Actions).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace referee {

enum class Verb : std::uint8_t {
  kGoal,
  kReveal,
  kDraw,
  kPick,
  kPlay,
  kPlayLeft,
  kPlayRight,
  kDiscard,
  kTake,
  kDecline,
  kDrop,
  kTop,
  kBottom,
  kExchange,
  kContinue,
  kCastProphecy,
  kCastSwap,
  kCastPunishment,
  kPay,
  kNightmareKey,
  kNightmareDoor,
  kNightmareReveal,
  kNightmareHand,
  kLose,
  kFalseDestruction,
  kHappyRemove,
  kHappyReveal,
  kHappySearch,
  kDone,
  kFetch,
  kPremonition,
  kGive,
  kReturn
};

struct Move {
  Verb verb{};
  int first = 0;        // a card, colour, premonition or goal (from 0)
  int second = 0;       // the shared card of an exchange, the second goal of a swap, the seat (1 or 2; 0 alone) of a returned door
  bool shared = false;  // the card is one of the shared resource
};

class Text {
 public:
  explicit Text(const Move& move);
  std::string_view view() const { return {letters_.data(), length_}; }

 private:
  void add(std::string_view words);
  void add_number(int number) { letters_[length_++] = static_cast<char>('0' + number); }
  std::array<char, 32> letters_;
  std::size_t length_ = 0;
};

}  // namespace referee
