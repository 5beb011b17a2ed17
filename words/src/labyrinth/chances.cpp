#include "words/labyrinth/chances.hpp"

#include "fight_remarks.hpp"
#include "labyrinth/rolls.hpp"
#include "tests_ahead.hpp"

namespace meander::labyrinth {

namespace {

std::optional<ChanceOf> on_the_way(const Table& table, Action action) {
  const std::vector<TestAhead> tests = tests_ahead(table, action).tests;
  if (tests.empty()) return std::nullopt;
  return ChanceOf{chance_of_all(tests)};
}

std::optional<ChanceOf> of_fallout(const Fallout& fallout, bool fight) {
  const auto all = static_cast<double>(fallout.all());
  if (fallout.all() == 0) return std::nullopt;
  return ChanceOf{static_cast<double>(fallout.good) / all, static_cast<double>(fallout.tied) / all, fight};
}

std::optional<ChanceOf> of_use(const Table& table, Action action) {
  if (action.ability() == Ability::archer_3) return on_the_way(table, action);
  if (action.ability() != Ability::thief_1) return std::nullopt;
  return ChanceOf{static_cast<double>(ways_of_two - ways_below(number_of_theft(table))) / ways_of_two};
}

}  // namespace

std::optional<ChanceOf> chance_of(const View& view, Action action) {
  const Table& table = view.table();
  const bool fight = table.roll.purpose == Roll::Purpose::fight;
  if (table.phase == Phase::bonus) return of_fallout(fallout_before_roll(table, action), fight);
  switch (action.type()) {
    case ActionType::move:
    case ActionType::jump:
    case ActionType::climb_down:
    case ActionType::climb_up:
      return on_the_way(table, action);
    case ActionType::attack:
      return of_fallout(fallout_of_attack(table, action.a()), true);
    case ActionType::join:
      return of_fallout(fallout_of_joining(table), true);
    case ActionType::again:
      return of_fallout(fallout_of_repeating(table), fight);
    case ActionType::use:
      return of_use(table, action);
    default:
      return std::nullopt;
  }
}

}  // namespace meander::labyrinth
