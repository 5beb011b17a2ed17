// Meetings and fights (LAB-9).
#include <gtest/gtest.h>

#include "game_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 comes from D3 to D2, where all others are.
GameForTest crowd(int players) {
  GameForTest game = straight(players);
  game.pawn(1, "D3");
  for (int seat = 2; seat <= players; ++seat) game.pawn(seat, "D2");
  return game;
}

TEST(Labyrinth, LAB_9_1_a_meeting_happens_whenever_a_corridor_with_a_player_is_entered) {
  GameForTest game = crowd(2);
  game.play("move D2");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.asked(), 2);
  game.actions(3).play("pass, pass, move D3, move D2");
  EXPECT_EQ(game.phase(), "declare") << "every arrival is a new meeting";
}

TEST(Labyrinth, LAB_9_1_being_sent_back_is_a_new_meeting_too) {
  GameForTest game = straight();
  game.pawn(1, "D3").pawn(2, "D3").trap("D2", "GST").play("move D2, roll 1 1");
  EXPECT_EQ(game.phase(), "declare");
}

TEST(Labyrinth, LAB_9_1_dazed_players_declare_nothing) {
  GameForTest game = crowd(2);
  game.daze(2, 1).play("move D2, pass");
  EXPECT_EQ(game.phase(), "attack");
  EXPECT_EQ(game.asked(), 1);
}

TEST(Labyrinth, LAB_9_2_first_the_one_who_is_there_may_attack_then_the_one_who_enters_and_both_are_free) {
  GameForTest game = crowd(2);
  game.play("move D2, attack 1, roll 1 1, roll 1 1");
  EXPECT_EQ(game.phase(), "attack") << "whatever he decided";
  game.play("attack 2, roll 1 1, roll 1 1");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.actions, 1);
}

TEST(Labyrinth, LAB_9_2_nobody_has_to_attack) {
  GameForTest game = crowd(2);
  game.play("move D2, pass, pass");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_9_2_who_enters_and_loses_stays_and_may_pick_up_a_key) {
  GameForTest game = crowd(2);
  game.lying("D2").play("move D2, attack 1, roll 6 6, roll 1 1, pass, pick up");
  EXPECT_EQ(game.place(1), "D2");
  EXPECT_EQ(game.s.keys(0), 1);
}

TEST(Labyrinth, LAB_9_2_each_further_attack_costs_an_action_and_gives_no_free_answer) {
  GameForTest game = crowd(3);
  game.pawn(1, "D2").play("attack 2, roll 1 1, roll 1 1");
  EXPECT_EQ(game.phase(), "turn") << "nobody joins, nobody answers";
  EXPECT_EQ(game.s.actions, 1);
  game.pawn(3, "D3");
  EXPECT_EQ(game.refused("attack 3"), "LAB-9.2") << "not on the same corridor";
}

TEST(Labyrinth, LAB_9_3_each_rolls_two_dice_less_the_life_lost_and_the_loser_loses_one) {
  GameForTest game = straight();
  game.pawn(1, "D2").pawn(2, "D2").life(1, 2).play("attack 2, roll 3 4, roll 2 3");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "7 less 2 against 5";
  EXPECT_EQ(game.s.life(0), 2);
  EXPECT_EQ(game.s.life(1), 4) << "a tie changes nothing";
  game.play("attack 2, roll 3 4, roll 1 3");
  EXPECT_EQ(game.s.life(1), 3);
}

TEST(Labyrinth, LAB_9_4_those_present_declare_clockwise_from_who_enters_among_all_others_there) {
  GameForTest game = crowd(4);
  game.play("move D2");
  EXPECT_EQ(game.asked(), 2);
  EXPECT_EQ(game.legal_like("attack"), "attack 1, attack 3, attack 4");
  EXPECT_EQ(game.refused("attack 2"), "LAB-9.4");
  game.play("pass");
  EXPECT_EQ(game.asked(), 3);
  game.play("pass");
  EXPECT_EQ(game.asked(), 4);
  game.play("pass");
  EXPECT_EQ(game.phase(), "attack");
}

