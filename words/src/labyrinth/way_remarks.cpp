#include "way_remarks.hpp"

#include "ability_words.hpp"
#include "labyrinth/odds.hpp"
#include "labyrinth/queries.hpp"
#include "labyrinth/revealing.hpp"
#include "tests_ahead.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

std::string jump_text(const Table& table, Chance chance) {
  constexpr int life_of_a_bad_jump = 2;
  const auto odds = arg("chance", chance_text(chance));
  if (table.life(table.active) <= life_of_a_bad_jump) return tr("lands well in {chance}, else back to the start", odds);
  return tr("lands well in {chance}, else 2 lives lost and dazed", odds);
}

std::string test_text(const Table& table, const TestAhead& test, const Teller& teller) {
  const auto odds = arg("chance", chance_text(test.chance));
  const auto trap = [&] { return arg("trap", trap_words(test.trap, teller)); };
  const auto number = arg("number", test.number);
  const auto effects = [&] { return arg("effects", effects_text(table.set->traps[test.trap - 1U].columns[test.way], test.lies)); };
  switch (test.type) {
    case TestAhead::Type::jump:
      return jump_text(table, test.chance);
    case TestAhead::Type::guardian:
      return tr("the Guardian: {chance} withstands him, else back to the start", odds);
    case TestAhead::Type::door:
      return tr("leaving by the door {trap} needs {number}: {chance}, else {effects}", trap(), number, odds, effects());
    case TestAhead::Type::unknown_trap:
      return tr("a trap nobody knows: safe in {chance} of all cases", arg("chance", percent_text(test.chance)));
    case TestAhead::Type::trap:
      break;
  }
  return tr("trap {trap}: safe with {number} or more, {chance}, else {effects}", trap(), number, odds, effects());
}

bool a_key_waits(const State& after, int seat) { return lies_lifted(after, after.pawn(seat)) || lies_first(after, seat); }

}  // namespace

std::string way_remark(const Table& table, Action action, const Teller& teller) {
  const int seat = table.active;
  const Ahead ahead = tests_ahead(table, action);
  const State& after = ahead.after;
  const Place place = after.pawn(seat);
  std::vector<std::string> clauses;
  for (const TestAhead& test : ahead.tests) clauses.push_back(test_text(table, test, teller));
  if (ahead.tests.size() > 1) clauses.push_back(tr("all of it goes well in {percent}", arg("percent", percent_text(chance_of_all(ahead.tests)))));
  if (after.phase == Phase::reveal) clauses.push_back(turned_up_by(table, teller));
  if (after.figures.guardian == place && after.figures.guardian_sleeps) clauses.push_back(tr("the Guardian sleeps there"));
  if (const SeatSet met = others_at(after, place, seat); is_corridor(place) && met != 0) {
    clauses.push_back(tr("meets {seats}", arg("seats", list_of_names(met, teller))));
    if (action.type() == ActionType::climb_up) clauses.push_back(tr("those on the bridge have 1 more in the fights"));
    if (action.type() == ActionType::jump) clauses.push_back(tr("after a good jump you have 1 more in the fights"));
  }
  if (a_key_waits(after, seat)) clauses.push_back(tr("a key lies there"));
  if (is_start(place) && table.life(seat) < table.set->life) clauses.push_back(tr("all life comes back"));
  if (after.phase == Phase::over) {
    clauses.push_back(ahead.tests.empty() ? tr("wins the game") : tr("then you win the game"));
  } else if (place == place_of(centre, 0) && table.keys(seat) == 0) {
    clauses.push_back(tr("no win without a key"));
  }
  return clause_list(clauses);
}

std::string trap_remark(const Table& table, int kind, const Teller& teller) {
  TestAhead test;
  test.type = table.arrival.stage == Arrival::Stage::leave ? TestAhead::Type::door : TestAhead::Type::trap;
  test.trap = static_cast<std::uint8_t>(kind);
  test.way = table.arrival.way;
  // Of several tokens of one kind the first is faced.
  for (std::size_t i = 0; i < table.traps.size(); ++i) {
    if ((traps_to_face(table) >> i & 1U) == 0 || table.traps[i].kind != kind) continue;
    test.number = static_cast<std::uint8_t>(number_of(*table.set, table.traps[i], table.arrival.seat));
    test.lies = where_lies(table, table.traps[i]);
    break;
  }
  test.chance = {static_cast<std::uint64_t>(ways_of_two - ways_below(test.number)), ways_of_two};
  return test_text(table, test, teller);
}

}  // namespace meander::labyrinth
