// What the abilities of the Illusionist and the Head Hunter are worth to the greedy player: tiles that lie face down, traps that change places or are
// picked. Internal.
#pragma once

#include "deeds.hpp"

namespace meander::labyrinth {

// Without what they cost.
int worth_of_sowing(const Deeds& deeds);
int worth_of_mirroring(const Outlook& outlook, int seat);
int worth_of_mystifying(const Outlook& outlook, const Deeds& deeds, Place place, int kind);

// Of where a tile lies face down, how it is turned up, and where who stands on it steps aside to.
int worth_of_sowing_on(const Outlook& outlook, Cell cell);
int worth_of_revealing(const Outlook& outlook, int rotation, Place place);
int worth_of_stepping_aside(const Outlook& outlook, Place place);
// Of the other one of two traps, and of the token of two that is laid.
int worth_of_exchanging(const Outlook& outlook, const Deeds& deeds, Place place, int kind);
int worth_of_crafting(const Outlook& outlook, int kind);

}  // namespace meander::labyrinth
