// What is to be said of a seat's character.
#pragma once

#include <string>
#include <vector>

#include "labyrinth/action.hpp"
#include "labyrinth/view.hpp"

namespace meander::labyrinth {

// Its name and its tokens: "the Monk, 2 blessings"; empty for a seat without one.
std::string character_text(const Table& table, int seat);
// "the Monk", "Blessing".
std::string character_words(Character character);
std::string ability_words(Ability ability);

bool costs_crystal(Ability ability);

// The abilities of the active seat in its turn: whether each may be used now, or the reason or the moment that it is for; none without a character.
struct AbilityNow {
  Ability ability;
  bool possible = false;
  std::string why;  // as within brackets; empty for what is possible
};
std::vector<AbilityNow> abilities_now(const Table& table, const ActionList& legal);
// The abilities of the active seat that are not among what it may do in its turn, each with the reason or the moment that it is for; empty if there
// are none.
std::string abilities_not_now(const Table& table, const ActionList& legal);

}  // namespace meander::labyrinth
