// An option of a new game for `games`.
#pragma once

#include <span>

#include "words/option_choice.hpp"

namespace meander::protocol {

Json options_message(std::span<const OptionChoice> options);

}  // namespace meander::protocol
