// Life, daze, keys, and going back to the start (LAB-1.4, 4.5, 6.4, 8.9, 10.3).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
bool Mover<Sink>::lose_life(int seat, int points, bool goes_on) {
  std::uint8_t& life = s.figures.life[static_cast<std::size_t>(seat)];
  const int lost = points < life ? points : life;
  life = static_cast<std::uint8_t>(life - lost);
  emit(EventType::life_lost, seat, lost, life);
  if (!goes_on && may_use_abilities(s, seat)) with_character(s.character(seat), [&](auto abilities) { abilities.life_lost(*this, seat); });
  if (life > 0) return true;
  rule(Rule::LAB_10_3);
  drop_key(seat);
  send_to_start(seat);
  return false;
}

template <typename Sink>
void Mover<Sink>::drop_key(int seat) {
  if (s.keys(seat) == 0) return;
  --s.figures.keys[static_cast<std::size_t>(seat)];
  const Place place = s.pawn(seat);
  std::size_t index = 0;
  while (index < s.figures.lying.size() && s.figures.lying[index] < place) ++index;
  s.figures.lying.insert(index, place);
  emit(EventType::key_dropped, seat, place);
}

template <typename Sink>
void Mover<Sink>::give_daze(int seat, int tokens) {
  const int left = daze_left(s);
  if (tokens > left) rule(Rule::LAB_1_4);
  const int given = tokens < left ? tokens : left;
  if (given == 0) return;
  std::uint8_t& daze = s.figures.daze[static_cast<std::size_t>(seat)];
  daze = static_cast<std::uint8_t>(daze + given);
  emit(EventType::dazed, seat, given, daze);
}

// Whatever the pawn was about to do is over.
template <typename Sink>
void Mover<Sink>::send_to_start(int seat) {
  emit(EventType::sent_to_start, seat, s.pawn(seat));
  rule(Rule::LAB_4_5);
  if (s.arrival.stage != Arrival::Stage::none && s.arrival.seat == seat) s.arrival = {};
  put(seat, start_field(s.seating.field_of(seat)));
  restore(seat);
}

template <typename Sink>
void Mover<Sink>::restore(int seat) {
  rule(Rule::LAB_6_4);
  const auto index = static_cast<std::size_t>(seat);
  if (s.figures.life[index] < s.set->life || s.figures.daze[index] > 0) emit(EventType::restored, seat);
  s.figures.life[index] = s.set->life;
  s.figures.daze[index] = 0;
  s.traps.forget_failures_of(seat);
}

}  // namespace meander::labyrinth
