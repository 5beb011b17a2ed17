// What happened, as data.
#include <array>

#include "adapter.hpp"
#include "onirim/notation.hpp"
#include "words/text.hpp"

namespace meander::protocol::onirim {

using namespace meander::onirim;

namespace {

// By EventType.
constexpr std::array<const char*, 42> event_names{"goal_laid",
                                                  "premonition_revealed",
                                                  "opened",
                                                  "put_into_limbo",
                                                  "limbo_returned",
                                                  "picked",
                                                  "turn_began",
                                                  "played",
                                                  "tower_played",
                                                  "discarded",
                                                  "looking",
                                                  "looked_at",
                                                  "put_on_top",
                                                  "put_at_bottom",
                                                  "dropped",
                                                  "exchanged",
                                                  "searched",
                                                  "shuffled",
                                                  "key_paid",
                                                  "door_gained",
                                                  "door_kept_out",
                                                  "goal_closed",
                                                  "goal_opened",
                                                  "drew",
                                                  "drew_shared",
                                                  "door_drawn",
                                                  "door_declined",
                                                  "dream_drawn",
                                                  "dream_discarded",
                                                  "revealed",
                                                  "hand_discarded",
                                                  "door_returned",
                                                  "tower_lost",
                                                  "false_destruction",
                                                  "spell_cast",
                                                  "paid",
                                                  "nightmare_cancelled",
                                                  "premonition_removed",
                                                  "premonition_applied",
                                                  "left_the_deck",
                                                  "won",
                                                  "lost"};
static_assert(static_cast<int>(EventType::lost) == 41);

std::string card_name(std::uint8_t card) { return std::string(name_of(Card{card})); }

void put_subject(Json& json, const Event& event) {
  const auto premonition = [&] { return std::string(name_of(static_cast<Premonition>(event.card))); };
  switch (event.type) {
    case EventType::goal_laid:
      json["colour"] = std::string(1, letter_of(static_cast<Colour>(event.card)));
      break;
    case EventType::premonition_revealed:
    case EventType::premonition_removed:
    case EventType::premonition_applied:
      json["premonition"] = premonition();
      break;
    case EventType::looking:
      json["count"] = event.card;
      json["purpose"] = std::string(name_of(static_cast<Purpose>(event.other)));
      break;
    case EventType::goal_closed:
    case EventType::goal_opened:
      json["goal"] = event.card + 1;
      break;
    case EventType::spell_cast:
      json["spell"] = std::string(name_of(static_cast<Spell>(event.card)));
      if (static_cast<Spell>(event.card) == Spell::swap) json["goals"] = {(event.other >> 4) + 1, (event.other & 0xf) + 1};
      break;
    case EventType::lost:
      json["cause"] = static_cast<Ending>(event.card) == Ending::lost_door ? "door" : "deck";
      break;
    case EventType::limbo_returned:
    case EventType::turn_began:
    case EventType::searched:
    case EventType::shuffled:
    case EventType::hand_discarded:
    case EventType::false_destruction:
    case EventType::nightmare_cancelled:
    case EventType::won:
      break;
    default:
      json["card"] = card_name(event.card);
  }
  switch (event.type) {
    case EventType::tower_played:
      json["end"] = (event.other & right_end) != 0 ? "right" : "left";
      [[fallthrough]];
    case EventType::played:
    case EventType::discarded:
    case EventType::key_paid:
      json["from"] = (event.other & from_shared) != 0 ? "shared" : "hand";
      break;
    case EventType::exchanged:
      json["other"] = card_name(event.other);
      break;
    case EventType::door_returned:
      json["whose"] = event.other + 1;
      break;
    default:
      break;
  }
}

}  // namespace

Json result_message(Ending ending, bool given_up) {
  if (given_up) return {{"outcome", "lost"}, {"cause", "given-up"}, {"text", tr("The game was given up.")}};
  switch (ending) {
    case Ending::won:
      return {{"outcome", "won"}, {"text", tr("The game is won!")}};
    case Ending::lost_door:
      return {{"outcome", "lost"}, {"cause", "door"}, {"text", tr("The game is lost: a door is gone for good.")}};
    case Ending::lost_deck:
      return {{"outcome", "lost"}, {"cause", "deck"}, {"text", tr("The game is lost: the deck has run out.")}};
    case Ending::none:
      break;
  }
  return nullptr;
}

Json event_message(const Event& event) {
  Json json = {{"event", event_names[static_cast<std::size_t>(event.type)]}, {"seat", event.seat + 1}};
  put_subject(json, event);
  return json;
}

}  // namespace meander::protocol::onirim
