// The work that benchmarks measure: the same for `meander bench` and the benchmark program.
#pragma once

#include <cstdint>

#include "onirim/options.hpp"

namespace meander::onirim {

// Each plays or does `count` of something and returns a value that depends on all of it, so that none of it can be left out.
std::uint64_t play_random_games(const Options& options, std::uint64_t count, std::uint64_t seed);
std::uint64_t play_greedy_games(const Options& options, std::uint64_t count, std::uint64_t seed);
std::uint64_t copy_states(const Options& options, std::uint64_t count);

}  // namespace meander::onirim
