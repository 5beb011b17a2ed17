// How well a network plays games that training never meets.
#pragma once

#include <atomic>
#include <cstdint>

#include "onirim/options.hpp"
#include "players/strong/network.hpp"

namespace meander::onirim {

struct HeldOut {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
};

// By the network alone, without looking ahead. `seed` is the training's: these games have a stream of their own.
HeldOut play_held_out(const Network& network, const Options& options, std::uint64_t games, std::uint64_t seed, int threads,
                      const std::atomic<bool>& stop);

}  // namespace meander::onirim
