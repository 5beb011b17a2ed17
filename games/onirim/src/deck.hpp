// The deck: what is drawn from it, searching and shuffling it, and what that tells (ONI-3.10, 3.11, 6.11).
#pragma once

#include "mover.hpp"

namespace meander::onirim {

// The named outcome leaves the unordered rest.
template <typename Sink>
inline void Mover<Sink>::take(Card card) {
  s.unknown.remove(card);
  one_fewer_unknown();
}

// The same of a card that chance names at once.
template <typename Sink>
inline Card Mover<Sink>::take_any(Random& random) {
  const Card card = s.unknown.take_at(static_cast<int>(random.below(s.unknown_size)));
  one_fewer_unknown();
  return card;
}

template <typename Sink>
inline void Mover<Sink>::one_fewer_unknown() {
  if (--s.unknown_size == 0) s.known.close_gap();
}

// A bag has no order: shuffling only forgets the known places.
template <typename Sink>
void Mover<Sink>::shuffle_deck() {
  for (const KnownCard known : s.known) s.unknown.add(known.card());
  s.unknown_size = static_cast<std::uint8_t>(s.unknown_size + s.known.size());
  s.known.clear();
  emit(EventType::shuffled);
}

// ONI-3.11; the searcher sees the whole deck (ONI-6.11).
template <typename Sink>
void Mover<Sink>::search_deck() {
  rule(Rule::ONI_3_11);
  emit(EventType::searched);
  apart<&Mover::saw_whole_deck>(lookers());
  shuffle_deck();
}

template <typename Sink>
void Mover<Sink>::show_private(Seats seats, int owner, bool (*which)(Card)) {
  if (s.settings.silent_pair()) rule(Rule::ONI_6_11);
  s.private_cards[static_cast<std::size_t>(owner)].show(seats, which);
}

// ONI-6.11: by elimination these seats know the private cards of the other.
template <typename Sink>
void Mover<Sink>::saw_whole_deck(Seats seats) {
  for (int owner = 0; owner < s.settings.players(); ++owner) {
    const Seats others = seats & static_cast<Seats>(~seat_bit(owner));
    if (others != 0) show_private(others, owner, [](Card) { return true; });
  }
}

template <typename Sink>
void Mover<Sink>::put_on_top(Card card, Seats seats) {
  s.known.push_top(KnownCard(card, seats));
  emit(EventType::put_on_top, card, 0, seats);
}

template <typename Sink>
void Mover<Sink>::put_at_bottom(Card card, Seats seats) {
  s.known.push_bottom(KnownCard(card, seats));
  emit(EventType::put_at_bottom, card, 0, seats);
  if (s.unknown_size == 0) s.known.close_gap();
}

}  // namespace meander::onirim
