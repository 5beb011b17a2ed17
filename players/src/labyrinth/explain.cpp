// The greedy player's choice with its reason: what is chosen is looked at once more, so that choosing alone does nothing for it.
#include "ability_deeds.hpp"
#include "players/labyrinth/player.hpp"
#include "reasons.hpp"
#include "victory.hpp"

namespace meander::labyrinth {

namespace {

Reason reason_of(const Table& table, int seat, const ActionList& actions, Action action) {
  if (wins_at_once(table, seat, action)) return {ReasonId::wins};
  if (actions.size() == 1) return {ReasonId::only_choice};
  if (table.phase == Phase::field || table.phase == Phase::character || table.phase == Phase::face) return {ReasonId::no_difference};
  const Outlook outlook(table, seat);
  if (is_within_use(table)) return {ReasonId::promises_most};
  switch (table.phase) {
    case Phase::turn:
      return reason_of_deed(outlook, action);
    case Phase::place:
      return reason_of_tile(outlook, action);
    case Phase::step:
      return reason_of_step(outlook, actions, action);
    case Phase::bonus:
    case Phase::loop:
    case Phase::steal:
      return {ReasonId::promises_most};
    case Phase::crystal:
      return reason_of_crystal(outlook, action);
    default:
      return reason_of_answer(outlook, action);
  }
}

}  // namespace

Choice GreedyPlayer::explain(const View& view, const ActionList& actions, Random& random) const {
  const Action action = choose(view, actions, random);
  return {action, reason_of(view.table(), view.seat(), actions, action)};
}

}  // namespace meander::labyrinth
