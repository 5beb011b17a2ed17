// Drawing: phase 2 and the new hand of a Nightmare or premonition (ONI-3.8, 4.3, 5.2, 6.5, 7.4 b).
#pragma once

#include "mover.hpp"

namespace meander::onirim {

// Goes on with phase 2 until chance or a seat has to decide something, or the turn is over.
template <typename Sink>
void Mover<Sink>::continue_draw() {
  if (hand_is_full(s)) return end_turn();
  if (s.deck_size() == 0) return apart<&Mover::end_game>(Ending::lost_deck);
  if (s.settings.has(Settings::book) && (can_cast_prophecy(s) || can_cast_swap(s))) {
    s.phase = Phase::window;
    return;
  }
  begin_draw();
}

// The draw itself, after the spell window.
template <typename Sink>
void Mover<Sink>::begin_draw() {
  if (s.known.has_top()) return apart<&Mover::draw_known>();
  s.phase = Phase::draw;
}

template <typename Sink>
void Mover<Sink>::draw_known() {
  deal_with(s.known.pop_top());
}

template <typename Sink>
inline void Mover<Sink>::draw(Card card) {
  deal_with(take_top(card));
}

// A drawn card goes where it belongs, or the active player has to choose.
template <typename Sink>
inline void Mover<Sink>::deal_with(KnownCard drawn) {
  rule(Rule::ONI_3_8);
  const Card card = drawn.card();
  if (is_labyrinth(card)) return apart<&Mover::take_in_hand>(drawn);
  if (is_door(card)) return apart<&Mover::deal_with_door>(card);
  emit(EventType::dream_drawn, card);
  s.pending = card;
  if (card == happy_dream) return let_choose(Phase::happy);
  s.phase = Phase::nightmare;
}

template <typename Sink>
void Mover<Sink>::take_in_hand(KnownCard drawn) {
  to_hand(drawn);
  continue_draw();
}

template <typename Sink>
void Mover<Sink>::deal_with_door(Card card) {
  emit(EventType::door_drawn, card);
  rule(Rule::ONI_3_9);
  if (s.settings.silent_pair() || holds(s, key(colour_of(card)))) {
    s.pending = card;
    s.phase = Phase::door;
  } else {
    limbo(card);
    continue_draw();
  }
}

// The private resource is filled before the shared one (ONI-6.5). Who knew the card on the deck still does (ONI-6.11).
template <typename Sink>
inline void Mover<Sink>::to_hand(KnownCard drawn) {
  if (is_tower(drawn.card())) rule(Rule::ONI_8_2);
  if (!s.hand().at_least(s.settings.private_size())) {
    const Seats owner = s.settings.silent_pair() ? seat_bit(s.seat) : s.settings.everyone();
    const Seats knowers = owner | drawn.knowers();
    if (s.settings.silent_pair() && knowers == 3) rule(Rule::ONI_6_11);
    s.hand().add(KnownCard(drawn.card(), knowers));
    emit(EventType::drew, drawn.card(), 0, knowers);
  } else {
    s.shared.add(KnownCard(drawn.card(), s.settings.everyone()));
    emit(EventType::drew_shared, drawn.card());
    rule(Rule::ONI_6_5);
  }
}

// Own private and all shared cards (ONI-4.1 d, 6.5, 9.5 f).
template <typename Sink>
void Mover<Sink>::discard_hand() {
  emit(EventType::hand_discarded);
  const auto discard_all = [this](const Hand& cards, std::uint8_t place) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const Card card = cards[i].card();
      s.discard.add(card);
      emit(EventType::discarded, card, place);
      if (is_key(card)) rule(Rule::ONI_3_6);
    }
  };
  discard_all(s.hand(), 0);
  discard_all(s.shared, from_shared);
  s.hand().clear();
  s.shared.clear();
}

template <typename Sink>
void Mover<Sink>::continue_redraw() {
  if (hand_is_full(s)) return apart<&Mover::finish_redraw>();
  if (s.deck_size() == 0) return apart<&Mover::end_game>(Ending::lost_deck);
  if (s.known.has_top()) return apart<&Mover::redraw_known>();
  s.phase = Phase::redraw;
}

template <typename Sink>
void Mover<Sink>::redraw_known() {
  redraw(s.known.pop_top());
}

template <typename Sink>
void Mover<Sink>::finish_redraw() {
  if (s.premonition != no_premonition) {
    apart<&Mover::reveal_premonitions>(1);
  } else {
    apart<&Mover::nightmare_carried_out>();
  }
}

template <typename Sink>
inline void Mover<Sink>::redraw(KnownCard drawn) {
  rule(Rule::ONI_4_3);
  if (is_labyrinth(drawn.card())) {
    to_hand(drawn);
  } else {
    limbo(drawn.card());
  }
  continue_redraw();
}

}  // namespace meander::onirim
