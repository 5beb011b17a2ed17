// What premonitions wait for and what they do (ONI-9.4).
#pragma once

#include <string>

#include "onirim/state.hpp"

namespace meander::onirim {

// How far an open premonition is from coming true: "2 red doors more", "now".
std::string missing_text(const State& state, Premonition premonition);

// What it does when it comes true.
std::string penalty_text(Premonition premonition);

}  // namespace meander::onirim
