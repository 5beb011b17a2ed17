// Building (LAB-5).
#include <gtest/gtest.h>

#include "game_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Only these kinds are left in the pool.
void leave_in_pool(State& s, std::initializer_list<const char*> ids) {
  s.tiles.fill(0);
  s.tiles_left = 0;
  for (const char* id : ids) {
    ++s.tiles[static_cast<std::size_t>(tile_kind(id)) - 1];
    ++s.tiles_left;
  }
}

// Fills every normal cell but some with crossings.
void fill_board_but(State& s, std::initializer_list<const char*> cells) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    bool kept = !s.board.tiles[cell].empty();
    for (const char* name : cells) kept = kept || cell_named(name) == cell;
    if (!kept) s.board.tiles[cell] = LaidTile::normal(tile_kind("T01"), 0);
  }
}

TEST(Labyrinth, LAB_5_1_a_tile_is_drawn_shown_and_laid_beside_a_tile_in_any_rotation) {
  GameForTest game(2);
  game.play("build");
  EXPECT_EQ(Labyrinth::turn(game.s).who, Turn::Who::chance);
  game.play("tile T02");
  EXPECT_EQ(game.times(EventType::tile_drawn), 1);
  EXPECT_EQ(game.legal_like("place D3"), "place D3 0, place D3 1, place D3 2, place D3 3, place D3 4, place D3 5");
  EXPECT_TRUE(game.legal("place D2 0")) << "beside a key tile";
  EXPECT_FALSE(game.legal("place C2 0"));
  EXPECT_EQ(game.refused("place C2 0"), "LAB-5.1") << "beside no tile";
  EXPECT_EQ(game.refused("place D1 0"), "LAB-5.1") << "a key tile lies there";
  game.play("place D3 4");
  EXPECT_EQ(game.s.board.tiles[cell_named("D3")], LaidTile::normal(tile_kind("T02"), 4));
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_TRUE(game.legal("build")) << "twice a turn, too";
}

TEST(Labyrinth, LAB_5_1_two_rotations_that_look_the_same_are_one_action) {
  GameForTest game(2);
  game.play("build, tile T08");
  EXPECT_EQ(game.legal_like("place D3"), "place D3 0, place D3 1, place D3 2") << "a straight way";
  GameForTest cross(2);
  cross.play("build, tile T01");
  EXPECT_EQ(cross.legal_like("place D3"), "place D3 0");
}

TEST(Labyrinth, LAB_5_2_a_placement_that_cuts_somebody_off_is_refused) {
  GameForTest game(2);
  game.s.board.tiles[cell_named("C2")] = LaidTile::normal(tile_kind("T09"), 4);
  game.s.board.tiles[cell_named("E2")] = LaidTile::normal(tile_kind("T09"), 2);
  game.play("build, tile T09");
  // Key tile 0 opens to SE, S and SW: with C1 and E1 empty there is always a way round.
  EXPECT_TRUE(game.legal("place D2 1"));
  fill_board_but(game.s, {"D2"});
  game.s.board.tiles[cell_named("C1")] = LaidTile::normal(tile_kind("T09"), 5);
  game.s.board.tiles[cell_named("E1")] = LaidTile::normal(tile_kind("T09"), 1);
  game.s.phase = Phase::turn;
  game.s.drawn = 0;
  game.s.fits = {};
  leave_in_pool(game.s, {"T08"});
  game.play("build, tile T08");
  EXPECT_EQ(game.s.board.tiles[cell_named("D2")], LaidTile::normal(tile_kind("T08"), 0)) << "the one way that joins D1 to D3 takes itself";
}

TEST(Labyrinth, LAB_5_2_the_pawn_of_another_off_his_start_needs_a_way_too) {
  for (const bool is_there : {false, true}) {
    GameForTest game(2);
    game.s.board.tiles[cell_named("D2")] = LaidTile::normal(tile_kind("T09"), 2);  // opens to E2 alone
    if (is_there) game.pawn(2, "D2");
    game.play("build, tile T09");
    EXPECT_EQ(game.refused("place E2 0"), is_there ? "LAB-5.2" : "");
  }
}

