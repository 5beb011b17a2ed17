// What is under way and not finished: the queue that LAB-6.3, 9.4, 11.4 and 13.4 describe, as data.
//
// What is nearer the front is dealt with first: a roll with the fight it belongs to, a tile being built or turned up or tiles that change places, a
// trap being laid, disarmed or exchanged, a Guardian card to be turned up, who is enslaved, a second fight, shots, the meeting, the arrival, the
// Guardian's way, the turn. Only one of each can be under way; an arrival that a meeting brings about (LAB-9.6) waits until what was declared in the
// meeting is over.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_vector.hpp"
#include "labyrinth/board.hpp"
#include "labyrinth/component_set.hpp"
#include "labyrinth/dice.hpp"
#include "labyrinth/seats.hpp"

namespace meander::labyrinth {

// A roll whose crystals are still asked for (LAB-13.4).
struct Roll {
  enum class Purpose : std::uint8_t { none, start, jump, guardian, trap, shot, theft, fight };
  Dice dice;     // of a fight: the attackers'
  Dice against;  // of a fight: the target's
  Purpose purpose = Purpose::none;
  std::uint8_t seat = 0;                        // who rolls; of a fight, who is asked for crystals first
  std::uint8_t subject = 0;                     // index of the trap that is tested, or who is stolen from
  SeatSet passed = 0;                           // who has not wanted to use his crystal since the last roll
  SeatSet chosen = 0;                           // who has said what he adds to it
  std::array<std::int8_t, most_seats> added{};  // by seat: what bears on this roll
  bool to_stand = false;                        // crystals are passed; it may still be taken back (LAB-A.assassin.3)
  constexpr bool operator==(const Roll&) const = default;
};

struct Fight {
  SeatSet attackers = 0;  // empty: no fight
  std::uint8_t target = 0;
  bool second = false;            // LAB-A.swordmaster.1
  std::uint8_t bounty = no_seat;  // whose key its winner takes (LAB-A.headhunter.3)
  constexpr bool operator==(const Fight&) const = default;
};

// LAB-A.swordmaster.1: who may attack whom once more.
struct SecondFight {
  std::uint8_t seat = no_seat;  // no_seat: there is none
  std::uint8_t target = no_seat;
  constexpr bool operator==(const SecondFight&) const = default;
};

// LAB-9.2, 9.4: who is met, what they declared, and whose turn it is to say.
struct Meeting {
  enum class Stage : std::uint8_t { none, steal, rob, declare, fights, enter, join, last };
  Stage stage = Stage::none;
  std::uint8_t seat = 0;  // who enters
  Place place = nowhere;
  Place from = nowhere;                     // where he came from
  bool moved = false;                       // by another
  SeatSet present = 0;                      // who was there before him
  SeatSet asked = 0;                        // in this stage
  SeatSet bonus = 0;                        // who has +1 in its fights (LAB-7.1, 7.3)
  std::uint8_t chosen = 0;                  // whom the one who enters attacks
  SeatSet joined = 0;                       // who joins him
  FixedVector<std::uint8_t, 6> targets;     // still to be fought, in the order in which they were first named
  std::array<SeatSet, most_seats> named{};  // by target: who attacks it
  constexpr bool operator==(const Meeting&) const = default;
};

// LAB-6.3: a pawn on its way, or arriving.
struct Arrival {
  enum class Stage : std::uint8_t { none, leave, enter, guardian, traps, players, bewitched, ritual, way };
  enum Flag : std::uint8_t {
    moved = 1,       // by another player
    jumped = 2,      // well: +1 in the meeting that follows (LAB-7.1)
    climbed_up = 4,  // those who are there have +1 (LAB-7.3)
    turned = 8,      // back, by who bewitched him (LAB-A.witch.3)
  };
  Stage stage = Stage::none;  // the last three: of one who tests a trap where he stands (LAB-A.witch.3)
  std::uint8_t seat = 0;
  Place from = nowhere;
  Place to = nowhere;
  TrapWay way = walking;
  std::uint8_t flags = 0;
  constexpr bool is(Flag flag) const { return (flags & flag) != 0; }
  constexpr bool operator==(const Arrival&) const = default;
};

// LAB-A.golems.3: who goes as a Guardian card says, how far still, and where he may not step back to.
struct Enslavement {
  std::uint8_t seat = no_seat;  // no_seat: nobody
  std::uint8_t steps = 0;
  Place from = nowhere;
  constexpr bool operator==(const Enslavement&) const = default;
};

// LAB-A.architect.3: tiles that are to change places, as far as they are named.
struct Rebuilding {
  bool begun = false;
  Cell first = no_cell;
  Cell second = no_cell;
  constexpr bool operator==(const Rebuilding&) const = default;
};

// LAB-A.illusionist.1: a tile that is drawn to be laid face down; all know it when it lay known under the pool.
struct Sowing {
  bool begun = false;
  bool known = false;
  constexpr bool operator==(const Sowing&) const = default;
};

// LAB-A.illusionist.1: a tile that lies face down is about to be entered.
struct Revealing {
  enum class By : std::uint8_t { nobody, pawn, guardian, enslaved };
  By by = By::nobody;  // a pawn: the one that arrives
  Cell cell = no_cell;
  constexpr bool operator==(const Revealing&) const = default;
};

// LAB-A.headhunter.2: where a trap is to be laid, and the tokens that were looked at for it, by kind.
struct Crafting {
  Place place = nowhere;  // nowhere: none is
  FixedVector<std::uint8_t, 2> looked;
  constexpr bool operator==(const Crafting&) const = default;
};

// LAB-A.illusionist.2: a trap that is to change places with another.
struct Mystifying {
  Place place = nowhere;  // nowhere: none is
  std::uint8_t kind = 0;
  constexpr bool operator==(const Mystifying&) const = default;
};

// LAB-11.1–11.4: what is left of a Guardian card.
struct GuardianWay {
  std::uint8_t steps = 0;
  SeatSet to_meet = 0;  // on his corridor
  constexpr bool operator==(const GuardianWay&) const = default;
};

}  // namespace meander::labyrinth
