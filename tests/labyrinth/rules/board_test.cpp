// The board, its cells and its tiles (LAB-1).
#include "labyrinth/board.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tiles_for_test.hpp"

namespace {

using namespace meander::labyrinth;

TEST(Labyrinth, LAB_1_1_the_area_has_37_cells_with_a_centre_and_six_key_tiles_beside_the_start_fields) {
  EXPECT_EQ(cell_count, 37);
  std::set<Cell> fixed;
  const Board board = Board::set_up();
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (!board.tiles[cell].empty()) fixed.insert(cell);
  }
  EXPECT_EQ(fixed.size(), 7U);
  for (int d = 0; d < directions; ++d) {
    EXPECT_EQ(distance(centre, key_cell(d)), radius);
    EXPECT_EQ(neighbour(key_cell(d), d), no_cell) << "the start field is off the area";
    EXPECT_EQ(key_tile_of(key_cell(d)), d);
  }
  EXPECT_EQ(key_tile_of(centre), -1);
}

TEST(Labyrinth, LAB_1_2_edges_go_clockwise_from_north) {
  EXPECT_EQ(name_of(centre), "D4");
  const char* around[] = {"D3", "E3", "E4", "D5", "C4", "C3"};
  for (int d = 0; d < directions; ++d) {
    EXPECT_EQ(name_of(neighbour(centre, d)), around[d]);
    EXPECT_EQ(neighbour(neighbour(centre, d), opposite(d)), centre);
  }
  const char* keys[] = {"D1", "G1", "G4", "D7", "A4", "A1"};
  for (int d = 0; d < directions; ++d) EXPECT_EQ(name_of(key_cell(d)), keys[d]);
}

TEST(Labyrinth, LAB_1_2_every_cell_has_one_name) {
  std::set<std::string> names;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    names.insert(name_of(cell));
    EXPECT_EQ(cell_named(name_of(cell)), cell);
  }
  EXPECT_EQ(names.size(), 37U);
  for (const char* wrong : {"", "D", "D0", "D8", "A5", "G5", "H1", "d4", "D44", "@1"}) EXPECT_EQ(cell_named(wrong), no_cell) << wrong;
}

TEST(Labyrinth, LAB_1_2_distance_counts_steps) {
  for (Cell from = 0; from < cell_count; ++from) {
    std::array<int, cell_count> steps_to;
    steps_to.fill(99);
    steps_to[from] = 0;
    for (int round = 0; round < 7; ++round) {
      for (Cell cell = 0; cell < cell_count; ++cell) {
        for (int d = 0; d < directions; ++d) {
          const Cell next = neighbour(cell, d);
          if (next != no_cell) steps_to[next] = std::min(steps_to[next], steps_to[cell] + 1);
        }
      }
    }
    for (Cell to = 0; to < cell_count; ++to) EXPECT_EQ(distance(from, to), steps_to[to]);
  }
}

TEST(Labyrinth, LAB_1_5_over_and_under_are_apart_and_beside_is_a_third) {
  const Board board = board_with({{"D3", tile_kind("T21"), 0}});
  const LaidTile tile = board.tiles[cell_named("D3")];
  EXPECT_EQ(tables().corridor_at(tile, 0), tables().corridor_at(tile, 2));
  EXPECT_NE(tables().corridor_at(tile, 0), tables().corridor_at(tile, 1));
  EXPECT_NE(tables().corridor_at(tile, 1), tables().corridor_at(tile, 4));
  EXPECT_EQ(tables().shape(tile)[static_cast<std::size_t>(tables().corridor_at(tile, 0))].level, Level::over);
  EXPECT_EQ(tables().shape(tile)[static_cast<std::size_t>(tables().corridor_at(tile, 3))].level, Level::under);
  EXPECT_EQ(tables().shape(tile)[static_cast<std::size_t>(tables().corridor_at(tile, 4))].level, Level::beside);
}

TEST(Labyrinth, LAB_1_6_corridors_are_connected_when_both_are_open_on_the_shared_edge_whatever_their_levels) {
  // North of the centre: a straight corridor, then turned so that it is closed to the south.
  const Place middle = place_of(centre, 0);
  const Place north = place_of(cell_named("D3"), 0);
  EXPECT_EQ(Board::set_up().beyond(tables(), middle, 0), nowhere) << "an empty cell is no corridor";
  EXPECT_EQ(board_with({{"D3", tile_kind("T08"), 0}}).beyond(tables(), middle, 0), north);
  EXPECT_EQ(board_with({{"D3", tile_kind("T08"), 1}}).beyond(tables(), middle, 0), nowhere);
  // T15 is a bridge: over 0-3, under 1-4. Turned by 2 its under corridor leads north and south.
  const Board bridge = board_with({{"D3", tile_kind("T15"), 2}, {"D2", tile_kind("T08"), 0}});
  const Place under = bridge.beyond(tables(), middle, 0);
  ASSERT_NE(under, nowhere);
  EXPECT_EQ(tables().shape(bridge.tiles[cell_of(under)])[static_cast<std::size_t>(corridor_of(under))].level, Level::under);
  EXPECT_EQ(bridge.beyond(tables(), under, 0), place_of(cell_named("D2"), 0)) << "from under the bridge to the floor";
  EXPECT_EQ(bridge.beyond(tables(), under, 1), nowhere) << "not its own edge";
}

TEST(Labyrinth, LAB_6_1_each_start_field_opens_into_its_key_tile) {
  const Board board = Board::set_up();
  for (int d = 0; d < directions; ++d) EXPECT_EQ(board.before_start(tables(), d), place_of(key_cell(d), 0));
}

TEST(LabyrinthTiles, RotationsThatLookTheSameAreOne) {
  const auto looks = [](const char* id) { return __builtin_popcount(tables().rotations(tile_kind(id))); };
  EXPECT_EQ(looks("T01"), 1);
  EXPECT_EQ(looks("T05"), 2);
  EXPECT_EQ(looks("T08"), 3);
  EXPECT_EQ(looks("T10"), 3) << "two corridors that change places";
  EXPECT_EQ(looks("T15"), 3);
  EXPECT_EQ(looks("T12"), 6);
  EXPECT_EQ(looks("T18"), 3);
  EXPECT_EQ(looks("T21"), 6);
}

}  // namespace
