// Rolls, and the crystals that repeat them (LAB-13).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::begin_roll(Roll::Purpose purpose, int seat, std::uint8_t trap) {
  s.roll.purpose = purpose;
  s.roll.seat = static_cast<std::uint8_t>(seat);
  s.roll.trap = trap;
}

// What is chosen beforehand, then the dice, the attackers' before the target's; then the crystals.
template <typename Sink>
void Mover<Sink>::continue_roll() {
  if (s.roll.dice.empty() && s.roll.against.empty()) {
    const std::uint8_t seat = next_to_choose(s);
    if (seat != no_seat) return ask(Phase::bonus, seat);
  }
  if (s.roll.dice.empty()) return ask(Phase::roll, s.roll.seat);
  if (s.roll.purpose == Roll::Purpose::fight && s.roll.against.empty()) return ask(Phase::roll, s.fight.target);
  offer_crystals();
}

template <typename Sink>
void Mover<Sink>::rolled(Dice dice) {
  const bool fights = s.roll.purpose == Roll::Purpose::fight;
  const bool against = fights && rolls_against(s);
  const auto dropped = static_cast<std::uint8_t>(fights ? extra_dice(s, against ? seat_bit(s.fight.target) : s.fight.attackers) : 0);
  (against ? s.roll.against : s.roll.dice) = dice;
  if (s.casting != Casting::none) s.roll.chosen = s.everyone();
  if (against) {
    sink_.event({.type = EventType::rolled_against, .seat = s.fight.target, .dropped = dropped, .dice = dice});
  } else {
    const int subject = s.roll.purpose == Roll::Purpose::trap ? s.traps[s.roll.trap].kind : fights ? s.fight.target : 0;
    sink_.event({.type = EventType::rolled,
                 .seat = s.roll.seat,
                 .a = static_cast<std::uint8_t>(s.roll.purpose),
                 .b = static_cast<std::uint8_t>(subject),
                 .dropped = dropped,
                 .added = fights ? std::int8_t{0} : s.roll.added[s.roll.seat],
                 .dice = dice});
  }
}

// LAB-13.4: attackers clockwise, then the defender; no crystal may be used before the game has begun (LAB-2.2).
template <typename Sink>
void Mover<Sink>::offer_crystals() {
  const auto able = static_cast<SeatSet>(s.crystals & ~s.roll.passed);
  if (able != 0 && s.roll.purpose != Roll::Purpose::start) {
    if (s.roll.purpose != Roll::Purpose::fight) {
      if (has(able, s.roll.seat)) return ask(Phase::crystal, s.roll.seat);
    } else {
      if ((able & s.fight.attackers) != 0) {
        return ask(Phase::crystal, s.seating.clockwise_from(s.active, static_cast<SeatSet>(able & s.fight.attackers)));
      }
      if (has(able, s.fight.target)) return ask(Phase::crystal, s.fight.target);
    }
  }
  settle_roll();
}

template <typename Sink>
void Mover<Sink>::use_crystal() {
  rule(Rule::LAB_13_1);
  const std::uint8_t seat = s.asked;
  s.crystals = without(s.crystals, seat);
  s.roll.passed = 0;
  emit(EventType::crystal_used, seat);
  const bool against = s.roll.purpose == Roll::Purpose::fight && seat == s.fight.target;
  (against ? s.roll.against : s.roll.dice) = {};
  if (s.roll.purpose == Roll::Purpose::fight) rule(Rule::LAB_13_4);
}

template <typename Sink>
void Mover<Sink>::add_blessings(int tokens) {
  rule(Rule::LAB_A_monk_1);
  std::uint8_t& left = s.figures.blessing[s.asked];
  left = static_cast<std::uint8_t>(left - tokens);
  s.roll.added[s.asked] = static_cast<std::int8_t>(tokens);
  s.roll.chosen = with(s.roll.chosen, s.asked);
  emit(EventType::adds, s.asked, tokens);
}

template <typename Sink>
void Mover<Sink>::settle_roll() {
  const Roll roll = s.roll;
  if (roll.purpose == Roll::Purpose::fight) return settle_fight();
  const int total = roll_total(s);
  s.roll = {};
  switch (roll.purpose) {
    case Roll::Purpose::start:
      return start_rolled(roll.seat, roll.dice);
    case Roll::Purpose::jump:
      return jump_rolled(total);
    case Roll::Purpose::guardian:
      return guardian_rolled(roll.seat, total);
    case Roll::Purpose::trap:
      return trap_rolled(roll.seat, roll.trap, total);
    case Roll::Purpose::shot:
      return Abilities<Character::archer>::shot_rolled(*this, roll.seat, total);
    case Roll::Purpose::fight:
    case Roll::Purpose::none:
      return;
  }
}

}  // namespace meander::labyrinth
