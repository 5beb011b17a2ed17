// Who plays whom, and what abilities cost (LAB-2.4, 13.3, 14).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

// In turn order whoever has none yet draws or chooses.
template <typename Sink>
void Mover<Sink>::next_character() {
  const std::uint8_t seat = s.seating.clockwise_from(s.active, characters_wanted(s));
  if (s.casting == Casting::drawn) return ask(Phase::deal, seat);
  ask(Phase::character, seat);
}

template <typename Sink>
void Mover<Sink>::takes(int seat, Character character) {
  rule(Rule::LAB_2_4);
  s.characters[static_cast<std::size_t>(seat)] = character;
  emit(EventType::plays, seat, static_cast<int>(character));
}

template <typename Sink>
void Mover<Sink>::pay(Ability ability, int actions, bool crystal) {
  rule(rule_of(ability));
  rule(Rule::LAB_14_3);
  spend(actions);
  if (!crystal) return;
  rule(Rule::LAB_13_3);
  s.crystals = without(s.crystals, s.asked);
  emit(EventType::crystal_paid, s.asked);
}

// The same for what may be used once a turn.
template <typename Sink>
void Mover<Sink>::pay_once(Ability ability, int actions, bool crystal) {
  s.used |= ability_bit(ability);
  pay(ability, actions, crystal);
}

// What works by itself, once a turn.
template <typename Sink>
void Mover<Sink>::use_up(Ability ability) {
  rule(rule_of(ability));
  s.used |= ability_bit(ability);
}

// Nothing that has begun goes on.
template <typename Sink>
void Mover<Sink>::drop_what_is_pending() {
  s.roll = {};
  s.fight = {};
  s.second = {};
  s.shots = 0;
  s.meeting = {};
  s.arrival = {};
  s.guiding = {};
  s.tested = 0;
}

}  // namespace meander::labyrinth
