// The Architect (LAB-A.architect).
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// In the default set he turns by one step, for both actions: here as he likes, for one.
const ComponentSet& set_of_much_turning() {
  static const ComponentSet set = [] {
    ComponentSet made = default_set().components;
    made.numbers.architect = {.correction_actions = 1, .correction_steps = 5, .rebuild_actions = 1};
    return made;
  }();
  return set;
}
// Seat 1 is the Architect, on the centre.
GameForTest architect() {
  GameForTest game = with_characters({Character::architect, Character::none}).pawn(1, "D4");
  game.s.set = &set_of_much_turning();
  return game;
}
LaidTile tile_on(const GameForTest& game, const char* cell) { return game.s.board.tiles[cell_named(cell)]; }
LaidTile laid(const char* id, int rotation) { return LaidTile::normal(tile_kind(id), rotation); }
std::string under_the_pool(const GameForTest& game) {
  std::string ids;
  for (const std::uint8_t kind : game.s.under_pool) ids += std::string(ids.empty() ? "" : " ") + std::string(tile_name(*game.s.set, kind));
  return ids;
}
// Nothing else is left to be drawn.
void only_these_are_left(GameForTest& game, std::initializer_list<const char*> ids) {
  game.s.tiles.fill(0);
  game.s.tiles_left = 0;
  for (const char* id : ids) {
    ++game.s.tiles[static_cast<std::size_t>(tile_kind(id)) - 1];
    ++game.s.tiles_left;
  }
}
// Only D2 is free, and only what joins D1 with D3 or one of its neighbours may lie there.
GameForTest only_d2_is_free(std::initializer_list<const char*> ids) {
  GameForTest game = architect();
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (game.s.board.tiles[cell].empty()) game.s.board.tiles[cell] = laid("T01", 0);
  }
  game.s.board.tiles[cell_named("D2")] = {};
  game.s.board.tiles[cell_named("C1")] = laid("T09", 5);
  game.s.board.tiles[cell_named("E1")] = laid("T09", 1);
  only_these_are_left(game, ids);
  return game;
}

TEST(Labyrinth, LAB_A_architect_1_turns_a_normal_tile_for_an_action_once_a_turn) {
  GameForTest game = architect();
  game.tile("C3", "T06");
  EXPECT_EQ(game.legal_like("use turn"), "use turn C3 1, use turn C3 2, use turn C3 3, use turn C3 4, use turn C3 5")
      << "neither the centre nor key tiles, and crossings look the same";
  game.play("use turn C3 2");
  EXPECT_EQ(tile_on(game, "C3"), laid("T06", 2));
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.refused("use turn C3 1"), "LAB-A.architect.1");
  game.play("end, end");
  EXPECT_TRUE(game.legal("use turn C3 1")) << "in another turn";
}

TEST(Labyrinth, LAB_A_architect_1_by_one_step_for_both_actions_in_the_default_set) {
  GameForTest game = architect();
  game.s.set = &default_set().components;
  game.tile("C3", "T06");
  EXPECT_EQ(game.legal_like("use turn"), "use turn C3 1");
  EXPECT_EQ(game.refused("use turn C3 2"), "LAB-A.architect.1");
  game.actions(1);
  EXPECT_EQ(game.refused("use turn C3 1"), "LAB-4.1");
  game.actions(2).play("use turn C3 1");
  EXPECT_EQ(tile_on(game, "C3"), laid("T06", 1));
  EXPECT_EQ(game.active(), 2);
}

