// train: the strong player's network from nothing.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

#include "checks.hpp"
#include "command.hpp"

namespace meander {

struct TrainFlags {
  std::string out = "onirim.network";
  bool resume = false;
  std::string begin_with;           // a network's file; empty for random weights
  std::uint64_t first_rate = 1000;  // millionths
  std::uint64_t games = 2'400'000;
  std::uint64_t greedy_games = 300'000;
  std::uint64_t seed = 1;
  int threads = 2;
  std::uint64_t report_every = 50'000;  // games
  std::uint64_t held_out = 1000;        // games

  void add(CLI::App& sub, Checks& checks);
};
int run_train(const GameFlags& flags, const TrainFlags& train, bool json);

}  // namespace meander
