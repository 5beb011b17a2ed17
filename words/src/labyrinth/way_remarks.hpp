// What a step, a climb or a jump leads to: its tests with their chances, whom it meets, what lies there. Internal.
#pragma once

#include <string>

#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// Of move, jump, climb down or climb up, legal for the active seat.
std::string way_remark(const Table& table, Action action, const Teller& teller);
// Of a trap that is faced now, by its kind.
std::string trap_remark(const Table& table, int kind, const Teller& teller);

}  // namespace meander::labyrinth
