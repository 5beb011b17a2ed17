// Walking, jumping and climbing (LAB-6.1, 7).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

// Lays a pawn down somewhere; what it carried along from where it was is over.
template <typename Sink>
void Mover<Sink>::put(int seat, Place place) {
  const Place before = s.pawn(seat);
  if (is_start(place) || !is_corridor(before) || cell_of(place) != cell_of(before)) s.figures.from_start = without(s.figures.from_start, seat);
  s.figures.came_itself = without(s.figures.came_itself, seat);
  s.figures.untouched = without(s.figures.untouched, seat);
  s.figures.slipped = without(s.figures.slipped, seat);
  s.figures.pawn[static_cast<std::size_t>(seat)] = place;
}

// LAB-6.5.
template <typename Sink>
void Mover<Sink>::put_without_arrival(int seat, Place place) {
  put(seat, place);
  s.figures.untouched = with(s.figures.untouched, seat);
}

template <typename Sink>
void Mover<Sink>::walk(Place to) {
  spend(1);
  rule(Rule::LAB_6_1);
  s.arrival.stage = Arrival::Stage::leave;
  s.arrival.seat = s.active;
  s.arrival.from = s.pawn(s.active);
  s.arrival.to = to;
}

template <typename Sink>
void Mover<Sink>::climb(bool up) {
  const int actions = climbing_actions(s);
  spend(actions);
  rule(actions == actions_to_climb ? Rule::LAB_4_3 : Rule::LAB_A_assassin_1);
  rule(Rule::LAB_7_2);
  const Place from = s.pawn(s.active);
  const Place to = other_level(s, from);
  put(s.active, to);
  emit(EventType::climbed, s.active, from, to);
  arrive(s.active, from, to, climbing, up ? Arrival::climbed_up : 0);
}

template <typename Sink>
void Mover<Sink>::jump() {
  spend(1);
  rule(Rule::LAB_7_1);
  begin_roll(Roll::Purpose::jump, s.active);
}

template <typename Sink>
void Mover<Sink>::jump_rolled(int total) {
  if (total < lands_well) return fall_off();
  const Place from = s.pawn(s.active);
  const Place to = other_level(s, from);
  put(s.active, to);
  emit(EventType::jumped, s.active, from, to);
  arrive(s.active, from, to, dropping, Arrival::jumped);
}

template <typename Sink>
void Mover<Sink>::fall_off() {
  const Place from = s.pawn(s.active);
  const Place to = other_level(s, from);
  put(s.active, to);
  emit(EventType::fell, s.active, from, to);
  if (!lose_life(s.active, 2)) return;
  give_daze(s.active, 1);
  arrive(s.active, from, to, dropping, 0);
}

}  // namespace meander::labyrinth
