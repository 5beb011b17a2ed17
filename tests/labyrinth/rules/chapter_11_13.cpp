// The Guardian, daze, the crystal, and options (LAB-11, 12, 13, 15).
#include <gtest/gtest.h>

#include "game_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// The straight way with a branch, so that there is something to choose.
GameForTest branching(int players = 2, const Options& options = {}) {
  GameForTest game = straight(players, options);
  game.tile("E2", "T01");
  return game;
}

TEST(Labyrinth, LAB_11_1_the_top_card_is_taken_once_a_turn_and_all_of_it_is_done) {
  GameForTest game = branching();
  game.guardian("D2", false, "D1").play("guardian");
  EXPECT_EQ(game.phase(), "card");
  game.play("card G3, step D3, step D4");
  EXPECT_EQ(game.times(EventType::guardian_moved), 3) << "the last step takes itself";
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.refused("guardian"), "LAB-11.1");
}

TEST(Labyrinth, LAB_11_1_used_cards_are_shuffled_when_all_are_used) {
  GameForTest game = branching();
  game.guardian("D4");
  for (std::uint8_t& left : game.s.cards) left = 0;
  game.s.cards[*parse_card(*game.s.set, "G0") - 1U] = 1;
  game.s.cards_left = 1;
  game.play("guardian, card G0, end");
  EXPECT_EQ(game.s.cards_left, 0);
  game.play("guardian");
  EXPECT_EQ(game.times(EventType::guardian_shuffled), 1);
  EXPECT_EQ(game.s.cards_left, 12);
}

TEST(Labyrinth, LAB_11_2_the_active_player_leads_him_past_traps_on_his_level_and_onto_no_start_field) {
  GameForTest game = branching();
  game.tile("C3", "T15").guardian("D3").trap("D3", "STD").trap("C3b", "GST").play("guardian, card G2");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "step D2, step E2, step D4, step C3b");
  game.play("step C3b");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D3") << "the way under the bridge ends there, and he changes no level";
  GameForTest home = branching();
  home.guardian("D1").play("guardian, card G1");
  EXPECT_EQ(text_of(home.s.figures.guardian), "D2");
}

TEST(Labyrinth, LAB_11_3_he_may_not_step_back_within_a_card_or_on_the_next_one) {
  GameForTest game = branching();
  game.guardian("D3", false, "D4").play("guardian, card G2, step D2");
  EXPECT_EQ(game.refused("step D3"), "LAB-11.3");
  EXPECT_EQ(game.legal_like(""), "step D1, step E2");
  game.play("step D1, end, end, guardian, card G1");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D2") << "a dead end: he turns, and nothing is to be chosen";
  EXPECT_TRUE(game.took_effect(Rule::LAB_11_3));
}

TEST(Labyrinth, LAB_11_3_back_to_the_centre_clears_the_memory) {
  GameForTest game = branching();
  game.guardian("D4", false, "D3").play("guardian, card GC");
  EXPECT_EQ(game.s.figures.guardian_from, nowhere);
  game.play("end, guardian, card G1");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D3");
}

TEST(Labyrinth, LAB_11_3_a_step_that_he_cannot_take_is_dropped) {
  GameForTest game(2);
  game.play("guardian, card G2");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D4") << "no tile lies beside the centre";
  EXPECT_EQ(game.times(EventType::guardian_stuck), 1);
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_11_3_the_memory_is_kept_through_sleep) {
  GameForTest game = branching();
  game.guardian("D2", false, "D3").play("guardian, card GS, end, guardian, card G1, end, guardian, card G1");
  EXPECT_EQ(game.refused("step D3"), "LAB-11.3");
}

TEST(Labyrinth, LAB_11_4_he_meets_everybody_on_the_corridors_that_he_enters_clockwise_from_the_active_player) {
  GameForTest game = branching(3);
  game.pawn(1, "D3").pawn(2, "D2").pawn(3, "D2").guardian("D1").play("end, guardian, card G2");
  EXPECT_EQ(game.s.roll.seat, 1) << "seat 2 is active";
  game.play("roll 1 1");
  EXPECT_EQ(game.place(2), "S2") << "each roll finished before the next";
  EXPECT_EQ(game.s.roll.seat, 2);
  game.play("roll 6 6, step D3, roll 1 1");
  EXPECT_EQ(game.place(3), "D2");
  EXPECT_EQ(game.place(1), "S0");
}

TEST(Labyrinth, LAB_11_4_who_enters_his_corridor_meets_him) {
  GameForTest game = branching();
  game.pawn(1, "D3").guardian("D2").play("move D2");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::guardian);
}

