// Looking at cards of the deck and putting them back: prophecy, peek, Paradoxical Prophecy, a Happy Dream's reveal (ONI-3.5, 7.5, 8.4, 9.6 b).
#pragma once

#include "mover.hpp"

namespace meander::onirim {

template <typename Sink>
void Mover<Sink>::look(int count, Purpose purpose) {
  s.purpose = purpose;
  s.remaining = static_cast<std::uint8_t>(count < s.deck_size() ? count : s.deck_size());
  if (s.settings.silent_pair() && purpose != Purpose::happy) rule(Rule::ONI_6_9);
  emit(EventType::looking, s.remaining, static_cast<int>(purpose));
  continue_look();
}

// Takes the cards of known place; the next unknown one is a chance step.
template <typename Sink>
void Mover<Sink>::continue_look() {
  if (s.remaining == 0) return apart<&Mover::finish_looking>();
  const bool from_bottom = s.purpose == Purpose::paradox && s.settings.has(Settings::paradox_from_bottom);
  if (from_bottom && s.unknown_size == 0) s.known.open_bottom();
  if (from_bottom ? s.known.bottom_size() > 0 : s.known.has_top()) return apart<&Mover::look_at_known>(from_bottom);
  s.phase = Phase::look;
}

template <typename Sink>
void Mover<Sink>::look_at_known(bool from_bottom) {
  see((from_bottom ? s.known.pop_bottom() : s.known.pop_top()).card());
  continue_look();
}

template <typename Sink>
void Mover<Sink>::finish_looking() {
  if (s.unknown_size == 0) s.known.close_gap();
  if (s.deck_size() == 0) apart<&Mover::saw_whole_deck>(seers());
  switch (s.purpose) {
    case Purpose::prophecy:
      return let_choose(Phase::prophecy);
    case Purpose::paradox:
      return let_choose(Phase::paradox);
    case Purpose::happy:
      return let_choose(Phase::happy_drop);
    case Purpose::peek:
    case Purpose::none:
      return let_choose(Phase::order);
  }
}

template <typename Sink>
inline void Mover<Sink>::see(Card card) {
  s.looked.add(card);
  emit(EventType::looked_at, card, 0, seers());
  --s.remaining;
}

// The card a prophecy discards (ONI-3.5), or one of any number for a Happy Dream (ONI-9.6 b).
template <typename Sink>
void Mover<Sink>::drop(Card card) {
  s.looked.remove(card);
  s.discard.add(card);
  emit(EventType::dropped, card);
  if (is_door(card)) {
    rule(Rule::ONI_3_7);
    if (s.settings.has(Settings::discarded_door_loses)) return apart<&Mover::end_game>(Ending::lost_door);
  }
  if (s.purpose == Purpose::happy) {
    s.last = card;
    let_choose(Phase::happy_drop);
  } else {
    begin_order();
  }
}

template <typename Sink>
void Mover<Sink>::begin_order() {
  s.last = 0;
  if (s.looked.empty()) return finish_look();
  let_choose(Phase::order);
}

// The next card of the new order, from the top down.
template <typename Sink>
void Mover<Sink>::order_next(Card card) {
  s.looked.remove(card);
  s.placed.push_back(card);
  if (!s.looked.empty()) return let_choose(s.phase);
  apart<&Mover::put_back>();
}

// All that were looked at, in their new order.
template <typename Sink>
void Mover<Sink>::put_back() {
  if (s.phase == Phase::bottom) {
    for (const Card placed : s.placed) apart<&Mover::put_at_bottom>(placed, seers());
  } else {
    for (std::size_t i = s.placed.size(); i > 0; --i) put_on_top(s.placed[i - 1], seers());
  }
  s.placed.clear();
  finish_look();
}

template <typename Sink>
void Mover<Sink>::finish_look() {
  const Purpose purpose = s.purpose;
  s.purpose = Purpose::none;
  if (purpose == Purpose::paradox) return apart<&Mover::finish_spell>();
  if (purpose == Purpose::happy) return apart<&Mover::finish_happy_dream>();
  after_discard();
}

}  // namespace meander::onirim
