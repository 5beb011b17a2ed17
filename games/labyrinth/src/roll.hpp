// Rolls, and the crystals that repeat them (LAB-13).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::begin_roll(Roll::Purpose purpose, int seat, std::uint8_t subject) {
  const bool fights = purpose == Roll::Purpose::fight;
  const SeatSet sides = fights ? with(s.fight.attackers, s.fight.target) : seat_bit(seat);
  if (s.casting != Casting::none) bear(sides, fights);
  s.roll.purpose = purpose;
  s.roll.seat = static_cast<std::uint8_t>(seat);
  s.roll.subject = subject;
}

// What bears on the roll that begins, by itself: curses, and in a fight what abilities bring.
template <typename Sink>
void Mover<Sink>::bear(SeatSet sides, bool fights) {
  for (; sides != 0; sides = without(sides, first_of(sides))) {
    const std::uint8_t each = first_of(sides);
    const int bonus = fights ? fight_bonus(s, each) : 0;
    const int curses = curses_on(s, each);
    if (bonus > 0) with_character(s.character(each), [&](auto abilities) { abilities.fights(*this, each, bonus); });
    if (curses > 0) {
      rule(Rule::LAB_A_witch_1);
      emit(EventType::hampered, each, curses);
    }
    s.roll.added[each] = static_cast<std::int8_t>(bonus - curses);
  }
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
    const int subject = s.roll.purpose == Roll::Purpose::trap ? s.traps[s.roll.subject].kind : fights ? s.fight.target : s.roll.subject;
    sink_.event({.type = EventType::rolled,
                 .seat = s.roll.seat,
                 .a = static_cast<std::uint8_t>(s.roll.purpose),
                 .b = static_cast<std::uint8_t>(subject),
                 .dropped = dropped,
                 .added = fights ? std::int8_t{0} : s.roll.added[s.roll.seat],
                 .dice = dice});
  }
}

// Who is to be asked for his crystal (LAB-13.4): attackers clockwise, then the defender; nobody before the game has begun (LAB-2.2).
template <typename Sink>
std::uint8_t Mover<Sink>::next_crystal() const {
  const auto able = static_cast<SeatSet>(s.crystals & ~s.roll.passed);
  if (able == 0 || s.roll.purpose == Roll::Purpose::start) return no_seat;
  if (s.roll.purpose != Roll::Purpose::fight) return has(able, s.roll.seat) ? s.roll.seat : no_seat;
  const auto attackers = static_cast<SeatSet>(able & s.fight.attackers);
  if (attackers != 0) return s.seating.clockwise_from(s.active, attackers);
  return has(able, s.fight.target) ? s.fight.target : no_seat;
}

template <typename Sink>
void Mover<Sink>::offer_crystals() {
  const std::uint8_t seat = next_crystal();
  if (seat != no_seat) return ask(Phase::crystal, seat);
  if (s.casting != Casting::none && !s.roll.to_stand && may_take_back(s)) return ask(Phase::loop, s.active);
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
  s.roll.added[s.asked] = static_cast<std::int8_t>(s.roll.added[s.asked] + tokens);
  s.roll.chosen = with(s.roll.chosen, s.asked);
  emit(EventType::adds, s.asked, tokens);
}

// Those that bore on the roll go back to the supply.
template <typename Sink>
void Mover<Sink>::lift_curses() {
  const bool fights = s.roll.purpose == Roll::Purpose::fight;
  for (SeatSet sides = fights ? with(s.fight.attackers, s.fight.target) : seat_bit(s.roll.seat); sides != 0;
       sides = without(sides, first_of(sides))) {
    s.figures.curse[first_of(sides)] = 0;
  }
}

template <typename Sink>
void Mover<Sink>::settle_roll() {
  const Roll roll = s.roll;
  if (s.casting != Casting::none) lift_curses();
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
      return trap_rolled(roll.seat, roll.subject, total);
    case Roll::Purpose::theft:
      return Abilities<Character::thief>::theft_rolled(*this, roll.seat, roll.subject, total);
    case Roll::Purpose::shot:
      return Abilities<Character::archer>::shot_rolled(*this, roll.seat, total);
    case Roll::Purpose::fight:
    case Roll::Purpose::none:
      return;
  }
}

}  // namespace meander::labyrinth
