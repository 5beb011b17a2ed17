// What may be done in Labyrinth, in lines: most things with a number, a line each with what they would bring; the many ways to lay a trap or a tile
// together. Internal.
#pragma once

#include <string>
#include <vector>

#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

constexpr bool is_one_of_many(Action action) {
  switch (action.type()) {
    case ActionType::trap:
    case ActionType::place:
    case ActionType::swap:
    case ActionType::lay:
    case ActionType::exchange:
      return action.type() != ActionType::place || action.b() != face_down_rotation;
    case ActionType::use:
      return action.ability() == Ability::architect_1 || action.ability() == Ability::illusionist_2 || action.ability() == Ability::witch_2;
    default:
      return false;
  }
}

std::vector<std::string> choice_lines(const View& view, const std::vector<Action>& offered, const ActionList& legal, const Teller& teller);

}  // namespace meander::labyrinth
