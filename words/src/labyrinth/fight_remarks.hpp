// How an attack, a joining, a roll or a repeated one would go. Internal.
#pragma once

#include <string>

#include "labyrinth/action.hpp"
#include "labyrinth/view.hpp"
#include "tests_ahead.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// The same in numbers, for the seat that is asked.
Fallout fallout_of_attack(const Table& table, int target);
Fallout fallout_of_joining(const Table& table);
Fallout fallout_before_roll(const Table& table, Action action);
Fallout fallout_of_repeating(const Table& table);

// Of an attack by the seat that is asked, declared or paid for.
std::string attack_remark(const Table& table, int target, const Teller& teller);
// Of joining the attack that is declared.
std::string join_remark(const Table& table, const Teller& teller);
// Of a choice before a roll: how the roll goes if nobody else chooses anything.
std::string before_roll_remark(const Table& table, Action action);
// Of repeating the roll with the crystal.
std::string again_remark(const Table& table);

}  // namespace meander::labyrinth
