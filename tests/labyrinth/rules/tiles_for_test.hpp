// Boards for tests, of the tiles of docs/rules/labyrinth-set.json.
//
//   board_with({{"D3", tile_kind("T15"), 2}})   // a bridge north of the centre, turned by two steps
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "labyrinth/board.hpp"

namespace meander::labyrinth {

struct KindForTest {
  std::string_view id;
  TileShape shape;
};

// The kinds of normal tiles, in the order of the set.
const std::vector<KindForTest>& kinds_for_test();
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
