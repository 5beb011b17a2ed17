// The abilities of a character by who it is.
//
//   with_character(s.character(seat), [&](auto abilities) { abilities.offer(s, actions); });
#pragma once

#include "labyrinth/characters/archer.hpp"
#include "labyrinth/characters/architect.hpp"
#include "labyrinth/characters/assassin.hpp"
#include "labyrinth/characters/golems.hpp"
#include "labyrinth/characters/headhunter.hpp"
#include "labyrinth/characters/illusionist.hpp"
#include "labyrinth/characters/monk.hpp"
#include "labyrinth/characters/swordmaster.hpp"
#include "labyrinth/characters/thief.hpp"
#include "labyrinth/characters/witch.hpp"

namespace meander::labyrinth {

template <typename F>
constexpr decltype(auto) with_character(Character character, F f) {
  switch (character) {
#define X(name)         \
  case Character::name: \
    return f(Abilities<Character::name>());
    MEANDER_LABYRINTH_CHARACTERS(X)
#undef X
    case Character::none:
      break;
  }
  return f(NoAbilities());
}

}  // namespace meander::labyrinth
