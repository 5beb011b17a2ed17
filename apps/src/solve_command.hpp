// solve, measure: the exact chance to win a small game.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

#include "checks.hpp"
#include "command.hpp"

namespace meander {

struct SolveFlags {
  std::string position;         // a file; empty: a new game
  std::uint64_t memory = 3072;  // MiB

  void add(CLI::App& sub, Checks& checks);
};

// Of a new game with these flags, or of a position, whose options are its own.
int run_solve(const GameFlags& flags, const SolveFlags& solve, bool json);

struct MeasureFlags {
  std::string by = "strong";
  std::string network;  // a file; empty: the one that came with the program
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  std::uint64_t memory = 3072;  // MiB

  void add(CLI::App& sub, Checks& checks);
};

// What a player loses against best play in a new game with these flags.
int run_measure(const GameFlags& flags, const MeasureFlags& measure, bool json);

struct GapFlags {
  std::string network;  // a file; empty: the one that came with the program
  std::uint64_t games = 100;
  std::uint64_t play_outs = 400;
  std::uint64_t seed = 1;
  int threads = 1;

  void add(CLI::App& sub, Checks& checks);
};

// What strong would win by better single choices in games with these flags.
int run_gap(const GameFlags& flags, const GapFlags& gap, bool json);

}  // namespace meander
