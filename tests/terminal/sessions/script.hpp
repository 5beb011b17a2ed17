// Answers that lead a game to where something is to be seen: found by playing tables at random, always the same ones.
//
//   const Script script = script_to(options, seats, [](const Table& table) { return phase_of(table) == Phase::order; });
//   run_meander(script.arguments({"--plain"}), home.variables(), script.input() + "why\n");
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "table/table.hpp"

namespace meander {

struct Script {
  onirim::Options options;
  onirim::Table::Seats seats{};
  std::uint64_t seed = 0;
  std::vector<std::string> lines;
  onirim::Table table;  // where they lead

  // Of the program: play, with the seed.
  std::vector<std::string> arguments(const std::vector<std::string>& more = {}) const;
  std::string input() const;
};

using Goal = std::function<bool(const onirim::Table&)>;
// Which of the legal actions is taken.
using Chooser = std::function<onirim::Action(const onirim::Table&, const onirim::ActionList&, Random&)>;
onirim::Action any_action(const onirim::Table& table, const onirim::ActionList& legal, Random& random);
// Spells where they can be paid, to see more of them.
onirim::Action spells_first(const onirim::Table& table, const onirim::ActionList& legal, Random& random);
// As a computer player would, to win.
onirim::Action greedy_action(const onirim::Table& table, const onirim::ActionList& legal, Random& random);

inline constexpr onirim::Table::Seats people{onirim::SeatKind::person, onirim::SeatKind::person};

// An exception where no game comes so far. The stops are those by default.
Script script_to(const onirim::Options& options, const onirim::Table::Seats& seats, const Goal& goal, const Chooser& choose = any_action);

// The phase that somebody is asked about; `over` when the game is.
onirim::Phase phase_of(const onirim::Table& table);

}  // namespace meander
