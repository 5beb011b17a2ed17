// What happened, as sentences.
#include <fmt/format.h>

#include "onirim/notation.hpp"
#include "terminal/board.hpp"

namespace meander::onirim {

namespace {

std::string spell_sentence(const Event& event) {
  switch (static_cast<Spell>(event.card)) {
    case Spell::prophecy:
      return "casts the Paradoxical Prophecy.";
    case Spell::swap:
      return fmt::format("casts Parallel Planning: goals {} and {} change places.", (event.other >> 4) + 1, (event.other & 0xf) + 1);
    default:
      return "casts Powerful Punishment.";
  }
}

std::string looking_sentence(const Event& event) {
  const std::string cards = event.card == 1 ? "1 card" : fmt::format("{} cards", event.card);
  switch (static_cast<Purpose>(event.other)) {
    case Purpose::happy:
      return fmt::format("reveals {} of the deck.", cards);
    default:
      return fmt::format("looks at {} of the deck.", cards);
  }
}

std::string body_of(const Event& event) {
  const std::string_view card = name_of(Card{event.card});
  switch (event.type) {
    case EventType::goal_laid:
      return fmt::format("The next goal is {}.", letter_of(static_cast<Colour>(event.card)));
    case EventType::premonition_revealed:
      return fmt::format("The premonition {} is revealed.", name_of(static_cast<Premonition>(event.card)));
    case EventType::opened:
      return fmt::format("{} lies open.", card);
    case EventType::put_into_limbo:
      return fmt::format("{} goes to limbo.", card);
    case EventType::limbo_returned:
      return "Limbo is shuffled into the deck.";
    case EventType::picked:
      return fmt::format("picks {}.", card);
    case EventType::played:
      return fmt::format("plays {}.", card);
    case EventType::tower_played:
      return fmt::format("plays {} at the {} end.", card, (event.other & 2U) != 0 ? "right" : "left");
    case EventType::discarded:
      return fmt::format("discards {}.", card);
    case EventType::looking:
      return looking_sentence(event);
    case EventType::looked_at:
      return fmt::format("sees {}.", card);
    case EventType::put_on_top:
      return fmt::format("puts {} on top of the deck.", card);
    case EventType::put_at_bottom:
      return fmt::format("puts {} at the bottom of the deck.", card);
    case EventType::dropped:
      return fmt::format("discards {} of them.", card);
    case EventType::exchanged:
      return fmt::format("exchanges {} for {}.", card, name_of(Card{event.other}));
    case EventType::searched:
      return "searches the deck.";
    case EventType::key_paid:
      return fmt::format("pays {}.", card);
    case EventType::door_gained:
      return fmt::format("gains {}.", card);
    case EventType::door_kept_out:
      return fmt::format("{} does not fit.", card);
    case EventType::goal_closed:
      return fmt::format("Goal {} is closed.", event.card + 1);
    case EventType::goal_opened:
      return fmt::format("Goal {} opens again.", event.card + 1);
    case EventType::drew:
    case EventType::drew_shared:
      return fmt::format("draws {}.", card);
    case EventType::door_drawn:
    case EventType::dream_drawn:
      return fmt::format("{} is drawn.", card);
    case EventType::dream_discarded:
      return fmt::format("{} is discarded.", card);
    case EventType::revealed:
      return fmt::format("{} is revealed.", card);
    case EventType::hand_discarded:
      return "discards the hand.";
    case EventType::door_returned:
      return fmt::format("{} leaves the table.", card);
    case EventType::tower_lost:
      return fmt::format("loses {}.", card);
    case EventType::false_destruction:
      return "False destruction: no tower is lost.";
    case EventType::spell_cast:
      return spell_sentence(event);
    case EventType::paid:
      return fmt::format("{} is removed.", card);
    case EventType::nightmare_cancelled:
      return "The Nightmare is cancelled.";
    case EventType::premonition_removed:
      return fmt::format("The premonition {} is removed.", name_of(static_cast<Premonition>(event.card)));
    case EventType::premonition_applied:
      return fmt::format("The premonition {} comes true.", name_of(static_cast<Premonition>(event.card)));
    case EventType::left_the_deck:
      return fmt::format("{} leaves the deck.", card);
    case EventType::won:
      return "The game is won.";
    case EventType::lost:
      return "The game is lost.";
    case EventType::turn_began:
    case EventType::shuffled:
    case EventType::door_declined:
      return {};
  }
  return {};
}

}  // namespace

// A body that begins with a small letter tells what the active player does.
std::string sentence_of(const Event& event, int players) {
  std::string body = body_of(event);
  if (body.empty() || body[0] < 'a' || body[0] > 'z' || body.starts_with("happy-dream") || body.starts_with("nightmare")) return body;
  if (players == 2) return fmt::format("Seat {} {}", event.seat + 1, body);
  body[0] = static_cast<char>(body[0] - 'a' + 'A');
  return body;
}

}  // namespace meander::onirim
