// The turn's action and its end (ONI-3.1–3.6, 3.10, 6.4, 8.3, 8.4).
#pragma once

#include "mover.hpp"

namespace meander::onirim {

template <typename Sink>
void Mover<Sink>::play_chamber(Card card, std::uint8_t place) {
  rule(Rule::ONI_3_1);
  rule(Rule::ONI_3_2);
  leave_hand(card, place);
  s.rows.push_back(s.seat, card);
  emit(EventType::played, card, place);
  if (s.settings.players() == 2) rule(Rule::ONI_6_3);
  if ((place & from_shared) != 0) rule(Rule::ONI_6_2);
  if (s.rows.run(s.seat) > 3) rule(Rule::ONI_3_4);
  if (s.rows.ends_a_series(s.seat) && in_deck(s, door(colour_of(card)))) {
    rule(Rule::ONI_3_3);
    s.phase = Phase::explore;
  } else {
    continue_draw();
  }
}

template <typename Sink>
void Mover<Sink>::play_tower(Card card, std::uint8_t place) {
  rule(Rule::ONI_8_3);
  leave_hand(card, place);
  s.tower_row.insert((place & right_end) != 0 ? s.tower_row.size() : 0, card);
  emit(EventType::tower_played, card, place);
  if (s.settings.players() == 2) rule(Rule::ONI_6_10);
  if (!apart<&Mover::win_if_complete>()) continue_draw();
}

template <typename Sink>
void Mover<Sink>::discard_card(Card card, std::uint8_t place) {
  rule(Rule::ONI_3_1);
  leave_hand(card, place);
  s.discard.add(card);
  emit(EventType::discarded, card, place);
  if ((place & from_shared) != 0) rule(Rule::ONI_6_2);
  if (s.deck_size() > 0 && is_key(card)) {
    rule(Rule::ONI_3_5);
    look(s.settings.prophecy_depth(), Purpose::prophecy);
  } else if (s.deck_size() > 0 && is_tower(card)) {
    rule(Rule::ONI_8_4);
    look(number_of(card), Purpose::peek);
  } else {
    after_discard();
  }
}

template <typename Sink>
void Mover<Sink>::after_discard() {
  if (!s.shared.empty() && !s.hand().empty()) {
    s.phase = Phase::exchange;
  } else {
    continue_draw();
  }
}

template <typename Sink>
void Mover<Sink>::exchange(Card own, Card shared) {
  rule(Rule::ONI_6_4);
  s.hand().remove(own);
  s.shared.remove(shared);
  s.hand().add(KnownCard(shared, s.settings.everyone()));
  s.shared.add(KnownCard(own, s.settings.everyone()));
  emit(EventType::exchanged, own, shared);
  continue_draw();
}

template <typename Sink>
void Mover<Sink>::return_limbo() {
  emit(EventType::limbo_returned);
  s.unknown_size = static_cast<std::uint8_t>(s.unknown_size + s.unknown.take_in(s.limbo));
  shuffle_deck();
  change_seats();
}

// Phase 3 (ONI-3.10, 4.4): limbo goes back; with limbo empty known places stay known.
template <typename Sink>
void Mover<Sink>::end_turn() {
  rule(Rule::ONI_3_10);
  if (!s.limbo.empty()) return apart<&Mover::return_limbo>();
  change_seats();
}

template <typename Sink>
void Mover<Sink>::change_seats() {
  if (s.settings.players() == 2) s.seat ^= 1;
  begin_turn();
}

template <typename Sink>
void Mover<Sink>::begin_turn() {
  s.phase = Phase::turn;
  emit(EventType::turn_began);
}

}  // namespace meander::onirim
