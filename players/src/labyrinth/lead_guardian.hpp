// Where the greedy player leads the Guardian, and what a card is worth to it.
#pragma once

#include "outlook.hpp"

namespace meander::labyrinth {

// What is expected of the next card.
int worth_of_card(const Outlook& outlook);
// What it is worth that the Guardian steps onto a place, with so many steps to come after it.
int worth_of_step(const Outlook& outlook, Place place, int steps_after);

}  // namespace meander::labyrinth
