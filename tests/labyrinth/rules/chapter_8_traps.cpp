// Traps (LAB-8).
#include <gtest/gtest.h>

#include "game_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

TEST(Labyrinth, LAB_8_1_a_token_is_laid_unseen_on_any_corridor_of_the_board) {
  GameForTest game = straight();
  game.tile("C3", "T15").guardian("D3").lying("D2");
  EXPECT_EQ(game.legal_like("trap"), "trap A1, trap A4, trap C3, trap C3b, trap D1, trap D2, trap D3, trap D7, trap G1, trap G4")
      << "also with a key or the Guardian";
  game.play("trap C3b");
  ASSERT_EQ(game.s.traps.size(), 1U);
  EXPECT_FALSE(game.s.traps[0].face_up());
  EXPECT_EQ(game.s.trap_pool, 39);
}

TEST(Labyrinth, LAB_8_1_with_no_token_left_it_is_not_available) {
  GameForTest game = straight();
  game.s.trap_pool = 0;
  EXPECT_EQ(game.refused("trap D2"), "LAB-8.1");
}

TEST(Labyrinth, LAB_8_2_not_on_a_trap_not_on_a_player_not_on_the_centre_not_on_start_fields_but_on_key_tiles) {
  GameForTest game = straight();
  game.trap("D2").pawn(2, "D3");
  EXPECT_EQ(game.refused("trap D2"), "LAB-8.2");
  EXPECT_EQ(game.refused("trap D3"), "LAB-8.2");
  EXPECT_EQ(game.refused("trap D4"), "LAB-8.2");
  EXPECT_EQ(game.refused("trap S0"), "LAB-8.2");
  EXPECT_EQ(game.refused("trap E2"), "LAB-8.2") << "no tile lies there";
  EXPECT_TRUE(game.legal("trap D1"));
}

TEST(Labyrinth, LAB_8_3_a_trap_stays_and_works_on_its_layer_too) {
  GameForTest game = straight();
  game.pawn(1, "D2").play("trap D3, move D3, turn up SPK, roll 1 1");
  EXPECT_EQ(game.s.life(0), 3);
  EXPECT_EQ(game.s.traps.size(), 1U);
  game.play("end, move D2, move D3, roll 1 1");
  EXPECT_EQ(game.s.life(0), 2);
}

TEST(Labyrinth, LAB_8_4_doors_act_only_when_somebody_leaves_on_foot_his_own_start_field_included) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D2", "STD").play("move D2");
  EXPECT_EQ(game.phase(), "turn") << "entering is free";
  game.play("move D1");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::trap);
  game.play("roll 4 4");
  EXPECT_EQ(game.place(1), "D1");
  GameForTest home = straight();
  home.pawn(1, "D1").trap("D1", "STD").play("move S0");
  EXPECT_EQ(home.phase(), "roll");
  home.play("roll 1 1");
  EXPECT_EQ(home.place(1), "D1");
}

TEST(Labyrinth, LAB_8_5_first_entered_a_trap_is_turned_up_a_door_too) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D2").play("move D2");
  EXPECT_EQ(Labyrinth::turn(game.s).who, Turn::Who::chance);
  EXPECT_EQ(game.phase(), "turn-up");
  game.play("turn up RUN");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_TRUE(game.s.traps[0].face_up());
  EXPECT_EQ(game.s.unseen_traps[*parse_trap(*game.s.set, "RUN") - 1U], 1) << "one of two is left";
}

TEST(Labyrinth, LAB_8_5_two_dice_at_or_above_the_number_are_safe) {
  for (const auto& [roll, life] : {std::pair{"roll 1 5", 4}, std::pair{"roll 1 4", 3}}) {
    GameForTest game = straight();
    game.pawn(1, "D3").trap("D2", "SPK").play("move D2");
    game.play(roll);
    EXPECT_EQ(game.s.life(0), life) << roll;
  }
}

