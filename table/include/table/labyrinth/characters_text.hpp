// Who plays whom as one word: "drawn", "chosen", or a character or "none" for each seat, as "monk,none,archer".
//
//   if (const Message problem = read_characters(options, text); !problem.empty()) report(problem);
//   words_of_characters(options)   // the same word; "none" when nobody has a character
#pragma once

#include <string>
#include <string_view>

#include "core/message.hpp"
#include "labyrinth/options.hpp"

namespace meander::labyrinth {

// What is wrong with the word, and then nothing is changed; empty when it has been read. How many it names is for the caller to look at.
Message read_characters(Options& options, std::string_view text);
std::string words_of_characters(const Options& options);

}  // namespace meander::labyrinth
