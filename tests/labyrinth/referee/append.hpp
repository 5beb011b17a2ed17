// Text that grows at its end, without texts in between.
//
//   append(text, "seat ", 2, " at ", name, "\n");
#pragma once

#include <array>
#include <charconv>
#include <string>
#include <string_view>

namespace labyrinth_referee {

inline void append_one(std::string& text, std::string_view words) { text += words; }

inline void append_one(std::string& text, int number) {
  std::array<char, 12> digits{};
  const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  text.append(digits.data(), written.ptr);
}

template <class... Parts>
void append(std::string& text, const Parts&... parts) {
  (append_one(text, parts), ...);
}

}  // namespace labyrinth_referee
