// Dark Premonitions and Happy Dreams (ONI-9).
#pragma once

#include "mover.hpp"

namespace meander::onirim {

constexpr Rule premonition_rule(int id) { return static_cast<Rule>(static_cast<int>(Rule::ONI_9_4_red) + id); }

// ONI-9.2, 9.3: those whose condition holds, one by one, looked at anew each time. Then phase 2 goes on.
template <typename Sink>
void Mover<Sink>::look_at_premonitions() {
  s.premonition = no_premonition;
  const unsigned waiting = waiting_premonitions(s);
  if (waiting == 0) return continue_draw();
  rule(Rule::ONI_9_2);
  if (std::has_single_bit(waiting)) return apart<&Mover::apply_premonition>(std::countr_zero(waiting));
  rule(Rule::ONI_9_3);
  if (s.settings.players() == 2) rule(Rule::ONI_6_10);
  s.phase = Phase::premonition;
}

template <typename Sink>
void Mover<Sink>::apply_premonition(int id) {
  rule(premonition_rule(id));
  emit(EventType::premonition_applied, id);
  s.open_premonitions = static_cast<std::uint8_t>(s.open_premonitions & ~(1 << id));
  s.premonition = static_cast<std::uint8_t>(id);
  switch (static_cast<Premonition>(id)) {
    case Premonition::red:
      return apply_red();
    case Premonition::green:
      if (s.discard.count(nightmare) > 0) {
        s.discard.remove(nightmare);
        limbo(nightmare);
      } else {
        rule(Rule::ONI_9_5_c);
      }
      return apart<&Mover::look_at_premonitions>();
    case Premonition::blue:
      return apply_blue();
    case Premonition::brown:
      rule(Rule::ONI_9_5_e);
      return let_choose(Phase::return_door);
    case Premonition::pairs:
      rule(Rule::ONI_9_5_e);
      return apart<&Mover::continue_pairs>();
    case Premonition::five:
      return apart<&Mover::reveal_premonitions>(2);
    case Premonition::rainbow:
      apart<&Mover::search_deck>();
      rule(Rule::ONI_9_5_a);
      while (s.unknown.count(happy_dream) > 0) {
        take(happy_dream);
        s.discard.add(happy_dream);
        emit(EventType::left_the_deck, happy_dream);
      }
      return apart<&Mover::look_at_premonitions>();
    case Premonition::three:
      rule(Rule::ONI_9_5_f);
      apart<&Mover::discard_hand>();
      return continue_redraw();
  }
}

// All red chambers leave the deck, no towers (ONI-9.5 a, b); whatever red chamber is unseen then is in a private hand (ONI-6.11).
template <typename Sink>
void Mover<Sink>::apply_red() {
  apart<&Mover::search_deck>();
  rule(Rule::ONI_9_5_a);
  if (s.settings.has(Settings::towers)) rule(Rule::ONI_9_5_b);
  for (Card card = chamber(Colour::red, Symbol::sun); card <= key(Colour::red); ++card) {
    while (s.unknown.count(card) > 0) {
      take(card);
      s.discard.add(card);
      emit(EventType::left_the_deck, card);
    }
  }
  for (int owner = 0; owner < s.settings.players(); ++owner) {
    show_private(s.settings.everyone(), owner, [](Card card) { return is_chamber(card) && colour_of(card) == Colour::red; });
  }
  apart<&Mover::look_at_premonitions>();
}

constexpr int keys_in(const Bag& bag) {
  int keys = 0;
  for (int colour = 0; colour < colours; ++colour) keys += bag.count(key(static_cast<Colour>(colour)));
  return keys;
}

template <typename Sink>
void Mover<Sink>::apply_blue() {
  apart<&Mover::search_deck>();
  rule(Rule::ONI_9_5_a);
  const int keys = keys_in(s.unknown);
  if (keys < 2) {
    rule(Rule::ONI_9_5_c);
    for (int owner = 0; owner < s.settings.players(); ++owner) show_private(s.settings.everyone(), owner, is_key);
  }
  if (keys == 0) return apart<&Mover::look_at_premonitions>();
  s.remaining = static_cast<std::uint8_t>(keys < 2 ? keys : 2);
  let_choose(Phase::keys);
}

template <typename Sink>
void Mover<Sink>::give_key(Card card) {
  take(card);
  s.discard.add(card);
  emit(EventType::left_the_deck, card);
  s.last = card;
  if (--s.remaining > 0) return let_choose(Phase::keys);
  s.last = 0;
  apart<&Mover::look_at_premonitions>();
}

template <typename Sink>
void Mover<Sink>::premonition_door(Card card, std::uint8_t owner) {
  apart<&Mover::return_door>(colour_of(card), owner);
  return s.phase == Phase::pairs ? apart<&Mover::continue_pairs>() : apart<&Mover::look_at_premonitions>();
}

// Colour by colour; asked only where the two doors have different owners.
template <typename Sink>
void Mover<Sink>::continue_pairs() {
  for (int colour = first_pair(s); colour >= 0; colour = first_pair(s)) {
    const auto index = static_cast<std::size_t>(colour);
    if (s.doors[0][index] == 1) {
      s.phase = Phase::pairs;
      return;
    }
    apart<&Mover::return_door>(static_cast<Colour>(colour), s.doors[0][index] > 0 ? 0 : 1);
  }
  apart<&Mover::look_at_premonitions>();
}

// ONI-9.4-five, 9.4-three: all of them before any is applied.
template <typename Sink>
void Mover<Sink>::reveal_premonitions(int count) {
  const int pile = std::popcount(s.pile);
  s.remaining = static_cast<std::uint8_t>(count < pile ? count : pile);
  if (s.remaining < count) rule(Rule::ONI_9_5_c);
  if (s.remaining == 0) return apart<&Mover::look_at_premonitions>();
  s.phase = Phase::foresee;
}

template <typename Sink>
void Mover<Sink>::reveal_premonition(int id) {
  s.pile = static_cast<std::uint8_t>(s.pile & ~(1 << id));
  s.open_premonitions = static_cast<std::uint8_t>(s.open_premonitions | 1 << id);
  emit(EventType::premonition_revealed, id);
  if (--s.remaining == 0) apart<&Mover::look_at_premonitions>();
}

template <typename Sink>
void Mover<Sink>::happy_remove(int id) {
  rule(Rule::ONI_9_6_a);
  s.open_premonitions = static_cast<std::uint8_t>(s.open_premonitions & ~(1 << id));
  emit(EventType::premonition_removed, id);
  apart<&Mover::finish_happy_dream>();
}

template <typename Sink>
void Mover<Sink>::happy_search() {
  rule(Rule::ONI_9_6_c);
  apart<&Mover::search_deck>();
  let_choose(Phase::fetch);
}

template <typename Sink>
void Mover<Sink>::fetch(Card card) {
  take(card);
  put_on_top(card, lookers());
  if (s.settings.silent_pair()) rule(Rule::ONI_6_11);
  apart<&Mover::finish_happy_dream>();
}

template <typename Sink>
void Mover<Sink>::finish_happy_dream() {
  rule(Rule::ONI_9_6);
  s.pending = no_card;
  s.discard.add(happy_dream);
  emit(EventType::dream_discarded, happy_dream);
  continue_draw();
}

}  // namespace meander::onirim
