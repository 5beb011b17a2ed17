// The Thief (LAB-A.thief).
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Thief on D3.
GameForTest thief(int players = 2) {
  GameForTest game =
      players == 2 ? with_characters({Character::thief, Character::none}) : with_characters({Character::thief, Character::none, Character::none});
  return game.pawn(1, "D3");
}
// With the only crystal that is ready.
GameForTest slipping(int players = 2) {
  GameForTest game = thief(players);
  game.s.crystals = 1;
  return game.pawn(1, "D2");
}

TEST(Labyrinth, LAB_A_thief_1_on_entering_eight_or_more_takes_a_key_before_attacks_are_declared) {
  GameForTest game = thief();
  game.pawn(2, "D2").keys(2, 2).play("move D2");
  EXPECT_EQ(game.phase(), "steal");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "use theft 2, pass");
  game.play("use theft 2, roll 4 4");
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.s.keys(1), 1);
  EXPECT_EQ(game.phase(), "declare") << "once a target, then those who are there";
  EXPECT_EQ(game.s.actions, 1) << "for no action";
}

TEST(Labyrinth, LAB_A_thief_1_below_eight_nothing_is_taken) {
  GameForTest game = thief();
  game.pawn(2, "D2").keys(2, 1).play("move D2, use theft 2, roll 3 4");
  EXPECT_EQ(game.s.keys(0), 0);
  EXPECT_EQ(game.s.keys(1), 1);
}

TEST(Labyrinth, LAB_A_thief_1_her_crystal_repeats_the_roll) {
  GameForTest game = thief();
  game.s.crystals = 3;
  game.pawn(2, "D2").keys(2, 1).play("move D2, use theft 2, roll 3 4, again, roll 4 4");
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.s.crystals, 2) << "the roll is hers alone";
}

TEST(Labyrinth, LAB_A_thief_1_on_being_met_in_the_turn_of_another_too) {
  GameForTest game = thief();
  game.pawn(2, "D2").keys(2, 1).play("end, move D3");
  EXPECT_EQ(game.phase(), "steal");
  EXPECT_EQ(game.asked(), 1);
  game.play("use theft 2, roll 4 4");
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.phase(), "declare");
}

TEST(Labyrinth, LAB_A_thief_1_only_whom_she_comes_to_or_who_comes_to_her) {
  GameForTest game = thief(3);
  game.pawn(2, "D2").pawn(3, "D3").keys(3, 1).play("end, move D3");
  EXPECT_EQ(game.phase(), "declare") << "seat 3 was there, and seat 2 has no key";
  GameForTest both = thief(3);
  both.pawn(2, "D2").pawn(3, "D2").keys(2, 1).keys(3, 1).play("move D2");
  EXPECT_EQ(both.legal_like(""), "use theft 2, use theft 3, pass");
  both.play("use theft 3, roll 6 6");
  EXPECT_EQ(both.legal_like(""), "use theft 2, pass") << "it comes back while somebody is left";
  both.play("use theft 2, roll 6 6");
  EXPECT_EQ(both.s.keys(0), 2);
}

TEST(Labyrinth, LAB_A_thief_1_pass_ends_it_for_that_meeting) {
  GameForTest game = thief(3);
  game.pawn(2, "D2").pawn(3, "D2").keys(2, 1).keys(3, 1).play("move D2, use theft 3, roll 6 6, pass");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.s.keys(1), 1);
}

TEST(Labyrinth, LAB_A_thief_1_once_a_target_a_turn) {
  GameForTest game = thief();
  game.pawn(2, "D2").keys(2, 2).play("move D2, use theft 2, roll 1 1, pass, pass, move D3");
  EXPECT_EQ(game.active(), 2) << "her actions are spent";
  game.play("move D3");
  EXPECT_EQ(game.phase(), "steal") << "another turn";
  game.play("use theft 2, roll 1 1, pass, pass");
  game.actions(2).play("move D2, move D3");
  EXPECT_EQ(game.phase(), "declare") << "the same turn";
}

TEST(Labyrinth, LAB_A_thief_1_before_anybody_is_robbed_or_killed_in_that_meeting) {
  GameForTest game = thief();
  game.pawn(2, "D2").keys(2, 2).daze(2, 1).play("move D2");
  EXPECT_EQ(game.phase(), "steal");
  game.play("use theft 2, roll 6 6");
  EXPECT_EQ(game.phase(), "rob");
  game.play("rob 2");
  EXPECT_EQ(game.s.keys(0), 2);
  GameForTest other = thief();
  other.pawn(2, "D2").keys(2, 1).keys(1, 1).daze(1, 1).play("end, move D3");
  EXPECT_EQ(other.phase(), "rob") << "dazed she steals nothing";
}

