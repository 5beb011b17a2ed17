// Characters for games in which everything is to be met.
#pragma once

#include "labyrinth/options.hpp"

namespace meander::labyrinth {

// By the number of a game: none, drawn, chosen, given to all or all but one.
inline void cast_for_test(Options& options, std::uint32_t game) {
  options.casting = static_cast<Casting>(game % 4);
  if (options.casting != Casting::given) return;
  for (std::uint32_t seat = 0; seat < options.players; ++seat)
    options.given[seat] = static_cast<Character>((seat + game / 4) % (character_count + 1));
}

}  // namespace meander::labyrinth
