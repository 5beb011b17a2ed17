// Doors found, gained and given back, and the end of the game (ONI-3.3, 3.9, 5, 6.6, 6.7, 7.2, 7.3, 8.8, 10.2).
#pragma once

#include "mover.hpp"

namespace meander::onirim {

// A Key that pays for a door or a Nightmare brings no prophecy (ONI-3.6).
template <typename Sink>
void Mover<Sink>::pay_key(Card card, std::uint8_t place) {
  rule(Rule::ONI_3_6);
  leave_hand(card, place);
  s.discard.add(card);
  emit(EventType::key_paid, card, place);
  if ((place & from_shared) != 0) rule(Rule::ONI_6_2);
}

template <typename Sink>
void Mover<Sink>::take_door(Card card, std::uint8_t place) {
  if (s.phase == Phase::explore) {
    apart<&Mover::search_deck>();
    take(card);
  } else {
    pay_key(key(colour_of(card)), place);
    s.pending = no_card;
  }
  apart<&Mover::found>(colour_of(card));
}

template <typename Sink>
void Mover<Sink>::decline() {
  if (s.phase == Phase::door) {
    emit(EventType::door_declined, s.pending);
    limbo(s.pending);
    s.pending = no_card;
  }
  continue_draw();
}

// ONI-10.2: the limbo option of ONI-6.6, the goal, the gain, the win, the premonitions.
template <typename Sink>
void Mover<Sink>::found(Colour colour) {
  const auto index = static_cast<std::size_t>(colour);
  rule(Rule::ONI_10_2);
  const bool duplicate = s.settings.players() == 2 && s.doors[s.seat][index] > 0;
  if (duplicate) rule(Rule::ONI_6_6);
  const int goal = first_open_goal(s.goals);
  const bool out_of_turn = s.settings.has(Settings::book) && (goal < 0 || s.goals[static_cast<std::size_t>(goal)] != index);
  if (s.settings.has(Settings::book)) rule(Rule::ONI_7_2);
  if (s.settings.has(Settings::book) && duplicate) rule(Rule::ONI_7_9);
  if ((duplicate && s.settings.has(Settings::duplicates_to_limbo)) || out_of_turn) {
    emit(EventType::door_kept_out, door(colour));
    limbo(door(colour));
    return continue_draw();
  }
  ++s.doors[s.seat][index];
  emit(EventType::door_gained, door(colour));
  if (s.settings.has(Settings::book)) {
    s.goals[static_cast<std::size_t>(goal)] += closed_goal;
    emit(EventType::goal_closed, goal);
  }
  if (!apart<&Mover::win_if_complete>()) apart<&Mover::look_at_premonitions>();
}

// From the table into limbo; the rightmost closed goal of its colour opens again (ONI-7.3).
template <typename Sink>
void Mover<Sink>::return_door(Colour colour, int owner) {
  const auto index = static_cast<std::size_t>(colour);
  --s.doors[static_cast<std::size_t>(owner)][index];
  emit(EventType::door_returned, door(colour), owner);
  limbo(door(colour));
  for (std::size_t i = s.goals.size(); i > 0; --i) {
    if (s.goals[i - 1] != index + closed_goal) continue;
    s.goals[i - 1] = static_cast<std::uint8_t>(index);
    emit(EventType::goal_opened, static_cast<int>(i - 1));
    rule(Rule::ONI_7_3);
    return;
  }
}

// Tested whenever a door is gained or the tower row changes.
template <typename Sink>
bool Mover<Sink>::win_if_complete() {
  if (!complete(s)) return false;
  rule(s.settings.players() == 2 ? Rule::ONI_6_7 : Rule::ONI_5_1);
  if (s.settings.has(Settings::towers)) rule(Rule::ONI_8_8);
  if (s.settings.has(Settings::premonitions)) rule(Rule::ONI_9_5_d);
  apart<&Mover::end_game>(Ending::won);
  return true;
}

template <typename Sink>
void Mover<Sink>::end_game(Ending ending) {
  if (is_dream(s.pending)) s.discard.add(s.pending);
  if (ending == Ending::lost_deck) rule(Rule::ONI_5_2);
  rule(Rule::ONI_10_4);
  s.pending = no_card;
  s.premonition = no_premonition;
  s.purpose = Purpose::none;
  s.last = 0;
  s.phase = Phase::over;
  s.ending = ending;
  emit(ending == Ending::won ? EventType::won : EventType::lost, static_cast<int>(ending));
}

}  // namespace meander::onirim