TEST(Labyrinth, LAB_A_thief_1_after_the_guardian_and_the_trap) {
  GameForTest game = thief();
  game.pawn(2, "D2").keys(2, 1).trap("D2", "GST").play("move D2, roll 1 1");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.phase(), "turn") << "turned back, she meets nobody";
}

TEST(Labyrinth, LAB_A_thief_1_a_key_stolen_on_the_centre_wins_when_the_meeting_is_over) {
  GameForTest game = thief();
  game.pawn(2, "D4").keys(2, 1).play("move D4, use theft 2, roll 4 4, pass");
  EXPECT_EQ(game.phase(), "attack");
  game.play("pass");
  EXPECT_EQ(game.phase(), "over");
  EXPECT_EQ(game.s.winner, 0);
}

TEST(Labyrinth, LAB_A_thief_2_a_trap_on_her_own_or_a_connected_corridor_leaves_the_game) {
  GameForTest game = thief();
  game.trap("D3", "SPK").trap("D2", "DRT").trap("D1", "PIT");
  const int pool = game.s.trap_pool;
  const auto unseen = game.s.unseen_traps;
  EXPECT_EQ(game.legal_like("use disarm"), "use disarm D3 SPK, use disarm D2 DRT") << "D1 is two connections away";
  game.play("use disarm D2 DRT");
  EXPECT_EQ(game.s.traps.size(), 2U);
  EXPECT_FALSE(game.s.traps.any_on(*parse_place("D2")));
  EXPECT_EQ(game.s.trap_pool, pool) << "it does not go back to the pool";
  EXPECT_EQ(game.s.unseen_traps, unseen);
  EXPECT_EQ(game.s.actions, 1);
  game.play("use disarm D3 SPK");
  EXPECT_EQ(game.s.traps.size(), 1U) << "twice a turn, too";
}

TEST(Labyrinth, LAB_A_thief_2_not_where_another_player_is_and_the_guardian_does_not_matter) {
  GameForTest game = thief();
  game.trap("D3", "SPK").trap("D2", "DRT").guardian("D2");
  EXPECT_EQ(game.legal_like("use disarm"), "use disarm D3 SPK, use disarm D2 DRT");
  game.pawn(2, "D2");
  EXPECT_EQ(game.legal_like("use disarm"), "use disarm D3 SPK");
  game.pawn(2, "D3");
  EXPECT_EQ(game.legal_like("use disarm"), "use disarm D2 DRT") << "also her own";
}

TEST(Labyrinth, LAB_A_thief_2_her_choice_of_two_and_one_that_lies_face_down_is_turned_up_and_shown_to_all) {
  GameForTest game = thief();
  game.trap("D2", "DRT").trap("D2");
  EXPECT_EQ(game.legal_like("use disarm"), "use disarm D2 DRT, use disarm D2");
  const int pool = game.s.trap_pool;
  const auto spikes = *parse_trap(*game.s.set, "SPK");
  const int unseen = game.s.unseen_traps[spikes - 1U];
  game.play("use disarm D2");
  EXPECT_EQ(game.phase(), "turn-up");
  game.play("turn up SPK");
  EXPECT_EQ(game.times(EventType::trap_turned_up), 1);
  EXPECT_EQ(game.times(EventType::trap_removed), 1);
  ASSERT_EQ(game.s.traps.size(), 1U);
  EXPECT_EQ(game.s.traps[0].kind, *parse_trap(*game.s.set, "DRT"));
  EXPECT_EQ(game.s.trap_pool, pool);
  EXPECT_EQ(game.s.unseen_traps[spikes - 1U], unseen - 1) << "nobody will draw it again";
  EXPECT_EQ(game.phase(), "turn") << "nothing is tested";
}

TEST(Labyrinth, LAB_A_thief_3_the_guardian_passes_by_for_the_rest_of_her_turn) {
  GameForTest game = slipping();
  game.guardian("D3").play("use slip");
  EXPECT_EQ(game.s.actions, 2) << "for no action";
  EXPECT_EQ(game.s.crystals, 0);
  game.s.crystals = 1;
  EXPECT_EQ(game.refused("use slip"), "LAB-A.thief.3") << "it holds already";
  game.no_crystals().play("move D3");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.times(EventType::rolled), 0);
}

