// Which tests a step leads to and how likely each is to go well, found out by the rules themselves: they play on with a copy of the table, in which
// every roll goes well. Internal.
//
//   const Ahead ahead = tests_ahead(table, Action(ActionType::jump));
//   ahead.tests[0].chance   // 3 of 6
#pragma once

#include <vector>

#include "labyrinth/game.hpp"
#include "odds_text.hpp"
#include "trap_effects.hpp"

namespace meander::labyrinth {

struct TestAhead {
  enum class Type : std::uint8_t { jump, guardian, trap, door, unknown_trap };
  Type type = Type::jump;
  std::uint8_t trap = 0;    // its kind
  std::uint8_t number = 0;  // what two dice must reach, of traps and doors
  TrapWay way = walking;
  TrapLies lies = TrapLies::on_floor;
  Chance chance;
};

struct Ahead {
  std::vector<TestAhead> tests;  // in their order; each is come to when those before went well
  State after;                   // when all have gone well, up to the next thing that somebody decides
};

TrapLies where_lies(const Table& table, const Trap& trap);

// Of move, jump, climb down or climb up, or of what an ability leads to, legal for the active seat.
Ahead tests_ahead(const Table& table, Action action);

// What the dice of a theft by the seat that is asked must show.
int number_of_theft(const Table& table);

// How likely it is that all of them go well.
double chance_of_all(const std::vector<TestAhead>& tests);

// How the roll that a state waits for may fall out, for who rolls; of a fight, for the attackers. Crystals are left out.
struct Fallout {
  std::uint64_t good = 0;
  std::uint64_t tied = 0;
  std::uint64_t bad = 0;
  std::uint64_t all() const { return good + tied + bad; }
};
Fallout fallout_of_roll(State state);
// The same of the roll as it lies, one of the ways being what it is, when nobody repeats it.
Fallout fallout_of_letting_it_stand(State state);

}  // namespace meander::labyrinth
