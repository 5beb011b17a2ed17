#include "victory.hpp"

#include "labyrinth/queries.hpp"

namespace meander::labyrinth {

namespace {

// Somebody who stays and then has one key more, as the victim one less.
bool wins_with_another_key(Table table, int seat) {
  ++table.figures.keys[static_cast<std::size_t>(seat)];
  return wins(table);
}

bool doors_hold(const Table& table, int seat) {
  Table leaving = table;
  leaving.tested = 0;
  leaving.arrival.stage = Arrival::Stage::leave;
  leaving.arrival.seat = static_cast<std::uint8_t>(seat);
  leaving.arrival.from = table.pawn(seat);
  leaving.arrival.way = TrapWay::leaving;
  return traps_to_face(leaving) != 0;
}

}  // namespace

bool may_win(const Table& table, int seat, Action action) {
  if (action.type() != ActionType::move || action.a() != place_of(centre, 0) || table.keys(seat) == 0) return false;
  return !table.win_alone || others_at(table, action.a(), seat) == 0;
}

bool wins_at_once(const Table& table, int seat, Action action) {
  if (seat != table.active) return false;
  if (table.phase == Phase::attack) return action.type() == ActionType::pass && wins(table);
  if (table.phase != Phase::turn) return false;
  switch (action.type()) {
    case ActionType::move: {
      const bool guarded = table.figures.guardian == action.a() && !table.figures.guardian_sleeps;
      return may_win(table, seat, action) && others_at(table, action.a(), seat) == 0 && !guarded && !doors_hold(table, seat);
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
