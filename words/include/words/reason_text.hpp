// Why a computer player would choose as it does, as a sentence.
#pragma once

#include <string>

#include "players/reason.hpp"
#include "words/style.hpp"

namespace meander::onirim {

// Only what is true of the action that is advised is said of it.
std::string reason_text(const Choice& choice, const Style& style);

}  // namespace meander::onirim
