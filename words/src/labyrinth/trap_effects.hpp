// What befalls who fails a trap, as within a sentence. Internal.
//
//   effects_text(kind.columns[walking], TrapLies::on_floor)   // "1 life lost, dazed"
#pragma once

#include <cstdint>
#include <string>

#include "labyrinth/component_set.hpp"

namespace meander::labyrinth {

// What happens on a bridge alone is said where the trap lies on one, or as a condition where it lies nowhere yet.
enum class TrapLies : std::uint8_t { on_floor, on_bridge, nowhere };
std::string effects_text(const TrapColumn& column, TrapLies lies);

}  // namespace meander::labyrinth
