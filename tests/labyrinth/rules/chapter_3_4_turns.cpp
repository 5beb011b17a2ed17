// The aim, turns, keys and life (LAB-3, 4, 10).
#include <gtest/gtest.h>

#include "game_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

TEST(Labyrinth, LAB_3_1_who_moves_onto_the_centre_with_a_key_has_won) {
  GameForTest game = straight();
  game.pawn(1, "D3").keys(1, 1).play("move D4");
  EXPECT_EQ(game.phase(), "over");
  EXPECT_EQ(game.s.winner, 0);
  EXPECT_EQ(Labyrinth::result(game.s, 0), 1.0);
  EXPECT_EQ(Labyrinth::result(game.s, 1), 0.0);
  EXPECT_EQ(Labyrinth::turn(game.s).who, Turn::Who::over);
  EXPECT_EQ(game.times(EventType::won), 1);
  EXPECT_EQ(game.refused("move D3"), "LAB-3.1");
}

TEST(Labyrinth, LAB_3_1_a_guardian_survived_is_no_hindrance) {
  GameForTest game = straight();
  game.guardian("D4").pawn(1, "D3").keys(1, 1).no_crystals().play("move D4, roll 6 6");
  EXPECT_EQ(game.phase(), "over");
}

TEST(Labyrinth, LAB_3_1_who_is_there_already_wins_with_a_key_that_he_gets_there) {
  GameForTest game = straight();
  game.pawn(1, "D3").lying("D4").play("move D4");
  EXPECT_EQ(game.phase(), "turn");
  game.play("pick up");
  EXPECT_EQ(game.phase(), "over");
}

TEST(Labyrinth, LAB_3_1_it_is_tested_from_the_start_of_his_turn_on) {
  GameForTest game = straight();
  game.pawn(1, "D3").play("move D4, end");
  game.keys(1, 1).play("end");
  EXPECT_EQ(game.phase(), "over") << "however he got it";
}

TEST(Labyrinth, LAB_3_1_one_put_there_by_another_must_leave_and_enter_again) {
  GameForTest game = straight();
  game.pawn(1, "D4").keys(1, 1).play("end, end");
  EXPECT_EQ(game.phase(), "turn") << "nobody has seen him come in his own turn";
  game.play("move D3");
  game.play("move D4");
  EXPECT_EQ(game.phase(), "over");
}

TEST(Labyrinth, LAB_3_1_in_anothers_turn_nobody_wins) {
  GameForTest game = straight();
  game.pawn(1, "D3").play("move D4, end");
  game.keys(1, 1).play("trap D2");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.active(), 2);
}

TEST(Labyrinth, LAB_3_2_nobody_takes_the_key_at_his_own_start_as_set_up_put_it) {
  GameForTest game = straight();
  game.play("move D1");
  EXPECT_FALSE(game.legal("pick up first"));
  EXPECT_EQ(game.refused("pick up first"), "LAB-3.2");
  EXPECT_EQ(game.refused("pick up"), "LAB-10.2");
}

TEST(Labyrinth, LAB_3_2_a_key_once_lifted_is_free_to_all_wherever_it_lies) {
  GameForTest game = straight();
  game.lying("D1").play("move D1, pick up");
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.s.figures.lying.size(), 0U);
  EXPECT_EQ(game.refused("pick up first"), "LAB-3.2") << "his own still lies there";
}

TEST(Labyrinth, LAB_3_2_the_key_of_another_or_of_an_unused_start_is_free) {
  GameForTest game = straight();
  game.pawn(1, "A1").play("pick up first");
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.s.figures.first_keys, all_edges & ~(1 << 5));
}

TEST(Labyrinth, LAB_4_1_two_actions_a_turn_in_any_mix_and_it_may_be_ended_early) {
  GameForTest game = straight();
  game.play("move D1");
  EXPECT_EQ(game.active(), 1);
  game.play("trap D2");
  EXPECT_EQ(game.active(), 2) << "with nothing left to do the turn ends";
  game.play("end");
  EXPECT_EQ(game.active(), 1);
  game.play("trap D3, end");
  EXPECT_EQ(game.active(), 2);
  EXPECT_EQ(game.s.actions, 2) << "nothing is kept for a later turn";
}

TEST(Labyrinth, LAB_4_1_a_turn_ends_by_itself_where_nothing_can_be_done_for_the_action_left) {
  GameForTest game(2);
  game.tile("C3", "T15").pawn(1, "C3b").no_crystals();
  game.s.trap_pool = 0;
  game.s.tiles.fill(0);
  game.s.tiles_left = 0;
  game.play("guardian, card G0");
  EXPECT_EQ(game.active(), 2) << "no way leads on from under the bridge, nothing is left to build or to lay";
}

TEST(Labyrinth, LAB_4_1_what_costs_two_needs_both) {
  GameForTest game = straight();
  game.no_crystals();
  EXPECT_TRUE(game.legal("ready"));
  game.play("trap D2");
  EXPECT_EQ(game.refused("ready"), "LAB-4.1");
}

