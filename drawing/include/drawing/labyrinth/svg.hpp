// A game of Labyrinth as a picture: the board, and below it the players, the Guardian and what is left in the pools.
//
//   std::ofstream("board.svg") << svg_of(table);
//
// One SVG element with a viewBox and no size of its own: 720 units wide, and made to be read at half of that. The same table gives the same text.
// Numbers and signs alone tell everything; the words are for those who hear the picture.
#pragma once

#include <string>

#include "labyrinth/view.hpp"

namespace meander::labyrinth::drawing {

struct PictureWords {
  std::string title = "Labyrinth";
  std::string description;  // all of what is seen, in words
};

std::string svg_of(const Table& table, const PictureWords& words = {});

}  // namespace meander::labyrinth::drawing
