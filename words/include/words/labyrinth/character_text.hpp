// What is to be said of a seat's character.
#pragma once

#include <string>

#include "labyrinth/action.hpp"
#include "labyrinth/view.hpp"

namespace meander::labyrinth {

// Its name and its tokens: "the Monk, 2 blessings"; empty for a seat without one.
std::string character_text(const Table& table, int seat);
// The abilities of the active seat that are not among what it may do in its turn, each with the reason or the moment that it is for; empty if there
// are none.
std::string abilities_not_now(const Table& table, const ActionList& legal);

}  // namespace meander::labyrinth
