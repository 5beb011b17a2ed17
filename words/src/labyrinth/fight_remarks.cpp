#include "fight_remarks.hpp"

#include "labyrinth/rolls.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

// As the seat sees it that reads it.
std::string fallout_text(const Fallout& fallout) {
  constexpr std::uint64_t two_dice = ways_of_two;
  const std::uint64_t all = fallout.all();
  if (all == two_dice)
    return tr("you win in {won}, tie in {tied}, lose in {lost} of 36", arg("won", fallout.good), arg("tied", fallout.tied), arg("lost", fallout.bad));
  return tr("you win in {won}, tie in {tied}, lose in {lost}", arg("won", percent_text({fallout.good, all})),
            arg("tied", percent_text({fallout.tied, all})), arg("lost", percent_text({fallout.bad, all})));
}

Fallout fallout_of_fight(const Table& table, SeatSet attackers, int target) {
  const Odds odds = odds_of_fight(table, attackers, target);
  return {odds.won, odds.tied, odds.lost};
}

// Who attacks a target together, when the seat that is asked does; in a meeting those who have said so already are among them.
SeatSet attackers_with(const Table& table, int target) {
  const SeatSet asked = seat_bit(table.asked);
  return table.phase == Phase::declare ? static_cast<SeatSet>(asked | table.meeting.named[static_cast<std::size_t>(target)]) : asked;
}
SeatSet attackers_joined(const Table& table) { return with(with(table.meeting.joined, table.meeting.seat), table.asked); }

// What abilities of the two make of a victory or a defeat.
void add_abilities(const Table& table, int target, std::vector<std::string>& clauses) {
  const auto is_sword_master = [&](int seat) { return may_use_abilities(table, seat) && table.character(seat) == Character::swordmaster; };
  if (is_sword_master(table.asked) && table.phase != Phase::second) clauses.push_back(tr("a second fight may follow at once"));
  if (is_sword_master(target))
    clauses.push_back(
        trn("the other parries a defeat by {count}", "the other parries a defeat by up to {count}", table.set->numbers.swordmaster.parried_margin));
}

void add_stakes(const Table& table, int target, std::vector<std::string>& clauses) {
  if (table.life(table.asked) == 1) clauses.push_back(tr("your last life is at stake"));
  if (table.life(target) == 1) clauses.push_back(tr("it is the last life of the other"));
}

}  // namespace

Fallout fallout_of_attack(const Table& table, int target) { return fallout_of_fight(table, attackers_with(table, target), target); }

Fallout fallout_of_joining(const Table& table) { return fallout_of_fight(table, attackers_joined(table), table.meeting.chosen); }

Fallout fallout_before_roll(const Table& table, Action action) {
  State state = table;
  Labyrinth::apply_unchecked(state, action);
  while (state.phase == Phase::bonus) Labyrinth::apply_unchecked(state, Action(ActionType::pass));
  if (state.roll.purpose != Roll::Purpose::fight) return fallout_of_roll(state);
  Fallout fallout = fallout_of_fight(state, state.fight.attackers, state.fight.target);
  if (table.asked == state.fight.target) std::swap(fallout.good, fallout.bad);
  return fallout;
}

Fallout fallout_of_repeating(const Table& table) {
  State state = table;
  Labyrinth::apply_unchecked(state, Action(ActionType::again));
  Fallout fallout = fallout_of_roll(state);
  if (table.roll.purpose == Roll::Purpose::fight && table.asked == table.fight.target) std::swap(fallout.good, fallout.bad);
  return fallout;
}

std::string attack_remark(const Table& table, int target, const Teller& teller) {
  const Meeting& meeting = table.meeting;
  const int seat = table.asked;
  std::vector<std::string> clauses;
  const SeatSet attackers = attackers_with(table, target);
  SeatSet may_join = 0;
  if (table.phase != Phase::turn) {
    const SeatSet there = others_at(table, meeting.place, meeting.seat);
    may_join = static_cast<SeatSet>(without(without(there, seat), target) & ~dazed_among(table, there));
    if (table.phase == Phase::declare) may_join = static_cast<SeatSet>(may_join & ~meeting.asked);
  }
  if (const SeatSet others = without(attackers, seat); others != 0)
    clauses.push_back(tr("together with {seats}", arg("seats", list_of_names(others, teller))));
  clauses.push_back(fallout_text(fallout_of_attack(table, target)));
  if (may_join != 0) clauses.push_back(tr("{seats} may still join", arg("seats", list_of_names(may_join, teller))));
  if (table.phase == Phase::declare && !meeting.targets.empty() && meeting.targets[0] != target) clauses.push_back(tr("other fights come first"));
  if (table.phase != Phase::turn && meeting.place == place_of(centre, 0)) {
    if (seat == meeting.seat) clauses.push_back(tr("a defeat drives you off the centre"));
    if (target == meeting.seat) clauses.push_back(tr("a victory drives {who} off the centre", arg("who", teller.name(target))));
  }
  add_abilities(table, target, clauses);
  add_stakes(table, target, clauses);
  return clause_list(clauses);
}

std::string join_remark(const Table& table, const Teller& teller) {
  const Meeting& meeting = table.meeting;
  const SeatSet there = others_at(table, meeting.place, meeting.seat);
  const auto may_join = static_cast<SeatSet>(without(without(there, table.asked), meeting.chosen) & ~meeting.asked & ~dazed_among(table, there));
  std::vector<std::string> clauses = {fallout_text(fallout_of_joining(table))};
  if (may_join != 0) clauses.push_back(tr("{seats} may still join", arg("seats", list_of_names(may_join, teller))));
  add_abilities(table, meeting.chosen, clauses);
  add_stakes(table, meeting.chosen, clauses);
  return clause_list(clauses);
}

std::string before_roll_remark(const Table& table, Action action) {
  const Fallout fallout = fallout_before_roll(table, action);
  if (table.roll.purpose == Roll::Purpose::fight) return fallout_text(fallout);
  return tr("goes well in {chance}", arg("chance", chance_text({fallout.good, fallout.all()})));
}

std::string again_remark(const Table& table) {
  const Fallout fallout = fallout_of_repeating(table);
  if (table.roll.purpose != Roll::Purpose::fight) {
    const auto chance = arg("chance", chance_text({fallout.good, fallout.all()}));
    if (fallout_of_letting_it_stand(table).good > 0) return tr("the roll is good as it is; again it goes well in {chance}", chance);
    return tr("goes well in {chance}", chance);
  }
  return fallout_text(fallout);
}

}  // namespace meander::labyrinth
