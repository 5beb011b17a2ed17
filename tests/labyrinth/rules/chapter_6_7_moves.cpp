// Moving, bridges, and arrivals (LAB-6, 7).
#include <gtest/gtest.h>

#include "game_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

TEST(Labyrinth, LAB_6_1_a_move_goes_to_a_connected_corridor_of_a_neighbouring_tile) {
  GameForTest game = straight();
  game.pawn(1, "D2");
  EXPECT_EQ(game.legal_like("move"), "move D1, move D3");
  game.play("move D3");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.refused("move D1"), "LAB-6.1");
}

TEST(Labyrinth, LAB_6_1_a_move_goes_between_the_own_start_field_and_the_own_key_tile) {
  GameForTest game = straight();
  EXPECT_EQ(game.legal_like("move"), "move D1");
  game.play("move D1");
  EXPECT_EQ(game.legal_like("move"), "move D2, move S0");
  game.play("move S0");
  EXPECT_EQ(game.place(1), "S0");
}

TEST(Labyrinth, LAB_6_2_no_other_start_field_can_be_entered) {
  GameForTest game = straight();
  game.pawn(1, "D7");
  EXPECT_EQ(game.refused("move S3"), "LAB-6.2");
  EXPECT_EQ(game.refused("move S0"), "LAB-6.2") << "the own one lies beside another key tile";
  game.pawn(1, "G1");
  EXPECT_EQ(game.refused("move S1"), "LAB-6.2") << "an unused one";
}

TEST(Labyrinth, LAB_6_2_the_centre_may_be_entered_without_a_key) {
  GameForTest game = straight();
  game.pawn(1, "D3").play("move D4");
  EXPECT_EQ(game.place(1), "D4");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_6_3_on_arrival_come_guardian_trap_players_and_then_keys) {
  GameForTest game = straight();
  game.guardian("D2").pawn(1, "D3").trap("D2", "SPK").pawn(2, "D2").lying("D2");
  game.play("move D2");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::guardian);
  game.play("roll 6 6");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::trap);
  game.play("roll 5 5");
  EXPECT_EQ(game.phase(), "declare");
  game.play("pass, pass, pick up");
}

TEST(Labyrinth, LAB_6_3_whatever_sends_the_player_away_stops_the_rest) {
  GameForTest game = straight();
  game.guardian("D2").pawn(1, "D3").trap("D2", "SPK").pawn(2, "D2");
  game.play("move D2, roll 5 6");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.life(0), 4);
}

TEST(Labyrinth, LAB_6_4_back_at_his_start_all_life_is_restored_and_all_daze_laid_off_but_the_crystal_is_not_ready) {
  GameForTest game = straight();
  game.pawn(1, "D1").life(1, 1).play("move S0");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.s.crystals, 0);
  EXPECT_EQ(game.times(EventType::restored), 1);
  game.guardian("D3").pawn(1, "D2").daze(1, 3).life(1, 2).actions(0).play("end, guardian, card G1, step D2");
  EXPECT_EQ(game.place(1), "S0") << "however he came";
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.s.figures.daze[0], 0);
}

TEST(Labyrinth, LAB_6_5_one_put_somewhere_without_an_arrival_is_nothing_to_traps_and_guardian_until_it_leaves) {
  GameForTest game = straight();
  game.pawn(1, "D3").pawn(2, "D2").guardian("D2").trap("D3", "STD").actions(3);
  game.s.figures.untouched = 1;
  game.play("guardian, card G1, step D3");
  EXPECT_EQ(game.phase(), "turn") << "he comes and ignores it";
  game.play("move D2");
  EXPECT_EQ(game.place(1), "D2") << "no door holds it";
  EXPECT_EQ(game.s.figures.untouched, 0);
  game.play("pass, pass, move D3");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::guardian) << "it comes by itself now";
}

TEST(Labyrinth, LAB_7_1_a_good_jump_lands_below_with_one_more_in_the_fights_of_the_meeting_that_follows) {
  GameForTest game = bridge();
  game.pawn(1, "C3").pawn(2, "C3b");
  game.play("jump, roll 4");
  EXPECT_EQ(game.place(1), "C3b");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.s.actions, 1);
  game.play("pass, attack 2, roll 3 4, roll 3 4");
  EXPECT_EQ(game.s.life(1), 3) << "7 and 1 against 7";
  game.play("attack 2, roll 3 4, roll 4 4");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "7 against 8 less the life lost: the bonus is over";
}

