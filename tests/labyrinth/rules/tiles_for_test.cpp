#include "tiles_for_test.hpp"

#include <gtest/gtest.h>

namespace meander::labyrinth {

namespace {

TileShape shape_of(std::initializer_list<CorridorShape> corridors) {
  TileShape shape;
  for (const CorridorShape& corridor : corridors) shape.push_back(corridor);
  return shape;
}

constexpr Level floor = Level::floor;
constexpr Level over = Level::over;
constexpr Level under = Level::under;
constexpr Level beside = Level::beside;

}  // namespace

const std::vector<KindForTest>& kinds_for_test() {
  static const std::vector<KindForTest> kinds = {
      {"T01", shape_of({{floor, edges_of({0, 1, 2, 3, 4, 5})}})},
      {"T02", shape_of({{floor, edges_of({0, 1, 2, 3, 4})}})},
      {"T03", shape_of({{floor, edges_of({0, 1, 3, 4})}})},
      {"T04", shape_of({{floor, edges_of({0, 1, 2, 4})}})},
      {"T05", shape_of({{floor, edges_of({0, 2, 4})}})},
      {"T06", shape_of({{floor, edges_of({0, 1, 3})}})},
      {"T07", shape_of({{floor, edges_of({0, 2, 3})}})},
      {"T08", shape_of({{floor, edges_of({0, 3})}})},
      {"T09", shape_of({{floor, edges_of({0})}})},
      {"T10", shape_of({{floor, edges_of({0, 1})}, {floor, edges_of({3, 4})}})},
      {"T11", shape_of({{floor, edges_of({0, 2})}, {floor, edges_of({3, 5})}})},
      {"T12", shape_of({{floor, edges_of({0, 1})}, {floor, edges_of({2, 5})}})},
      {"T13", shape_of({{floor, edges_of({0, 2, 3})}, {floor, edges_of({4, 5})}})},
      {"T14", shape_of({{floor, edges_of({0, 1, 3})}, {floor, edges_of({4, 5})}})},
      {"T15", shape_of({{over, edges_of({0, 3})}, {under, edges_of({1, 4})}})},
      {"T16", shape_of({{over, edges_of({0, 3})}, {under, edges_of({2, 5})}})},
      {"T17", shape_of({{over, edges_of({0, 3})}, {under, edges_of({1, 5})}})},
      {"T18", shape_of({{over, edges_of({0, 3})}, {under, edges_of({1, 2, 4, 5})}})},
      {"T19", shape_of({{over, edges_of({0, 2})}, {under, edges_of({1, 4})}})},
      {"T20", shape_of({{over, edges_of({0, 2})}, {under, edges_of({1, 3, 5})}})},
      {"T21", shape_of({{over, edges_of({0, 2})}, {under, edges_of({1, 3})}, {beside, edges_of({4, 5})}})},
      {"T22", shape_of({{over, edges_of({0, 2})}, {under, edges_of({1, 5})}, {beside, edges_of({3, 4})}})},
  };
  return kinds;
}

const TileTables& tables() {
  static const TileTables all = [] {
    TileKinds kinds;
    for (const KindForTest& kind : kinds_for_test()) kinds.push_back(kind.shape);
    return TileTables(shape_of({{floor, all_edges}}), shape_of({{floor, edges_of({0, 2, 3, 4})}}), kinds);
  }();
  return all;
}

int tile_kind(std::string_view id) {
  int kind = 1;
  for (const KindForTest& each : kinds_for_test()) {
    if (each.id == id) return kind;
    ++kind;
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