// Key tile 3 hangs on D6 alone, and nobody sits there.
GameForTest last_keys(Keys first) {
  GameForTest game(3);
  game.tile("C6", "T09").tile("E6", "T09");
  game.s.figures.first_keys = first;
  return game;
}

TEST(Labyrinth, LAB_5_2_the_key_at_the_own_start_is_none_that_he_may_take_and_one_that_anybody_holds_is_reached_by_all) {
  GameForTest game = last_keys(0b001001);
  game.play("build, tile T08");
  EXPECT_EQ(game.refused("place D6 1"), "LAB-5.2") << "seat 1 would be left with the key at its own start";
  GameForTest others = last_keys(0b001101);
  others.play("build, tile T08");
  EXPECT_TRUE(others.legal("place D6 1")) << "there is one more at S2";
  GameForTest held = last_keys(0b001001);
  held.s.figures.keys[1] = 1;
  held.play("build, tile T08");
  EXPECT_TRUE(held.legal("place D6 1"));
}

TEST(Labyrinth, LAB_5_3_a_tile_that_fits_nowhere_goes_under_the_pool_and_another_is_drawn) {
  GameForTest game(2);
  fill_board_but(game.s, {"D2"});
  game.s.board.tiles[cell_named("C1")] = LaidTile::normal(tile_kind("T09"), 5);
  game.s.board.tiles[cell_named("E1")] = LaidTile::normal(tile_kind("T09"), 1);
  leave_in_pool(game.s, {"T09", "T08"});
  game.play("build, tile T09");
  EXPECT_EQ(game.phase(), "tile");
  EXPECT_EQ(game.times(EventType::tile_put_under), 1);
  ASSERT_EQ(game.s.under_pool.size(), 1U);
  EXPECT_EQ(game.s.under_pool[0], tile_kind("T09"));
  game.play("tile T08");
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_FALSE(game.legal("build")) << "no cell is free";
  EXPECT_EQ(game.refused("build"), "LAB-5.3");
}

TEST(Labyrinth, LAB_5_3_if_none_fits_the_action_is_not_spent_and_building_is_not_offered_again_this_turn) {
  GameForTest game(2);
  fill_board_but(game.s, {"D2"});
  game.s.board.tiles[cell_named("C1")] = LaidTile::normal(tile_kind("T09"), 5);
  game.s.board.tiles[cell_named("E1")] = LaidTile::normal(tile_kind("T09"), 1);
  leave_in_pool(game.s, {"T09", "T09"});
  game.play("build, tile T09, tile T09");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.actions, 2);
  EXPECT_EQ(game.times(EventType::nothing_fits), 1);
  EXPECT_EQ(game.refused("build"), "LAB-5.3");
  game.play("end");
  EXPECT_TRUE(game.legal("build"));
  // Their order is known now, so nothing is left to chance.
  game.play("build");
  EXPECT_EQ(game.times(EventType::tile_drawn), 2);
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_5_3_with_an_empty_pool_nothing_is_built) {
  GameForTest game(2);
  leave_in_pool(game.s, {});
  EXPECT_EQ(game.refused("build"), "LAB-5.3");
}

TEST(Labyrinth, LAB_1_7_what_lies_on_a_tile_lies_on_a_corridor_of_it) {
  GameForTest game(2);
  game.tile("C3", "T15").pawn(1, "C3b");
  EXPECT_FALSE(game.legal("move C2")) << "the way under the bridge leads elsewhere";
  game.tile("D3", "T01").tile("C2", "T01");
  EXPECT_EQ(game.legal_like("move"), "move D3");
  game.pawn(1, "C3");
  EXPECT_EQ(game.legal_like("move"), "move C2");
}

}  // namespace
