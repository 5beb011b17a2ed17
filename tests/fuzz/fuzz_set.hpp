// Any bytes read as a component set: faults with their places, or a set that a game of every number of players can be played with.
#pragma once

#include "fuzz_maze.hpp"

namespace meander::fuzz {

inline std::string check_set(std::string_view bytes) {
  const labyrinth::SetReading reading = labyrinth::read_component_set(bytes);
  for (const Error& fault : reading.faults) {
    if (fault.reason.empty()) return "a fault without a reason";
  }
  if (!reading.faults.empty()) return {};
  for (std::uint8_t players = 2; players <= labyrinth::most_seats; ++players) {
    labyrinth::Options options{players, false, players % 2 == 0, &reading.set.components};
    if (!options.problem().empty()) options.blank_traps = false;
    if (std::string problem = check_maze_goes_on({options, labyrinth::Labyrinth::initial(options)}, bytes, 120); !problem.empty()) return problem;
  }
  return {};
}

}  // namespace meander::fuzz
