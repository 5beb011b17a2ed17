// The Assassin (LAB-A.assassin) but for the Time Loop.
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Assassin.
GameForTest assassin(int players = 2) {
  return players == 2 ? with_characters({Character::assassin, Character::none})
                      : with_characters({Character::assassin, Character::none, Character::none});
}
// A bridge on C3 from C2 to the south; the way under it leads to D3.
GameForTest assassin_on(const char* place) { return assassin().tile("C3", "T15").tile("C2", "T03").pawn(1, place); }

TEST(Labyrinth, LAB_A_assassin_1_climbs_up_and_down_for_one_action_without_a_roll) {
  GameForTest game = assassin_on("C3");
  game.play("climb down");
  EXPECT_EQ(game.place(1), "C3b");
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_TRUE(game.took_effect(Rule::LAB_A_assassin_1));
  game.play("climb up");
  EXPECT_EQ(game.place(1), "C3") << "with his last action";
  EXPECT_EQ(game.times(EventType::rolled), 0);
  EXPECT_EQ(game.s.life(0), 4);
}

TEST(Labyrinth, LAB_A_assassin_1_those_on_the_bridge_have_one_more_against_him_too) {
  GameForTest game = assassin_on("C3b");
  game.pawn(2, "C3").play("climb up, attack 1, roll 1 1, roll 1 2");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "2 and 1 to 3";
}

TEST(Labyrinth, LAB_A_assassin_1_falls_on_purpose_for_two_life_and_a_daze_without_a_die) {
  GameForTest game = assassin_on("C3");
  game.play("use fall");
  EXPECT_EQ(game.times(EventType::rolled), 0);
  EXPECT_EQ(game.place(1), "C3b");
  EXPECT_EQ(game.s.life(0), 2);
  EXPECT_EQ(game.s.figures.daze[0], 1);
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.refused("climb up"), "LAB-12.1");
}

TEST(Labyrinth, LAB_A_assassin_1_the_fall_is_an_arrival_by_dropping) {
  GameForTest game = assassin_on("C3");
  game.life(1, 4).trap("C3b", "BLR").play("use fall, roll 1 1");
  EXPECT_EQ(game.s.life(0), 1) << "the boulder takes one life of who drops, and two of who walks";
}

TEST(Labyrinth, LAB_A_assassin_1_nothing_is_added_after_a_fall) {
  GameForTest game = assassin_on("C3");
  game.pawn(2, "C3b").play("use fall, attack 1, roll 1 1, roll 2 2");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "2 to 4, less the two life that he has lost";
}

TEST(Labyrinth, LAB_A_assassin_1_a_fall_that_takes_the_last_life_leaves_a_key_below_and_is_no_arrival) {
  GameForTest game = assassin_on("C3");
  game.life(1, 2).keys(1, 1).trap("C3b").play("use fall");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(game.s.keys(0), 0);
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "C3b");
  EXPECT_EQ(game.s.figures.daze[0], 0);
  EXPECT_FALSE(game.s.traps[0].face_up());
}

TEST(Labyrinth, LAB_A_assassin_1_he_jumps_with_a_die_for_its_one_more) {
  GameForTest game = assassin_on("C3");
  game.pawn(2, "C3b").play("jump");
  EXPECT_EQ(game.phase(), "roll");
  game.play("roll 4, pass, attack 2, roll 1 1, roll 2 3");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "2, 1 for the jump and 2 from the shadow to 5";
}

TEST(Labyrinth, LAB_A_assassin_1_only_on_the_over_or_under_corridor_of_a_bridge) {
  GameForTest game = assassin();
  game.tile("C3", "T21").pawn(1, "C3");
  EXPECT_TRUE(game.legal("climb down"));
  EXPECT_TRUE(game.legal("use fall"));
  game.pawn(1, "C3b");
  EXPECT_TRUE(game.legal("climb up"));
  EXPECT_EQ(game.refused("use fall"), "LAB-A.assassin.1") << "he is below";
  game.pawn(1, "C3c");
  EXPECT_EQ(game.legal_like("climb"), "") << "beside the bridge";
  EXPECT_EQ(game.refused("use fall"), "LAB-A.assassin.1");
}

TEST(Labyrinth, LAB_A_assassin_2_two_more_in_his_attack_on_entering_by_itself) {
  GameForTest game = assassin();
  game.pawn(1, "D3").pawn(2, "D2").play("move D2, pass, attack 2, roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(1), 3) << "2 and 2 to 3";
  EXPECT_TRUE(game.took_effect(Rule::LAB_A_assassin_2));
}

TEST(Labyrinth, LAB_A_assassin_2_once_a_turn) {
  GameForTest game = assassin(3);
  game.pawn(1, "D4").pawn(2, "D3").pawn(3, "D2");
  game.play("move D3, pass, attack 2, roll 1 1, roll 1 3");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "2 and 2 to 4";
  game.play("move D2, pass, attack 3, roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(0), 3) << "2 to 3";
}

TEST(Labyrinth, LAB_A_assassin_2_kept_for_the_first_attack_on_entering_of_each_turn) {
  GameForTest game = assassin();
  game.pawn(1, "D3").pawn(2, "D2").play("move D2, pass, attack 2, roll 1 1, roll 2 2, move D3, end");
  game.play("move D2, pass, attack 2, roll 1 1, roll 2 2");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "2 and 2 to 4 in the next turn, too";
}

TEST(Labyrinth, LAB_A_assassin_2_not_in_an_attack_that_is_paid_for) {
  GameForTest game = assassin();
  game.pawn(1, "D2").pawn(2, "D2").play("attack 2, roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(0), 3);
}

TEST(Labyrinth, LAB_A_assassin_2_not_as_a_target_and_it_is_not_used_up_by_that) {
  GameForTest game = assassin();
  game.pawn(1, "D3").pawn(2, "D2").play("move D2, attack 1, roll 1 2, roll 1 1");
  EXPECT_EQ(game.s.life(0), 3) << "3 to 2";
  game.play("attack 2, roll 1 1, roll 1 1");
  EXPECT_EQ(game.s.life(1), 3) << "2 and 2, less the life that he has lost, to 2";
}

TEST(Labyrinth, LAB_A_assassin_2_not_in_an_attack_on_one_who_comes_to_him) {
  GameForTest game = assassin();
  game.pawn(1, "D2").pawn(2, "D3").play("end, move D2, attack 2, roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(0), 3);
}

TEST(Labyrinth, LAB_A_assassin_2_not_when_he_joins_one_who_enters) {
  GameForTest game = assassin(3);
  game.pawn(1, "D2").pawn(2, "D3").pawn(3, "D2").play("end, move D2, pass, pass, attack 3, join, roll 1 1 1, roll 1 3");
  EXPECT_EQ(game.s.life(0), 3) << "3 to 4";
}

TEST(Labyrinth, LAB_A_assassin_2_also_with_others_who_join_him) {
  GameForTest game = assassin(3);
  game.pawn(1, "D3").pawn(2, "D2").pawn(3, "D2").play("move D2, pass, pass, attack 2, join, roll 1 1 1, roll 2 3");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "3 and 2 to 5";
}

TEST(Labyrinth, LAB_A_assassin_2_also_where_another_has_moved_him_in) {
  GameForTest game = with_characters({Character::monk, Character::assassin, Character::none});
  game.s.figures.blessing[0] = 1;
  game.pawn(1, "D4").pawn(2, "D2").pawn(3, "D3").play("use prayer 2 D3, pass, attack 3, roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(2), 3) << "2 and 2 to 3, in the Monk's turn";
}

}  // namespace
