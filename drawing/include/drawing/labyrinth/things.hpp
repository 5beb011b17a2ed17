// What stands or lies on a place, in the order in which it is drawn: traps, keys, the Guardian, pawns.
//
//   for (const Thing& thing : things_on(table, place)) …
#pragma once

#include <vector>

#include "labyrinth/queries.hpp"
#include "labyrinth/view.hpp"

namespace meander::labyrinth::drawing {

struct Thing {
  enum class Type : std::uint8_t { trap, key, guardian, pawn };
  Type type = Type::trap;
  std::uint8_t index = 0;  // of a trap among the traps of the table, of a pawn its seat, of a key as set-up laid it (LAB-3.2) its start field
  bool first = false;      // of a key: as set-up laid it
  bool operator==(const Thing&) const = default;
};

std::vector<Thing> things_on(const Table& table, Place place);

}  // namespace meander::labyrinth::drawing