TEST(Labyrinth, LAB_7_1_it_counts_for_defence_too) {
  GameForTest game = bridge();
  game.pawn(1, "C3").pawn(2, "C3b");
  game.play("jump, roll 6, attack 1, roll 3 4, roll 3 4");
  EXPECT_EQ(game.s.life(1), 3);
  EXPECT_EQ(game.s.life(0), 4);
}

TEST(Labyrinth, LAB_7_1_a_failed_jump_costs_two_lives_and_dazes_and_lands_below_too) {
  GameForTest game = bridge();
  game.pawn(1, "C3").play("jump, roll 3");
  EXPECT_EQ(game.place(1), "C3b");
  EXPECT_EQ(game.s.life(0), 2);
  EXPECT_EQ(game.s.figures.daze[0], 1);
}

TEST(Labyrinth, LAB_7_1_a_failed_jump_adds_nothing_in_the_meeting_that_follows) {
  GameForTest game = bridge();
  game.pawn(1, "C3").pawn(2, "C3b").play("jump, roll 3");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.s.meeting.bonus, 0);
}

TEST(Labyrinth, LAB_7_1_who_has_two_lives_or_less_goes_to_start_from_a_failed_jump_and_a_key_stays_below) {
  GameForTest game = bridge();
  game.pawn(1, "C3").life(1, 2).keys(1, 1).trap("C3b", "SPK").play("jump, roll 1");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "C3b");
  EXPECT_EQ(game.s.figures.daze[0], 0) << "no daze";
  EXPECT_EQ(game.phase(), "turn") << "no arrival";
}

TEST(Labyrinth, LAB_7_2_climbing_either_way_costs_two_actions_and_is_safe) {
  GameForTest game = bridge();
  game.pawn(1, "C3").play("climb down");
  EXPECT_EQ(game.place(1), "C3b");
  EXPECT_EQ(game.active(), 2);
  game.play("end, climb up");
  EXPECT_EQ(game.place(1), "C3");
  EXPECT_EQ(game.active(), 2);
  game.play("end");
  game.actions(1);
  EXPECT_EQ(game.refused("climb down"), "LAB-4.1");
}

TEST(Labyrinth, LAB_7_2_only_between_over_and_under) {
  GameForTest game = straight();
  game.pawn(1, "D2");
  EXPECT_EQ(game.refused("jump"), "LAB-7.1");
  EXPECT_EQ(game.refused("climb down"), "LAB-7.2");
  EXPECT_EQ(game.refused("climb up"), "LAB-7.2");
  game.tile("C3", "T21").pawn(1, "C3c");
  EXPECT_EQ(game.refused("climb up"), "LAB-7.2") << "beside a bridge (LAB-1.5)";
  game.pawn(1, "C3b");
  EXPECT_EQ(game.refused("jump"), "LAB-7.1") << "from below";
  EXPECT_TRUE(game.legal("climb up"));
}

TEST(Labyrinth, LAB_7_3_those_on_the_bridge_have_one_more_against_who_climbs_up) {
  GameForTest game = bridge();
  game.pawn(1, "C3b").pawn(2, "C3").play("climb up, attack 1, roll 3 4, roll 3 4");
  EXPECT_EQ(game.s.life(0), 3);
}

TEST(Labyrinth, LAB_7_3_nobody_has_it_against_who_climbs_down) {
  GameForTest game = bridge();
  game.pawn(1, "C3").pawn(2, "C3b").play("climb down, attack 1, roll 3 4, roll 3 4");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.times(EventType::fight_tied), 1);
}

TEST(Labyrinth, LAB_7_4_who_climbs_or_jumps_off_a_corridor_ignores_the_doors_on_it) {
  GameForTest game = bridge();
  game.pawn(1, "C3").trap("C3", "STD").play("climb down");
  EXPECT_EQ(game.place(1), "C3b");
  EXPECT_EQ(game.phase(), "turn");
  GameForTest jumps = bridge();
  jumps.pawn(1, "C3").trap("C3", "STD").play("jump, roll 5");
  EXPECT_EQ(jumps.place(1), "C3b");
}

TEST(Labyrinth, LAB_7_4_a_trap_may_act_differently_on_who_climbs_or_drops) {
  GameForTest climbs = bridge();
  climbs.pawn(1, "C3").trap("C3b", "SPK").play("climb down");
  EXPECT_EQ(climbs.phase(), "turn") << "an empty column: no test";
  GameForTest drops = bridge();
  drops.pawn(1, "C3").trap("C3b", "SPK").play("jump, roll 5, roll 1 1");
  EXPECT_EQ(drops.s.life(0), 2);
}

}  // namespace
