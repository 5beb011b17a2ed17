// What the player strong would win by better single choices, found by playing games out: for games too large to be solved.
//
//   const Gap gap = gap_of({options, *learned_network(), .games = 100}, stop, progress);
//   gap.mean()   // of a game's chances to win
//
// Of each decision the two best choices, where they are close, are played out often to the end, with the same luck for both. Half of these games,
// mixed with what the player believes, say which is better; what that brings is counted in the other half, and the other way around, so that it is
// right in the mean however few there are. Near nothing is left to win where this is near nothing; it is no bound, since only two choices are tried,
// and a better player would go on from them better.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "onirim/options.hpp"
#include "players/strong/network.hpp"

namespace meander::onirim {

struct GapPlan {
  Options options;  // of a game alone
  const Network& network;
  std::uint64_t games = 100;
  std::uint64_t play_outs = 400;  // of each choice
  std::uint64_t seed = 1;
  int threads = 1;
  // How wrong the player is, as a rule, about the difference between two choices; what differs by four times that is not doubted.
  double error = 0.005;
};

struct Gap {
  std::uint64_t games = 0;
  std::uint64_t choices = 0;  // played out
  std::uint64_t changed = 0;  // by either half
  // In millionths of a game, so that the order of adding up does not matter.
  std::int64_t sum = 0;
  std::int64_t squares = 0;  // of thousandths

  Gap& operator+=(const Gap& other);
  double mean() const;
  // Half of the 95 % interval around the mean; all there is where one game tells nothing of how they differ.
  double deviation() const;
};

// `stop` and `progress` as in share_out(); a game that is broken off is not counted.
Gap gap_of(const GapPlan& plan, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress);

}  // namespace meander::onirim
