// Set-up: goals, premonitions, the opening hand and the draft of two (ONI-2.1, 6.1, 7.1, 9.1).
#pragma once

#include "mover.hpp"

namespace meander::onirim {

constexpr int goals_wanted(const State& s) {
  int wanted = 0;
  for (int colour = 0; colour < colours; ++colour) wanted += s.settings.doors(colour);
  return wanted;
}
// Labyrinth cards of the opening hand; with two players the open cards (ONI-6.1).
constexpr int opening_cards(const State& s) { return s.settings.private_size() * s.settings.players() + s.settings.shared_size(); }

// The first set-up step that is still to come.
constexpr Phase set_up_phase(const State& s) {
  if (s.settings.has(Settings::book) && static_cast<int>(s.goals.size()) < goals_wanted(s)) return Phase::goals;
  if (s.settings.has(Settings::premonitions) && std::popcount(s.open_premonitions) < s.settings.open_premonitions()) return Phase::premonitions;
  return Phase::set_up;
}

template <typename Sink>
void Mover<Sink>::lay_goal(int colour) {
  s.goals.push_back(static_cast<std::uint8_t>(colour));
  emit(EventType::goal_laid, colour);
  rule(Rule::ONI_7_1);
  s.phase = set_up_phase(s);
}

template <typename Sink>
void Mover<Sink>::reveal_at_set_up(int premonition) {
  s.pile = static_cast<std::uint8_t>(s.pile & ~(1 << premonition));
  s.open_premonitions = static_cast<std::uint8_t>(s.open_premonitions | 1 << premonition);
  emit(EventType::premonition_revealed, premonition);
  rule(Rule::ONI_9_1);
  s.phase = set_up_phase(s);
}

template <typename Sink>
inline void Mover<Sink>::deal_at_set_up(Card card) {
  // Which of the two is random, so both are written without a branch.
  const bool labyrinth = is_labyrinth(card);
  const bool opened = s.settings.players() == 2;
  (opened ? s.shared : s.hand()).add_if(KnownCard(card, s.settings.everyone()), labyrinth);
  if (labyrinth) emit(opened ? EventType::opened : EventType::drew, card);
  limbo_if(card, !labyrinth);
}

template <typename Sink>
inline void Mover<Sink>::continue_set_up() {
  if (static_cast<int>(s.hand().size() + s.shared.size()) == opening_cards(s)) apart<&Mover::finish_opening_hand>();
}

template <typename Sink>
void Mover<Sink>::finish_opening_hand() {
  rule(Rule::ONI_1_1);
  rule(Rule::ONI_1_2);
  rule(Rule::ONI_2_1);
  if (s.settings.has(Settings::towers)) rule(Rule::ONI_8_1);
  if (s.settings.players() == 2) rule(Rule::ONI_6_8);
  if (s.settings.has(Settings::book) + s.settings.has(Settings::towers) + s.settings.has(Settings::premonitions) > 1) rule(Rule::ONI_10_1);
  if (!s.limbo.empty()) {
    s.unknown_size = static_cast<std::uint8_t>(s.unknown_size + s.unknown.take_in(s.limbo));
    emit(EventType::limbo_returned);
  }
  if (s.settings.players() == 2) return let_choose(Phase::pick);
  begin_turn();
}

template <typename Sink>
void Mover<Sink>::pick(Card card) {
  rule(Rule::ONI_6_1);
  s.shared.remove(card);
  s.hand().add(KnownCard(card, s.settings.everyone()));
  emit(EventType::picked, card);
  s.seat ^= 1;
  if (static_cast<int>(s.shared.size()) > s.settings.shared_size()) return let_choose(Phase::pick);
  s.seat = 0;
  begin_turn();
}

}  // namespace meander::onirim
