// What a character may bring about: the places of the rules at which abilities are asked. A character's file says what is its own; all else stays as
// it is here, where nothing is changed.
//
//   template <>
//   struct Abilities<Character::monk> : NoAbilities { … };
//
// `M` is the Mover that carries out the rules (src/mover.hpp). Abilities are asked only where may_use_abilities holds.
#pragma once

#include <array>

#include "labyrinth/events.hpp"
#include "labyrinth/queries.hpp"

namespace meander::labyrinth {

struct NoAbilities {
  // How those that are used by a word are written: `use shot 2 4`.
  static constexpr std::array<AbilityForm, 0> forms{};

  // The deeds of the active player in his turn.
  static constexpr void offer(const State& /*s*/, ActionList& /*actions*/) {}
  // What a seat may choose before a roll that it has part in is rolled.
  static constexpr void before_roll(const State& /*s*/, int /*seat*/, ActionList& /*actions*/) {}
  // By how many dice more its side fights; as many of the lowest are dropped.
  static constexpr int extra_dice(const State& /*s*/, int /*seat*/) { return 0; }

  template <typename M>
  static void use(M& /*m*/, Action /*action*/) {}
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

constexpr bool was_used(const State& s, Ability ability) { return (s.used >> static_cast<unsigned>(ability) & 1U) != 0; }

// Whether the active player has the actions and, where it is asked for, the crystal (LAB-13.3).
constexpr bool can_pay(const State& s, int actions, bool crystal) { return s.actions >= actions && (!crystal || has(s.crystals, s.active)); }

}  // namespace meander::labyrinth
