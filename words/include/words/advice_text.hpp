// Advice in words: what to do, what it is worth, why, and what the alternatives cost.
#pragma once

#include <string>
#include <vector>

#include "players/strong/advice.hpp"
#include "words/style.hpp"

namespace meander::onirim {

// "71.3 %".
std::string chance_text(double chance);
// A sentence.
std::string ground_text(const Ground& ground, const Style& style);
// "Then: put green sun on top, put red moon on top." Empty where nothing follows.
std::string line_text(const Advice& advice, int players, const Style& style);
// "Instead: discard red sun 68.0 %, play green moon 66.1 %." Empty where there is no choice.
std::string alternatives_text(const Advice& advice, int players, const Style& style);

}  // namespace meander::onirim