TEST(Labyrinth, LAB_9_4_who_chose_the_same_target_forms_a_group_and_targets_are_fought_in_the_order_first_named) {
  GameForTest game = crowd(4);
  game.play("move D2, attack 3, attack 1, attack 3");
  EXPECT_EQ(game.s.fight.target, 2);
  EXPECT_EQ(game.s.fight.attackers, 0b1010);
  game.play("roll 1 1 1, roll 1 2");
  EXPECT_EQ(game.s.fight.target, 0);
  EXPECT_EQ(game.s.fight.attackers, 0b0100);
  game.play("roll 1 1, roll 1 1");
  EXPECT_EQ(game.phase(), "attack");
}

TEST(Labyrinth, LAB_9_4_then_who_enters_declares_and_the_others_say_whether_they_join) {
  GameForTest game = crowd(4);
  game.play("move D2, attack 1, pass, pass, roll 1 1, roll 1 1, attack 3");
  EXPECT_EQ(game.phase(), "join");
  EXPECT_EQ(game.asked(), 2) << "also one who has attacked";
  game.play("join");
  EXPECT_EQ(game.asked(), 4) << "not the target";
  game.play("pass");
  EXPECT_EQ(game.s.fight.attackers, 0b0011);
  game.play("roll 4 4 4, roll 6 6");
  EXPECT_EQ(game.times(EventType::fight_tied), 1);
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_9_4_who_enters_does_not_declare_once_he_is_gone) {
  GameForTest game = crowd(3);
  game.life(1, 1).play("move D2, attack 1, pass, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_9_5_a_group_rolls_one_die_more_than_it_has_members_and_subtracts_what_all_have_lost) {
  GameForTest game = crowd(4);
  game.life(2, 3).life(3, 2).play("move D2, attack 1, attack 1, attack 1");
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(game.s, outcomes);
  EXPECT_EQ(outcomes[0].action.dice().size(), 4);
  game.play("roll 2 2 2 2, roll 1 4");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "8 less 3 against 5";
}

TEST(Labyrinth, LAB_9_5_each_member_of_a_losing_group_loses_a_life) {
  GameForTest game = crowd(3);
  game.play("move D2, attack 1, attack 1, roll 1 1 1, roll 6 6");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.s.life(1), 3);
  EXPECT_EQ(game.s.life(2), 3);
}

TEST(Labyrinth, LAB_9_5_every_members_bonus_counts_once) {
  GameForTest game(3);
  game.tile("C3", "T15").guardian("D7").no_crystals().pawn(1, "C3b").pawn(2, "C3").pawn(3, "C3");
  game.play("climb up, attack 1, attack 1, roll 1 1 1, roll 1 4");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "3 and 2 against 5";
}

TEST(Labyrinth, LAB_9_6_on_the_centre_who_enters_and_loses_goes_back_where_he_came_from) {
  GameForTest game = straight(3);
  game.pawn(1, "D3").pawn(2, "D4").pawn(3, "D3").play("move D4, attack 1, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.s.life(0), 3);
  EXPECT_EQ(game.phase(), "declare") << "an arrival there: seat 3 is met";
  EXPECT_EQ(game.asked(), 3);
}

TEST(Labyrinth, LAB_9_6_it_is_an_arrival_on_foot_with_guardian_and_traps) {
  GameForTest game = straight();
  game.pawn(1, "D3").pawn(2, "D4").guardian("D3").trap("D3", "SPK").play("move D4, pass, attack 2, roll 1 1, roll 6 6");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::guardian);
  game.play("roll 6 6");
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::trap);
}

TEST(Labyrinth, LAB_9_6_what_the_others_have_declared_is_fought_before_he_arrives) {
  GameForTest game = straight(4);
  game.pawn(1, "D3").pawn(2, "D4").pawn(3, "D4").pawn(4, "D3").play("move D4, attack 1, attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(1), "D3") << "he goes at once";
  EXPECT_EQ(game.s.fight.target, 1);
  game.play("roll 1 1, roll 1 1");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.asked(), 4);
}

