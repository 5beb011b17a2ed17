// The Book's three spells (ONI-7.4–7.8).
#pragma once

#include "mover.hpp"

namespace meander::onirim {

inline constexpr int paradox_cards = 5;  // ONI-7.5

template <typename Sink>
void Mover<Sink>::cast(Spell spell, std::uint8_t goals) {
  rule(Rule::ONI_7_4);
  switch (s.phase) {
    case Phase::window:
      rule(Rule::ONI_7_4_b);
      break;
    case Phase::nightmare:
      rule(Rule::ONI_7_4_c);
      break;
    case Phase::door: {
      rule(Rule::ONI_7_4_d);
      // Casting here shows that a Key is held (ONI-6.11).
      const Card wanted = key(colour_of(s.pending));
      if (s.settings.silent_pair() && !s.shared.has(wanted)) {
        rule(Rule::ONI_6_11);
        s.hand().remove(wanted);
        s.hand().add(KnownCard(wanted, s.settings.everyone()));
      }
      break;
    }
    default:
      rule(Rule::ONI_7_4_a);
  }
  if (s.settings.has(Settings::lost_way)) rule(Rule::ONI_7_8);
  emit(EventType::spell_cast, static_cast<int>(spell), goals);
  s.resume = s.phase;
  s.spell = spell;
  s.swap = goals;
  s.remaining = static_cast<std::uint8_t>(price(s.settings, spell));
  continue_payment();
}

// Most payments leave no choice.
template <typename Sink>
void Mover<Sink>::continue_payment() {
  s.phase = Phase::pay;
  if (const NextCard next = next_ascending(s, s.discard); next.is_sure()) pay(next.least);
}

template <typename Sink>
void Mover<Sink>::pay(Card card) {
  s.discard.remove(card);
  s.removed.add(card);
  emit(EventType::paid, card);
  s.last = card;
  if (--s.remaining > 0) return continue_payment();
  apart<&Mover::carry_out_spell>();
}

template <typename Sink>
void Mover<Sink>::carry_out_spell() {
  const Spell spell = s.spell;
  s.last = 0;
  s.spell = Spell::none;
  if (spell == Spell::prophecy) {
    rule(Rule::ONI_7_5);
    return look(paradox_cards, Purpose::paradox);
  }
  if (spell == Spell::swap) {
    rule(Rule::ONI_7_6);
    std::swap(s.goals[s.swap >> 4U], s.goals[s.swap & 0xfU]);
    s.swap = 0;
    return apart<&Mover::finish_spell>();
  }
  rule(Rule::ONI_7_7);
  s.resume = Phase::over;
  emit(EventType::nightmare_cancelled);
  s.discard.add(nightmare);
  s.pending = no_card;
  continue_draw();
}

// Back to the phase it was cast in.
template <typename Sink>
void Mover<Sink>::finish_spell() {
  const Phase resume = s.resume;
  s.resume = Phase::over;
  if (resume == Phase::window) return continue_draw();
  s.phase = resume;
}

template <typename Sink>
void Mover<Sink>::paradox_top(Card card) {
  s.looked.remove(card);
  put_on_top(card, lookers());
  if (s.looked.empty()) return finish_look();
  let_choose(Phase::bottom);
}

}  // namespace meander::onirim
