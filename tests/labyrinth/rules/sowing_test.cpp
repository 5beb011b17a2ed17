// The Illusionist's Sowing Illusions (LAB-A.illusionist.1): how a tile comes to lie face down, and what it is while it lies so.
#include <gtest/gtest.h>

#include "hidden_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Illusionist on D3.
GameForTest sower(Character other = Character::none) {
  GameForTest game = hidden_game({Character::illusionist, other});
  return game.pawn(1, "D3");
}
// Tiles on every empty cell but one, and so many in the pool that one is left.
GameForTest nearly_full(std::string_view left) {
  GameForTest game = sower();
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (cell == cell_named(left) || !game.s.board.tiles[cell].empty()) continue;
    int kind = 1;
    while (game.s.tiles[static_cast<std::size_t>(kind) - 1] == 0) ++kind;
    game.s.board.tiles[cell] = LaidTile::normal(kind, 0);
    --game.s.tiles[static_cast<std::size_t>(kind) - 1];
    --game.s.tiles_left;
  }
  return game;
}

TEST(Labyrinth, LAB_A_illusionist_1_it_is_announced_before_drawing_and_laid_face_down_for_an_action) {
  GameForTest game = sower();
  game.play("use sow");
  EXPECT_EQ(game.phase(), "tile");
  EXPECT_EQ(game.s.actions, 2);
  game.play("tile T05");
  EXPECT_EQ(game.phase(), "place");
  EXPECT_EQ(game.times(EventType::tile_looked_at), 1);
  EXPECT_EQ(game.times(EventType::tile_drawn), 0);
  EXPECT_EQ(game.legal_like("place E3"), "place E3 down") << "in no rotation";
  EXPECT_EQ(game.refused("place E3 0"), "LAB-A.illusionist.1");
  game.play("place E3 down");
  EXPECT_EQ(tile_at(game, "E3"), LaidTile::face_down(tile_kind("T05"), false));
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.times(EventType::tile_sown), 1);
  EXPECT_TRUE(game.s.sowing == Sowing{});
}

TEST(Labyrinth, LAB_A_illusionist_1_a_tile_that_is_drawn_to_be_built_is_not_laid_face_down) {
  GameForTest game = sower();
  game.play("build, tile T05");
  EXPECT_EQ(game.legal_like("place E3"), "place E3 0, place E3 1");
  EXPECT_EQ(game.refused("place E3 down"), "LAB-5.2");
}

TEST(Labyrinth, LAB_A_illusionist_1_on_an_empty_cell_beside_a_tile_which_lies_face_down_too) {
  GameForTest game = sower();
  static const ComponentSet set = [] {
    ComponentSet made = default_set().components;
    made.numbers.illusionist.sown_tiles = 2;
    return made;
  }();
  game.s.set = &set;
  sown(game, "E3", "T05").play("use sow, tile T06");
  EXPECT_TRUE(game.legal("place F3 down"));
  EXPECT_EQ(game.refused("place E3 down"), "LAB-5.1");
  EXPECT_EQ(game.refused("place E5 down"), "LAB-5.1") << "nothing lies beside it";
}

TEST(Labyrinth, LAB_A_illusionist_1_where_one_cell_is_left_it_lies_itself) {
  GameForTest game = nearly_full("E3");
  ASSERT_EQ(game.s.tiles_left, 1);
  game.play("use sow, tile T22");
  EXPECT_TRUE(tile_at(game, "E3").is_secret());
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.actions, 1);
}

TEST(Labyrinth, LAB_A_illusionist_1_at_most_one_lies_face_down_in_the_default_set) {
  GameForTest game = sower();
  EXPECT_TRUE(game.legal("use sow"));
  sown(game, "C2", "T06", true);
  EXPECT_EQ(game.refused("use sow"), "LAB-A.illusionist.1");
  EXPECT_TRUE(game.legal("build"));
}

TEST(Labyrinth, LAB_A_illusionist_1_where_building_is_offered_in_his_own_turn_not_from_start_and_not_dazed) {
  GameForTest game = sower();
  game.s.no_build = true;
  EXPECT_EQ(game.refused("use sow"), "LAB-A.illusionist.1");
  GameForTest spent = sower();
  spent.actions(0);
  EXPECT_EQ(spent.refused("use sow"), "LAB-4.1");
  GameForTest home = sower();
  home.pawn(1, "S0");
  EXPECT_EQ(home.refused("use sow"), "LAB-14.1");
  GameForTest dazed = sower();
  dazed.daze(1, 1);
  EXPECT_EQ(dazed.refused("use sow"), "LAB-12.1");
  GameForTest other = sower();
  other.pawn(2, "D2").play("end");
  EXPECT_EQ(other.refused("use sow"), "LAB-14.2");
}

