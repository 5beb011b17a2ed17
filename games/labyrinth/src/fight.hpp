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
void Mover<Sink>::settle_fight(Dice dice, Dice against) {
  const Fight fight = s.fight;
  s.fight = {};
  rule(Rule::LAB_9_3);
  if (count(fight.attackers) > 1) rule(Rule::LAB_9_5);
  if ((s.meeting.bonus & with(fight.attackers, fight.target)) != 0) rule(s.meeting.bonus == seat_bit(s.meeting.seat) ? Rule::LAB_7_1 : Rule::LAB_7_3);
  const auto [attack, defence] = fight_totals(s, fight, dice, against);
  emit(EventType::fight_counted, fight.target, attack, defence);
  if (attack == defence) return emit(EventType::fight_tied, fight.target, fight.attackers);
  const bool won = attack > defence;
  emit(EventType::fight_won, fight.target, fight.attackers, won ? 1 : 0);
  SeatSet losers = won ? seat_bit(fight.target) : fight.attackers;
  const bool enters_and_loses = s.meeting.stage != Meeting::Stage::none && has(losers, s.meeting.seat);
  while (losers != 0) {
    const std::uint8_t seat = s.seating.clockwise_from(s.active, losers);
    losers = without(losers, seat);
    lose_life(seat, 1);
  }
  if (enters_and_loses && s.meeting.place == place_of(centre, 0) && s.pawn(s.meeting.seat) == s.meeting.place) retreat();
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
