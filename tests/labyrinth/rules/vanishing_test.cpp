// A tile that lies face down and can't be turned up in any way (LAB-A.illusionist.1): it goes under the pool, and the cell is empty again.
#include <gtest/gtest.h>

#include "hidden_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// The dead end on E2 would shut in seat 2 on E1; seat 1 is the Illusionist on D1.
GameForTest vanishing(std::initializer_list<Character> characters = {Character::illusionist, Character::none}) {
  GameForTest game = hidden_game(characters);
  return shut_in(game).pawn(1, "D1").pawn(2, "E1");
}
void expect_gone(const GameForTest& game) {
  EXPECT_TRUE(tile_at(game, "E2").empty());
  ASSERT_EQ(game.s.under_pool.size(), 1U);
  EXPECT_EQ(game.s.under_pool[0], tile_kind("T09"));
  EXPECT_EQ(game.times(EventType::tile_vanished), 1);
  EXPECT_TRUE(game.s.revealing == Revealing{});
  EXPECT_TRUE(game.s.arrival == Arrival{});
}

TEST(Labyrinth, LAB_A_illusionist_1_a_tile_that_fits_in_no_rotation_goes_and_who_enters_stays) {
  GameForTest game = vanishing();
  const int pool = tile_pool(game.s);
  game.play("end, move E2");
  expect_gone(game);
  EXPECT_EQ(tile_pool(game.s), pool + 1);
  EXPECT_EQ(game.place(2), "E1");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.actions, 1) << "the action is spent";
  EXPECT_EQ(game.refused("move E2"), "LAB-6.1");
}

TEST(Labyrinth, LAB_A_illusionist_1_it_goes_beneath_what_lies_under_the_pool_already) {
  GameForTest game = vanishing();
  game.s.under_pool.push_back(static_cast<std::uint8_t>(tile_kind("T05")));
  game.play("end, move E2");
  ASSERT_EQ(game.s.under_pool.size(), 2U);
  EXPECT_EQ(game.s.under_pool[0], tile_kind("T05"));
  EXPECT_EQ(game.s.under_pool[1], tile_kind("T09"));
}

TEST(Labyrinth, LAB_A_illusionist_1_he_steps_aside_to_a_connected_corridor_of_his_choice_without_an_arrival) {
  GameForTest game = vanishing();
  game.trap("D3", "SPK").pawn(1, "E2").play("end, move E2");
  EXPECT_EQ(game.phase(), "aside");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "step E1, step D3");
  EXPECT_EQ(game.refused("step D2"), "LAB-A.illusionist.1") << "D2 is closed to it";
  EXPECT_TRUE(tile_at(game, "E2").is_secret());
  game.play("step D3");
  expect_gone(game);
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_TRUE(has(game.s.figures.untouched, 0)) << "as LAB-6.5";
  EXPECT_EQ(game.place(2), "E1");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_illusionist_1_aside_beside_others_he_meets_nobody) {
  GameForTest game = vanishing();
  game.pawn(1, "E2").play("end, move E2, step E1");
  expect_gone(game);
  EXPECT_EQ(game.place(1), "E1");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_illusionist_1_one_place_to_step_aside_to_takes_itself) {
  GameForTest game = vanishing();
  game.s.board.tiles[cell_named("D3")] = LaidTile::normal(tile_kind("T08"), 0);
  game.pawn(1, "E2").daze(1, 1).play("end, move E2");
  expect_gone(game);
  EXPECT_EQ(game.place(1), "E1");
  EXPECT_TRUE(has(game.s.figures.untouched, 0));
}

TEST(Labyrinth, LAB_A_illusionist_1_keys_go_to_the_corridor_that_the_entering_one_came_from) {
  GameForTest game = vanishing();
  game.lying("E2").lying("E2").pawn(1, "E2").play("end, move E2, step D3");
  expect_gone(game);
  ASSERT_EQ(game.s.figures.lying.size(), 2U);
  for (const Place key : game.s.figures.lying) EXPECT_EQ(text_of(key), "E1");
  GameForTest without = vanishing();
  without.lying("E2").play("end, move E2");
  EXPECT_EQ(text_of(without.s.figures.lying[0]), "E1");
  EXPECT_EQ(without.place(1), "D1") << "he who is elsewhere stays there";
}

TEST(Labyrinth, LAB_A_illusionist_1_the_guardians_step_is_spent) {
  GameForTest game = vanishing();
  game.guardian("E1").play("end, guardian, card G2");
  expect_gone(game);
  EXPECT_EQ(text_of(game.s.figures.guardian), "E1");
  EXPECT_EQ(game.phase(), "turn") << "the second step leads nowhere";
  EXPECT_EQ(game.s.guiding.steps, 0);
  GameForTest keys = vanishing();
  keys.guardian("E1").lying("E2").play("end, guardian, card G1");
  EXPECT_EQ(text_of(keys.s.figures.lying[0]), "E1");
}

TEST(Labyrinth, LAB_A_illusionist_1_who_is_moved_by_a_prayer_stays) {
  GameForTest game = vanishing({Character::illusionist, Character::none, Character::monk});
  game.s.figures.blessing[2] = 1;
  game.pawn(3, "D3").play("end, end, use prayer 2 E2");
  expect_gone(game);
  EXPECT_EQ(game.place(2), "E1");
  EXPECT_EQ(game.s.figures.blessing[2], 0);
  EXPECT_EQ(game.s.actions, 2);
}

TEST(Labyrinth, LAB_A_illusionist_1_who_is_enslaved_stays_and_the_step_is_spent) {
  GameForTest game = vanishing({Character::illusionist, Character::none, Character::golems});
  game.s.crystals = 4;
  game.pawn(3, "D3").play("end, end, use enslave 2, card G3, card G3");
  expect_gone(game);
  EXPECT_EQ(game.place(2), "E1");
  EXPECT_FALSE(has(game.s.figures.untouched, 1)) << "who has not moved is as he was";
  EXPECT_TRUE(game.s.enslaved == Enslavement{});
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_illusionist_1_whom_a_ritual_turns_back_stays) {
  GameForTest game = vanishing({Character::illusionist, Character::none, Character::witch});
  game.s.crystals = 4;
  game.trap("E1", "GST").pawn(3, "D3").play("end, end, use ritual 2 GST, roll 1 1");
  expect_gone(game);
  EXPECT_EQ(game.place(2), "E1");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_illusionist_1_a_turn_that_is_taken_back_finds_him_aside_and_the_keys_where_they_went) {
  GameForTest game = vanishing({Character::illusionist, Character::assassin});
  game.lying("E2").pawn(1, "E2").play("end");
  game.s.crystals = 2;
  game.play("move E2, step D3, use loop");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_TRUE(has(game.s.figures.untouched, 0));
  ASSERT_EQ(game.s.figures.lying.size(), 1U);
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "E1");
  EXPECT_TRUE(tile_at(game, "E2").empty());
}

TEST(Labyrinth, LAB_A_illusionist_1_a_tile_that_went_may_be_drawn_again_as_one_that_all_know) {
  GameForTest game = vanishing();
  game.play("end, move E2, end");
  game.s.tiles = {};
  game.s.tiles_left = 0;
  game.play("use sow, place E2 down");
  EXPECT_EQ(tile_at(game, "E2"), LaidTile::face_down(tile_kind("T09"), true));
}

}  // namespace
