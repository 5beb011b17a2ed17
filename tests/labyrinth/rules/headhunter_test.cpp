// The Head Hunter: ensnaring and crafted trap (LAB-A.headhunter.1, 2).
#include <gtest/gtest.h>

#include "hidden_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Head Hunter on D3.
GameForTest headhunter() {
  GameForTest game = hidden_game({Character::headhunter, Character::none});
  return game.pawn(1, "D3");
}
int left_of(const GameForTest& game, std::string_view id) { return game.s.unseen_traps[static_cast<std::size_t>(trap_named(game, id) - 1)]; }

TEST(Labyrinth, LAB_A_headhunter_1_a_second_trap_is_laid_for_an_action_where_exactly_one_lies) {
  GameForTest game = headhunter();
  game.trap("D2", "SPK");
  EXPECT_TRUE(game.legal("trap D2"));
  game.play("trap D2, look DRT, look GAS, craft GAS");
  EXPECT_EQ(traps_on(game.s, *parse_place("D2")), 2);
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_TRUE(game.took_effect(Rule::LAB_A_headhunter_1));
  EXPECT_EQ(game.refused("trap D2"), "LAB-8.2") << "two lie there";
}

TEST(Labyrinth, LAB_A_headhunter_1_a_trap_that_lies_face_down_counts_like_any_other) {
  GameForTest game = headhunter();
  game.trap("D2");
  EXPECT_TRUE(game.legal("trap D2"));
  game.trap("D2");
  EXPECT_EQ(game.refused("trap D2"), "LAB-8.2");
}

TEST(Labyrinth, LAB_A_headhunter_1_otherwise_where_a_trap_may_be_laid) {
  GameForTest game = headhunter();
  game.trap("D3", "SPK").trap("D1", "SPK").trap("D2", "SPK").pawn(2, "D2");
  EXPECT_EQ(game.refused("trap D3"), "LAB-8.2") << "he stands there";
  EXPECT_EQ(game.refused("trap D2"), "LAB-8.2") << "somebody stands there";
  EXPECT_EQ(game.refused("trap D4"), "LAB-8.2") << "the centre";
  EXPECT_EQ(game.refused("trap S0"), "LAB-8.2") << "a start field";
  EXPECT_EQ(game.refused("trap E3"), "LAB-8.2") << "no tile lies there";
  EXPECT_TRUE(game.legal("trap D1")) << "a key tile is no hindrance";
}

TEST(Labyrinth, LAB_A_headhunter_1_not_by_anybody_else) {
  GameForTest game = headhunter();
  game.trap("D2", "SPK").play("end");
  EXPECT_EQ(game.refused("trap D2"), "LAB-8.2");
}

TEST(Labyrinth, LAB_A_headhunter_1_not_dazed_and_not_from_the_start_field) {
  GameForTest game = headhunter();
  game.trap("D2", "SPK").daze(1, 1);
  EXPECT_EQ(game.refused("trap D2"), "LAB-12.1");
  GameForTest home = headhunter();
  home.trap("D2", "SPK").pawn(1, "S0");
  EXPECT_EQ(home.refused("trap D2"), "LAB-8.2");
  home.play("trap D1");
  EXPECT_EQ(home.phase(), "turn") << "nor does he look at tokens there";
  EXPECT_EQ(home.s.traps[0].token, unseen_trap);
}

TEST(Labyrinth, LAB_A_headhunter_1_both_traps_are_met_the_turning_back_one_first) {
  GameForTest game = headhunter();
  game.trap("D2", "SPK").play("trap D2, look GST, look DRT, craft GST, end, end");
  game.play("move D2, turn up GST");
  EXPECT_EQ(game.s.traps[game.s.roll.subject].kind, trap_named(game, "GST"));
  game.play("roll 6 6");
  EXPECT_EQ(game.s.traps[game.s.roll.subject].kind, trap_named(game, "SPK"));
  game.play("roll 6 6");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_headhunter_1_of_two_others_the_passer_chooses_and_of_two_doors_the_first_failed_holds) {
  GameForTest game = headhunter();
  game.trap("D2", "SPK").play("trap D2, look DRT, look GST, craft DRT, end, end, move D2, turn up DRT");
  EXPECT_EQ(game.legal_like("face"), "face SPK, face DRT");
  GameForTest doors = headhunter();
  doors.trap("D2", "STD").play("trap D2, look PRT, look GST, craft PRT, end");
  doors.pawn(2, "D3").play("move D2, turn up PRT, move D3");
  EXPECT_EQ(doors.phase(), "face");
  doors.play("face STD, roll 1 1");
  EXPECT_EQ(doors.place(2), "D2");
}

TEST(Labyrinth, LAB_A_headhunter_2_he_looks_at_two_tokens_and_lays_one_and_the_other_goes_back) {
  GameForTest game = headhunter();
  const int spikes = left_of(game, "SPK");
  const int darts = left_of(game, "DRT");
  game.play("trap D2");
  EXPECT_EQ(game.phase(), "look");
  EXPECT_EQ(Labyrinth::turn(game.s).who, Turn::Who::chance);
  game.play("look SPK");
  EXPECT_EQ(game.phase(), "look");
  EXPECT_EQ(left_of(game, "SPK"), spikes - 1);
  game.play("look DRT");
  EXPECT_EQ(game.phase(), "craft");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "craft SPK, craft DRT");
  EXPECT_EQ(game.refused("craft GAS"), "LAB-A.headhunter.2");
  game.play("craft DRT");
  ASSERT_EQ(game.s.traps.size(), 1U);
  EXPECT_EQ(text_of(game.s.traps[0].place), "D2");
  EXPECT_FALSE(game.s.traps[0].face_up());
  EXPECT_EQ(game.s.traps[0].token, trap_named(game, "DRT"));
  EXPECT_TRUE(game.s.traps[0].seen);
  EXPECT_EQ(left_of(game, "SPK"), spikes);
  EXPECT_EQ(left_of(game, "DRT"), darts - 1);
  EXPECT_EQ(game.s.trap_pool, 39);
  ASSERT_EQ(game.s.put_back.size(), 1U);
  EXPECT_EQ(game.s.put_back[0], trap_named(game, "SPK"));
  EXPECT_EQ(game.s.actions, 1) << "nothing beyond the trap itself";
}

