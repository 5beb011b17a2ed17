#include "tests_ahead.hpp"

#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

namespace {

// Nobody is asked for anything before or after a roll.
void ask_nothing(State& state) {
  state.crystals = 0;
  state.figures.blessing = {};
}

void play(State& state, Action action, Events& events) {
  events.clear();
  Labyrinth::apply_unchecked(state, action, events);
}

void add_outcome(const Events& events, std::uint64_t weight, Fallout& fallout) {
  for (const Event& event : events) {
    switch (event.type) {
      case EventType::jumped:
      case EventType::trap_passed:
      case EventType::guardian_withstood:
      case EventType::shot_missed:
      case EventType::stole:
        fallout.good += weight;
        return;
      case EventType::fell:
      case EventType::trap_failed:
      case EventType::guardian_met:
      case EventType::shot_hit:
      case EventType::stole_nothing:
        fallout.bad += weight;
        return;
      case EventType::fight_won:
        (event.b == 1 ? fallout.good : fallout.bad) += weight;
        return;
      case EventType::fight_tied:
        fallout.tied += weight;
        return;
      default:
        break;
    }
  }
}

bool is_test(const State& state) {
  return state.phase == Phase::roll && state.roll.purpose != Roll::Purpose::fight && state.roll.purpose != Roll::Purpose::start;
}

TestAhead test_of(const State& state) {
  TestAhead test;
  test.way = state.arrival.way;
  const Fallout fallout = fallout_of_roll(state);
  test.chance = {fallout.good, fallout.all()};
  if (state.roll.purpose == Roll::Purpose::guardian) test.type = TestAhead::Type::guardian;
  if (state.roll.purpose != Roll::Purpose::trap) return test;
  const Trap& trap = state.traps[state.roll.subject];
  test.type = state.arrival.stage == Arrival::Stage::leave ? TestAhead::Type::door : TestAhead::Type::trap;
  test.trap = trap.kind;
  test.number = static_cast<std::uint8_t>(number_to_reach(state));
  test.lies = where_lies(state, trap);
  return test;
}

// A trap that nobody knows, whichever it is; it is tested, too, if its kind has something for who comes this way.
TestAhead unknown_trap(const State& state, std::size_t index) {
  TestAhead test;
  test.type = TestAhead::Type::unknown_trap;
  test.way = state.arrival.way;
  test.chance = {0, 0};
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(state, outcomes);
  for (const auto& outcome : outcomes) {
    State turned = state;
    turned.traps[index].kind = outcome.action.a();
    turned.tested = ~(std::uint64_t{1} << index);
    const bool tested = traps_to_face(turned) != 0;
    const int bad = tested ? ways_below(number_to_pass(turned, turned.traps[index], state.arrival.seat)) : 0;
    test.chance.good += std::uint64_t{outcome.weight} * static_cast<std::uint64_t>(ways_of_two - bad);
    test.chance.all += std::uint64_t{outcome.weight} * ways_of_two;
  }
  return test;
}

Action best_roll(const State& state) {
  Dice dice;
  for (int left = dice_to_roll(state); left > 0; --left) dice.add(die_faces);
  return Action(dice);
}

}  // namespace

TrapLies where_lies(const Table& table, const Trap& trap) {
  return is_level(table, trap.place, Level::over) ? TrapLies::on_bridge : TrapLies::on_floor;
}

Fallout fallout_of_roll(State state) {
  ask_nothing(state);
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(state, outcomes);
  Fallout fallout;
  Events events;
  for (const auto& outcome : outcomes) {
    State rolled = state;
    play(rolled, outcome.action, events);
    add_outcome(events, outcome.weight, fallout);
  }
  return fallout;
}

Fallout fallout_of_letting_it_stand(State state) {
  Fallout fallout;
  Events events;
  ask_nothing(state);
  play(state, Action(ActionType::pass), events);
  add_outcome(events, 1, fallout);
  return fallout;
}

int number_of_theft(const Table& table) { return table.set->numbers.thief.theft_number + curses_on(table, table.asked); }

double chance_of_all(const std::vector<TestAhead>& tests) {
  double all = 1;
  for (const TestAhead& test : tests) all *= static_cast<double>(test.chance.good) / static_cast<double>(test.chance.all);
  return all;
}

Ahead tests_ahead(const Table& table, Action action) {
  Ahead ahead{{}, table};
  State& s = ahead.after;
  ask_nothing(s);
  std::uint64_t turned_up = 0;  // traps that count as unknown, by index
  Events events;
  play(s, action, events);
  while (true) {
    if (s.phase == Phase::turn_up && s.disarming == nowhere) {
      const std::size_t index = trap_on(s, s.arrival.to, unseen_trap);
      // Who has looked at it knows what comes.
      if (s.traps[index].token == unseen_trap) {
        turned_up |= std::uint64_t{1} << index;
        ahead.tests.push_back(unknown_trap(s, index));
      }
      OutcomeList outcomes;
      Labyrinth::chance_outcomes(s, outcomes);
      play(s, outcomes[0].action, events);
    } else if (s.phase == Phase::face) {
      ActionList actions;
      Labyrinth::legal_actions(s, actions);
      play(s, actions[0], events);
    } else if (is_test(s)) {
      if (s.roll.purpose != Roll::Purpose::trap || (turned_up >> s.roll.subject & 1U) == 0) ahead.tests.push_back(test_of(s));
      play(s, best_roll(s), events);
    } else {
      return ahead;
    }
  }
}

}  // namespace meander::labyrinth
