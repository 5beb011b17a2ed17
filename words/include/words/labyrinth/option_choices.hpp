// What can be chosen for a new game of Labyrinth. A component set of one's own is not among it.
#pragma once

#include "words/option_choice.hpp"

namespace meander::labyrinth {

std::span<const OptionChoice> option_choices();

}  // namespace meander::labyrinth
