// What the abilities of the own character are worth to the greedy player. Internal.
#pragma once

#include "deeds.hpp"

namespace meander::labyrinth {

// Of using one in the turn, its actions and crystal counted.
int worth_of_use(const Outlook& outlook, const Deeds& deeds, Action use);
// Of what is chosen in the course of one: a tile, a card, a place, a trap.
constexpr bool is_within_use(const Table& table) {
  switch (table.phase) {
    case Phase::place:
      return table.sowing.begun;
    case Phase::keep:
    case Phase::swap:
    case Phase::lay:
    case Phase::lead:
    case Phase::drive:
    case Phase::way:
    case Phase::craft:
    case Phase::reveal:
    case Phase::aside:
    case Phase::exchange:
      return true;
    default:
      return false;
  }
}
int worth_within_use(const Outlook& outlook, Action choice);
// Of what may be chosen before a roll.
int worth_of_bonus(const Outlook& outlook, Action choice);

}  // namespace meander::labyrinth
