#include "ability_text.hpp"

#include "labyrinth/characters/all.hpp"

namespace meander::labyrinth {

namespace {

// Calls f(form) for every ability that is used by a word.
template <typename F>
void each_ability_form(F f) {
  for (int i = 1; i <= character_count; ++i) {
    with_character(static_cast<Character>(i), [&](auto abilities) {
      for (const AbilityForm& form : abilities.forms) f(form);
    });
  }
}

// What stands behind an ability's word, one thing after the other; nothing of it may be left.
class Operands {
 public:
  Operands(const Words& words, const ComponentSet& set) : words_(words), set_(set) {}

  int seat() { return take(read_digit(word(), 1, most_seats)) - 1; }
  int place() { return take(parse_place(word())); }
  int cell() {
    const Cell cell = cell_named(word());
    return take(cell == no_cell ? std::nullopt : std::optional(cell));
  }
  int steps() { return take(read_digit(word(), 1, directions - 1)); }
  // A trap that nobody has seen is not named.
  int trap() { return next_ == words_.size() ? unseen_trap : take(parse_trap(set_, word())); }
  int seats() {
    SeatSet seats = 0;
    do {
      const int each = seat();
      good_ = good_ && !has(seats, each);
      if (good_) seats = with(seats, each);
    } while (good_ && next_ < words_.size());
    return seats;
  }
  bool good() const { return good_ && next_ == words_.size(); }

 private:
  std::string_view word() { return next_ < words_.size() ? words_[next_++] : std::string_view(); }
  template <typename T>
  int take(const std::optional<T>& value) {
    good_ = good_ && value.has_value();
    return good_ ? *value : 1;
  }

  const Words& words_;
  const ComponentSet& set_;
  std::size_t next_ = 1;
  bool good_ = true;
};

Action read_operands(const AbilityForm& form, Operands& operands) {
  const Ability ability = form.ability;
  int a = 0;
  int b = 0;
  switch (form.shape) {
    case AbilityShape::nothing:
      return Action(ability);
    case AbilityShape::seat:
      return Action(ability, operands.seat());
    case AbilityShape::seats:
      return Action(ability, operands.seats());
    case AbilityShape::place:
      return Action(ability, operands.place());
    case AbilityShape::seat_and_place:
      a = operands.seat();
      return Action(ability, a, operands.place());
    case AbilityShape::cell_and_steps:
      a = operands.cell();
      return Action(ability, a, operands.steps());
    case AbilityShape::place_and_trap:
      a = operands.place();
      return Action(ability, a, operands.trap());
    case AbilityShape::places_and_trap:
      a = operands.place();
      b = operands.place();
      return Action(ability, a, b, operands.trap());
    case AbilityShape::seat_and_trap:
      a = operands.seat();
      return Action(ability, a, operands.trap());
  }
  return {};
}

}  // namespace

std::optional<Action> read_ability(const Words& words, const ComponentSet& set) {
  std::optional<Action> action;
  each_ability_form([&](const AbilityForm& form) {
    if (words.empty() || words[0] != form.word) return;
    Operands operands(words, set);
    const Action read = read_operands(form, operands);
    if (operands.good()) action = read;
  });
  return action;
}

namespace {

Marked operands_expected(AbilityShape shape) {
  switch (shape) {
    case AbilityShape::nothing:
      return marked("use {word}");
    case AbilityShape::seat:
      return marked("use {word} SEAT (1 to 6)");
    case AbilityShape::seats:
      return marked("use {word} SEAT[ SEAT …] (like 2 4)");
    case AbilityShape::place:
      return marked("use {word} PLACE (like C3 or C3b)");
    case AbilityShape::seat_and_place:
      return marked("use {word} SEAT PLACE (like 2 C3)");
    case AbilityShape::cell_and_steps:
      return marked("use {word} CELL STEPS (like C3 1)");
    case AbilityShape::place_and_trap:
      return marked("use {word} PLACE[ TRAP] (like C3 SPK)");
    case AbilityShape::places_and_trap:
      return marked("use {word} PLACE PLACE[ TRAP] (like C3 D3 SPK)");
    case AbilityShape::seat_and_trap:
      return marked("use {word} SEAT[ TRAP] (like 2 SPK)");
  }
  return {};
}

}  // namespace

Message expected_ability(const Words& words) {
  Message expected;
  std::string all;
  each_ability_form([&](const AbilityForm& form) {
    (all += all.empty() ? "" : ", ") += form.word;
    if (!words.empty() && words[0] == form.word) expected = {operands_expected(form.shape), {{"word", form.word}}};
  });
  if (!expected.empty()) return expected;
  return {marked("use and an ability ({words}), with what it needs"), {{"words", all}}};
}

std::string words_of_ability(Action action, const ComponentSet& set) {
  std::string text;
  const auto append = [&text](std::string_view word) { (text += ' ') += word; };
  const auto seat = [&](int number) { append(std::to_string(number + 1)); };
  const auto place = [&](Place where) { append(text_of(where)); };
  const auto trap = [&](int kind) {
    if (kind != unseen_trap) append(trap_name(set, kind));
  };
  each_ability_form([&](const AbilityForm& form) {
    if (form.ability != action.ability()) return;
    text = form.word;
    switch (form.shape) {
      case AbilityShape::nothing:
        return;
      case AbilityShape::seat:
        return seat(action.a());
      case AbilityShape::seats:
        for (int each = 0; each < most_seats; ++each) {
          if (has(action.a(), each)) seat(each);
        }
        return;
      case AbilityShape::place:
        return place(action.a());
      case AbilityShape::seat_and_place:
        seat(action.a());
        return place(action.b());
      case AbilityShape::cell_and_steps:
        append(name_of(Cell{action.a()}));
        return append(std::to_string(action.b()));
      case AbilityShape::place_and_trap:
        place(action.a());
        return trap(action.b());
      case AbilityShape::places_and_trap:
        place(action.a());
        place(action.b());
        return trap(action.c());
      case AbilityShape::seat_and_trap:
        seat(action.a());
        return trap(action.b());
    }
  });
  return text;
}

}  // namespace meander::labyrinth
