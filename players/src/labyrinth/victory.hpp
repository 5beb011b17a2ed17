// Whether an action wins the game (LAB-3.1), as far as a player can tell without playing it. Internal.
#pragma once

#include "labyrinth/action.hpp"
#include "labyrinth/view.hpp"

namespace meander::labyrinth {

// Nothing is rolled or asked before it.
bool wins_at_once(const Table& table, int seat, Action action);
// If every roll goes well and nobody hinders it.
bool may_win(const Table& table, int seat, Action action);

}  // namespace meander::labyrinth
