// What may truly be said of an action that the greedy player has chosen, by what it is. Internal.
//
//   const Outlook outlook(table, seat);
//   reason_of_deed(outlook, Action(ActionType::build))   // {needs_tile, amount 1}: the next cell of the own way is empty
#pragma once

#include "outlook.hpp"
#include "players/labyrinth/reason.hpp"

namespace meander::labyrinth {

Reason reason_of_deed(const Outlook& outlook, Action deed);
Reason reason_of_tile(const Outlook& outlook, Action placed);

// Of an attack that is paid or declared alone, or joined.
Reason reason_of_fight(const Outlook& outlook, SeatSet attackers, int target);
// Of what is answered in a meeting.
Reason reason_of_answer(const Outlook& outlook, Action answer);
// Of using the crystal or not.
Reason reason_of_crystal(const Outlook& outlook, Action answer);
// Rounded; 0 and 100 only for what is certain.
std::uint8_t percent_of(std::int64_t good, std::int64_t all);

Reason reason_of_card(const Outlook& outlook);
Reason reason_of_step(const Outlook& outlook, const ActionList& actions, Action step);

// Sixteenths of an action as actions, rounded.
constexpr std::uint8_t rounded_actions(int cost) { return static_cast<std::uint8_t>((cost + an_action / 2) / an_action); }

}  // namespace meander::labyrinth
