// Rolls as sentences, alone or with what they brought about. Internal.
#pragma once

#include <string>

#include "labyrinth/events.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

std::string roll_sentence(const Event& rolled, const Teller& teller);
// With the event that follows; empty if that is not what the roll was for.
std::string roll_sentence(const Event& rolled, const Event& outcome, const Teller& teller);

}  // namespace meander::labyrinth
