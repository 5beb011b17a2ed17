// How an attack, a joining or a repeated roll would go. Internal.
#pragma once

#include <string>

#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// Of an attack by the seat that is asked, declared or paid for.
std::string attack_remark(const Table& table, int target, const Teller& teller);
// Of joining the attack that is declared.
std::string join_remark(const Table& table, const Teller& teller);
// Of repeating the roll with the crystal.
std::string again_remark(const Table& table);

}  // namespace meander::labyrinth
