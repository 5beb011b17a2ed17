// The words of abilities behind `use`, and reading single words. Internal.
#pragma once

#include <optional>
#include <string>

#include "core/split_words.hpp"
#include "labyrinth/notation.hpp"

namespace meander::labyrinth {

inline constexpr std::size_t most_words = 9;
using Words = FixedVector<std::string_view, most_words>;

// A single digit from `least` to `most`.
inline std::optional<int> read_digit(std::string_view text, int least, int most) {
  if (text.size() != 1 || text[0] < '0' + least || text[0] > '0' + most) return std::nullopt;
  return text[0] - '0';
}

// The words behind `use`.
std::optional<Action> read_ability(const Words& words, const ComponentSet& set);
// How what stands there is to be written, by its first word.
Message expected_ability(const Words& words);
std::string words_of_ability(Action action, const ComponentSet& set);

}  // namespace meander::labyrinth