TEST(Labyrinth, LAB_9_6_winning_or_a_tie_moves_nobody_and_neither_does_a_paid_attack) {
  GameForTest game = straight();
  game.pawn(1, "D3").pawn(2, "D4").play("move D4, attack 1, roll 1 1, roll 1 1, attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(1), "D4");
  game.play("attack 2, roll 1 1, roll 6 6");
  EXPECT_EQ(game.place(1), "D4");
  EXPECT_EQ(game.s.life(0), 3);
}

TEST(Labyrinth, LAB_9_6_who_was_there_and_loses_stays) {
  GameForTest game = straight();
  game.pawn(1, "D3").pawn(2, "D4").play("move D4, attack 1, roll 1 1, roll 6 6, pass");
  EXPECT_EQ(game.place(2), "D4");
}

TEST(Labyrinth, LAB_9_7_a_key_may_be_taken_from_a_dazed_player_for_no_action_once_a_turn) {
  GameForTest game = straight();
  game.pawn(1, "D2").pawn(2, "D2").daze(2, 1).keys(2, 2);
  game.play("rob 2");
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.s.keys(1), 1);
  EXPECT_EQ(game.s.actions, 2);
  EXPECT_EQ(game.refused("rob 2"), "LAB-9.7");
}

TEST(Labyrinth, LAB_9_7_or_for_an_action_all_his_life_and_a_key_which_is_the_one_of_10_3) {
  GameForTest game = straight();
  game.pawn(1, "D2").pawn(2, "D2").daze(2, 1).keys(2, 2).play("kill 2");
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.s.keys(1), 1) << "no other key is lost";
  EXPECT_TRUE(game.s.figures.lying.empty());
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.s.life(1), 4);
}

TEST(Labyrinth, LAB_9_7_from_the_players_step_on_before_anybody_declares) {
  GameForTest game = crowd(3);
  game.daze(2, 1).keys(2, 1).trap("D2", "SPK").play("move D2");
  EXPECT_EQ(game.phase(), "roll") << "after Guardian and traps";
  game.play("roll 6 6");
  EXPECT_EQ(game.phase(), "rob");
  EXPECT_EQ(game.legal_like(""), "rob 2, kill 2, pass");
  game.play("rob 2, pass");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.asked(), 3);
  game.play("pass");
  EXPECT_EQ(game.legal_like(""), "attack 2, attack 3, kill 2, pass");
  game.play("kill 2, pass");
  EXPECT_EQ(game.active(), 2) << "no action is left";
}

TEST(Labyrinth, LAB_9_7_not_from_one_who_is_awake) {
  GameForTest game = straight();
  game.pawn(1, "D2").pawn(2, "D2").keys(2, 1);
  EXPECT_EQ(game.refused("rob 2"), "LAB-9.7");
  EXPECT_EQ(game.refused("kill 2"), "LAB-9.7");
}

TEST(Labyrinth, LAB_9_8_a_fight_whose_target_has_left_is_dropped_and_a_group_shrinks) {
  GameForTest game = crowd(4);
  game.life(2, 1).play("move D2, attack 3, attack 2, attack 2");
  // Seat 2 attacks 3 first; then 3 and 4 attack 2, who dies of the first fight.
  game.play("roll 1 1, roll 6 6");
  EXPECT_EQ(game.place(2), "S1");
  EXPECT_EQ(game.times(EventType::fight_dropped), 1);
  EXPECT_EQ(game.phase(), "attack");
  GameForTest group = crowd(4);
  group.life(3, 1).play("move D2, attack 3, attack 1, attack 1, roll 6 6, roll 1 1");
  EXPECT_EQ(group.place(3), "S3");
  EXPECT_EQ(group.s.fight.target, 0);
  EXPECT_EQ(group.s.fight.attackers, 0b1000) << "seat 3 would have attacked with seat 4";
}

TEST(Labyrinth, LAB_9_8_dice_and_lost_life_are_counted_when_it_rolls) {
  GameForTest game = crowd(4);
  game.life(2, 1).play("move D2, attack 3, attack 4, attack 3, roll 1 1 1, roll 6 6");
  // The group of 2 and 4 has lost: 2 is gone, 4 has lost a life and is attacked by 3.
  EXPECT_EQ(game.place(2), "S1");
  EXPECT_EQ(game.s.fight.target, 3);
  game.play("roll 3 3, roll 3 4");
  EXPECT_EQ(game.times(EventType::fight_tied), 1);
}

TEST(Labyrinth, LAB_9_8_several_who_die_together_go_clockwise_from_the_active_player) {
  GameForTest game = crowd(4);
  game.life(2, 1).life(4, 1).play("move D2, attack 1, pass, attack 1, roll 1 1 1, roll 6 6");
  std::vector<int> gone;
  for (const Event& event : game.happened) {
    if (event.type == EventType::sent_to_start) gone.push_back(event.seat + 1);
  }
  EXPECT_EQ(gone, (std::vector{2, 4}));
}

}  // namespace
