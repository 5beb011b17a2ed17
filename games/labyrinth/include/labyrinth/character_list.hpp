// The characters (LAB-14.2), in the order of their names: the one list that a new one joins. Each has three abilities, its code in
// labyrinth/characters/NAME.hpp, and its numbers in labyrinth/ability_numbers.hpp.
#pragma once

// clang-format off
#define MEANDER_LABYRINTH_CHARACTERS(X) X(archer) X(architect) X(assassin) X(golems) X(headhunter) X(illusionist) X(monk) X(swordmaster) X(thief) X(witch)
// clang-format on
