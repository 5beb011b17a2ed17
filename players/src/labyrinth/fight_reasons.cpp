// Why somebody is fought or not, and why a roll is repeated or not.
#include <algorithm>

#include "deeds.hpp"
#include "labyrinth/game.hpp"
#include "reasons.hpp"

namespace meander::labyrinth {

namespace {

// Of repeating the roll as it lies.
std::uint8_t percent_of_again(Table table, int seat) {
  const bool against = table.roll.purpose == Roll::Purpose::fight && table.fight.target == seat;
  Dice& dice = against ? table.roll.against : table.roll.dice;
  dice = {};
  table.phase = Phase::roll;
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(table, outcomes);
  std::int64_t good = 0;
  std::int64_t all = 0;
  for (const auto& outcome : outcomes) {
    dice = outcome.action.dice();
    if (went_well(table, seat)) good += outcome.weight;
    all += outcome.weight;
  }
  return percent_of(good, all);
}

}  // namespace

std::uint8_t percent_of(std::int64_t good, std::int64_t all) {
  if (good == 0 || good == all) return good == 0 ? 0 : 100;
  return static_cast<std::uint8_t>(std::clamp<std::int64_t>((100 * good + all / 2) / all, 1, 99));
}

Reason reason_of_fight(const Outlook& outlook, SeatSet attackers, int target) {
  const Table& table = outlook.table();
  const Meeting& meeting = table.meeting;
  // Who joins others may only make the best of it.
  if (attackers == seat_bit(outlook.seat()) && outlook.worth_of_fight(attackers, target) <= 0) return {};
  const Odds odds = odds_of_fight(table, attackers, target);
  Reason reason{ReasonId::worthwhile_fight, static_cast<std::uint8_t>(target), percent_of(odds.won, odds.all())};
  if (meeting.stage != Meeting::Stage::none && meeting.place == place_of(centre, 0) && meeting.seat == target && table.keys(target) > 0 &&
      !meeting.moved) {
    reason.id = ReasonId::drives_off;
  } else if (odds.won > odds.lost) {
    reason.id = ReasonId::likely_fight;
  }
  return reason;
}

Reason reason_of_answer(const Outlook& outlook, Action answer) {
  const Table& table = outlook.table();
  const SeatSet self = seat_bit(outlook.seat());
  switch (answer.type()) {
    case ActionType::rob:
    case ActionType::kill:
      return reason_of_deed(outlook, answer);
    case ActionType::attack:
      return reason_of_fight(outlook, self, answer.a());
    case ActionType::join:
      return reason_of_fight(outlook, static_cast<SeatSet>(with(table.meeting.joined, table.meeting.seat) | self), table.meeting.chosen);
    default:
      return {table.phase == Phase::rob ? ReasonId::nothing_better : ReasonId::saves_strength};
  }
}

Reason reason_of_crystal(const Outlook& outlook, Action answer) {
  const Table& table = outlook.table();
  if (went_well(table, outlook.seat())) return {ReasonId::went_well};
  const ReasonId id = answer.type() == ActionType::again ? ReasonId::repeats_roll : ReasonId::keeps_crystal;
  return {id, no_seat, percent_of_again(table, outlook.seat())};
}

}  // namespace meander::labyrinth
