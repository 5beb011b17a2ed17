// What may be done in Labyrinth, in lines: most things with a number, a line each with what they would bring; the many ways to lay a trap or a tile
// together. Internal.
#pragma once

#include <string>
#include <vector>

#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

constexpr bool is_one_of_many(Action action) { return action.type() == ActionType::trap || action.type() == ActionType::place; }

std::vector<std::string> choice_lines(const View& view, const std::vector<Action>& offered, const ActionList& legal, const Teller& teller);

}  // namespace meander::labyrinth