TEST(Labyrinth, LAB_A_architect_1_not_under_players_or_the_guardian_and_his_own_tile_only_alone) {
  GameForTest other = architect();
  other.tile("C3", "T06").pawn(2, "C3");
  EXPECT_EQ(other.legal_like("use turn"), "");
  GameForTest guarded = architect();
  guarded.tile("C3", "T06").guardian("C3");
  EXPECT_EQ(guarded.legal_like("use turn"), "");
  GameForTest own = architect();
  own.tile("C3", "T11").pawn(1, "C3");
  EXPECT_TRUE(own.legal("use turn C3 1"));
  own.pawn(2, "C3b");
  EXPECT_EQ(own.legal_like("use turn"), "") << "another is on that tile";
  own.pawn(2, "D2").guardian("C3b");
  EXPECT_EQ(own.legal_like("use turn"), "") << "the Guardian is";
}

TEST(Labyrinth, LAB_A_architect_1_traps_keys_and_his_pawn_ride_along_and_nothing_of_it_is_an_arrival) {
  GameForTest game = architect();
  game.tile("C3", "T11").trap("C3", "SPK").trap("C3b").lying("C3b").pawn(1, "C3b");
  game.play("use turn C3 3");
  EXPECT_EQ(tile_on(game, "C3"), laid("T11", 0)) << "the smallest number that looks the same";
  EXPECT_EQ(game.place(1), "C3");
  ASSERT_EQ(game.s.traps.size(), 2U);
  EXPECT_FALSE(game.s.traps[0].face_up()) << "under him, still face down";
  EXPECT_EQ(text_of(game.s.traps[1].place), "C3b");
  EXPECT_TRUE(game.s.traps[1].face_up());
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "C3");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.times(EventType::trap_turned_up), 0);
}

TEST(Labyrinth, LAB_A_architect_1_where_the_guardian_came_from_is_a_corridor_of_that_tile) {
  GameForTest game = architect();
  game.tile("C3", "T11").pawn(1, "D2").guardian("D4", false, "C3").play("use turn C3 3, end, guardian, card G1");
  EXPECT_EQ(game.legal_like(""), "step D3, step C3") << "he has not come from the corridor that lies there now";
}

TEST(Labyrinth, LAB_A_architect_1_ways_that_come_to_the_same_are_one_and_one_that_changes_nothing_is_none) {
  GameForTest line = architect();
  line.tile("C3", "T08");
  EXPECT_EQ(line.legal_like("use turn"), "use turn C3 1, use turn C3 2");
  const std::string two = "use turn C3 1, use turn C3 2";
  const std::string five = "use turn C3 1, use turn C3 2, use turn C3 3, use turn C3 4, use turn C3 5";
  GameForTest game = architect();
  game.tile("C3", "T11");
  EXPECT_EQ(game.legal_like("use turn"), two) << "half a turn changes nothing";
  game.trap("C3", "GST");
  EXPECT_EQ(game.legal_like("use turn"), five) << "a trap lies on one of two corridors";
  game.trap("C3b", "GST");
  EXPECT_EQ(game.legal_like("use turn"), two) << "an equal one on each";
  game.s.traps[0].failed = 2;
  EXPECT_EQ(game.legal_like("use turn"), five) << "seat 2 has failed but one of them";
}

TEST(Labyrinth, LAB_A_architect_1_nobody_may_lose_his_way) {
  GameForTest game = architect();
  game.tile("C3", "T09", 2).tile("C2", "T08", 1).pawn(1, "C3");
  EXPECT_EQ(game.legal_like("use turn C3"), "use turn C3 1, use turn C3 2, use turn C3 3, use turn C3 5")
      << "with four steps his dead end would face a tile that is closed there";
  EXPECT_EQ(game.refused("use turn C3 4"), "LAB-A.architect.1");
}

TEST(Labyrinth, LAB_A_architect_2_two_tiles_are_drawn_and_the_other_goes_under_the_pool_before_the_first_is_laid) {
  GameForTest game = architect();
  game.play("build, tile T05");
  EXPECT_EQ(game.phase(), "tile");
  game.play("tile T09");
  EXPECT_EQ(game.phase(), "keep");
  EXPECT_EQ(game.legal_like(""), "keep T05, keep T09");
  game.play("keep T09");
  EXPECT_EQ(game.phase(), "place");
  EXPECT_EQ(under_the_pool(game), "T05");
  game.play("place C3 0");
  EXPECT_EQ(tile_on(game, "C3"), laid("T09", 0));
  EXPECT_EQ(game.s.actions, 1);
}

