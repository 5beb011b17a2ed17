// How far it is, in sixteenths of an action: to the centre, and by way of a key to the centre.
//
//   const Roads roads(tables_of(table), table.board);
//   const Distances distances(table, roads, costs, seats);
//   distances.left(seat)                 // what a seat has still to do
//   distances.left_from(seat, place)     // the same if its pawn stood there
//
// Cells without a tile count as open on all sides and cost an action more, since they must be built first.
#pragma once

#include <array>
#include <cstdint>

#include "labyrinth/queries.hpp"
#include "labyrinth/view.hpp"
#include "roads.hpp"

namespace meander::labyrinth {

using Cost = std::uint16_t;  // sixteenths of an action

inline constexpr Cost an_action = 16;
inline constexpr Cost unreachable = 4000;

// What it costs beyond its actions to come onto a place, and to leave it on foot.
struct Costs {
  std::array<Cost, corridor_places> enter{};
  std::array<Cost, corridor_places> leave{};
  Cost build = an_action;
  Cost change_level = 2 * an_action;
};

// Where keys lie that a seat may take (LAB-3.2).
using KeyPlaces = FixedVector<Place, most_keys>;
KeyPlaces keys_for(const Table& table, int seat);

// From every corridor, and every cell without a tile (as its first corridor), to somewhere.
using Field = std::array<Cost, corridor_places>;

Field field_to_centre(const Roads& roads, const Costs& costs);
// To the nearest of some keys, each with what is left from there.
Field field_to_keys(const Table& table, const Roads& roads, const Costs& costs, const Field& to_centre, int seat);

// From one corridor to everywhere.
Field field_from(const Roads& roads, const Costs& costs, Place place);

// Where a seat would have to go from its start field.
Cost from_start(const Table& table, const Field& field, int seat);

class Distances {
 public:
  Distances(const Table& table, const Roads& roads, const Costs& costs, SeatSet seats);
  // With the pawn where it is, and with what it holds.
  Cost left(int seat) const { return left_[static_cast<std::size_t>(seat)]; }
  // The field that a seat follows: to the centre with a key, else to a key.
  const Field& field_of(int seat) const { return fields_[static_cast<std::size_t>(seat)]; }
  const Field& to_centre() const { return to_centre_; }

 private:
  Field to_centre_;
  std::array<Field, most_seats> fields_;
  std::array<Cost, most_seats> left_{};
};

}  // namespace meander::labyrinth
