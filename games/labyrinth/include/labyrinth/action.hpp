// Everything that a seat may do and every outcome of chance, as one small value with one text form (docs/notation.md).
#pragma once

#include <bit>
#include <cstdint>

#include "core/fixed_vector.hpp"
#include "core/game.hpp"
#include "labyrinth/board.hpp"
#include "labyrinth/character.hpp"
#include "labyrinth/dice.hpp"

namespace meander::labyrinth {

enum class ActionType : std::uint8_t {
  none,
  // set-up
  field,   // a: the start field chosen
  choose,  // a: character
  // deeds of a turn
  build,       // a tile is drawn
  trap,        // a: place
  move,        // a: place
  attack,      // a: seat; also what is declared in a meeting
  guardian,    // a card is taken
  rest,        //
  jump,        //
  climb_down,  //
  climb_up,    //
  ready,       // the crystal is made so
  pick,        // a: which keys, see below
  rob,         // a: seat
  kill,        // a: seat
  use,         // a: ability, b and c: what each says
  end,         //
  // what follows from them
  place,  // a: cell, b: rotation
  step,   // a: place; the Guardian's next
  face,   // a: kind of trap; the one that is tested next
  add,    // a: so many blessings to the roll
  join,   // the attack that was declared
  again,  // the roll, with the crystal
  pass,   //
  // chance
  roll,     // the dice
  tile,     // a: kind
  turn_up,  // a: kind of trap
  card,     // a: kind of Guardian card, counted from 1
  lot,      // a: seat
  deal,     // a: character
};

// Which key is picked up: one that was lifted before, or the one that set-up laid there (LAB-3.2).
inline constexpr std::uint8_t lifted_key = 0;
inline constexpr std::uint8_t first_key = 1;

// One 32-bit word, so that it travels in a register and is its own compact integer.
class Action {
 public:
  constexpr Action() = default;
  constexpr explicit Action(ActionType type, int a = 0, int b = 0, int c = 0)
      : word_(static_cast<std::uint32_t>(type) | static_cast<std::uint32_t>(a) << 8U | static_cast<std::uint32_t>(b) << 16U |
              static_cast<std::uint32_t>(c) << 24U) {}
  constexpr explicit Action(Ability ability, int b = 0, int c = 0) : Action(ActionType::use, static_cast<int>(ability), b, c) {}
  constexpr explicit Action(Dice dice) : word_(static_cast<std::uint32_t>(ActionType::roll) | dice.bits() << 8U) {}
  constexpr ActionType type() const { return static_cast<ActionType>(word_ & 0xffU); }
  constexpr std::uint8_t a() const { return static_cast<std::uint8_t>(word_ >> 8U); }
  constexpr std::uint8_t b() const { return static_cast<std::uint8_t>(word_ >> 16U); }
  constexpr std::uint8_t c() const { return static_cast<std::uint8_t>(word_ >> 24U); }
  // Of the use of an ability.
  constexpr Ability ability() const { return static_cast<Ability>(a()); }
  // Of a roll.
  constexpr Dice dice() const { return Dice::of_bits(word_ >> 8U); }
  constexpr bool operator==(const Action&) const = default;

 private:
  std::uint32_t word_ = 0;
};

// from_integer(to_integer(a)) == a.
constexpr std::uint32_t to_integer(Action action) { return std::bit_cast<std::uint32_t>(action); }
constexpr Action from_integer(std::uint32_t integer) { return std::bit_cast<Action>(integer); }

// At most 30 cells with six rotations; or a trap on each corridor, a few more deeds, and the ways in which a character may use its abilities.
using ActionList = FillList<Action, 192>;
// At most the ways in which eight dice may fall, in whatever order.
using OutcomeList = FillList<WeightedOutcome<Action>, 1287>;

}  // namespace meander::labyrinth
