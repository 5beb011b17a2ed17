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

// A drawn card goes where it belongs, or the active player has to choose.
template <typename Sink>
inline void Mover<Sink>::deal_with(KnownCard drawn) {
  rule(Rule::ONI_3_8);
  const Card card = drawn.card();
  if (is_labyrinth(card)) return take_in_hand(drawn);
  if (is_door(card)) return deal_with_door(card);
  emit(EventType::dream_drawn, card);
  s.pending = card;
  if (card == happy_dream) return let_choose(Phase::happy);
  s.phase = Phase::nightmare;
}

template <typename Sink>
void Mover<Sink>::take_in_hand(KnownCard drawn) {
  to_hand_if(drawn, true);
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
inline void Mover<Sink>::to_hand_if(KnownCard drawn, bool wanted) {
  const bool to_shared = s.hand().at_least(s.settings.private_size());
  const Seats owners = to_shared || !s.settings.silent_pair() ? s.settings.everyone() : seat_bit(s.seat);
  const Seats knowers = owners | drawn.knowers();
  (to_shared ? s.shared : s.hand()).add_if(KnownCard(drawn.card(), knowers), wanted);
  if (!wanted) return;
  emit(to_shared ? EventType::drew_shared : EventType::drew, drawn.card(), 0, knowers);
  if (is_tower(drawn.card())) rule(Rule::ONI_8_2);
  if (to_shared) rule(Rule::ONI_6_5);
  if (!to_shared && s.settings.silent_pair() && knowers == 3) rule(Rule::ONI_6_11);
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
  continue_redraw();
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
  // Which of the two is random, so both are written without a branch.
  const bool labyrinth = is_labyrinth(drawn.card());
  to_hand_if(drawn, labyrinth);
  limbo_if(drawn.card(), !labyrinth);
}

}  // namespace meander::onirim
