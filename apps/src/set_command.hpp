// Component sets of one's own.
#pragma once

#include <string>

namespace meander {

// Names every fault of a set file, or what is in it.
int run_set_check(const std::string& file, bool json);

}  // namespace meander