TEST(Labyrinth, LAB_11_4_back_to_the_centre_is_entering_it_unless_he_is_there_already) {
  GameForTest game = branching();
  game.pawn(1, "D4").play("guardian, card GC");
  EXPECT_EQ(game.phase(), "roll");
  GameForTest there = branching();
  there.pawn(1, "D4").guardian("D4").play("guardian, card GC");
  EXPECT_EQ(there.phase(), "turn");
}

TEST(Labyrinth, LAB_11_5_below_twelve_he_goes_to_start_with_keys_and_without_losing_life) {
  GameForTest game = branching();
  game.pawn(1, "D3").keys(1, 2).guardian("D2").play("move D2, roll 5 6");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(game.s.keys(0), 2);
  EXPECT_EQ(game.times(EventType::life_lost), 0);
  GameForTest stays = branching();
  stays.pawn(1, "D3").guardian("D2").play("move D2, roll 6 6");
  EXPECT_EQ(stays.place(1), "D2");
}

TEST(Labyrinth, LAB_11_6_after_a_twelve_he_is_ignored_when_a_card_is_taken_while_both_stay) {
  GameForTest game = branching();
  game.pawn(1, "D3").guardian("D2").play("move D2, roll 6 6, guardian, card G0");
  EXPECT_EQ(game.active(), 2);
  EXPECT_EQ(game.place(1), "D2");
  game.play("guardian, card GS");
  EXPECT_EQ(game.place(1), "D2") << "falling asleep meets nobody";
}

TEST(Labyrinth, LAB_11_6_leaving_and_entering_again_by_either_is_a_new_meeting) {
  GameForTest game = branching();
  game.pawn(1, "D3").guardian("D2").play("move D2, roll 6 6, move D3, trap D1, end, move D2");
  EXPECT_EQ(game.phase(), "roll");
  GameForTest returns = branching();
  returns.pawn(1, "D2").guardian("D2").play("guardian, card G2, step D1");
  EXPECT_EQ(text_of(returns.s.figures.guardian), "D2") << "back from a dead end";
  EXPECT_EQ(returns.phase(), "roll");
}

TEST(Labyrinth, LAB_11_7_asleep_he_is_passed_freely_and_the_next_card_only_wakes_him) {
  GameForTest game = branching();
  game.pawn(1, "D3").pawn(2, "D2").guardian("D2", true).play("move D2, pass, pass");
  EXPECT_EQ(game.place(1), "D2");
  game.play("guardian, card G3");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::guardian) << "all on his corridor meet him";
  game.play("roll 6 6, roll 1 1");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D2") << "the card only wakes him";
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_FALSE(game.s.figures.guardian_sleeps);
}

TEST(Labyrinth, LAB_11_7_also_one_who_had_rolled_a_twelve) {
  GameForTest game = branching();
  game.pawn(1, "D3").guardian("D2").play("move D2, roll 6 6, guardian, card GS, guardian, card G0");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::guardian);
  EXPECT_EQ(game.s.roll.seat, 0);
}

TEST(Labyrinth, LAB_11_8_a_dazed_player_goes_to_his_start_at_once) {
  GameForTest game = branching();
  game.pawn(2, "D2").daze(2, 2).guardian("D3").play("guardian, card G1, step D2");
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_12_1_a_dazed_player_may_only_rest_and_then_acts_normally) {
  GameForTest game = branching();
  game.pawn(1, "D2").pawn(2, "D2").lying("D2").daze(1, 1).daze(2, 1).keys(2, 1);
  EXPECT_EQ(game.legal_like(""), "rest, end");
  for (const char* deed : {"move D3", "attack 2", "rob 2", "pick up", "guardian", "trap D1", "build"})
    EXPECT_EQ(game.refused(deed), "LAB-12.1") << deed;
  game.play("rest");
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_TRUE(game.legal("move D3"));
  EXPECT_TRUE(game.legal("pick up"));
}

TEST(Labyrinth, LAB_12_1_without_actions_he_may_neither_rob_nor_pick_up) {
  GameForTest game = branching();
  game.pawn(1, "D2").pawn(2, "D2").lying("D2").daze(1, 1).daze(2, 1).keys(2, 1).actions(0);
  EXPECT_EQ(game.legal_like(""), "end");
}

TEST(Labyrinth, LAB_12_1_one_action_lays_off_one_token) {
  GameForTest game = branching();
  game.pawn(1, "D2").daze(1, 3).play("rest, rest");
  EXPECT_EQ(game.s.figures.daze[0], 1);
  EXPECT_EQ(game.active(), 2);
}

TEST(Labyrinth, LAB_12_1_he_still_rolls_when_attacked_and_may_repeat_it_with_his_crystal) {
  GameForTest game = branching();
  game.pawn(1, "D2").pawn(2, "D2").daze(2, 1);
  game.s.crystals = 2;
  game.play("attack 2, roll 3 3, roll 1 1");
  EXPECT_EQ(game.phase(), "crystal");
  EXPECT_EQ(game.asked(), 2);
  game.play("again, roll 6 6");
  EXPECT_EQ(game.s.life(0), 3);
}

