// The Monk (LAB-A.monk).
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Monk.
GameForTest monk(int blessings, int players = 2) {
  GameForTest game =
      players == 2 ? with_characters({Character::monk, Character::none}) : with_characters({Character::monk, Character::none, Character::none});
  game.s.figures.blessing[0] = static_cast<std::uint8_t>(blessings);
  return game.pawn(1, "D2");
}
int blessings(const GameForTest& game) { return game.s.figures.blessing[0]; }

TEST(Labyrinth, LAB_A_monk_1_an_action_gains_two_tokens_of_six) {
  GameForTest game = monk(0);
  game.play("use blessing");
  EXPECT_EQ(blessings(game), 2);
  EXPECT_EQ(game.s.actions, 1);
  game.s.figures.blessing[0] = 5;
  game.play("use blessing");
  EXPECT_EQ(blessings(game), 6) << "no more is left";
  game = monk(6);
  EXPECT_EQ(game.refused("use blessing"), "LAB-A.monk.1");
}

TEST(Labyrinth, LAB_A_monk_1_any_number_before_an_own_roll_one_more_each) {
  GameForTest game = monk(3);
  game.trap("D3", "SPK").play("move D3");
  EXPECT_EQ(game.phase(), "bonus");
  EXPECT_EQ(game.legal_like(""), "add 1, add 2, add 3, pass");
  ASSERT_EQ(number_of(*game.s.set, game.s.traps[0], 0), 6);
  game.play("add 2, roll 1 3");
  EXPECT_EQ(blessings(game), 1);
  EXPECT_EQ(game.s.life(0), 4) << "4 and 2 make 6";
}

TEST(Labyrinth, LAB_A_monk_1_what_is_added_stays_for_the_crystals_roll) {
  GameForTest game = monk(1);
  game.s.crystals = 1;
  game.trap("D3", "SPK").play("move D3, add 1, roll 1 1, again");
  EXPECT_EQ(game.phase(), "roll") << "nothing is asked again";
  game.play("roll 2 3");
  EXPECT_EQ(game.s.life(0), 4) << "5 and 1 make 6";
}

TEST(Labyrinth, LAB_A_monk_1_in_fights_attackers_before_the_target_and_before_both_rolls) {
  GameForTest game = monk(2);
  game.pawn(2, "D2").play("attack 2");
  EXPECT_EQ(game.phase(), "bonus");
  game.play("add 2, roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(1), 3) << "4 to 3";
  game.s.figures.blessing[0] = 1;
  game.play("end, attack 1");
  EXPECT_EQ(game.phase(), "bonus");
  EXPECT_EQ(game.asked(), 1) << "the target, before anything is rolled";
  game.play("add 1, roll 1 2, roll 1 1");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.times(EventType::fight_tied), 0) << "2 and 1 to 3, less the life that seat 2 has lost";
}

TEST(Labyrinth, LAB_9_5_a_blessing_of_one_who_joins_counts_once) {
  GameForTest game = monk(1, 3);
  game.pawn(1, "D2").pawn(2, "D3").pawn(3, "D2");
  game.s.active = 1;
  game.play("move D2, pass, pass, attack 3, join");
  EXPECT_EQ(game.phase(), "bonus");
  EXPECT_EQ(game.asked(), 1);
  game.play("add 1, roll 1 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(2), 3) << "3 and 1 to 3";
}

TEST(Labyrinth, LAB_A_monk_1_blessings_help_against_the_guardian_and_with_a_jump) {
  GameForTest game = monk(3);
  game.guardian("D3").play("move D3, add 1, roll 5 6");
  EXPECT_EQ(game.place(1), "D3") << "12 after all that is added";
  GameForTest jumper = monk(2);
  jumper.tile("C3", "T15");
  const bool over = is_level(jumper.s, place_of(cell_named("C3"), 0), Level::over);
  jumper.pawn(1, over ? "C3" : "C3b").play("jump, add 2, roll 2");
  EXPECT_EQ(jumper.s.life(0), 4);
}

TEST(Labyrinth, LAB_A_monk_2_moves_another_to_a_connected_corridor_where_he_enters) {
  GameForTest game = monk(1);
  game.pawn(1, "D4").pawn(2, "D2").trap("D3", "SPK");
  game.play("use prayer 2 D3");
  EXPECT_EQ(game.place(2), "D3");
  EXPECT_EQ(blessings(game), 0);
  EXPECT_EQ(game.s.actions, 2) << "it costs the token alone";
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::trap);
  game.play("roll 1 1");
  EXPECT_EQ(game.s.life(1), 3);
}

TEST(Labyrinth, LAB_A_monk_2_doors_are_ignored_and_it_is_used_once_a_turn) {
  GameForTest game = monk(3);
  game.pawn(1, "D4").pawn(2, "D2").trap("D2", "PRT").play("use prayer 2 D3");
  EXPECT_EQ(game.place(2), "D3");
  EXPECT_EQ(game.refused("use prayer 2 D2"), "LAB-A.monk.2");
}

TEST(Labyrinth, LAB_A_monk_2_not_from_his_start_nor_farther_than_three_cells) {
  GameForTest game = monk(1);
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_EQ(game.legal_like("use prayer"), "");
  game.pawn(2, "D7");
  EXPECT_EQ(game.legal_like("use prayer"), "") << "five cells away";
}

TEST(Labyrinth, LAB_A_monk_2_the_guardian_is_met) {
  GameForTest game = monk(1);
  game.pawn(1, "D4").pawn(2, "D2").guardian("D3").play("use prayer 2 D3, roll 1 1");
  EXPECT_EQ(game.place(2), "S3");
}

TEST(Labyrinth, LAB_A_monk_2_who_is_moved_to_the_centre_does_not_win_by_it) {
  GameForTest game = monk(1);
  game.keys(2, 1).pawn(1, "D2").pawn(2, "D3").play("use prayer 2 D4, end");
  EXPECT_EQ(game.phase(), "turn") << "seat 2 must leave and enter again";
  game.play("move D3, move D4");
  EXPECT_EQ(game.phase(), "over");
}

TEST(Labyrinth, LAB_9_6_one_moved_in_by_another_goes_back_to_where_he_was_moved_from) {
  GameForTest game = monk(1);
  game.pawn(1, "D4").pawn(2, "D3").play("use prayer 2 D4, attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(2), "D3");
}

TEST(Labyrinth, LAB_9_7_the_active_player_may_rob_one_who_is_moved_to_him) {
  GameForTest game = monk(1);
  game.keys(2, 1).pawn(1, "D3").pawn(2, "D2").daze(2, 1).play("use prayer 2 D3");
  EXPECT_EQ(game.phase(), "rob");
  EXPECT_EQ(game.asked(), 1);
  game.play("kill 2");
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_EQ(game.phase(), "turn") << "nobody is left to meet";
}

TEST(Labyrinth, LAB_A_monk_3_regains_two_life_up_to_all) {
  GameForTest game = monk(0);
  game.life(1, 1);
  game.s.crystals = 1;
  game.play("use meditation");
  EXPECT_EQ(game.s.life(0), 3);
  game.s.crystals = 1;
  game.actions(2).play("use meditation");
  EXPECT_EQ(game.s.life(0), 4);
  game.s.crystals = 1;
  EXPECT_EQ(game.refused("use meditation"), "LAB-A.monk.3") << "nothing is missing";
}

}  // namespace