TEST(Labyrinth, LAB_4_2_what_one_action_buys) {
  GameForTest game = straight();
  game.tile("C3", "T15").pawn(1, "C3").pawn(2, "C3").actions(1);
  for (const char* deed : {"build", "trap D2", "attack 2", "guardian", "jump", "end"}) EXPECT_TRUE(game.legal(deed)) << deed;
  EXPECT_FALSE(game.legal("climb down"));
  EXPECT_FALSE(game.legal("rest"));
  EXPECT_EQ(game.refused("join"), "LAB-4.2");
}

TEST(Labyrinth, LAB_4_3_two_actions_make_the_crystal_ready) {
  GameForTest game = straight();
  game.no_crystals().play("ready");
  EXPECT_EQ(game.s.crystals, 1);
  EXPECT_EQ(game.active(), 2);
}

TEST(Labyrinth, LAB_4_4_picking_up_costs_nothing_and_every_key_there_may_be_taken) {
  GameForTest game = straight();
  game.pawn(1, "D2").lying("D2").lying("D2").lying("D3").actions(0);
  game.play("pick up, pick up");
  EXPECT_EQ(game.s.keys(0), 2);
  EXPECT_EQ(game.active(), 2);
  EXPECT_EQ(game.s.figures.lying.size(), 1U);
}

TEST(Labyrinth, LAB_4_5_sent_to_start_in_his_own_turn_he_goes_on_there) {
  GameForTest game = straight();
  game.guardian("D2").pawn(1, "D3").no_crystals().play("move D2, roll 1 2");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(game.active(), 1);
  EXPECT_EQ(game.s.actions, 1);
  game.play("move D1");
}

TEST(Labyrinth, LAB_4_5_sent_to_start_in_anothers_turn_what_he_had_declared_lapses) {
  // Seat 2 declares an attack on who enters, seat 3 one on seat 2, which is fought first and kills it.
  GameForTest game = straight(3);
  game.pawn(1, "D3").pawn(2, "D2").pawn(3, "D2").life(2, 1).no_crystals();
  game.play("move D2, attack 1, attack 2");
  EXPECT_EQ(game.s.fight.target, 0) << "the one named first is fought first";
  game.play("roll 3 3, roll 3 4");
  EXPECT_EQ(game.place(2), "S2") << "he lost his own attack";
  EXPECT_EQ(game.times(EventType::fight_dropped), 1) << "so the attack on him is not fought";
  EXPECT_EQ(game.phase(), "attack");
}

TEST(Labyrinth, LAB_10_1_a_player_may_hold_any_number_of_keys) {
  GameForTest game = straight();
  game.keys(1, 5).pawn(1, "D2").lying("D2").play("pick up");
  EXPECT_EQ(game.s.keys(0), 6);
}

TEST(Labyrinth, LAB_10_2_a_key_is_picked_up_only_when_everything_there_has_been_dealt_with) {
  GameForTest game = straight();
  game.guardian("D2").pawn(1, "D3").lying("D2").trap("D2", "SPK").pawn(2, "D2").no_crystals();
  game.play("move D2");
  EXPECT_EQ(game.phase(), "roll");
  EXPECT_FALSE(game.legal("pick up"));
  game.play("roll 6 6");
  EXPECT_EQ(game.phase(), "roll") << "the trap";
  game.play("roll 6 6");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.refused("pick up"), "LAB-9.2");
  game.play("pass");
  EXPECT_EQ(game.phase(), "attack");
  EXPECT_EQ(game.refused("pick up"), "LAB-9.2");
  game.play("pass, pick up");
  EXPECT_EQ(game.s.keys(0), 1);
}

TEST(Labyrinth, LAB_10_2_the_key_that_lies_where_he_is_and_no_other) {
  GameForTest game = straight();
  game.pawn(1, "D3").lying("D2").lying("D3").play("pick up");
  ASSERT_EQ(game.s.figures.lying.size(), 1U);
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "D2");
}

TEST(Labyrinth, LAB_10_3_who_loses_the_last_life_goes_to_start_and_leaves_one_key) {
  GameForTest game = straight();
  game.pawn(1, "D2").pawn(2, "D2").keys(2, 2).life(2, 1).no_crystals();
  game.play("attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_EQ(game.s.keys(1), 1);
  ASSERT_EQ(game.s.figures.lying.size(), 1U);
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "D2");
  EXPECT_EQ(game.s.life(1), 4);
  game.play("pick up");
  EXPECT_EQ(game.s.keys(0), 1);
}

TEST(Labyrinth, LAB_10_3_without_keys_nothing_stays) {
  GameForTest game = straight();
  game.pawn(1, "D2").pawn(2, "D2").life(2, 1).no_crystals();
  game.play("attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_TRUE(game.s.figures.lying.empty());
}

}  // namespace
