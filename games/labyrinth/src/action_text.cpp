// Actions in words, and back.
#include <array>

#include "ability_text.hpp"
#include "labyrinth/notation.hpp"

namespace meander::labyrinth {

namespace {

// What stands behind the opening words of an action.
enum class Shape : std::uint8_t {
  nothing,
  first,
  start,
  place,
  laid,
  seat,
  dice,
  tile,
  trap,
  card,
  character,
  tokens,
  cell,
  steps,
  unveiling,
  place_and_trap,
  ability
};

struct Form {
  ActionType type;
  std::string_view words;
  Shape shape;
};

constexpr std::array forms{
    Form{ActionType::field, "sit", Shape::start},
    Form{ActionType::build, "build", Shape::nothing},
    Form{ActionType::trap, "trap", Shape::place},
    Form{ActionType::move, "move", Shape::place},
    Form{ActionType::attack, "attack", Shape::seat},
    Form{ActionType::guardian, "guardian", Shape::nothing},
    Form{ActionType::rest, "rest", Shape::nothing},
    Form{ActionType::jump, "jump", Shape::nothing},
    Form{ActionType::climb_down, "climb down", Shape::nothing},
    Form{ActionType::climb_up, "climb up", Shape::nothing},
    Form{ActionType::ready, "ready", Shape::nothing},
    Form{ActionType::pick, "pick up", Shape::first},
    Form{ActionType::rob, "rob", Shape::seat},
    Form{ActionType::kill, "kill", Shape::seat},
    Form{ActionType::end, "end", Shape::nothing},
    Form{ActionType::keep, "keep", Shape::tile},
    Form{ActionType::place, "place", Shape::laid},
    Form{ActionType::swap, "swap", Shape::cell},
    Form{ActionType::lay, "lay", Shape::steps},
    Form{ActionType::lead, "lead", Shape::card},
    Form{ActionType::step, "step", Shape::place},
    Form{ActionType::face, "face", Shape::trap},
    Form{ActionType::craft, "craft", Shape::trap},
    Form{ActionType::reveal, "reveal", Shape::unveiling},
    Form{ActionType::exchange, "exchange", Shape::place_and_trap},
    Form{ActionType::choose, "choose", Shape::character},
    Form{ActionType::use, "use", Shape::ability},
    Form{ActionType::add, "add", Shape::tokens},
    Form{ActionType::join, "join", Shape::nothing},
    Form{ActionType::again, "again", Shape::nothing},
    Form{ActionType::pass, "pass", Shape::nothing},
    Form{ActionType::roll, "roll", Shape::dice},
    Form{ActionType::tile, "tile", Shape::tile},
    Form{ActionType::turn_up, "turn up", Shape::trap},
    Form{ActionType::token, "token", Shape::trap},
    Form{ActionType::look, "look", Shape::trap},
    Form{ActionType::card, "card", Shape::card},
    Form{ActionType::lot, "lot", Shape::seat},
    Form{ActionType::deal, "deal", Shape::character},
};

constexpr int most_tokens = 9;

std::optional<Action> read_dice(const Words& rest) {
  if (rest.empty() || rest.size() > most_dice) return std::nullopt;
  Dice dice;
  for (const std::string_view word : rest) {
    const std::optional<int> face = read_digit(word, 1, die_faces);
    if (!face) return std::nullopt;
    dice.add(*face);
  }
  return Action(dice);
}

constexpr std::string_view face_down_word = "down";

std::optional<Action> read_unveiling(const Words& rest) {
  if (rest.empty() || rest.size() > 2) return std::nullopt;
  const std::optional<int> rotation = read_digit(rest[0], 0, directions - 1);
  const std::optional<Place> place = rest.size() == 2 ? parse_place(rest[1]) : nowhere;
  return rotation && place ? std::optional(Action(ActionType::reveal, *rotation, *place)) : std::nullopt;
}

std::optional<Action> read_place_and_trap(ActionType type, const Words& rest, const ComponentSet& set) {
  if (rest.empty() || rest.size() > 2) return std::nullopt;
  const std::optional<Place> place = parse_place(rest[0]);
  const std::optional<std::uint8_t> trap = rest.size() == 2 ? parse_trap(set, rest[1]) : unseen_trap;
  return place && trap ? std::optional(Action(type, *place, *trap)) : std::nullopt;
}

std::optional<Action> read_laid(const Words& rest) {
  if (rest.size() != 2) return std::nullopt;
  const Cell cell = cell_named(rest[0]);
  const std::optional<int> rotation = rest[1] == face_down_word ? face_down_rotation : read_digit(rest[1], 0, directions - 1);
  return cell != no_cell && rotation ? std::optional(Action(ActionType::place, cell, *rotation)) : std::nullopt;
}

std::optional<Action> read_steps(const Words& rest) {
  if (rest.size() != 2) return std::nullopt;
  const std::optional<int> first = read_digit(rest[0], 0, directions - 1);
  const std::optional<int> second = read_digit(rest[1], 0, directions - 1);
  return first && second ? std::optional(Action(ActionType::lay, *first, *second)) : std::nullopt;
}

template <typename T>
std::optional<Action> action_of(ActionType type, const std::optional<T>& argument) {
  return argument ? std::optional(Action(type, *argument)) : std::nullopt;
}

std::optional<Action> read(const Form& form, const Words& rest, const ComponentSet& set) {
  if (form.shape == Shape::nothing) return rest.empty() ? std::optional(Action(form.type)) : std::nullopt;
  if (form.shape == Shape::dice) return read_dice(rest);
  if (form.shape == Shape::laid) return read_laid(rest);
  if (form.shape == Shape::steps) return read_steps(rest);
  if (form.shape == Shape::unveiling) return read_unveiling(rest);
  if (form.shape == Shape::place_and_trap) return read_place_and_trap(form.type, rest, set);
  if (form.shape == Shape::ability) return read_ability(rest, set);
  if (form.shape == Shape::first) {
    if (rest.empty()) return Action(form.type, lifted_key);
    return rest.size() == 1 && rest[0] == "first" ? std::optional(Action(form.type, first_key)) : std::nullopt;
  }
  if (rest.size() != 1) return std::nullopt;
  switch (form.shape) {
    case Shape::start: {
      const std::optional<Place> place = parse_place(rest[0]);
      return place && is_start(*place) ? std::optional(Action(form.type, *place - corridor_places)) : std::nullopt;
    }
    case Shape::place:
      return action_of(form.type, parse_place(rest[0]));
    case Shape::seat: {
      const std::optional<int> seat = read_digit(rest[0], 1, most_seats);
      return seat ? std::optional(Action(form.type, *seat - 1)) : std::nullopt;
    }
    case Shape::tokens:
      return action_of(form.type, read_digit(rest[0], 1, most_tokens));
    case Shape::character: {
      const std::optional<Character> character = character_named(rest[0]);
      return character && *character != Character::none ? std::optional(Action(form.type, static_cast<int>(*character))) : std::nullopt;
    }
    case Shape::cell: {
      const Cell cell = cell_named(rest[0]);
      return cell != no_cell ? std::optional(Action(form.type, cell)) : std::nullopt;
    }
    case Shape::tile:
      return action_of(form.type, parse_tile(set, rest[0]));
    case Shape::trap:
      return action_of(form.type, parse_trap(set, rest[0]));
    default:
      return action_of(form.type, parse_card(set, rest[0]));
  }
}

// How an action of this form is written; capitals stand for what is to be put there.
Marked expectation(Shape shape) {
  switch (shape) {
    case Shape::nothing:
      return Marked{"{words}"};
    case Shape::first:
      return marked("{words}[ first]");
    case Shape::start:
      return marked("{words} START (S0 to S5)");
    case Shape::place:
      return marked("{words} PLACE (like C3 or C3b)");
    case Shape::laid:
      return marked("{words} CELL ROTATION (like C3 2, C3 down)");
    case Shape::seat:
      return marked("{words} SEAT (1 to 6)");
    case Shape::dice:
      return marked("{words} DICE (like 3 5)");
    case Shape::tile:
      return marked("{words} TILE");
    case Shape::trap:
      return marked("{words} TRAP");
    case Shape::card:
      return marked("{words} CARD");
    case Shape::character:
      return marked("{words} CHARACTER");
    case Shape::tokens:
      return marked("{words} NUMBER (1 to 9)");
    case Shape::cell:
      return marked("{words} CELL (like C3)");
    case Shape::steps:
      return marked("{words} STEPS STEPS (like 2 4)");
    case Shape::unveiling:
      return marked("{words} ROTATION[ PLACE] (like 2, 2 C3b)");
    case Shape::place_and_trap:
      return marked("{words} PLACE[ TRAP] (like C3 SPK)");
    case Shape::ability:
      break;
  }
  return {};
}

}  // namespace

std::string text_of(Action action, const ComponentSet& set) {
  for (const Form& form : forms) {
    if (form.type != action.type()) continue;
    std::string text(form.words);
    const auto append = [&text](std::string_view word) { (text += ' ') += word; };
    switch (form.shape) {
      case Shape::nothing:
        break;
      case Shape::first:
        if (action.a() == first_key) append("first");
        break;
      case Shape::start:
        append(text_of(start_field(action.a())));
        break;
      case Shape::place:
        append(text_of(Place{action.a()}));
        break;
      case Shape::laid:
        append(name_of(Cell{action.a()}));
        append(action.b() == face_down_rotation ? std::string(face_down_word) : std::to_string(action.b()));
        break;
      case Shape::unveiling:
        append(std::to_string(action.a()));
        if (action.b() != nowhere) append(text_of(Place{action.b()}));
        break;
      case Shape::place_and_trap:
        append(text_of(Place{action.a()}));
        if (action.b() != unseen_trap) append(trap_name(set, action.b()));
        break;
      case Shape::cell:
        append(name_of(Cell{action.a()}));
        break;
      case Shape::steps:
        append(std::to_string(action.a()));
        append(std::to_string(action.b()));
        break;
      case Shape::seat:
        append(std::to_string(action.a() + 1));
        break;
      case Shape::dice:
        for (int i = 0; i < action.dice().size(); ++i) append(std::to_string(action.dice()[i]));
        break;
      case Shape::character:
        append(name_of(static_cast<Character>(action.a())));
        break;
      case Shape::tokens:
        append(std::to_string(action.a()));
        break;
      case Shape::ability:
        append(words_of_ability(action, set));
        break;
      case Shape::tile:
        append(tile_name(set, action.a()));
        break;
      case Shape::trap:
        append(trap_name(set, action.a()));
        break;
      case Shape::card:
        append(card_name(set, action.a()));
        break;
    }
    return text;
  }
  return "none";
}

Result<Action> parse_action(std::string_view text, const ComponentSet& set) {
  const Words words = split_words<most_words>(text);
  const std::string quoted = "\"" + std::string(text.substr(0, 60)) + "\"";
  for (const Form& form : forms) {
    Words rest = words;
    bool opens = true;
    for (const std::string_view word : split_words<most_words>(form.words)) {
      opens = opens && !rest.empty() && rest[0] == word;
      if (opens) rest.erase(0);
    }
    if (!opens) continue;
    if (const std::optional<Action> action = read(form, rest, set)) return *action;
    Message expected = form.shape == Shape::ability ? expected_ability(rest) : Message{expectation(form.shape), {{"words", form.words}}};
    return Error{quoted, {marked("expected {actions}"), {{"actions", std::move(expected)}}}};
  }
  return Error{quoted, marked("not an action of the notation")};
}

}  // namespace meander::labyrinth
