// Fights (LAB-9.3, 9.5, 9.6).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::begin_fight(SeatSet attackers, int target) {
  s.fight.attackers = attackers;
  s.fight.target = static_cast<std::uint8_t>(target);
  begin_roll(Roll::Purpose::fight, s.seating.clockwise_from(s.active, attackers));
}

// Whoever loses the fight loses a life each; on the centre who entered goes back where he came from.
template <typename Sink>
void Mover<Sink>::settle_fight() {
  const Fight fight = s.fight;
  const int attack = attack_total(s);
  const int defence = defence_total(s);
  s.roll = {};
  s.fight = {};
  rule(Rule::LAB_9_3);
  if (count(fight.attackers) > 1) rule(Rule::LAB_9_5);
  if ((s.meeting.bonus & with(fight.attackers, fight.target)) != 0) rule(s.meeting.bonus == seat_bit(s.meeting.seat) ? Rule::LAB_7_1 : Rule::LAB_7_3);
  emit(EventType::fight_counted, fight.target, attack, defence);
  take_losses(fight, attack - defence);
  for (SeatSet left = fight.attackers; left != 0;) {
    const std::uint8_t seat = first_of(left);
    left = without(left, seat);
    if (may_use_abilities(s, seat)) with_character(s.character(seat), [&](auto abilities) { abilities.attacked(*this, seat, fight); });
  }
}

// By how much the attackers were better.
template <typename Sink>
void Mover<Sink>::take_losses(const Fight& fight, int lead) {
  if (lead == 0) return emit(EventType::fight_tied, fight.target, fight.attackers);
  const bool won = lead > 0;
  emit(EventType::fight_won, fight.target, fight.attackers, won ? 1 : 0);
  if (fight.bounty != no_seat) Abilities<Character::headhunter>::collect(*this, fight, won);
  SeatSet losers = won ? seat_bit(fight.target) : fight.attackers;
  const bool enters_and_loses = s.meeting.stage != Meeting::Stage::none && has(losers, s.meeting.seat);
  while (losers != 0) {
    const std::uint8_t seat = s.seating.clockwise_from(s.active, losers);
    losers = without(losers, seat);
    if (won && spared(seat, lead)) {
      emit(EventType::parried, seat);
    } else {
      lose_life(seat, 1);
    }
  }
  if (enters_and_loses && s.meeting.place == place_of(centre, 0) && s.pawn(s.meeting.seat) == s.meeting.place) retreat();
}

template <typename Sink>
bool Mover<Sink>::spared(int target, int margin) {
  return may_use_abilities(s, target) && with_character(s.character(target), [&](auto abilities) { return abilities.spares(*this, margin); });
}

// LAB-A.swordmaster.1.
template <typename Sink>
void Mover<Sink>::strike_again() {
  const SecondFight second = s.second;
  s.second = {};
  rule(Rule::LAB_A_swordmaster_1);
  emit(EventType::strikes_again, second.seat, second.target);
  begin_fight(seat_bit(second.seat), second.target);
  s.fight.second = true;
}

// LAB-9.6. What the others have declared is still fought; then he arrives.
template <typename Sink>
void Mover<Sink>::retreat() {
  rule(Rule::LAB_9_6);
  const std::uint8_t seat = s.meeting.seat;
  const Place back = s.meeting.from;
  put(seat, back);
  emit(EventType::sent_back, seat, s.meeting.place, back);
  arrive(seat, s.meeting.place, back, walking, s.meeting.moved ? Arrival::moved : 0);
}

}  // namespace meander::labyrinth
