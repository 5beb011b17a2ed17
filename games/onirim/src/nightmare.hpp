// A Nightmare's four options and what it costs the Towers (ONI-4, 8.5–8.8).
#pragma once

#include "mover.hpp"

namespace meander::onirim {

inline constexpr int nightmare_reveals = 5;  // ONI-4.1 c

template <typename Sink>
void Mover<Sink>::nightmare_reveal() {
  rule(Rule::ONI_4_1_c);
  if (s.deck_size() < nightmare_reveals) rule(Rule::ONI_4_2);
  s.remaining = static_cast<std::uint8_t>(nightmare_reveals < s.deck_size() ? nightmare_reveals : s.deck_size());
  continue_reveal();
}

template <typename Sink>
void Mover<Sink>::continue_reveal() {
  if (s.remaining == 0) return apart<&Mover::finish_reveal>();
  if (s.known.has_top()) return apart<&Mover::reveal_known>();
  s.phase = Phase::reveal;
}

template <typename Sink>
void Mover<Sink>::finish_reveal() {
  if (s.deck_size() == 0) apart<&Mover::saw_whole_deck>(s.settings.everyone());
  nightmare_carried_out();
}

template <typename Sink>
void Mover<Sink>::reveal_known() {
  reveal(s.known.pop_top().card());
  continue_reveal();
}

template <typename Sink>
inline void Mover<Sink>::reveal(Card card) {
  emit(EventType::revealed, card);
  --s.remaining;
  // Which of the two is random, so both are written without a branch.
  const bool labyrinth = is_labyrinth(card);
  s.discard.add_if(card, labyrinth);
  if (labyrinth) emit(EventType::discarded, card);
  limbo_if(card, !labyrinth);
}

template <typename Sink>
void Mover<Sink>::nightmare_key(Card card, std::uint8_t place) {
  rule(Rule::ONI_4_1_a);
  pay_key(card, place);
  apart<&Mover::nightmare_carried_out>();
}

template <typename Sink>
void Mover<Sink>::nightmare_door(Card card) {
  rule(Rule::ONI_4_1_b);
  rule(Rule::ONI_4_4);
  apart<&Mover::return_door>(colour_of(card), s.seat);
  apart<&Mover::nightmare_carried_out>();
}

template <typename Sink>
void Mover<Sink>::nightmare_hand() {
  rule(Rule::ONI_4_1_d);
  apart<&Mover::discard_hand>();
  continue_redraw();
}

template <typename Sink>
void Mover<Sink>::nightmare_carried_out() {
  rule(Rule::ONI_4_1);
  if (!s.tower_row.empty() && aligned(s.tower_row)) rule(Rule::ONI_8_7);
  if (must_lose_tower(s)) {
    s.phase = Phase::tower_loss;
  } else {
    finish_nightmare(false);
  }
}

template <typename Sink>
void Mover<Sink>::lose_tower(Card card) {
  rule(Rule::ONI_8_5);
  std::size_t place = 0;
  while (s.tower_row[place] != card) ++place;
  s.tower_row.erase(place);
  s.discard.add(card);
  emit(EventType::tower_lost, card);
  if (!apart<&Mover::win_if_complete>()) finish_nightmare(false);
}

template <typename Sink>
void Mover<Sink>::finish_nightmare(bool to_limbo) {
  s.pending = no_card;
  if (to_limbo) {
    rule(Rule::ONI_8_6);
    emit(EventType::false_destruction);
    limbo(nightmare);
  } else {
    s.discard.add(nightmare);
    emit(EventType::dream_discarded, nightmare);
  }
  continue_draw();
}

}  // namespace meander::onirim
