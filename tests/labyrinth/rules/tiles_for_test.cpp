#include "tiles_for_test.hpp"

#include <gtest/gtest.h>

namespace meander::labyrinth {

const TileTables& tables() { return default_set().components.tables; }

int tile_kind(std::string_view id) {
  const auto& ids = default_set().components.tile_ids;
  for (std::size_t kind = 0; kind < ids.size(); ++kind) {
    if (ids[kind].text() == id) return static_cast<int>(kind) + 1;
  }
  ADD_FAILURE() << "there is no tile " << id;
  return 1;
}

Board board_with(std::initializer_list<LaidForTest> tiles) {
  Board board = Board::set_up();
  for (const LaidForTest& tile : tiles) board.tiles[cell_named(tile.cell)] = LaidTile::normal(tile.kind, tile.rotation);
  return board;
}

}  // namespace meander::labyrinth
