// What stands on a screen: text without escape sequences, its lines, the numbered choices, the cards it names.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace meander {

// Without escape sequences and carriage returns.
std::string without_escapes(std::string_view text);
std::vector<std::string> lines_of(std::string_view text);
// Broken lines put together again: every run of blanks and line feeds is one blank.
std::string in_one_line(std::string_view text);

// What was shown since the screen was cleared last.
std::string_view since_clear(std::string_view text);

// The choices by their numbers, without what is said about them in brackets.
std::map<std::size_t, std::string> choices_in(std::string_view text);

// Whether a card is named, as a code or in words.
bool names_a_card(std::string_view text);

// A control character, or a byte that is part of no UTF-8 character: its place, or npos. Escape sequences of colours and screens may stand there.
std::size_t raw_byte_in(std::string_view text);

}  // namespace meander
