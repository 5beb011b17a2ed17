// How likely a choice is to go well, where dice decide it: the numbers behind remark_on() (words/labyrinth/questions.hpp).
//
//   if (const auto chance = chance_of(view, Action(ActionType::jump))) show(chance->well);   // 0.5
#pragma once

#include <optional>

#include "labyrinth/action.hpp"
#include "labyrinth/view.hpp"

namespace meander::labyrinth {

// From 0 to 1, for the seat that is asked; a fight may be tied.
struct ChanceOf {
  double well = 0;
  double tied = 0;
  bool fight = false;
};

// Of a legal action; nothing where no dice are rolled for it at once.
std::optional<ChanceOf> chance_of(const View& view, Action action);

}  // namespace meander::labyrinth
