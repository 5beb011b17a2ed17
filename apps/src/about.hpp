// What the program says of itself: in its help, and with --version.
#pragma once

#include <string>

namespace meander {

std::string about();
// Commands to try first, and the exit codes.
std::string first_steps();
// Of the program and of its formats.
std::string versions();

}  // namespace meander
