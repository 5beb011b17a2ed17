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
  s.figures.pawn[static_cast<std::size_t>(seat)] = place;
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
  spend(2);
  rule(Rule::LAB_4_3);
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
  const Place from = s.pawn(s.active);
  const Place to = other_level(s, from);
  const bool well = total >= lands_well;
  put(s.active, to);
  emit(well ? EventType::jumped : EventType::fell, s.active, from, to);
  if (!well) {
    if (!lose_life(s.active, 2)) return;
    give_daze(s.active, 1);
  }
  arrive(s.active, from, to, dropping, well ? Arrival::jumped : 0);
}

}  // namespace meander::labyrinth
