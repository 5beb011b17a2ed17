// A choice as it is shown: its number, its words, and what it would do.
//
//   choice_text(2, "move D2", "trap Spikes: safe with 6 or more", style)
#pragma once

#include <string>

#include "words/style.hpp"

namespace meander {

std::string choice_text(std::size_t number, const std::string& words, const std::string& remark, const Style& style);

}  // namespace meander
