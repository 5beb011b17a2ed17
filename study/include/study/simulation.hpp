// Many games between computer players, in parallel.
//
// Game number i of a run is played with a random stream of its own, derived from the seed and i, so the result does not depend on the number of
// threads.
#pragma once

#include <atomic>
#include <functional>

#include "players/computer_player.hpp"
#include "study/interval.hpp"
#include "study/play_out.hpp"
#include "study/share_out.hpp"

namespace meander::onirim {

struct SimulationPlan {
  Options options;  // without problem()
  std::array<ComputerPlayer, 2> players;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
};

using SimulationResult = SharedOut<Tally>;

// `stop` and `progress` as in share_out().
SimulationResult simulate(const SimulationPlan& plan, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress);

}  // namespace meander::onirim
