// What a player loses against best play in a small game alone, decision by decision.
//
//   Solver solver;
//   const Result<Loss> loss = loss_of(player, options, {.games = 1000, .seed = 1}, solver, stop, progress);
//   loss->mean()   // the solver's value of the game less the player's own chance to win it
//
// Each decision loses the value of the position before it less that of the one after it. Over a game that is, in the mean, the whole distance to best
// play, and varies far less than results do.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "players/computer_player.hpp"
#include "study/solver.hpp"

namespace meander::onirim {

struct Loss {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  double sum = 0;      // of what was lost, over games
  double squares = 0;  // of its squares

  double mean() const;
  // Half of the 95 % interval around the mean; all there is where one game tells nothing of how they differ.
  double deviation() const;
};

struct LossPlan {
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
};

// An error: the solver's. `stop` and `progress` as in share_out().
Result<Loss> loss_of(const ComputerPlayer& player, const Options& options, const LossPlan& plan, Solver& solver, const std::atomic<bool>& stop,
                     const std::function<void(std::uint64_t)>& progress);

}  // namespace meander::onirim