TEST(Labyrinth, LAB_A_architect_2_of_two_equal_tiles_one_is_built) {
  GameForTest game = architect();
  game.play("build, tile T05, tile T05");
  EXPECT_EQ(game.phase(), "place");
  EXPECT_EQ(under_the_pool(game), "T05");
}

TEST(Labyrinth, LAB_A_architect_2_if_only_one_can_be_placed_that_one_is_built) {
  GameForTest first = only_d2_is_free({"T08", "T09"});
  first.play("build, tile T08, tile T09");
  EXPECT_EQ(tile_on(first, "D2"), laid("T08", 0));
  EXPECT_EQ(under_the_pool(first), "T09");
  EXPECT_EQ(first.s.actions, 1);
  GameForTest second = only_d2_is_free({"T08", "T09"});
  second.play("build, tile T09, tile T08");
  EXPECT_EQ(tile_on(second, "D2"), laid("T08", 0));
  EXPECT_EQ(under_the_pool(second), "T09");
}

TEST(Labyrinth, LAB_A_architect_2_if_none_can_be_placed_both_go_under_in_their_order_and_he_draws_again) {
  GameForTest game = only_d2_is_free({"T10", "T09", "T08", "T05"});
  game.play("build, tile T10, tile T09");
  EXPECT_EQ(game.phase(), "tile");
  EXPECT_EQ(under_the_pool(game), "T10 T09");
  game.play("tile T08, tile T05");
  EXPECT_EQ(game.legal_like(""), "keep T08, keep T05");
  game.play("keep T08");
  EXPECT_EQ(under_the_pool(game), "T10 T09 T05");
  EXPECT_EQ(game.s.actions, 1);
}

TEST(Labyrinth, LAB_A_architect_2_one_is_drawn_if_no_other_is_left_to_be_tried) {
  GameForTest game = only_d2_is_free({"T10", "T09", "T08"});
  game.play("build, tile T10, tile T09, tile T08");
  EXPECT_EQ(tile_on(game, "D2"), laid("T08", 0)) << "the two under the pool have been tried";
  EXPECT_EQ(under_the_pool(game), "T10 T09");
  GameForTest last = architect();
  only_these_are_left(last, {"T05"});
  last.play("build, tile T05");
  EXPECT_EQ(last.phase(), "place");
  EXPECT_EQ(under_the_pool(last), "");
}

TEST(Labyrinth, LAB_A_architect_2_if_nothing_fits_the_action_is_not_spent) {
  GameForTest game = only_d2_is_free({"T10", "T09"});
  game.play("build, tile T10, tile T09");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.actions, 2);
  EXPECT_EQ(under_the_pool(game), "T10 T09");
  EXPECT_EQ(game.refused("build"), "LAB-5.3");
}

TEST(Labyrinth, LAB_A_architect_2_a_second_tile_that_lies_known_under_the_pool_is_no_chance) {
  GameForTest game = architect();
  only_these_are_left(game, {"T05"});
  game.s.under_pool.push_back(static_cast<std::uint8_t>(tile_kind("T09")));
  game.play("build, tile T05");
  EXPECT_EQ(game.legal_like(""), "keep T05, keep T09");
}

TEST(Labyrinth, LAB_A_architect_2_on_his_start_field_he_draws_one_as_all_others) {
  GameForTest game = architect();
  game.pawn(1, "S0").play("build, tile T05");
  EXPECT_EQ(game.phase(), "place");
}

