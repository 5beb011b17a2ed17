// What it is worth to the greedy player to turn tiles that lie, or to let them change places: nearer itself, farther whoever is most to be feared.
#pragma once

#include "labyrinth/action.hpp"
#include "outlook.hpp"

namespace meander::labyrinth {

// Without what they cost.
int worth_of_turning(const Outlook& outlook, Cell cell, int steps);
int worth_of_swapping(const Outlook& outlook, Cell a, Cell b, int steps_a, int steps_b);
// Of the best pair that is worth a look: tiles on the way of whoever is to be feared, and on the own one.
int worth_of_rebuilding(const Outlook& outlook);
// With that tile named, or that pair.
int worth_of_naming(const Outlook& outlook, Cell cell);

}  // namespace meander::labyrinth
