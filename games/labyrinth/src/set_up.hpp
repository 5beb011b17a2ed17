// Who starts, and who sits where (LAB-2).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

// The start fields that a lot hands out, by players; with two and five they are chosen.
constexpr std::uint8_t fields_by_lot(int players) {
  switch (players) {
    case 3:
      return edges_of({0, 2, 4});
    case 4:
      return edges_of({0, 1, 3, 4});
    case 6:
      return all_edges;
    default:
      return 0;
  }
}

template <typename Sink>
void Mover<Sink>::start_rolled(int seat, Dice dice) {
  s.rolled[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(dice.sum());
  s.to_roll = without(s.to_roll, seat);
}

// The next thing of the set-up: rolls, a roll again among those who are tied, lots, fields, and the first turn.
template <typename Sink>
void Mover<Sink>::set_up() {
  if (s.to_roll != 0) return begin_roll(Roll::Purpose::start, first_of(s.to_roll));
  if (s.active == no_seat) {
    int most = 0;
    SeatSet best = 0;
    for (int seat = 0; seat < s.players; ++seat) {
      const int rolled = s.rolled[static_cast<std::size_t>(seat)];
      if (rolled > most) best = 0;
      if (rolled >= most) best = with(best, seat);
      if (rolled > most) most = rolled;
    }
    s.rolled.fill(0);
    rule(Rule::LAB_2_2);
    if (count(best) > 1) {
      s.to_roll = best;
      return;
    }
    s.active = first_of(best);
    emit(EventType::starts, s.active);
    if (s.players == 2) {
      // Who starts chooses second.
      s.lots.push_back(static_cast<std::uint8_t>(1 - s.active));
      s.lots.push_back(s.active);
    }
  }
  const std::uint8_t fields = fields_by_lot(s.players);
  if (static_cast<int>(s.lots.size()) < s.players) {
    if (static_cast<int>(s.lots.size()) + 1 < s.players) return ask(Phase::lot, 0);
    SeatSet left = s.everyone();
    for (const std::uint8_t seat : s.lots) left = without(left, seat);
    return next_in_lot(first_of(left));
  }
  if (fields == 0) {
    for (const std::uint8_t seat : s.lots) {
      if (s.seating.field_of(seat) == no_seat) return ask(Phase::field, seat);
    }
  }
  if (s.casting != Casting::none && s.casting != Casting::given && characters_wanted(s) != 0) return next_character();
  s.lots.clear();
  rule(Rule::LAB_2_3);
  for (int seat = 0; seat < s.players; ++seat) s.figures.pawn[static_cast<std::size_t>(seat)] = start_field(s.seating.field_of(seat));
  begin_turn(s.active);
}

template <typename Sink>
void Mover<Sink>::next_in_lot(int seat) {
  const auto index = s.lots.size();
  s.lots.push_back(static_cast<std::uint8_t>(seat));
  std::uint8_t fields = fields_by_lot(s.players);
  if (fields == 0) return emit(EventType::may_choose, seat, static_cast<int>(index));
  for (std::size_t i = 0; i < index; ++i) fields = static_cast<std::uint8_t>(fields & (fields - 1));
  s.seating.sit(seat, std::countr_zero(fields));
  emit(EventType::sits, seat, s.seating.field_of(seat));
}

template <typename Sink>
void Mover<Sink>::take_field(int field) {
  s.seating.sit(s.asked, field);
  emit(EventType::sits, s.asked, field);
}

}  // namespace meander::labyrinth
