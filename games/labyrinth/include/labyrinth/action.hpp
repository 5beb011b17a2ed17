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
  end,         //
  // what follows from them
  keep,      // a: kind of tile; that of two which is built
  place,     // a: cell, b: rotation, or face_down_rotation
  swap,      // a: cell; of a tile that changes places with another
  lay,       // a and b: by how many steps the two are turned
  lead,      // a: kind of Guardian card; that of two which is used
  step,      // a: place; the Guardian's next
  face,      // a: kind of trap; the one that is tested next
  craft,     // a: kind of trap; that of two which is laid
  reveal,    // a: rotation, b: place for what is on the tile, or nowhere
  exchange,  // a: place, b: kind of trap
  add,       // a: so many blessings to the roll
  join,      // the attack that was declared
  again,     // the roll, with the crystal
  pass,      //
  // chance
  roll,     // the dice
  tile,     // a: kind
  turn_up,  // a: kind of trap
  token,    // a: kind of trap; of one that stays face down
  look,     // a: kind of trap; of one in the pool
  card,     // a: kind of Guardian card, counted from 1
  lot,      // a: seat
  deal,     // a: character
  // behind all others: of an ability; a to c: what each says
  use,
};
static_assert(static_cast<int>(ActionType::use) + ability_count <= 256, "an ability is told apart by the byte of its type");

// As the rotation of a tile that is placed: face down.
inline constexpr int face_down_rotation = directions;

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
  constexpr explicit Action(Ability ability, int a = 0, int b = 0, int c = 0)
      : Action(static_cast<ActionType>(static_cast<int>(ActionType::use) + static_cast<int>(ability)), a, b, c) {}
  constexpr explicit Action(Dice dice) : word_(static_cast<std::uint32_t>(ActionType::roll) | dice.bits() << 8U) {}
  constexpr ActionType type() const { return byte() < use_byte ? static_cast<ActionType>(byte()) : ActionType::use; }
  constexpr std::uint8_t a() const { return static_cast<std::uint8_t>(word_ >> 8U); }
  constexpr std::uint8_t b() const { return static_cast<std::uint8_t>(word_ >> 16U); }
  constexpr std::uint8_t c() const { return static_cast<std::uint8_t>(word_ >> 24U); }
  // Of the use of an ability.
  constexpr Ability ability() const { return static_cast<Ability>(byte() - use_byte); }
  // Of a roll.
  constexpr Dice dice() const { return Dice::of_bits(word_ >> 8U); }
  constexpr bool operator==(const Action&) const = default;

 private:
  static constexpr int use_byte = static_cast<int>(ActionType::use);
  constexpr int byte() const { return static_cast<int>(word_ & 0xffU); }

  std::uint32_t word_ = 0;
};

// from_integer(to_integer(a)) == a.
constexpr std::uint32_t to_integer(Action action) { return std::bit_cast<std::uint32_t>(action); }
constexpr Action from_integer(std::uint32_t integer) { return std::bit_cast<Action>(integer); }

// At most a trap on each corridor, a few more deeds, and the ways in which a character may use its abilities: the Witch may move each trap to as many
// as six corridors.
using ActionList = FillList<Action, 512>;
// At most the ways in which eight dice may fall, in whatever order.
using OutcomeList = FillList<WeightedOutcome<Action>, 1287>;

}  // namespace meander::labyrinth
