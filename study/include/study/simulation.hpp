// Many games between computer players, in parallel.
//
// Game number i of a run is played with a random stream of its own, derived from the seed and i, so the result does not depend on the number of
// threads.
#pragma once

#include <atomic>
#include <functional>

#include "players/computer_player.hpp"
#include "study/play_out.hpp"

namespace meander::onirim {

struct SimulationPlan {
  Options options;  // without problem()
  std::array<ComputerPlayer, 2> players;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
};

struct SimulationResult {
  Tally tally;
  double seconds = 0;  // wall-clock
};

// `stop` may be set at any time (by a signal handler, too): the games done so far are returned then. `progress`, unless empty, is called from one
// thread now and then with the number of games done.
SimulationResult simulate(const SimulationPlan& plan, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress);

// The 95 % confidence interval of a proportion (Wilson's score interval); {0, 1} for no games.
std::array<double, 2> wilson_interval(std::uint64_t successes, std::uint64_t trials);

}  // namespace meander::onirim
