// solve: the exact chance to win a small game.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>

#include "checks.hpp"
#include "command.hpp"

namespace meander {

struct SolveFlags {
  std::string position;              // a file; empty: a new game
  std::uint64_t memory = 3072;       // MiB
  std::function<bool()> game_given;  // whether options of a new game stand on the command line

  // After the options of the game.
  void add(CLI::App& sub, Checks& checks);
};

// Of a new game with these flags, or of a position, whose options are its own.
int run_solve(const GameFlags& flags, const SolveFlags& solve, bool json);

}  // namespace meander