TEST(Labyrinth, LAB_8_5_the_retry_number_holds_from_the_next_try_until_it_is_passed) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D2", "STD").play("move D2");
  game.actions(2);
  game.play("move D3, roll 3 4");
  EXPECT_EQ(game.place(1), "D2") << "7 is not 8";
  game.play("move D3, roll 3 3");
  EXPECT_EQ(game.place(1), "D3") << "6 on the second try";
  game.play("end, move D2");
  game.actions(1);
  game.play("move D3, roll 3 4");
  EXPECT_EQ(game.place(1), "D2") << "passed, so the first number holds again (LAB-8.8)";
}

TEST(Labyrinth, LAB_8_5_going_back_to_start_forgets_the_failure) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D2", "GST").play("move D2, roll 1 1");
  EXPECT_EQ(game.s.traps[0].failed, 1);
  game.guardian("D2").play("end, guardian, card G1, step D3, roll 1 1");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(game.s.traps[0].failed, 0);
}

TEST(Labyrinth, LAB_8_6_who_walks_out_of_his_start_ignores_the_trap_on_his_key_tile_until_he_leaves_it) {
  GameForTest game = straight();
  game.trap("D1").play("move D1");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_FALSE(game.s.traps[0].face_up()) << "not even turned up";
  game.actions(2);
  game.play("move D2, move D1");
  EXPECT_EQ(game.phase(), "turn-up") << "coming back from elsewhere is normal";
}

TEST(Labyrinth, LAB_8_6_doors_on_it_are_ignored_too_but_guardian_and_players_are_met) {
  GameForTest game = straight();
  game.trap("D1", "STD").pawn(2, "D1").play("move D1");
  EXPECT_EQ(game.phase(), "declare");
  game.play("pass, pass, move D2");
  EXPECT_EQ(game.place(1), "D2");
  GameForTest met = straight();
  met.trap("D1", "STD").guardian("D1").play("move D1");
  EXPECT_EQ(met.s.roll.purpose, Roll::Purpose::guardian);
}

TEST(Labyrinth, LAB_8_7_a_turning_back_trap_sends_him_where_he_came_from_which_is_an_arrival_on_foot) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D2", "GST").trap("D3", "SPK").play("move D2, roll 1 6");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::trap) << "the spikes";
  game.play("roll 1 1");
  EXPECT_EQ(game.s.life(0), 3);
}

TEST(Labyrinth, LAB_8_7_in_one_chain_each_token_is_tested_once) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D2", "GST").trap("D3", "MIR").play("move D2, roll 1 1, roll 1 1");
  EXPECT_EQ(game.place(1), "D2") << "back again, where the gale has blown already";
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.actions, 1);
}

TEST(Labyrinth, LAB_8_7_forced_steps_ignore_doors) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D2", "GST").trap("D3", "STD").play("move D2, roll 4 4, roll 1 1");
  EXPECT_EQ(game.place(1), "D3") << "through the door, then turned back onto it";
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_8_8_a_failed_door_holds_spends_the_action_and_may_be_tried_again) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D3", "PRT").play("move D2, roll 1 1");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.s.life(0), 3) << "its effects apply";
  EXPECT_EQ(game.s.actions, 1);
  game.play("move D2, roll 2 3");
  EXPECT_EQ(game.place(1), "D2");
}

TEST(Labyrinth, LAB_8_9_the_last_life_is_lost_at_the_traps_corridor_and_the_remaining_effects_lapse) {
  GameForTest game = straight();
  game.pawn(1, "D3").life(1, 1).keys(1, 1).trap("D2", "FIR").play("move D2, roll 1 1");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "D2");
  EXPECT_EQ(game.s.figures.daze[0], 0);
  GameForTest door = straight();
  door.pawn(1, "D3").life(1, 1).keys(1, 1).trap("D3", "PRT").play("move D2, roll 1 1");
  EXPECT_EQ(door.place(1), "S0");
  EXPECT_EQ(text_of(door.s.figures.lying[0]), "D3");
}

