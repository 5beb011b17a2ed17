// train: the strong player's network from nothing.
#pragma once

#include <cstdint>
#include <string>

#include "command.hpp"

namespace meander {

struct TrainFlags {
  bool one_set = false;  // the options given, rather than every set of expansions
  std::string out = "onirim.network";
  bool resume = false;
  std::uint64_t games = 2'400'000;
  std::uint64_t greedy_games = 300'000;
  std::uint64_t seed = 1;
  int threads = 2;
  std::uint64_t report_every = 50'000;  // games
  std::uint64_t held_out = 1000;        // games
};
int run_train(const GameFlags& flags, const TrainFlags& train, bool json);

}  // namespace meander
