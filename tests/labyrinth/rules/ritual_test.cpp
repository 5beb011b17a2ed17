// The Witch's Ritual of Misfortune (LAB-A.witch.3).
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Witch on the centre, with the only crystal that is ready; seat 2 stands on D2.
GameForTest ritual(std::initializer_list<Character> characters = {Character::witch, Character::none}) {
  GameForTest game = with_characters(characters);
  game.s.crystals = 1;
  return game.pawn(1, "D4").pawn(2, "D2");
}

TEST(Labyrinth, LAB_A_witch_3_one_who_stands_on_a_trap_tests_it_for_a_crystal) {
  GameForTest game = ritual();
  game.trap("D2", "SPK");
  EXPECT_EQ(game.legal_like("use ritual"), "use ritual 2 SPK");
  game.play("use ritual 2 SPK");
  EXPECT_EQ(game.s.actions, 2);
  EXPECT_EQ(game.s.crystals, 0);
  EXPECT_EQ(game.phase(), "roll");
  EXPECT_EQ(game.s.roll.seat, 1);
  game.play("roll 1 1");
  EXPECT_EQ(game.s.life(1), 3);
  EXPECT_EQ(game.place(2), "D2");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.active(), 1);
}

TEST(Labyrinth, LAB_A_witch_3_not_herself_nor_one_without_a_trap_and_only_with_a_crystal) {
  GameForTest game = ritual();
  game.pawn(1, "D3").trap("D3", "SPK");
  EXPECT_EQ(game.legal_like("use ritual"), "");
  game.trap("D2", "SPK");
  EXPECT_EQ(game.legal_like("use ritual"), "use ritual 2 SPK");
  game.no_crystals();
  EXPECT_EQ(game.refused("use ritual 2 SPK"), "LAB-A.witch.3");
}

TEST(Labyrinth, LAB_A_witch_3_at_any_distance) {
  GameForTest game = ritual();
  game.pawn(1, "D1").pawn(2, "D7").guardian("D4").trap("D7", "SPK").play("use ritual 2 SPK, roll 1 1");
  EXPECT_EQ(game.s.life(1), 3);
}

TEST(Labyrinth, LAB_A_witch_3_the_column_for_walking_counts) {
  GameForTest game = ritual();
  game.trap("D2", "BLR").play("use ritual 2 BLR, roll 1 1");
  EXPECT_EQ(game.s.life(1), 2);
}

TEST(Labyrinth, LAB_A_witch_3_a_door_or_a_trap_without_a_test_is_not_offered_when_it_is_face_up) {
  GameForTest door = ritual();
  door.trap("D2", "PRT");
  EXPECT_EQ(door.legal_like("use ritual"), "");
  Options options;
  options.casting = Casting::given;
  options.given = {Character::witch};
  options.blank_traps = true;
  GameForTest blank = straight(2, options);
  blank.s.crystals = 1;
  blank.pawn(1, "D4").pawn(2, "D2").trap("D2", "blank");
  EXPECT_EQ(blank.legal_like("use ritual"), "");
}

TEST(Labyrinth, LAB_A_witch_3_one_that_lies_face_down_is_turned_up_first) {
  GameForTest game = ritual();
  game.trap("D2").play("use ritual 2");
  EXPECT_EQ(game.phase(), "turn-up");
  game.play("turn up SPK");
  EXPECT_TRUE(game.s.traps[0].face_up());
  EXPECT_EQ(game.phase(), "roll");
  game.play("roll 1 1");
  EXPECT_EQ(game.s.life(1), 3);
}

TEST(Labyrinth, LAB_A_witch_3_a_door_that_is_turned_up_does_nothing) {
  GameForTest game = ritual();
  game.trap("D2").play("use ritual 2, turn up PRT");
  EXPECT_TRUE(game.s.traps[0].face_up());
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.active(), 1);
  EXPECT_EQ(game.s.actions, 2);
  EXPECT_EQ(game.s.crystals, 0);
}

TEST(Labyrinth, LAB_A_witch_3_one_trap_of_two) {
  GameForTest game = ritual();
  game.trap("D2", "SPK").trap("D2", "DRT");
  EXPECT_EQ(game.legal_like("use ritual"), "use ritual 2 SPK, use ritual 2 DRT");
  game.play("use ritual 2 DRT, roll 1 1");
  EXPECT_EQ(game.s.figures.daze[1], 1);
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.life(1), 4) << "the spikes are not tested";
  GameForTest unseen = ritual();
  unseen.trap("D2").trap("D2").play("use ritual 2, turn up SPK, roll 6 6");
  EXPECT_EQ(unseen.phase(), "turn");
  EXPECT_EQ(unseen.s.traps[0].face_up() + unseen.s.traps[1].face_up(), 1);
}

TEST(Labyrinth, LAB_A_witch_3_also_one_whom_other_rules_spare_there) {
  GameForTest put = ritual();
  put.trap("D2", "SPK");
  put.s.figures.untouched = 2;
  put.play("use ritual 2 SPK, roll 1 1");
  EXPECT_EQ(put.s.life(1), 3) << "LAB-6.5";
  EXPECT_EQ(put.s.figures.untouched, 2) << "he has not left that corridor";
  GameForTest from_start = ritual();
  from_start.trap("D7", "SPK").pawn(2, "D7").guardian("D4");
  from_start.s.figures.from_start = 2;
  from_start.play("use ritual 2 SPK, roll 1 1");
  EXPECT_EQ(from_start.s.life(1), 3) << "LAB-8.6";
}

