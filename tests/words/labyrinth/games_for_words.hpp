// Random games whose every step is looked at, and who is told about them.
//
//   in_random_games(20, [](const State& state, Action action, const std::vector<Event>& events) { … });   // the state before the action
#pragma once

#include <functional>
#include <vector>

#include "labyrinth/game.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

using Look = std::function<void(const State& state, Action action, const std::vector<Event>& events)>;

// So many games for each number of players; traps are set seldom, so that pawns meet.
void in_random_games(int games, const Look& look);

// With the names of the default set.
Teller teller_for(int viewer);

// Neither empty nor with a place that nothing was put in.
bool reads_well(const std::string& text);

}  // namespace meander::labyrinth
