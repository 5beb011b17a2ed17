// Who chooses the actions of the proof games: so that late rules happen, too.
#pragma once

#include "core/random.hpp"
#include "labyrinth/game.hpp"

// What the players of a game are after.
enum class Style { winning, hunting, trapping, gathering, hoarding };  // gathering: on the centre; hoarding: keys
inline constexpr int styles = 5;

// Seven times out of ten an action that furthers what they are after, else any kind of action, each kind alike.
meander::labyrinth::Action proof_choice(const meander::labyrinth::State& state, const meander::labyrinth::ActionList& actions, Style style,
                                        meander::Random& random);