TEST(Labyrinth, LAB_A_architect_3_two_tiles_change_places_and_either_may_be_turned) {
  GameForTest game = architect();
  game.tile("C3", "T08").tile("E3", "T09");
  game.s.crystals = 1;
  game.play("use rebuild");
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.s.crystals, 0);
  EXPECT_EQ(game.legal_like(""), "swap C3, swap D2, swap D3") << "the tile that comes first is named first";
  game.play("swap C3");
  EXPECT_EQ(game.legal_like(""), "swap D2, swap D3, swap E3");
  game.play("swap E3");
  EXPECT_EQ(game.phase(), "lay");
  EXPECT_TRUE(game.legal("lay 0 0"));
  EXPECT_FALSE(game.legal("lay 3 0")) << "a straight way looks the same";
  game.play("lay 1 2");
  EXPECT_EQ(tile_on(game, "E3"), laid("T08", 1));
  EXPECT_EQ(tile_on(game, "C3"), laid("T09", 2));
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.actions, 1);
}

TEST(Labyrinth, LAB_A_architect_3_needs_a_crystal_and_two_tiles_without_pawns_or_the_guardian) {
  GameForTest poor = architect();
  poor.tile("C3", "T08");
  EXPECT_EQ(poor.refused("use rebuild"), "LAB-A.architect.3");
  for (const int who : {1, 2, 0}) {
    GameForTest game = architect();
    game.tile("B3", "T08").tile("C3", "T06").tile("E3", "T06", 1);
    game.s.crystals = 1;
    who > 0 ? game.pawn(who, "C3") : game.guardian("C3");
    game.play("use rebuild");
    EXPECT_EQ(game.legal_like(""), "swap B3, swap D2, swap D3") << who;
    game.play("swap B3");
    EXPECT_EQ(game.legal_like(""), "swap D2, swap D3, swap E3") << who;
  }
}

TEST(Labyrinth, LAB_A_architect_3_what_lies_on_them_rides_along) {
  GameForTest game = architect();
  game.tile("C3", "T11").tile("E3", "T08").trap("C3b", "SPK").lying("C3").trap("E3");
  game.s.crystals = 1;
  game.play("use rebuild, swap C3, swap E3, lay 3 0");
  EXPECT_EQ(tile_on(game, "E3"), laid("T11", 0));
  ASSERT_EQ(game.s.traps.size(), 2U);
  EXPECT_EQ(text_of(game.s.traps[0].place), "C3");
  EXPECT_FALSE(game.s.traps[0].face_up());
  EXPECT_EQ(text_of(game.s.traps[1].place), "E3") << "half a turn";
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "E3b");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_architect_3_nobody_may_lose_his_way) {
  GameForTest game = architect();
  game.tile("B2", "T09", 2).pawn(2, "B2").tile("C3", "T02", 1).tile("E3", "T08");
  game.s.crystals = 1;
  game.play("use rebuild, swap C3, swap E3");
  EXPECT_EQ(game.legal_like("lay"), "lay 0 2, lay 1 2, lay 2 2, lay 3 2, lay 4 2, lay 5 2")
      << "seat 2 has no way to the centre but through C3, from north-west to south-east";
}

TEST(Labyrinth, LAB_A_architect_3_tiles_that_could_as_well_have_stayed_are_not_swapped) {
  GameForTest game = architect();
  game.tile("C3", "T03").tile("E3", "T03");
  game.s.crystals = 1;
  game.play("use rebuild, swap C3, swap E3");
  EXPECT_EQ(game.legal_like(""), "lay 0 1, lay 0 2, lay 1 0, lay 1 1, lay 1 2, lay 2 0, lay 2 1, lay 2 2");
  GameForTest trapped = architect();
  trapped.tile("C3", "T03").tile("E3", "T03").trap("C3", "SPK");
  trapped.s.crystals = 1;
  trapped.play("use rebuild, swap C3, swap E3");
  EXPECT_TRUE(trapped.legal("lay 0 0")) << "the trap changes its place";
}

}  // namespace