TEST(Labyrinth, LAB_A_headhunter_2_two_of_a_kind_are_no_choice) {
  GameForTest game = headhunter();
  game.play("trap D2, look SPK, look SPK");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.traps[0].token, trap_named(game, "SPK"));
  EXPECT_EQ(left_of(game, "SPK"), 3);
  EXPECT_EQ(game.s.put_back[0], trap_named(game, "SPK"));
}

TEST(Labyrinth, LAB_A_headhunter_2_one_token_is_looked_at_if_there_is_but_one) {
  GameForTest game = headhunter();
  only_tokens(game, {"GAS"}).play("trap D2");
  EXPECT_EQ(game.phase(), "look");
  game.play("look GAS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.traps[0].token, trap_named(game, "GAS"));
  EXPECT_EQ(game.s.trap_pool, 0);
  ASSERT_EQ(game.s.put_back.size(), 1U);
  EXPECT_EQ(game.s.put_back[0], unseen_trap);
  EXPECT_EQ(game.refused("trap D1"), "LAB-8.1");
}

TEST(Labyrinth, LAB_A_headhunter_2_tokens_face_down_on_the_board_are_not_of_the_pool) {
  GameForTest game = headhunter();
  game.trap("D1");
  only_tokens(game, {"GAS", "SPK"}).play("trap D2");
  EXPECT_EQ(game.phase(), "token") << "what lies there is drawn first";
  game.play("token SPK, look GAS");
  EXPECT_EQ(game.phase(), "turn") << "one was left";
  EXPECT_EQ(game.s.traps[1].token, trap_named(game, "GAS"));
}

TEST(Labyrinth, LAB_A_headhunter_2_tokens_come_in_the_order_of_places_and_stay) {
  GameForTest game = headhunter();
  game.trap("D2").trap("D1").trap("G1", "SPK").play("trap A1");
  EXPECT_EQ(game.phase(), "token");
  EXPECT_EQ(Labyrinth::turn(game.s).who, Turn::Who::chance);
  game.play("token STD");
  EXPECT_EQ(text_of(game.s.traps[0].place), "D1");
  EXPECT_EQ(game.s.traps[0].token, trap_named(game, "STD"));
  EXPECT_FALSE(game.s.traps[0].seen);
  game.play("token GST, look SPK, look SPK, end, end");
  EXPECT_EQ(game.phase(), "turn");
  game.play("trap A4");
  EXPECT_EQ(game.phase(), "look") << "all have one";
}

TEST(Labyrinth, LAB_A_headhunter_2_it_works_by_itself_with_the_first_trap_of_a_turn_alone) {
  GameForTest game = headhunter();
  game.play("trap D2, look SPK, look DRT, craft SPK, trap D1");
  const Trap& second = game.s.traps[0];
  EXPECT_EQ(text_of(second.place), "D1");
  EXPECT_EQ(second.token, unseen_trap);
  EXPECT_FALSE(second.seen);
  EXPECT_EQ(second.laid_after, 1);
  EXPECT_EQ(game.s.put_back.size(), 1U);
  game.play("trap G1");
  EXPECT_EQ(game.phase(), "turn") << "others lay unseen";
  game.play("end, trap A1");
  EXPECT_EQ(game.phase(), "token") << "in his next turn it works again";
}

TEST(Labyrinth, LAB_A_headhunter_2_what_he_laid_is_turned_up_as_what_it_is) {
  GameForTest game = headhunter();
  game.play("trap D2, look SPK, look DRT, craft SPK, move D2");
  EXPECT_EQ(game.phase(), "turn-up");
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(game.s, outcomes);
  ASSERT_EQ(outcomes.size(), 1U);
  EXPECT_EQ(game.refused("turn up DRT"), "LAB-8.5");
  const int spikes = left_of(game, "SPK");
  game.play("turn up SPK, roll 6 6");
  EXPECT_EQ(left_of(game, "SPK"), spikes) << "it was taken from the pool when it was laid";
  EXPECT_EQ(game.s.traps[0].kind, trap_named(game, "SPK"));
  EXPECT_EQ(game.s.traps[0].token, unseen_trap);
  EXPECT_FALSE(game.s.traps[0].seen);
}

TEST(Labyrinth, LAB_A_headhunter_2_a_trap_with_a_token_of_its_own_is_turned_up_as_that) {
  GameForTest game = headhunter();
  game.trap("D2").play("trap D1, token GST, look SPK, look SPK, move D2");
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(game.s, outcomes);
  ASSERT_EQ(outcomes.size(), 1U);
  EXPECT_EQ(text_of(outcomes[0].action, *game.s.set), "turn up GST");
}

TEST(Labyrinth, LAB_A_headhunter_2_what_went_back_may_be_looked_at_again) {
  GameForTest game = headhunter();
  only_tokens(game, {"GAS", "SPK"}).play("trap D2, look GAS, look SPK, craft SPK, end, end, trap D1");
  EXPECT_EQ(game.phase(), "look");
  game.play("look GAS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.traps[0].token, trap_named(game, "GAS"));
}

}  // namespace
