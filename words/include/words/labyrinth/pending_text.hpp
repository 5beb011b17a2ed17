// What a table waits for, and what is still to come of what is under way: for whoever looks at a table without having seen the game.
//
//   print(waiting_text(table, teller));                                         // "Seat 2 leads the Guardian."
//   for (const std::string& line : pending_lines(table, teller)) print(line);   // "The Guardian has 2 steps left."
#pragma once

#include <string>
#include <vector>

#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// Whose turn it is, and who is to do what now.
std::string waiting_text(const Table& table, const Teller& teller);
// What is pending, the nearest first (labyrinth/pending.hpp).
std::vector<std::string> pending_lines(const Table& table, const Teller& teller);

}  // namespace meander::labyrinth
