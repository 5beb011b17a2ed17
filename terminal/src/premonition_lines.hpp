// The open premonitions: how close each is, and what it does.
#pragma once

#include "onirim/state.hpp"
#include "sheet.hpp"

namespace meander::onirim {

void premonition_lines(const State& state, const Style& style, Sheet& sheet);

}  // namespace meander::onirim
