// The greedy player: of all it may do, what is worth most just now.
#include "ability_deeds.hpp"
#include "deeds.hpp"
#include "laying.hpp"
#include "lead_guardian.hpp"
#include "players/labyrinth/player.hpp"

namespace meander::labyrinth {

namespace {

// The best of some actions by what they are worth; of equal ones the first from where the random number points.
template <typename Worth>
Action best_of(const ActionList& actions, Random& random, Worth worth) {
  const std::uint32_t first = random.below(static_cast<std::uint32_t>(actions.size()));
  Action best;
  int most = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Action action = actions[(i + first) % actions.size()];
    const int each = worth(action);
    if (i > 0 && each <= most) continue;
    most = each;
    best = action;
  }
  return best;
}

Action lay_tile(const Outlook& outlook, const ActionList& actions, Random& random) {
  const std::array<SeatSet, cell_count> minding = outlook.who_comes_by();
  const int drawn = outlook.table().drawn;
  return best_of(actions, random, [&](Action action) { return worth_of_laying(outlook, minding, LaidTile::normal(drawn, action.b()), action.a()); });
}

// Whether a roll is worth a crystal: it has gone badly, and another is likely to go well.
bool use_crystal(const Outlook& outlook) {
  const Table& table = outlook.table();
  const int sum = roll_total(table);
  switch (table.roll.purpose) {
    case Roll::Purpose::jump:
      return sum < lands_well;
    case Roll::Purpose::trap: {
      const Trap& trap = table.traps[table.roll.subject];
      const int number = number_to_reach(table);
      return sum < number && ways_below(number) * 2 <= ways_of_two + 8 && price_of_failing(*kind_of(*table.set, trap)) >= an_action;
    }
    case Roll::Purpose::fight: {
      const bool attacks = has(table.fight.attackers, outlook.seat());
      const int lead = attack_total(table) - defence_total(table);
      const bool loses = attacks ? lead < 0 : lead > 0;
      constexpr int worth_a_crystal = an_action;
      return loses && outlook.price_of_life(outlook.seat()) >= worth_a_crystal;
    }
    default:
      return false;
  }
}

}  // namespace

Action GreedyPlayer::choose(const View& view, const ActionList& actions, Random& random) const {
  const Table& table = view.table();
  const int seat = view.seat();
  if (table.phase == Phase::field || table.phase == Phase::character || table.phase == Phase::face)
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  const Outlook outlook(table, seat);
  if (is_within_use(table)) return best_of(actions, random, [&](Action action) { return worth_within_use(outlook, action); });
  switch (table.phase) {
    case Phase::turn: {
      const Deeds deeds(outlook);
      return best_of(actions, random, [&](Action action) { return deeds.worth_of(action); });
    }
    case Phase::place:
      return lay_tile(outlook, actions, random);
    case Phase::step:
      return best_of(actions, random, [&](Action action) { return worth_of_step(outlook, action.a(), table.guiding.steps - 1); });
    case Phase::bonus:
      return best_of(actions, random, [&](Action action) { return worth_of_bonus(outlook, action); });
    case Phase::crystal:
      return Action(use_crystal(outlook) ? ActionType::again : ActionType::pass);
    case Phase::join: {
      const auto without_him = static_cast<SeatSet>(table.meeting.joined | seat_bit(table.meeting.seat));
      const int joined = outlook.worth_of_fight(with(without_him, seat), table.meeting.chosen);
      return Action(joined > outlook.worth_of_fight(without_him, table.meeting.chosen) ? ActionType::join : ActionType::pass);
    }
    default: {
      const Deeds deeds(outlook);
      return best_of(actions, random, [&](Action action) {
        switch (action.type()) {
          case ActionType::attack:
            return outlook.worth_of_fight(seat_bit(seat), action.a());
          case ActionType::rob:
            return price_of_the_game;
          case ActionType::kill:
            return deeds.worth_of_killing(action.a()) - an_action;
          case ActionType::use:
            return worth_of_use(outlook, deeds, action);
          default:
            return 0;
        }
      });
    }
  }
}

}  // namespace meander::labyrinth
