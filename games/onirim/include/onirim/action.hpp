// Everything that a seat may do and every outcome of chance, as one small value with one text form (docs/notation.md).
#pragma once

#include <bit>
#include <cstdint>

#include "core/fixed_vector.hpp"
#include "core/game.hpp"
#include "onirim/cards.hpp"

namespace meander::onirim {

enum class ActionType : std::uint8_t {
  none,
  // a turn's action and what follows from it
  play_chamber,  // card, place: `shared` or not
  play_tower,    // card, place: side and `shared`
  discard,       // card, place: `shared` or not
  take,          // card: the door; place: whether a shared Key pays (0 when it was searched for)
  decline,
  drop,           // card: discarded from the cards looked at
  done,           // no more to drop
  top,            // card: next on top
  bottom,         // card: next at the bottom
  exchange,       // card: private, other: shared
  continue_draw,  // `continue`: no spell now
  // set-up of two
  pick,  // card
  // spells
  cast,  // card: the Spell; other: the two goals, 16 * first + second, counted from 0
  pay,   // card
  // Nightmare and Towers
  nightmare_key,     // card, place: `shared` or not
  nightmare_door,    // card
  nightmare_reveal,  //
  nightmare_hand,    //
  lose_tower,        // card
  false_destruction,
  // Happy Dreams and premonitions
  happy_remove,  // card: the Premonition
  happy_reveal,  //
  happy_search,  //
  fetch,         // card
  premonition,   // card: the Premonition to apply next
  give,          // card: a Key of the deck
  return_door,   // card, other: whose, 0 or 1
  // chance
  draw,    // card
  goal,    // card: the Colour
  reveal,  // card: the Premonition
};

enum class Spell : std::uint8_t { none, prophecy, swap, punishment };

// Bits of `other` for an action that uses a card of the hand.
inline constexpr std::uint8_t from_shared = 1;
inline constexpr std::uint8_t right_end = 2;

// One 32-bit word, so that it travels in a register and is its own compact integer.
class Action {
 public:
  constexpr Action() = default;
  constexpr explicit Action(ActionType type, int card = 0, int other = 0)
      : word_(static_cast<std::uint32_t>(type) | static_cast<std::uint32_t>(card) << 8U | static_cast<std::uint32_t>(other) << 16U) {}
  constexpr ActionType type() const { return static_cast<ActionType>(word_ & 0xffU); }
  constexpr std::uint8_t card() const { return static_cast<std::uint8_t>(word_ >> 8U); }
  constexpr std::uint8_t other() const { return static_cast<std::uint8_t>(word_ >> 16U); }
  constexpr bool operator==(const Action&) const = default;

 private:
  std::uint32_t word_ = 0;
};

// from_integer(to_integer(a)) == a.
constexpr std::uint32_t to_integer(Action action) { return std::bit_cast<std::uint32_t>(action); }
constexpr Action from_integer(std::uint32_t integer) { return std::bit_cast<Action>(integer); }

// At most 5 cards of a hand with two ends and two places, 28 swaps, two more spells; or the 30 kinds of a deck.
using ActionList = FillList<Action, 80>;
using OutcomeList = FillList<WeightedOutcome<Action>, card_kinds>;

}  // namespace meander::onirim