TEST(Labyrinth, LAB_12_1_robbing_a_dazed_player_needs_an_undazed_robber_in_a_meeting_too) {
  GameForTest game = branching();
  game.pawn(1, "D3").pawn(2, "D2").daze(2, 1).keys(2, 1).trap("D2", "DRT").play("move D2, roll 1 1");
  EXPECT_EQ(game.phase(), "turn") << "dazed on arrival: he neither robs nor declares";
  EXPECT_EQ(game.legal_like(""), "rest, end");
}

TEST(Labyrinth, LAB_13_1_a_ready_crystal_repeats_a_whole_own_roll_and_the_second_result_stands) {
  GameForTest game = branching();
  game.pawn(1, "D3").guardian("D2");
  game.s.crystals = 3;
  game.play("move D2, roll 6 5");
  EXPECT_EQ(game.phase(), "crystal");
  EXPECT_EQ(game.asked(), 1);
  game.play("again");
  EXPECT_EQ(game.s.crystals, 2);
  game.play("roll 6 6");
  EXPECT_EQ(game.place(1), "D2");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_13_1_what_bore_on_the_first_roll_bears_on_the_second) {
  GameForTest game(2);
  game.tile("C3", "T15").guardian("D7").pawn(1, "C3").pawn(2, "C3b");
  game.play("jump, roll 5, pass, attack 1, roll 3 4, roll 1 1, pass, again, roll 3 3");
  EXPECT_EQ(game.asked(), 2) << "asked again after the re-roll";
  game.play("pass");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "6 and 1 for the jump against 7";
}

TEST(Labyrinth, LAB_13_2_going_back_to_start_does_not_ready_it_but_two_actions_do) {
  GameForTest game = branching();
  game.pawn(1, "D1").play("move S0");
  EXPECT_EQ(game.s.crystals, 0);
  game.play("end, end, ready");
  EXPECT_EQ(game.s.crystals, 1);
  game.play("end");
  EXPECT_EQ(game.refused("ready"), "LAB-13.2") << "it is ready";
}

TEST(Labyrinth, LAB_13_4_attackers_are_asked_clockwise_and_then_the_defender_and_after_a_reroll_all_again) {
  GameForTest game = branching(4);
  game.pawn(1, "D3").pawn(2, "D2").pawn(3, "D2").pawn(4, "D2");
  game.s.crystals = 15;
  game.play("move D2, attack 1, attack 1, pass, roll 1 1 1, roll 2 2");
  EXPECT_EQ(game.asked(), 2);
  game.play("pass");
  EXPECT_EQ(game.asked(), 3);
  game.play("pass");
  EXPECT_EQ(game.asked(), 1);
  game.play("again, roll 1 1");
  EXPECT_EQ(game.asked(), 2) << "all again";
  game.play("again, roll 2 2 2");
  EXPECT_EQ(game.asked(), 3);
  game.play("pass");
  EXPECT_EQ(game.phase(), "attack") << "closed when all have passed";
  EXPECT_EQ(game.s.life(0), 3);
}

TEST(Labyrinth, LAB_15_1_to_win_alone_no_other_player_may_be_on_the_centre) {
  Options options;
  options.win_alone = true;
  GameForTest game = branching(2, options);
  game.pawn(1, "D3").pawn(2, "D4").keys(1, 1).play("move D4, pass, pass");
  EXPECT_EQ(game.phase(), "turn");
  game.play("end, move D3, end");
  EXPECT_EQ(game.phase(), "over") << "from his turn's start on";
  GameForTest usual = branching();
  usual.pawn(1, "D3").pawn(2, "D4").keys(1, 1).play("move D4, pass, pass");
  EXPECT_EQ(usual.phase(), "over");
}

TEST(Labyrinth, LAB_15_1_the_guardian_does_not_count) {
  Options options;
  options.win_alone = true;
  GameForTest game = branching(2, options);
  game.guardian("D4", true).pawn(1, "D3").keys(1, 1).play("move D4");
  EXPECT_EQ(game.phase(), "over");
}

TEST(Labyrinth, LAB_15_2_three_blanks_are_shuffled_in_and_do_nothing) {
  Options options;
  options.blank_traps = true;
  GameForTest game = branching(2, options);
  EXPECT_EQ(game.s.trap_pool, 43);
  game.pawn(1, "D3").trap("D2").play("move D2, turn up blank");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_TRUE(game.s.traps[0].face_up());
  EXPECT_EQ(game.refused("trap D2"), "LAB-8.2") << "it lies there all the same";
  GameForTest without = branching();
  without.pawn(1, "D3").trap("D2").play("move D2");
  EXPECT_EQ(without.refused("turn up blank"), "LAB-8.5");
}

}  // namespace
