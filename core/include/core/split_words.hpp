// The words of a line, separated by blanks.
//
//   const auto words = split_words<4>("play RS shared");   // three words
#pragma once

#include <string_view>

#include "core/fixed_vector.hpp"

namespace meander {

// Of more words than there is room for, the last ones are one word with blanks in it, which nothing accepts.
template <std::size_t Most>
constexpr FixedVector<std::string_view, Most> split_words(std::string_view text) {
  FixedVector<std::string_view, Most> words;
  while (!text.empty()) {
    const std::size_t start = text.find_first_not_of(' ');
    if (start == std::string_view::npos) break;
    text.remove_prefix(start);
    const std::size_t end = words.size() + 1 == Most ? text.size() : text.find(' ');
    words.push_back(text.substr(0, end));
    text.remove_prefix(end < text.size() ? end : text.size());
  }
  return words;
}

}  // namespace meander
