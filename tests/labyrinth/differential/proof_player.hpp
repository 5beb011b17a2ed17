// Who chooses the actions of the proof games: so that late rules happen, too.
#pragma once

#include "core/random.hpp"
#include "labyrinth/game.hpp"

// Seven times out of ten an action that furthers the game, else any kind of action, each kind alike.
meander::labyrinth::Action proof_choice(const meander::labyrinth::State& state, const meander::labyrinth::ActionList& actions,
                                        meander::Random& random);
