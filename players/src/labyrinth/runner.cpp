// The runner: one way, whatever stands in it.
#include "distances.hpp"
#include "players/labyrinth/player.hpp"

namespace meander::labyrinth {

namespace {

// The first action of a type, or none.
Action first_of_type(const ActionList& actions, ActionType type) {
  for (const Action action : actions) {
    if (action.type() == type) return action;
  }
  return {};
}

// What a pawn on a place would still have to do.
Cost left_at(const Table& table, const Field& field, int seat, Place place) {
  return is_start(place) ? from_start(table, field, seat) : field[place];
}

Action take_turn(const Table& table, const ActionList& actions, int seat) {
  for (const ActionType free : {ActionType::pick, ActionType::rest}) {
    if (const Action action = first_of_type(actions, free); action.type() == free) return action;
  }
  const Distances distances(table, Roads(tables_of(table), table.board), Costs{}, seat_bit(seat));
  const Field& field = distances.field_of(seat);
  Action best = first_of_type(actions, ActionType::end);
  Cost least = distances.left(seat);
  for (const Action action : actions) {
    Place to = nowhere;
    if (action.type() == ActionType::move) to = action.a();
    if (action.type() == ActionType::climb_down || action.type() == ActionType::climb_up) to = other_level(table, table.pawn(seat));
    if (to == nowhere || left_at(table, field, seat, to) >= least) continue;
    least = left_at(table, field, seat, to);
    best = action;
  }
  const bool guarded = best.type() == ActionType::move && best.a() == table.figures.guardian && !table.figures.guardian_sleeps;
  if (guarded) {
    if (const Action card = first_of_type(actions, ActionType::guardian); card.type() == ActionType::guardian) return card;
  }
  // Where no step brings him nearer, the way has to be built.
  if (best.type() == ActionType::end) {
    if (const Action build = first_of_type(actions, ActionType::build); build.type() == ActionType::build) return build;
  }
  return best;
}

Action lay_tile(const Table& table, const ActionList& actions, int seat, Random& random) {
  const std::uint32_t first = random.below(static_cast<std::uint32_t>(actions.size()));
  Action best;
  Cost least = unreachable + 1;
  const Roads roads(tables_of(table), table.board);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Action action = actions[(i + first) % actions.size()];
    const Roads with_tile = roads.with(tables_of(table), action.a(), LaidTile::normal(table.drawn, action.b()));
    const Cost left = Distances(table, with_tile, Costs{}, seat_bit(seat)).left(seat);
    if (left >= least) continue;
    least = left;
    best = action;
  }
  return best;
}

}  // namespace

Action RunnerPlayer::choose(const View& view, const ActionList& actions, Random& random) const {
  const Table& table = view.table();
  switch (table.phase) {
    case Phase::turn:
      return take_turn(table, actions, view.seat());
    case Phase::place:
      return lay_tile(table, actions, view.seat(), random);
    case Phase::bonus:
    case Phase::second:
    case Phase::declare:
    case Phase::attack:
    case Phase::join:
    case Phase::loop:
      return Action(ActionType::pass);
    case Phase::rob:
      return first_of_type(actions, ActionType::rob).type() == ActionType::rob ? first_of_type(actions, ActionType::rob) : Action(ActionType::pass);
    default:
      return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  }
}

}  // namespace meander::labyrinth
