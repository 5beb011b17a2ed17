// Where the random numbers of a table come from.
//
// Each step of chance and each decision of a computer has numbers of its own, made from the table's secret and the step's number: after taking back
// the same cards come again, and who has seen some of them learns nothing of the others.
#pragma once

#include <cstdint>
#include <functional>

#include "core/random.hpp"

namespace meander::protocol {

// The generator for a step. The server makes it with a keyed cryptographic function, the tab from a seed.
using Chance = std::function<Random(std::uint64_t step)>;

}  // namespace meander::protocol
