// Games with characters, for tests of their abilities.
#pragma once

#include <initializer_list>

#include "game_for_test.hpp"

namespace meander::labyrinth {

// straight() with these at the seats, from seat 1 on.
inline GameForTest with_characters(std::initializer_list<Character> characters) {
  Options options;
  options.casting = Casting::given;
  std::size_t seat = 0;
  for (const Character character : characters) options.given[seat++] = character;
  return straight(static_cast<int>(characters.size()), options);
}

}  // namespace meander::labyrinth