TEST(Labyrinth, LAB_A_illusionist_1_all_know_a_tile_that_lay_known_under_the_pool) {
  GameForTest game = sower();
  game.s.tiles = {};
  game.s.tiles_left = 0;
  game.s.under_pool.push_back(static_cast<std::uint8_t>(tile_kind("T05")));
  game.s.under_pool.push_back(static_cast<std::uint8_t>(tile_kind("T06")));
  game.play("use sow");
  EXPECT_EQ(game.phase(), "place") << "no chance";
  EXPECT_EQ(game.times(EventType::tile_drawn), 1);
  EXPECT_EQ(game.times(EventType::tile_looked_at), 0);
  game.play("place E3 down");
  EXPECT_EQ(tile_at(game, "E3"), LaidTile::face_down(tile_kind("T05"), true));
  EXPECT_EQ(game.s.under_pool.size(), 1U);
  EXPECT_EQ(Labyrinth::view(game.s, 1).table(), game.s) << "nobody is kept from knowing it";
}

TEST(Labyrinth, LAB_A_illusionist_1_it_is_one_corridor_open_on_all_sides_for_him) {
  GameForTest game = sower();
  sown(game, "E3", "T09").play("move E3");
  EXPECT_EQ(game.place(1), "E3");
  EXPECT_EQ(game.phase(), "turn") << "he crosses it unrevealed";
  EXPECT_TRUE(tile_at(game, "E3").is_secret());
  EXPECT_EQ(game.legal_like("move"), "move D4, move D3");
  game.play("move D4");
  EXPECT_EQ(game.place(1), "D4");
}

TEST(Labyrinth, LAB_A_illusionist_1_from_one_that_lies_face_down_to_another) {
  GameForTest game = sower();
  sown(game, "E3", "T09");
  sown(game, "E2", "T12");
  game.play("move E3, move E2");
  EXPECT_EQ(game.place(1), "E2");
  EXPECT_TRUE(tile_at(game, "E2").is_secret());
}

TEST(Labyrinth, LAB_A_illusionist_1_no_trap_is_laid_on_it) {
  GameForTest game = sower(Character::headhunter);
  sown(game, "E3", "T05").pawn(2, "D2");
  EXPECT_EQ(game.refused("trap E3"), "LAB-A.illusionist.1");
  game.play("end");
  EXPECT_EQ(game.refused("trap E3"), "LAB-A.illusionist.1");
}

TEST(Labyrinth, LAB_A_illusionist_1_no_trap_is_moved_onto_it) {
  GameForTest game = sower(Character::witch);
  sown(game, "E3", "T05").trap("D3", "SPK").pawn(1, "D1").pawn(2, "D4").play("end");
  EXPECT_EQ(game.legal_like("use animate"), "use animate D3 D2 SPK");
}

TEST(Labyrinth, LAB_A_illusionist_1_no_jump_and_no_climb_on_a_bridge_that_lies_face_down) {
  GameForTest game = sower(Character::assassin);
  sown(game, "E3", "T15").pawn(1, "E3");
  EXPECT_EQ(game.refused("jump"), "LAB-7.1");
  EXPECT_EQ(game.refused("climb up"), "LAB-7.2");
  EXPECT_EQ(game.refused("climb down"), "LAB-7.2");
}

TEST(Labyrinth, LAB_A_illusionist_1_no_rope_reaches_it) {
  GameForTest game = sower(Character::archer);
  sown(game, "E3", "T15").pawn(2, "D3").play("end");
  game.s.crystals = 2;
  EXPECT_EQ(game.legal_like("use rope"), "use rope D2");
}

TEST(Labyrinth, LAB_A_illusionist_1_it_is_neither_turned_nor_swapped) {
  GameForTest game = sower(Character::architect);
  sown(game, "E3", "T05").tile("C3", "T06").pawn(1, "D1").pawn(2, "D4").play("end");
  game.s.crystals = 2;
  EXPECT_EQ(game.legal_like("use turn E3"), "");
  EXPECT_NE(game.legal_like("use turn C3"), "");
  game.play("use rebuild");
  EXPECT_EQ(game.legal_like("swap C3"), "swap C3");
  EXPECT_EQ(game.legal_like("swap E3"), "");
  game.play("swap C3");
  EXPECT_FALSE(game.legal("swap E3"));
}

TEST(Labyrinth, LAB_A_illusionist_1_a_key_may_lie_and_be_picked_up_on_it) {
  GameForTest game = sower();
  sown(game, "E3", "T05").lying("E3").play("move E3, pick up");
  EXPECT_EQ(game.s.keys(0), 1);
}

TEST(Labyrinth, LAB_A_illusionist_1_he_is_sent_back_from_the_centre_onto_his_own_tile_unrevealed) {
  GameForTest game = sower();
  sown(game, "E3", "T05").pawn(1, "E3").pawn(2, "D4").play("move D4, attack 1, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(1), "E3");
  EXPECT_TRUE(tile_at(game, "E3").is_secret());
}

}  // namespace
