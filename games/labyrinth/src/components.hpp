// The components before anything is rolled or drawn (LAB-2.1, 2.2). Internal.
#pragma once

#include "labyrinth/options.hpp"
#include "labyrinth/state.hpp"

namespace meander::labyrinth {

State components_of(const Options& options);

// All Guardian cards are unused again (LAB-11.1).
void shuffle_guardian_cards(State& state);

}  // namespace meander::labyrinth
