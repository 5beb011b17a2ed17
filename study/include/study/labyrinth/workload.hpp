// The work that benchmarks measure.
#pragma once

#include <cstdint>

#include "labyrinth/options.hpp"

namespace meander::labyrinth {

// Each does `count` of something and returns a value that depends on all of it, so that none of it can be left out.
// Decisions at random in the first 40 rounds of games, chance among them not counted.
std::uint64_t decide_at_random(const Options& options, std::uint64_t count, std::uint64_t seed);
std::uint64_t play_greedy_games(const Options& options, std::uint64_t count, std::uint64_t seed);
// Of the state after some rounds.
std::uint64_t copy_states(const Options& options, std::uint64_t count);

}  // namespace meander::labyrinth
