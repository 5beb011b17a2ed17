// The board as a map of letters: roads that run from cell to cell, what stands on them, and names. Internal.
//
//   const LetterMap map = letter_map(table, true, style);
//   for (const Place place : map.crowded) …   // where the map could not show everything
//
// A corridor of a tile that is too intricate for letters is `torn`: it has stumps at its edges that do not meet.
//
// A road that is closed on the other side of its edge stops short of it; one that leads to an empty cell runs up to the edge.
#pragma once

#include <string>
#include <vector>

#include "labyrinth/view.hpp"
#include "words/style.hpp"

namespace meander::labyrinth {

inline constexpr int wide_map_columns = 77;
inline constexpr int narrow_map_columns = 35;

struct LetterMap {
  std::vector<std::string> lines;
  std::vector<Place> crowded;
  std::vector<Place> torn;  // corridors of tiles that are too intricate for letters
  bool starred = false;     // whether a sign stands for things that found no room at all
};

LetterMap letter_map(const Table& table, bool wide, const Style& style);

}  // namespace meander::labyrinth
