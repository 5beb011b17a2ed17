// simulate, rates, watch, bench: games of computer players.
#pragma once

#include <cstdint>
#include <string>

#include "command.hpp"
#include "labyrinth_flags.hpp"

namespace meander {

struct SimulateFlags {
  std::string by = "greedy";
  std::uint64_t games = 10000;
  std::uint64_t seed = 1;
  int threads = 1;
};
int run_simulate(const GameFlags& flags, const SimulateFlags& simulate, bool json);

// Every set of expansions, alone and with two, by each computer player; strong plays alone only. docs/players.md has these tables.
struct RatesFlags {
  std::string by = "greedy,random";
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
