// Who plays whom as one word: "drawn", "chosen", or a character or "none" for each seat, as "monk,none,archer".
//
//   if (!read_characters(options, text)) report(characters_expected());
//   words_of_characters(options)   // the same word; "none" when nobody has a character
#pragma once

#include <string>
#include <string_view>

#include "core/message.hpp"
#include "labyrinth/options.hpp"

namespace meander::labyrinth {

// False, and nothing is changed, for any other word.
bool read_characters(Options& options, std::string_view text);
Message characters_expected();
std::string words_of_characters(const Options& options);

}  // namespace meander::labyrinth
