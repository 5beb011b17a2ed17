// Actions in words, and back.
#include <array>

#include "core/split_words.hpp"
#include "onirim/notation.hpp"

namespace meander::onirim {

namespace {

// What stands behind the opening words of an action.
enum class Shape : std::uint8_t { nothing, card, held, tower, door, exchange, spell, premonition, colour, owned };

struct Form {
  ActionType type;
  std::string_view words;
  Shape shape;
};

// In the order in which they are tried; of forms with the same opening words the first whose rest can be read is meant.
constexpr std::array forms{
    Form{ActionType::play_chamber, "play", Shape::held},
    Form{ActionType::play_tower, "play", Shape::tower},
    Form{ActionType::discard, "discard", Shape::held},
    Form{ActionType::take, "take", Shape::door},
    Form{ActionType::decline, "decline", Shape::nothing},
    Form{ActionType::drop, "drop", Shape::card},
    Form{ActionType::done, "done", Shape::nothing},
    Form{ActionType::top, "top", Shape::card},
    Form{ActionType::bottom, "bottom", Shape::card},
    Form{ActionType::exchange, "exchange", Shape::exchange},
    Form{ActionType::continue_draw, "continue", Shape::nothing},
    Form{ActionType::pick, "pick", Shape::card},
    Form{ActionType::cast, "cast", Shape::spell},
    Form{ActionType::pay, "pay", Shape::card},
    Form{ActionType::nightmare_key, "nightmare key", Shape::held},
    Form{ActionType::nightmare_door, "nightmare door", Shape::card},
    Form{ActionType::nightmare_reveal, "nightmare reveal", Shape::nothing},
    Form{ActionType::nightmare_hand, "nightmare hand", Shape::nothing},
    Form{ActionType::lose_tower, "lose", Shape::card},
    Form{ActionType::false_destruction, "false destruction", Shape::nothing},
    Form{ActionType::happy_remove, "happy remove", Shape::premonition},
    Form{ActionType::happy_reveal, "happy reveal", Shape::nothing},
    Form{ActionType::happy_search, "happy search", Shape::nothing},
    Form{ActionType::fetch, "fetch", Shape::card},
    Form{ActionType::premonition, "premonition", Shape::premonition},
    Form{ActionType::give, "give", Shape::card},
    Form{ActionType::return_door, "return", Shape::owned},
    Form{ActionType::draw, "draw", Shape::card},
    Form{ActionType::goal, "goal", Shape::colour},
    Form{ActionType::reveal, "reveal", Shape::premonition},
};

constexpr std::size_t most_words = 6;
using Words = FixedVector<std::string_view, most_words>;

// Reads a card and ` shared` behind it.
std::optional<Action> read_held(ActionType type, const Words& rest, int players, bool (*fits)(Card)) {
  const bool shared = players == 2 && rest.size() == 2 && rest[1] == "shared";
  if (rest.size() != (shared ? 2U : 1U)) return std::nullopt;
  const std::optional<Card> card = parse_card(rest[0]);
  if (!card || !fits(*card)) return std::nullopt;
  return Action(type, *card, shared ? from_shared : 0);
}

std::optional<Action> read_tower(const Words& rest, int players) {
  const bool shared = players == 2 && rest.size() == 3 && rest[2] == "shared";
  if (rest.size() != (shared ? 3U : 2U)) return std::nullopt;
  const std::optional<Card> card = parse_card(rest[0]);
  if (!card || !is_tower(*card) || (rest[1] != "left" && rest[1] != "right")) return std::nullopt;
  return Action(ActionType::play_tower, *card, (rest[1] == "right" ? right_end : 0) | (shared ? from_shared : 0));
}

std::optional<int> read_goal(std::string_view text) {
  if (text.size() != 1 || text[0] < '1' || text[0] > '8') return std::nullopt;
  return text[0] - '1';
}

std::optional<Action> read_spell(const Words& rest) {
  if (rest.empty()) return std::nullopt;
  const std::optional<Spell> spell = parse_spell(rest[0]);
  if (!spell) return std::nullopt;
  if (*spell != Spell::swap) return rest.size() == 1 ? std::optional(Action(ActionType::cast, static_cast<int>(*spell))) : std::nullopt;
  if (rest.size() != 3) return std::nullopt;
  const std::optional<int> first = read_goal(rest[1]);
  const std::optional<int> second = read_goal(rest[2]);
  if (!first || !second || *first >= *second) return std::nullopt;
  return Action(ActionType::cast, static_cast<int>(*spell), 16 * *first + *second);
}

std::optional<Action> read_owned(const Words& rest, int players) {
  if (rest.size() != static_cast<std::size_t>(players)) return std::nullopt;
  const std::optional<Card> card = parse_card(rest[0]);
  if (!card || !is_door(*card)) return std::nullopt;
  if (players == 2 && rest[1] != "1" && rest[1] != "2") return std::nullopt;
  return Action(ActionType::return_door, *card, players == 2 && rest[1] == "2" ? 1 : 0);
}

std::optional<Action> read(const Form& form, const Words& rest, int players) {
  const std::optional<Card> card = rest.size() == 1 ? parse_card(rest[0]) : std::nullopt;
  switch (form.shape) {
    case Shape::nothing:
      return rest.empty() ? std::optional(Action(form.type)) : std::nullopt;
    case Shape::card:
      return card ? std::optional(Action(form.type, *card)) : std::nullopt;
    case Shape::held:
      return read_held(form.type, rest, players, form.type == ActionType::discard ? is_labyrinth : is_chamber);
    case Shape::door:
      return read_held(form.type, rest, players, is_door);
    case Shape::tower:
      return read_tower(rest, players);
    case Shape::exchange: {
      if (players != 2 || rest.size() != 3 || rest[1] != "for") return std::nullopt;
      const std::optional<Card> own = parse_card(rest[0]);
      const std::optional<Card> shared = parse_card(rest[2]);
      return own && shared ? std::optional(Action(form.type, *own, *shared)) : std::nullopt;
    }
    case Shape::spell:
      return read_spell(rest);
    case Shape::premonition: {
      const std::optional<Premonition> premonition = rest.size() == 1 ? parse_premonition(rest[0]) : std::nullopt;
      return premonition ? std::optional(Action(form.type, static_cast<int>(*premonition))) : std::nullopt;
    }
    case Shape::colour: {
      const std::optional<Colour> colour = rest.size() == 1 ? parse_colour(rest[0]) : std::nullopt;
      return colour ? std::optional(Action(form.type, static_cast<int>(*colour))) : std::nullopt;
    }
    case Shape::owned:
      return read_owned(rest, players);
  }
  return std::nullopt;
}

// How an action of this form is written; capitals stand for what is to be put there.
Marked expectation(Shape shape, int players) {
  const bool two = players == 2;
  switch (shape) {
    case Shape::nothing:
      return Marked{"{words}"};
    case Shape::card:
      return marked("{words} CARD");
    case Shape::held:
      return two ? marked("{words} CARD[ shared]") : marked("{words} CARD");
    case Shape::door:
      return two ? marked("{words} DOOR[ shared]") : marked("{words} DOOR");
    case Shape::tower:
      return two ? marked("{words} TOWER left|right[ shared]") : marked("{words} TOWER left|right");
    case Shape::exchange:
      return two ? marked("{words} CARD for CARD") : marked("{words} (only with two players)");
    case Shape::spell:
      return marked("{words} prophecy, {words} swap GOAL GOAL (the left one first) or {words} punishment");
    case Shape::premonition:
      return marked("{words} PREMONITION");
    case Shape::colour:
      return marked("{words} COLOUR");
    case Shape::owned:
      return two ? marked("{words} DOOR 1|2") : marked("{words} DOOR");
  }
  return {};
}

}  // namespace

std::string text_of(Action action, int players) {
  for (const Form& form : forms) {
    if (form.type != action.type()) continue;
    std::string text(form.words);
    const auto append = [&text](std::string_view word) { (text += ' ') += word; };
    switch (form.shape) {
      case Shape::nothing:
        return text;
      case Shape::card:
        append(name_of(action.card()));
        return text;
      case Shape::held:
      case Shape::door:
      case Shape::tower:
        append(name_of(action.card()));
        if (form.shape == Shape::tower) append((action.other() & right_end) != 0 ? "right" : "left");
        if ((action.other() & from_shared) != 0) append("shared");
        return text;
      case Shape::exchange:
        append(name_of(action.card()));
        append("for");
        append(name_of(Card{action.other()}));
        return text;
      case Shape::spell:
        append(name_of(static_cast<Spell>(action.card())));
        if (static_cast<Spell>(action.card()) == Spell::swap) {
          append(std::string(1, static_cast<char>('1' + (action.other() >> 4))));
          append(std::string(1, static_cast<char>('1' + (action.other() & 0xf))));
        }
        return text;
      case Shape::premonition:
        append(name_of(static_cast<Premonition>(action.card())));
        return text;
      case Shape::colour:
        append(std::string(1, letter_of(static_cast<Colour>(action.card()))));
        return text;
      case Shape::owned:
        append(name_of(action.card()));
        if (players == 2) append(action.other() == 0 ? "1" : "2");
        return text;
    }
  }
  return "none";
}

Result<Action> parse_action(std::string_view text, int players) {
  const Words words = split_words<most_words>(text);
  const std::string quoted = "\"" + std::string(text.substr(0, 60)) + "\"";
  Message expected;
  for (const Form& form : forms) {
    Words rest = words;
    bool opens = true;
    for (const std::string_view word : split_words<most_words>(form.words)) {
      opens = opens && !rest.empty() && rest[0] == word;
      if (opens) rest.erase(0);
    }
    if (!opens) continue;
    if (const std::optional<Action> action = read(form, rest, players)) return *action;
    Message form_words{expectation(form.shape, players), {{"words", form.words}}};
    expected = expected.empty() ? form_words : Message(marked("{first} or {second}"), {{"first", expected}, {"second", form_words}});
  }
  if (expected.empty()) return Error{quoted, marked("not an action of the notation")};
  return Error{quoted, {marked("expected {actions}"), {{"actions", expected}}}};
}

}  // namespace meander::onirim
