// What a character may bring about: the places of the rules at which abilities are asked. A character's file says what is its own; all else stays as
// it is here, where nothing is changed.
//
//   template <>
//   struct Abilities<Character::monk> : NoAbilities { … };
//
// `M` is the Mover that carries out the rules (src/mover.hpp). Abilities are asked only where may_use_abilities holds.
#pragma once

#include <array>

#include "core/message.hpp"
#include "labyrinth/events.hpp"
#include "labyrinth/queries.hpp"

namespace meander::labyrinth {

struct NoAbilities {
  // What people call it and its abilities.
  static constexpr Marked called{};
  static constexpr std::array<Marked, abilities_each> ability_names{};
  // How those that are used by a word are written: `use shot 2 4`.
  static constexpr std::array<AbilityForm, 0> forms{};

  // How many tiles are drawn for one that is built, and how many Guardian cards for one that is used.
  static constexpr int tiles_drawn = 1;
  static constexpr int cards_drawn = 1;
  // How many traps it may lay on a corridor (LAB-8.2).
  static constexpr int traps_together = 1;

  // The deeds of the active player in his turn.
  static constexpr void offer(const State& /*s*/, ActionList& /*actions*/) {}
  // What a seat may choose before a roll that it has part in is rolled.
  static constexpr void before_roll(const State& /*s*/, int /*seat*/, ActionList& /*actions*/) {}
  // By which of its abilities, and how it is asked where the roll is that of a fight.
  static constexpr int before_roll_number = 1;
  static constexpr Marked before_fight{};
  // By how many dice more its side fights; as many of the lowest are dropped.
  static constexpr int extra_dice(const State& /*s*/, int /*seat*/) { return 0; }

  // What is added to its side's dice.
  static constexpr int fight_bonus(const State& /*s*/, int /*seat*/) { return 0; }
  // How many actions it takes to climb, and what two dice must reach to withstand the Guardian.
  static constexpr int climbing_actions(const State& /*s*/) { return actions_to_climb; }
  static constexpr int guardian_number(const State& /*s*/) { return withstands; }
  // Whether the active player may take back the roll that lies there with all else of his turn.
  static constexpr bool takes_back(const State& /*s*/) { return false; }
  // From whom it may steal in the meeting under way.
  static constexpr SeatSet steals_from(const State& /*s*/, int /*seat*/) { return 0; }
  // Whether it looks at tokens for a trap of its own that is to be laid there.
  template <typename M>
  static constexpr bool crafts(M& /*m*/, Place /*place*/) {
    return false;
  }

  template <typename M>
  static void use(M& /*m*/, Action /*action*/) {}
  // In its turn.
  static constexpr void turn_begins(State& /*s*/) {}
  static constexpr void turn_ends(State& /*s*/) {}
  // It has part in a fight that begins, with a bonus of its own.
  template <typename M>
  static void fights(M& /*m*/, int /*seat*/, int /*bonus*/) {}
  template <typename M>
  static void life_lost(M& /*m*/, int /*seat*/) {}
  // Whether a fight that it lost as its target by so much costs no life.
  template <typename M>
  static bool spares(M& /*m*/, int /*margin*/) {
    return false;
  }
  // After a fight is settled in which it was an attacker.
  template <typename M>
  static void attacked(M& /*m*/, int /*seat*/, const Fight& /*fight*/) {}
};

template <Character>
struct Abilities : NoAbilities {};

// LAB-12.1, 14.1.
constexpr bool may_use_abilities(const State& s, int seat) {
  return s.character(seat) != Character::none && !s.dazed(seat) && is_corridor(s.pawn(seat));
}

// Whether the active player has the actions and, where it is asked for, the crystal (LAB-13.3).
constexpr bool can_pay(const State& s, int actions, bool crystal) { return s.actions >= actions && (!crystal || has(s.crystals, s.active)); }

}  // namespace meander::labyrinth
