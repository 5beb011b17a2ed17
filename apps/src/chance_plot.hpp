// The chances to win along a recorded game as a picture (SVG): what was played, and above it the best that could have been.
#pragma once

#include <string>

#include "study/analysis.hpp"

namespace meander {

std::string chance_plot(const onirim::Analysis& analysis);

}  // namespace meander
