// What the abilities of the own character are worth to the greedy player. Internal.
#pragma once

#include "deeds.hpp"

namespace meander::labyrinth {

// Of using one in the turn, its actions and crystal counted.
int worth_of_use(const Outlook& outlook, const Deeds& deeds, Action use);
// Of what may be chosen before a roll.
int worth_of_bonus(const Outlook& outlook, Action choice);

}  // namespace meander::labyrinth
