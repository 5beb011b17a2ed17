#include "victory.hpp"

#include <algorithm>
#include <bit>

#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

namespace {

// Somebody who stays and then has one key more, as the victim one less.
bool wins_with_another_key(Table table, int seat) {
  ++table.figures.keys[static_cast<std::size_t>(seat)];
  return wins(table);
}

// The doors that are to be passed, as bits by the traps' index.
std::uint64_t doors_of(const Table& table, int seat) {
  Table leaving = table;
  leaving.tested = 0;
  leaving.arrival.stage = Arrival::Stage::leave;
  leaving.arrival.seat = static_cast<std::uint8_t>(seat);
  leaving.arrival.from = table.pawn(seat);
  leaving.arrival.way = TrapWay::leaving;
  return traps_to_face(leaving);
}

bool is_guarded(const Table& table, Place place) { return table.figures.guardian == place && !table.figures.guardian_sleeps; }

// Whether curses make the first roll on the way to the centre fail for certain.
bool is_hopeless(const Table& table, int seat) {
  const int highest = 2 * die_faces - curses_on(table, seat);
  int lowest_number = 0;
  std::uint64_t doors = doors_of(table, seat);
  if (doors == 0 && is_guarded(table, place_of(centre, 0))) lowest_number = guardian_number(table, seat);
  if (doors != 0) lowest_number = 2 * die_faces;
  for (; doors != 0; doors &= doors - 1) {
    lowest_number = std::min(lowest_number, number_of(*table.set, table.traps[static_cast<std::size_t>(std::countr_zero(doors))], seat));
  }
  return highest < lowest_number;
}

}  // namespace

bool may_win(const Table& table, int seat, Action action) {
  if (action.type() != ActionType::move || action.a() != place_of(centre, 0) || table.keys(seat) == 0) return false;
  if (is_hopeless(table, seat)) return false;
  return !table.win_alone || others_at(table, action.a(), seat) == 0;
}

bool wins_at_once(const Table& table, int seat, Action action) {
  if (seat != table.active) return false;
  if (table.phase == Phase::attack) return action.type() == ActionType::pass && wins(table);
  if (table.phase != Phase::turn) return false;
  switch (action.type()) {
    case ActionType::move: {
      return may_win(table, seat, action) && others_at(table, action.a(), seat) == 0 && !is_guarded(table, action.a()) && doors_of(table, seat) == 0;
    }
    case ActionType::pick:
    case ActionType::rob:
      return wins_with_another_key(table, seat);
    case ActionType::kill: {
      Table without_victim = table;
      without_victim.figures.pawn[action.a()] = start_field(table.seating.field_of(action.a()));
      return table.keys(action.a()) > 0 && wins_with_another_key(without_victim, seat);
    }
    default:
      return false;
  }
}

}  // namespace meander::labyrinth
