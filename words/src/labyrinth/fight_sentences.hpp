// How fights are declared and end, as sentences. Internal.
#pragma once

#include <string>

#include "labyrinth/events.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// Of a declaration, a fight's outcome, a theft or a killing; empty for all other events.
std::string fight_sentence(const Event& event, const Teller& teller);

}  // namespace meander::labyrinth
