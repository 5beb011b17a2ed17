// What this process may use of the machine, and how busy that is.
#pragma once

#include <cstdint>
#include <vector>

namespace meander::load {

// The cores that this process may use.
std::vector<int> usable_cores();
void use_core(int core);
// Files and sockets that may be open at once, raised as far as the system lets this process.
std::uint64_t raise_open_files();
// Seconds that all cores together have worked, for whatever program, since the system was started.
double all_processor_time();

}  // namespace meander::load
