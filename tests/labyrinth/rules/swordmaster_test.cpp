// The Sword Master (LAB-A.swordmaster).
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Sword Master, on one corridor with seat 2.
GameForTest swordmaster(int players = 2) {
  GameForTest game = players == 2 ? with_characters({Character::swordmaster, Character::none})
                                  : with_characters({Character::swordmaster, Character::none, Character::none});
  return game.pawn(1, "D2").pawn(2, "D2");
}

TEST(Labyrinth, LAB_A_swordmaster_1_two_fights_instead_of_one_for_one_action) {
  GameForTest game = swordmaster();
  game.play("attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.phase(), "second");
  EXPECT_EQ(game.legal_like(""), "attack 2, pass");
  game.play("attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.s.life(1), 2);
  EXPECT_EQ(game.phase(), "turn") << "no third";
  EXPECT_EQ(game.s.actions, 1);
}

TEST(Labyrinth, LAB_A_swordmaster_1_only_if_he_wants_and_both_are_still_there) {
  GameForTest game = swordmaster();
  game.play("attack 2, roll 1 1, roll 1 1, pass");
  EXPECT_EQ(game.phase(), "turn");
  game.life(2, 1).actions(2).play("attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.active(), 1);
  EXPECT_EQ(game.phase(), "turn") << "seat 2 is on its start";
  EXPECT_EQ(game.place(2), "S3");
}

TEST(Labyrinth, LAB_A_swordmaster_1_in_a_meeting_both_are_free_and_the_second_is_alone) {
  GameForTest game = swordmaster(3);
  game.pawn(1, "D3").pawn(2, "D2").pawn(3, "D2").play("move D2, pass, pass, attack 2, join, roll 1 1 1, roll 1 1");
  EXPECT_EQ(game.s.life(1), 3) << "3 to 2";
  EXPECT_EQ(game.phase(), "second");
  game.play("attack 2");
  EXPECT_EQ(game.s.fight.attackers, 1);
  game.play("roll 1 1, roll 1 1");
  EXPECT_EQ(game.s.actions, 1);
}

TEST(Labyrinth, LAB_A_swordmaster_1_also_for_one_who_is_there_when_somebody_enters) {
  GameForTest game = swordmaster();
  game.pawn(2, "D3").play("end, move D2, attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.phase(), "second");
  EXPECT_EQ(game.asked(), 1);
  game.play("pass");
  EXPECT_EQ(game.phase(), "attack");
}

TEST(Labyrinth, LAB_A_swordmaster_1_who_is_driven_off_the_centre_attacks_no_second_time) {
  GameForTest game = swordmaster();
  game.pawn(1, "D3").pawn(2, "D4").play("move D4, pass, attack 2, roll 1 1, roll 6 6");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_swordmaster_2_losing_by_up_to_four_costs_no_life_when_he_is_the_target) {
  GameForTest game = swordmaster();
  game.play("end, attack 1, roll 1 5, roll 1 1");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.times(EventType::parried), 1);
  EXPECT_TRUE(game.took_effect(Rule::LAB_A_swordmaster_2));
  game.play("attack 1, roll 1 6, roll 1 1");
  EXPECT_EQ(game.s.life(0), 3) << "by five";
}

TEST(Labyrinth, LAB_A_swordmaster_2_not_when_he_attacks_nor_while_dazed_and_it_is_a_lost_fight_still) {
  GameForTest game = swordmaster();
  game.play("attack 2, roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(0), 3);
  GameForTest dazed = swordmaster();
  dazed.daze(1, 1).play("end, attack 1, roll 1 2, roll 1 1");
  EXPECT_EQ(dazed.s.life(0), 3);
  GameForTest centre = swordmaster();
  centre.pawn(1, "D3").pawn(2, "D4").play("move D4, attack 1, roll 1 2, roll 1 1");
  EXPECT_EQ(centre.s.life(0), 4);
  EXPECT_EQ(centre.place(1), "D3") << "driven off the centre";
}

TEST(Labyrinth, LAB_A_swordmaster_3_one_die_more_in_every_fight_of_his_turn_and_the_lowest_is_dropped) {
  GameForTest game = swordmaster();
  game.s.crystals = 1;
  game.play("attack 2");
  EXPECT_EQ(game.phase(), "bonus");
  EXPECT_EQ(game.legal_like(""), "use frenzy, pass");
  game.play("use frenzy");
  EXPECT_EQ(game.s.crystals, 0);
  EXPECT_EQ(dice_to_roll(game.s), 3);
  game.play("roll 1 1 2, roll 1 1");
  EXPECT_EQ(game.s.life(1), 3) << "3 to 2";
  game.play("attack 2");
  EXPECT_EQ(dice_to_roll(game.s), 3) << "until the end of the turn";
  game.play("roll 1 1 1, roll 1 2");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "2 to 3, less the life that seat 2 has lost";
}

TEST(Labyrinth, LAB_A_swordmaster_3_as_a_target_in_his_turn_too_but_not_in_anothers) {
  GameForTest game = swordmaster();
  game.s.crystals = 1;
  game.pawn(1, "D3").play("move D2, attack 1, use frenzy, roll 1 1");
  EXPECT_EQ(dice_to_roll(game.s), 3);
  game.play("roll 1 1 1, pass, end, attack 1");
  EXPECT_EQ(game.phase(), "roll");
  game.s.crystals = 1;
  game.play("roll 1 1");
  EXPECT_EQ(dice_to_roll(game.s), 2);
}

TEST(Labyrinth, LAB_A_swordmaster_3_needs_a_ready_crystal_and_his_own_turn) {
  GameForTest game = swordmaster();
  game.play("attack 2");
  EXPECT_EQ(game.phase(), "roll") << "nothing to choose";
  GameForTest other = swordmaster();
  other.s.crystals = 1;
  other.play("end, attack 1");
  EXPECT_EQ(other.phase(), "roll");
}

}  // namespace