TEST(Labyrinth, LAB_8_10_put_back_on_the_other_level_there_is_no_arrival) {
  GameForTest game = bridge();
  game.pawn(1, "C3b").pawn(2, "C3b").trap("C3", "GST").play("climb up, roll 1 1");
  EXPECT_EQ(game.place(1), "C3b");
  EXPECT_EQ(game.active(), 2) << "actions spent, nobody met";
  GameForTest above = bridge();
  above.pawn(1, "C3").trap("C3b", "MIR").play("jump, roll 1, roll 1 1");
  EXPECT_EQ(above.place(1), "C3") << "after a failed jump too";
  EXPECT_EQ(above.s.life(0), 2);
  EXPECT_EQ(above.s.figures.daze[0], 1);
}

TEST(Labyrinth, LAB_8_10_put_back_who_climbed_down_is_above_again) {
  GameForTest game = bridge();
  game.pawn(1, "C3").trap("C3b", "GST").play("climb down, roll 1 1");
  EXPECT_EQ(game.place(1), "C3");
}

TEST(Labyrinth, LAB_8_10_a_fall_below_is_an_arrival_by_dropping_without_a_die_or_a_bonus) {
  GameForTest game = bridge();
  game.pawn(1, "C2").pawn(2, "C3b").trap("C3", "PIT").trap("C3b", "SPK").play("move C3, roll 1 1");
  EXPECT_EQ(game.place(1), "C3b");
  EXPECT_EQ(game.s.life(0), 3);
  game.play("roll 1 1");
  EXPECT_EQ(game.s.life(0), 1) << "the column for dropping";
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.s.meeting.bonus, 0);
}

TEST(Labyrinth, LAB_8_10_a_pitfall_under_no_bridge_has_nowhere_to_fall) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D2", "PIT").play("move D2, roll 1 1");
  EXPECT_EQ(game.place(1), "D2");
  EXPECT_EQ(game.s.life(0), 3);
  EXPECT_EQ(game.s.figures.daze[0], 1);
}

TEST(Labyrinth, LAB_8_11_two_traps_are_all_turned_up_and_turning_back_ones_come_first) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D2").trap("D2").play("move D2, turn up SPK");
  EXPECT_EQ(game.phase(), "turn-up");
  game.play("turn up GST");
  EXPECT_EQ(game.phase(), "roll");
  EXPECT_EQ(game.s.traps[game.s.roll.subject].kind, *parse_trap(*game.s.set, "GST"));
  game.play("roll 6 6");
  EXPECT_EQ(game.s.traps[game.s.roll.subject].kind, *parse_trap(*game.s.set, "SPK"));
  game.play("roll 6 6");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_8_11_the_rest_in_the_passers_order_until_something_sends_him_away) {
  GameForTest game = straight();
  game.pawn(1, "D3").life(1, 1).trap("D2", "SPK").trap("D2", "DRT").play("move D2");
  EXPECT_EQ(game.legal_like("face"), "face SPK, face DRT");
  EXPECT_EQ(game.refused("face BLD"), "LAB-8.11");
  game.play("face SPK, roll 1 1");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(game.phase(), "turn") << "the darts are not tested";
}

TEST(Labyrinth, LAB_8_11_of_two_doors_the_first_failed_one_holds) {
  GameForTest game = straight();
  game.pawn(1, "D3").trap("D3", "STD").trap("D3", "PRT").play("move D2");
  EXPECT_EQ(game.legal_like("face"), "face STD, face PRT");
  game.play("face PRT, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_1_4_no_more_daze_is_handed_out_than_there_is) {
  GameForTest game = straight(4);
  game.pawn(1, "D3").trap("D2", "GAS").daze(2, 6).daze(3, 5).play("move D2, roll 1 1");
  EXPECT_EQ(game.s.figures.daze[0], 1) << "two are due, one is left";
  GameForTest none = straight(4);
  none.pawn(1, "D3").trap("D2", "GAS").daze(2, 6).daze(3, 6).play("move D2, roll 1 1");
  EXPECT_EQ(none.s.figures.daze[0], 0);
}

}  // namespace
