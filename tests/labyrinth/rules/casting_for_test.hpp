// Characters for games in which everything is to be met.
#pragma once

#include "labyrinth/options.hpp"

namespace meander::labyrinth {

// By the number of a game: none, given to some seats, drawn, chosen; where there are not enough for all they are given.
inline void cast_for_test(Options& options, std::uint32_t game) {
  options.casting = static_cast<Casting>(game % 4);
  if (options.casting == Casting::none) return;
  if (options.casting != Casting::given && options.players <= character_count) return;
  options.casting = Casting::given;
  for (std::uint32_t i = 0; i < character_count && i < options.players; ++i)
    options.given[(i + game / 4) % options.players] = static_cast<Character>(i + 1);
}

}  // namespace meander::labyrinth
