// Where the greedy player leads the Guardian, and what a card is worth to it.
#pragma once

#include "outlook.hpp"

namespace meander::labyrinth {

// What is expected of the next card.
int worth_of_card(const Outlook& outlook);
// Of one that is shown; and on another's pawn, which goes as it says (LAB-A.golems.3).
int worth_of_card(const Outlook& outlook, int kind);
int worth_of_card_on(const Outlook& outlook, int seat, int kind);
// What it is worth that another's pawn is driven to a place.
int worth_of_driving(const Outlook& outlook, int seat, Place place);
// What it is worth that the Guardian steps onto a place, with so many steps to come after it.
int worth_of_step(const Outlook& outlook, Place place, int steps_after);

// The way on which he is then led, from a place that he came to from another: shorter than the steps where he can't go on.
using LedWay = FixedVector<Place, 4>;
LedWay led_way(const Outlook& outlook, Place place, Place from, int steps);
// How much it hinders whoever goes along a path that he stands on a place; nothing beside it.
int hindrance(const Outlook::Path& path, Place place);

}  // namespace meander::labyrinth