TEST(Labyrinth, LAB_A_thief_3_nor_does_he_meet_her_when_she_leads_him) {
  GameForTest game = slipping();
  game.guardian("D3", false, "D4").play("use slip, guardian, card G1");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D2");
  EXPECT_EQ(game.place(1), "D2");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_thief_3_free_attacks_of_others_pass_by) {
  GameForTest game = slipping();
  game.pawn(2, "D3").play("use slip, move D3");
  EXPECT_EQ(game.phase(), "attack") << "seat 2 is not asked, and she may attack";
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "attack 2, pass");
  GameForTest three = slipping(3);
  three.pawn(2, "D3").pawn(3, "D3").play("use slip, move D3");
  EXPECT_EQ(three.phase(), "declare");
  EXPECT_EQ(three.asked(), 2);
  EXPECT_EQ(three.legal_like(""), "attack 3, pass") << "they may attack each other";
}

TEST(Labyrinth, LAB_A_thief_3_only_in_that_turn) {
  GameForTest game = slipping();
  game.pawn(2, "D4").play("use slip, move D3, end, move D3, pass");
  EXPECT_EQ(game.legal_like("attack"), "attack 1") << "who comes to her may attack her";
}

TEST(Labyrinth, LAB_A_thief_3_it_holds_not_on_the_centre) {
  GameForTest said = slipping();
  said.pawn(1, "D4");
  EXPECT_EQ(said.refused("use slip"), "LAB-A.thief.3");
  GameForTest guarded = slipping();
  guarded.pawn(1, "D3").guardian("D4").play("use slip, move D4");
  EXPECT_EQ(guarded.phase(), "roll");
  GameForTest attacked = slipping();
  attacked.pawn(1, "D3").pawn(2, "D4").play("use slip, move D4");
  EXPECT_EQ(attacked.phase(), "declare");
  EXPECT_EQ(attacked.legal_like("attack"), "attack 1");
}

TEST(Labyrinth, LAB_A_thief_3_it_holds_not_while_she_is_dazed) {
  GameForTest game = slipping();
  game.trap("D3", "DRT").pawn(2, "D3").play("use slip, move D3, roll 1 1");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.legal_like("attack"), "attack 1");
  game.play("pass, end");
  game.guardian("D1").play("guardian, card G2, roll 6 6");
  EXPECT_EQ(game.place(1), "S0") << "nor after a turn that has ended so";
}

TEST(Labyrinth, LAB_A_thief_3_after_her_turn_the_guardian_ignores_her_where_it_has_ended) {
  GameForTest game = slipping();
  game.guardian("D1").play("use slip, move D3, end, guardian, card G2");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D3");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.phase(), "turn");
  game.play("end, move D4, move D3");
  EXPECT_EQ(game.phase(), "roll") << "she has left that corridor";
}

TEST(Labyrinth, LAB_A_thief_3_one_who_wakes_beside_her_ignores_her_too) {
  GameForTest game = slipping();
  game.guardian("D3", true).play("use slip, move D3, end, guardian, card G1");
  EXPECT_FALSE(game.s.figures.guardian_sleeps);
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_thief_3_nothing_is_left_of_it_where_her_turn_ends_on_the_centre) {
  GameForTest game = slipping();
  game.pawn(1, "D3").guardian("D1").play("use slip, move D4, end, guardian, card G3");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D4");
  EXPECT_EQ(game.phase(), "roll");
  game.play("roll 1 1");
  EXPECT_EQ(game.place(1), "S0");
}

TEST(Labyrinth, LAB_A_thief_3_nothing_is_left_of_it_where_her_turn_ends_while_she_is_dazed) {
  GameForTest game = slipping();
  game.trap("D3", "DRT").guardian("D1").play("use slip, move D3, roll 1 1, end, end, rest, end");
  EXPECT_EQ(game.s.figures.daze[0], 0);
  game.play("guardian, card G2");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D3");
  EXPECT_EQ(game.phase(), "roll") << "he meets her, though she has not left that corridor";
}

TEST(Labyrinth, LAB_A_thief_3_a_daze_that_comes_later_ends_it) {
  GameForTest game = with_characters({Character::thief, Character::golems});
  game.s.crystals = 3;
  game.pawn(1, "D2").pawn(2, "D4").guardian("D1");
  game.play("use slip, move D3, end, use enslave 1, card GS, card G0, lead GS, end");
  EXPECT_EQ(game.s.figures.daze[0], 1);
  game.play("end, guardian, card G2, card G2");
  EXPECT_EQ(game.place(1), "S0") << "dazed she is sent away without a roll";
}

}  // namespace
