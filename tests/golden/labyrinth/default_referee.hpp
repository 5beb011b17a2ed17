// The second referee of Labyrinth with the default components.
#pragma once

#include "labyrinth/options.hpp"
#include "referee.hpp"
#include "set_for_referee.hpp"
#include "table/labyrinth/default_set.hpp"

namespace meander::labyrinth {

inline const labyrinth_referee::Components& default_components() {
  static const labyrinth_referee::Components components = components_of(std::string(default_set_text()));
  return components;
}

inline labyrinth_referee::Referee second_referee(const Options& options) {
  return {default_components(), options.players, options.win_alone, options.blank_traps};
}

}  // namespace meander::labyrinth
