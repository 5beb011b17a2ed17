// A table of Labyrinth as a list of places and ways, for screen readers and for everybody else who would rather read than look.
#pragma once

#include <string>
#include <vector>

#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// Whose turn it is and what is pending, the seats, the Guardian, what lies where, and every corridor with where it leads; no line is wider.
std::vector<std::string> plain_board(const Table& table, const Company& company, int width);

}  // namespace meander::labyrinth
