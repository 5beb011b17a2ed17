// Text in colours of the terminal; unchanged where there are none.
#pragma once

#include <string>

#include "words/style.hpp"

namespace meander {

// Within an escape sequence, such as "\x1b[2m".
std::string in_escape(std::string text, const char* escape, const Style& style);
std::string dimmed(std::string text, const Style& style);
std::string bold(std::string text, const Style& style);

}  // namespace meander
