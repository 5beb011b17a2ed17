// The rule behind what is waited for, for people who ask why.
#pragma once

#include "labyrinth/rule.hpp"
#include "labyrinth/state.hpp"

namespace meander::labyrinth {

Rule rule_of(const State& state);

}  // namespace meander::labyrinth
