// Which weights the greedy player uses where it was given none.
#pragma once

#include <array>

#include "onirim/state.hpp"
#include "players/greedy_weights.hpp"

namespace meander::onirim {

const GreedyWeights& tuned_weights(const Settings& settings);

}  // namespace meander::onirim
