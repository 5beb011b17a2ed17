// simulate, compare, rates, watch, bench: games of computer players.
#pragma once

#include <cstdint>
#include <string>

#include "command.hpp"
#include "labyrinth_flags.hpp"

namespace meander {

struct SimulateFlags {
  std::string by = "greedy";
  std::string network;  // of strong; empty: the one that came with the program
  std::uint64_t games = 10000;
  std::uint64_t seed = 1;
  int threads = 1;
};
int run_simulate(const GameFlags& flags, const SimulateFlags& simulate, bool json);

// Two players alone, by pairs of games with the same chance, until it is settled which is better.
struct CompareFlags {
  std::string by = "strong,greedy";
  std::string network;           // as of simulate
  std::string against;           // of strong, when it is the second too
  std::uint64_t games = 10000;   // at most, by each
  std::uint64_t difference = 1;  // points of a hundred
  std::uint64_t seed = 1;
  int threads = 1;

  void add(CLI::App& sub, Checks& checks);
};
int run_compare(const GameFlags& flags, const CompareFlags& compare, bool json);

// Every set of expansions, alone and with two, by each computer player; strong plays alone only. docs/players.md has these tables.
struct RatesFlags {
  std::string by = "greedy,random";
  std::string network;  // as of simulate
  std::uint64_t games = 20000;
  std::uint64_t seed = 7;
  int threads = 1;
  bool markdown = false;
};
int run_rates(const RatesFlags& rates, bool json);

struct WatchFlags {
  std::string by = "greedy";
  std::uint64_t seed = 7;
  int delay = 0;  // milliseconds after each action
  std::string record;
  int rounds = 200;  // of Labyrinth, which computers alone may play for ever
};
// Shows a game move by move; with `json` it prints the record instead.
int run_watch(const GameFlags& flags, const WatchFlags& watch, bool json);
int run_watch(const LabyrinthFlags& flags, const WatchFlags& watch, bool json);

int run_bench(double seconds, bool json);

}  // namespace meander
