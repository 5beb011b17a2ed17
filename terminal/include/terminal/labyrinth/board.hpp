// A game of Labyrinth as lines of text, none of them wider than the style's width.
//
//   for (const std::string& line : board_of(table, style)) print(line);
//
// Where the style allows it a map in letters, with 77 columns and more a wide one, with 40 and more a narrow one, and beside or below it what the map
// does not tell; in narrower places and for screen readers a list of places (plain_board.hpp).
#pragma once

#include <string>
#include <vector>

#include "labyrinth/view.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

std::vector<std::string> board_of(const Table& table, const Style& style, const Company& company = {});

}  // namespace meander::labyrinth