TEST(Labyrinth, LAB_A_witch_3_a_turning_back_trap_sends_him_where_she_picks_as_if_he_walked) {
  GameForTest game = ritual();
  game.trap("D2", "GST").trap("D2", "PRT").trap("D3", "SPK").play("use ritual 2 GST, roll 1 1");
  EXPECT_EQ(game.phase(), "way");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "step D1, step D3");
  game.play("step D3");
  EXPECT_EQ(game.place(2), "D3") << "doors are ignored";
  EXPECT_EQ(game.phase(), "roll") << "it is an arrival there";
  game.play("roll 1 1");
  EXPECT_EQ(game.s.life(1), 3);
}

TEST(Labyrinth, LAB_A_witch_3_where_one_way_leads_away_it_is_taken_and_where_none_does_nothing_happens) {
  GameForTest one = ritual();
  one.trap("D1", "MIR").pawn(2, "D1").play("use ritual 2 MIR, roll 1 1");
  EXPECT_EQ(one.place(2), "D2");
  GameForTest none = ritual();
  none.trap("D7", "GST").pawn(2, "D7").guardian("D4").play("use ritual 2 GST, roll 1 1");
  EXPECT_EQ(none.place(2), "D7");
  EXPECT_EQ(none.phase(), "turn");
  EXPECT_EQ(none.active(), 1);
}

TEST(Labyrinth, LAB_A_witch_3_the_first_number_counts_and_a_failure_brings_the_retry_number) {
  GameForTest game = ritual();
  game.trap("D2", "GST");
  game.s.traps[0].failed = 2;
  game.play("use ritual 2 GST, roll 3 4");
  EXPECT_EQ(game.phase(), "way") << "7 would be enough for another try";
  GameForTest first = ritual();
  first.trap("D2", "GST").play("use ritual 2 GST, roll 1 1, step D3, end, move D2, roll 3 3");
  EXPECT_EQ(first.place(2), "D2") << "6 is enough for who has failed it";
}

TEST(Labyrinth, LAB_A_witch_3_who_passes_stays_and_his_failure_is_forgotten) {
  GameForTest game = ritual();
  game.trap("D2", "GST");
  game.s.traps[0].failed = 2;
  game.play("use ritual 2 GST, roll 4 4");
  EXPECT_EQ(game.place(2), "D2");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.traps[0].failed, 0);
}

TEST(Labyrinth, LAB_A_witch_3_nothing_else_of_an_arrival_follows_where_he_stands) {
  GameForTest game = ritual({Character::witch, Character::none, Character::none});
  game.trap("D2", "SPK").pawn(1, "D2").pawn(3, "D2").guardian("D2").play("use ritual 2 SPK, roll 6 6");
  EXPECT_EQ(game.phase(), "turn") << "neither the Guardian nor players are met";
  EXPECT_EQ(game.active(), 1);
}

TEST(Labyrinth, LAB_A_witch_3_the_last_life_is_lost_where_he_stands) {
  GameForTest game = ritual();
  game.trap("D2", "SPK").life(2, 1).keys(2, 2).play("use ritual 2 SPK, roll 1 1");
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_EQ(game.s.keys(1), 1);
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "D2");
}

TEST(Labyrinth, LAB_A_witch_3_who_falls_below_arrives_there_by_dropping) {
  GameForTest game = ritual();
  game.tile("C3", "T15").trap("C3", "PIT").trap("C3b", "SPK").pawn(2, "C3").play("use ritual 2 PIT, roll 1 1");
  EXPECT_EQ(game.place(2), "C3b");
  EXPECT_EQ(game.s.life(1), 3);
  EXPECT_EQ(game.s.figures.daze[1], 1);
  game.play("roll 1 1");
  EXPECT_EQ(game.s.life(1), 1) << "spikes take two lives of who drops";
}

TEST(Labyrinth, LAB_A_witch_3_sent_to_the_centre_he_goes_back_where_he_was_sent_from_and_tests_that_trap_no_second_time) {
  GameForTest game = ritual();
  game.trap("D3", "GST").pawn(2, "D3").keys(2, 1).play("use ritual 2 GST, roll 1 1, step D4");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.asked(), 1);
  game.play("attack 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(2), "D3") << "LAB-9.6";
  EXPECT_EQ(game.phase(), "turn") << "LAB-8.7";
}

TEST(Labyrinth, LAB_A_witch_3_who_is_sent_to_her_while_dazed_may_be_robbed) {
  GameForTest game = ritual();
  game.trap("D3", "GST").pawn(2, "D3").keys(2, 1).daze(2, 1).play("use ritual 2 GST, roll 1 1, step D4, rob 2");
  EXPECT_EQ(game.s.keys(0), 1);
}

TEST(Labyrinth, LAB_A_witch_3_sent_to_the_centre_with_a_key_he_has_not_come_himself) {
  GameForTest game = ritual();
  game.trap("D3", "GST").pawn(1, "D1").pawn(2, "D3").keys(2, 1).play("use ritual 2 GST, roll 1 1, step D4, end");
  EXPECT_EQ(game.phase(), "turn") << "LAB-3.1";
  EXPECT_EQ(game.active(), 2);
}

}  // namespace
