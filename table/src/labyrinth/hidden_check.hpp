// What is wrong with what only the Illusionist or the Head Hunter has laid, or is about to. Internal.
#pragma once

#include "core/result.hpp"
#include "labyrinth/state.hpp"

namespace meander::labyrinth {

Error problem_of_hidden(const State& state);

}  // namespace meander::labyrinth
