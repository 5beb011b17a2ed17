// Boards for tests, of the tiles of docs/rules/labyrinth-set.json.
//
//   board_with({{"D3", tile_kind("T15"), 2}})   // a bridge north of the centre, turned by two steps
#pragma once

#include <initializer_list>
#include <string_view>

#include "labyrinth/board.hpp"
#include "table/labyrinth/default_set.hpp"

namespace meander::labyrinth {

// Of the default set.
const TileTables& tables();
// Counted from 1.
int tile_kind(std::string_view id);

struct LaidForTest {
  std::string_view cell;
  int kind = 0;
  int rotation = 0;
};
Board board_with(std::initializer_list<LaidForTest> tiles);

}  // namespace meander::labyrinth
