// How far long work is, on a terminal.
#pragma once

#include <cstdint>
#include <functional>

namespace meander {

// Tells of games done, over and over on one line of standard error; empty when that is no terminal.
std::function<void(std::uint64_t)> progress_of(std::uint64_t games);
// Clears that line.
void end_progress();

}  // namespace meander
