// Meetings: who declares what, and in which order it is fought (LAB-9.1, 9.2, 9.4, 9.7).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::begin_meeting() {
  const Arrival arrival = s.arrival;
  s.arrival = {};
  const SeatSet present = others_at(s, arrival.to, arrival.seat);
  if (present == 0) return;
  rule(Rule::LAB_9_1);
  s.meeting.stage = Meeting::Stage::steal;
  s.meeting.seat = arrival.seat;
  s.meeting.place = arrival.to;
  s.meeting.from = arrival.from;
  s.meeting.moved = arrival.is(Arrival::moved);
  s.meeting.present = present;
  if (arrival.is(Arrival::jumped)) s.meeting.bonus = seat_bit(arrival.seat);
  if (arrival.is(Arrival::climbed_up)) s.meeting.bonus = present;
}

// LAB-4.4, 9.7: from here on the active player may rob and kill, whether he enters or another is moved to him.
template <typename Sink>
bool Mover<Sink>::may_rob_now() const {
  const std::uint8_t seat = s.active;
  if (s.dazed(seat) || s.pawn(seat) != s.meeting.place) return false;
  return to_rob(s, seat) != 0 || (s.actions > 0 && dazed_beside(s, seat) != 0);
}

template <typename Sink>
void Mover<Sink>::continue_meeting() {
  switch (s.meeting.stage) {
    case Meeting::Stage::steal:
      return ask_to_steal();
    case Meeting::Stage::rob:
      // Who enters and is killed meets nobody any more (LAB-6.3).
      if (s.pawn(s.meeting.seat) != s.meeting.place) {
        s.meeting = {};
        return;
      }
      if (may_rob_now()) return ask(Phase::rob, s.active);
      s.meeting.stage = Meeting::Stage::declare;
      return;
    case Meeting::Stage::declare:
      return ask_to_declare();
    case Meeting::Stage::fights:
      return next_fight();
    case Meeting::Stage::enter:
      return ask_who_enters();
    case Meeting::Stage::join:
      return ask_to_join();
    case Meeting::Stage::last:
      s.meeting = {};
      return;
    case Meeting::Stage::none:
      return;
  }
}

// LAB-9.4 (a).
template <typename Sink>
void Mover<Sink>::ask_to_steal() {
  if (s.casting != Casting::none) {
    for (int seat = 0; seat < s.players; ++seat) {
      if (steals_from(s, seat) != 0) return ask(Phase::steal, seat);
    }
  }
  s.meeting.stage = Meeting::Stage::rob;
}

// Who is there and has somebody to attack.
constexpr SeatSet able_to_declare(const State& s, SeatSet there) {
  auto able = static_cast<SeatSet>(there & s.meeting.present & ~s.meeting.asked & ~dazed_among(s, there));
  for (int seat = 0; seat < s.players && evading(s) != 0; ++seat) {
    if (has(able, seat) && free_targets(s, seat) == 0) able = without(able, seat);
  }
  return able;
}

template <typename Sink>
void Mover<Sink>::ask_to_declare() {
  const SeatSet able = able_to_declare(s, others_at(s, s.meeting.place, s.meeting.seat));
  if (able != 0) return ask(Phase::declare, s.seating.clockwise_after(s.meeting.seat, able));
  s.meeting.asked = 0;
  s.meeting.stage = Meeting::Stage::fights;
}

// What the asked seat declares: a target, or no_seat.
template <typename Sink>
void Mover<Sink>::declare(int target) {
  const bool enters = s.meeting.stage == Meeting::Stage::enter;
  rule(count(s.meeting.present) == 1 ? Rule::LAB_9_2 : Rule::LAB_9_4);
  if (target == no_seat) {
    emit(EventType::lets_be, s.asked);
    if (enters) s.meeting.stage = Meeting::Stage::last;
  } else {
    emit(EventType::attacks, s.asked, target);
    if (enters) {
      s.meeting.chosen = static_cast<std::uint8_t>(target);
      s.meeting.stage = Meeting::Stage::join;
    } else {
      SeatSet& attackers = s.meeting.named[static_cast<std::size_t>(target)];
      if (attackers == 0) s.meeting.targets.push_back(static_cast<std::uint8_t>(target));
      attackers = with(attackers, s.asked);
    }
  }
  if (!enters) s.meeting.asked = with(s.meeting.asked, s.asked);
}

// LAB-9.4 (c), 9.8.
template <typename Sink>
void Mover<Sink>::next_fight() {
  if (s.meeting.targets.empty()) {
    s.meeting.stage = Meeting::Stage::enter;
    return;
  }
  const std::uint8_t target = s.meeting.targets.erase(0);
  const SeatSet there = pawns_at(s, s.meeting.place);
  const auto attackers = static_cast<SeatSet>(s.meeting.named[target] & there);
  if (attackers != s.meeting.named[target] || !has(there, target)) rule(Rule::LAB_9_8);
  s.meeting.named[target] = 0;
  if (!has(there, target) || attackers == 0) return emit(EventType::fight_dropped, target);
  begin_fight(attackers, target);
}

template <typename Sink>
void Mover<Sink>::ask_who_enters() {
  const std::uint8_t seat = s.meeting.seat;
  if (s.pawn(seat) != s.meeting.place || s.dazed(seat) || others_at(s, s.meeting.place, seat) == 0) {
    s.meeting.stage = Meeting::Stage::last;
    return;
  }
  ask(Phase::attack, seat);
}

template <typename Sink>
void Mover<Sink>::ask_to_join() {
  const SeatSet there = others_at(s, s.meeting.place, s.meeting.seat);
  const auto able = static_cast<SeatSet>(without(there, s.meeting.chosen) & ~s.meeting.asked & ~dazed_among(s, there));
  if (able != 0) return ask(Phase::join, s.seating.clockwise_after(s.meeting.seat, able));
  s.meeting.stage = Meeting::Stage::last;
  begin_fight(with(s.meeting.joined, s.meeting.seat), s.meeting.chosen);
}

template <typename Sink>
void Mover<Sink>::join(bool joins) {
  rule(Rule::LAB_9_4);
  s.meeting.asked = with(s.meeting.asked, s.asked);
  if (joins) s.meeting.joined = with(s.meeting.joined, s.asked);
  emit(joins ? EventType::joins : EventType::stays_out, s.asked, s.meeting.chosen);
}

}  // namespace meander::labyrinth
