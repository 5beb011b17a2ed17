// What somebody typed, when it is shown again.
//
//   repeated("rules \x1b[2J")  →  "rules ?[2J"
#pragma once

#include <string>
#include <string_view>

namespace meander {

// At most that many characters, then "…"; control characters and what is no UTF-8 as "?", so that a terminal obeys nothing of it.
std::string repeated(std::string_view typed, std::size_t most = 40);

}  // namespace meander
