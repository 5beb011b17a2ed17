// The Guardian (LAB-11).
#pragma once

#include "components.hpp"
#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::take_card() {
  spend(1);
  rule(Rule::LAB_11_1);
  draw_guardian_card();
}

template <typename Sink>
void Mover<Sink>::draw_guardian_card() {
  s.card_taken = true;
  if (guardian_deck(s) == 0) {
    shuffle_guardian_cards(s);
    emit(EventType::guardian_shuffled, s.active);
  }
  s.card_due = true;
}

// One that lies known under the deck is no chance.
template <typename Sink>
void Mover<Sink>::show_card() {
  if (s.cards_left > 0) return ask(Phase::card, s.active);
  card_shown(s.under_cards.erase(0));
}

template <typename Sink>
void Mover<Sink>::card_shown(int kind) {
  emit(EventType::guardian_card, s.active, kind);
  s.cards_shown.push_back(static_cast<std::uint8_t>(kind));
  s.card_due = static_cast<int>(s.cards_shown.size()) < cards_drawn(s) && guardian_deck(s) > 0;
  if (s.card_due) return;
  if (s.cards_shown.size() > 1) {
    rule(Rule::LAB_A_golems_2);
    if (s.cards_shown[0] != s.cards_shown[1]) return;
  }
  lead(kind);
}

// That one is used, the other goes under the deck (LAB-A.golems.2).
template <typename Sink>
void Mover<Sink>::lead(int kind) {
  if (s.cards_shown.size() > 1) {
    const std::uint8_t other = s.cards_shown[s.cards_shown[0] == kind ? 1 : 0];
    s.under_cards.push_back(other);
    emit(EventType::card_put_under, s.active, other);
  }
  s.cards_shown.clear();
  use_card(kind);
}

template <typename Sink>
void Mover<Sink>::use_card(int kind) {
  const GuardianCard& card = s.set->guardian[static_cast<std::size_t>(kind) - 1];
  if (s.enslaved.seat != no_seat) return Abilities<Character::golems>::use_card(*this, card);
  if (s.figures.guardian_sleeps) {
    rule(Rule::LAB_11_7);
    s.figures.guardian_sleeps = false;
    emit(EventType::guardian_woke, s.active);
    s.guiding.to_meet = met_by_guardian(s);
    return;
  }
  if (pawns_at(s, s.figures.guardian) != 0) rule(Rule::LAB_11_6);
  switch (card.type) {
    case GuardianCard::Type::move:
      s.guiding.steps = card.steps;
      return;
    case GuardianCard::Type::to_centre: {
      s.figures.guardian_from = nowhere;
      rule(Rule::LAB_11_3);
      const Place middle = place_of(centre, 0);
      if (s.figures.guardian != middle) guardian_enters(middle);
      return;
    }
    case GuardianCard::Type::sleep:
      s.figures.guardian_sleeps = true;
      return emit(EventType::guardian_slept, s.active);
    case GuardianCard::Type::stay:
      return;
  }
}

template <typename Sink>
void Mover<Sink>::guardian_enters(Place place) {
  emit(EventType::guardian_moved, s.active, s.figures.guardian, place);
  s.figures.guardian = place;
  s.guiding.to_meet = met_by_guardian(s);
  if (s.guiding.to_meet != 0) rule(Rule::LAB_11_4);
  if (s.guiding.to_meet != pawns_at(s, place)) rule(Rule::LAB_6_5);
}

// Whom he meets comes first, clockwise from the active player; then the next step (LAB-11.2–11.4).
template <typename Sink>
void Mover<Sink>::guide() {
  if (s.guiding.to_meet != 0) {
    const std::uint8_t seat = s.seating.clockwise_from(s.active, s.guiding.to_meet);
    s.guiding.to_meet = without(s.guiding.to_meet, seat);
    return meet(seat);
  }
  const Steps steps = guardian_steps(s);
  if (steps.empty()) {
    rule(Rule::LAB_11_3);
    s.guiding.steps = 0;
    return emit(EventType::guardian_stuck, s.active);
  }
  if (steps.size() > 1) return ask(Phase::step, s.active);
  guardian_steps_to(steps[0]);
}

template <typename Sink>
void Mover<Sink>::guardian_steps_to(Place place) {
  rule(Rule::LAB_11_2);
  if (place == s.figures.guardian_from) rule(Rule::LAB_11_3);
  --s.guiding.steps;
  if (unveils(s, no_seat, place)) return reveal(Revealing::By::guardian, place);
  guardian_steps_onto(place);
}

template <typename Sink>
void Mover<Sink>::guardian_steps_onto(Place place) {
  s.figures.guardian_from = s.figures.guardian;
  guardian_enters(place);
}

template <typename Sink>
void Mover<Sink>::meet(int seat) {
  rule(Rule::LAB_11_4);
  if (!s.dazed(seat)) return begin_roll(Roll::Purpose::guardian, seat);
  rule(Rule::LAB_11_8);
  emit(EventType::guardian_met, seat, 1);
  send_to_start(seat);
}

template <typename Sink>
void Mover<Sink>::guardian_rolled(int seat, int total) {
  rule(Rule::LAB_11_5);
  if (total >= guardian_number(s, seat)) return emit(EventType::guardian_withstood, seat);
  emit(EventType::guardian_met, seat);
  send_to_start(seat);
}

}  // namespace meander::labyrinth
