// Random numbers for each step of a game apart, where one seeded stream would let a player foresee what comes.
//
//   Chance chance = [secret](std::uint64_t step) { return Random::of_words(keyed(secret, step, 0), keyed(secret, step, 1)); };
//   Table table(options, seats, chance);
//
// The same step gets the same numbers whenever it is asked for: what was taken back comes again, and so does a game that is taken up.
#pragma once

#include <cstdint>
#include <functional>

#include "core/random.hpp"

namespace meander {

using Chance = std::function<Random(std::uint64_t step)>;

}  // namespace meander
