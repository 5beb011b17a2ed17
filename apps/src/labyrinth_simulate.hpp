// simulate labyrinth: many games of computer players.
#pragma once

#include <cstdint>
#include <string>

#include "labyrinth_flags.hpp"

namespace meander {

struct LabyrinthSimulateFlags {
  LabyrinthFlags game;
  std::string by = "greedy";
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  int rounds = 200;
};
int run_labyrinth_simulate(const LabyrinthSimulateFlags& flags, bool json);

}  // namespace meander
