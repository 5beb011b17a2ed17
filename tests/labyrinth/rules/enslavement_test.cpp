// The Lady of Golems' Enslavement (LAB-A.golems.3).
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Lady of Golems on D1, with the only crystal that is ready; seat 2 stands on D2. The Guardian on D7 has nowhere to go.
GameForTest enslaving(int players = 2) {
  GameForTest game =
      players == 2 ? with_characters({Character::golems, Character::none}) : with_characters({Character::golems, Character::none, Character::none});
  game.s.crystals = 1;
  return game.pawn(1, "D1").pawn(2, "D2");
}
std::string lying_keys(const GameForTest& game) {
  std::string places;
  for (const Place place : game.s.figures.lying) places += (places.empty() ? "" : " ") + text_of(place);
  return places;
}

TEST(Labyrinth, LAB_A_golems_3_she_picks_each_step_of_another_for_an_action_and_a_crystal) {
  GameForTest game = enslaving();
  game.play("use enslave 2, card G2, card G0");
  EXPECT_EQ(game.legal_like(""), "lead G2, lead G0") << "Obedience applies";
  game.play("lead G2");
  EXPECT_EQ(game.phase(), "drive");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "step D1, step D3");
  game.play("step D3");
  EXPECT_EQ(game.place(2), "D4") << "he may not step back, and takes the one way on";
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.active(), 1);
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.s.crystals, 0);
  EXPECT_EQ(guardian_deck(game.s), 11);
}

TEST(Labyrinth, LAB_A_golems_3_it_is_her_guardian_card_of_this_turn) {
  GameForTest after = enslaving();
  after.play("guardian, card G1, card G1");
  EXPECT_EQ(after.refused("use enslave 2"), "LAB-A.golems.3");
  GameForTest before = enslaving();
  before.play("use enslave 2, card GC, card GC");
  EXPECT_EQ(before.refused("guardian"), "LAB-11.1");
  before.s.crystals = 1;
  EXPECT_EQ(before.refused("use enslave 2"), "LAB-A.golems.3");
}

TEST(Labyrinth, LAB_A_golems_3_another_player_who_is_not_on_his_start_and_with_a_ready_crystal) {
  GameForTest game = enslaving(3);
  EXPECT_EQ(game.legal_like("use enslave"), "use enslave 2") << "seat 3 is on its start";
  game.no_crystals();
  EXPECT_EQ(game.refused("use enslave 2"), "LAB-A.golems.3");
}

TEST(Labyrinth, LAB_A_golems_3_he_may_turn_only_at_a_dead_end) {
  GameForTest game = enslaving();
  game.pawn(1, "D4").pawn(2, "D2").play("use enslave 2, card G2, card G2, step D1");
  EXPECT_EQ(game.place(2), "D2") << "from D1 no other way leads on";
  EXPECT_EQ(game.s.figures.guardian_from, nowhere) << "it is nothing to the Guardian";
}

TEST(Labyrinth, LAB_A_golems_3_never_to_another_level_nor_onto_his_start_field) {
  GameForTest game = enslaving();
  game.tile("C3", "T15").pawn(2, "C3b").play("use enslave 2, card G1, card G1");
  EXPECT_EQ(game.place(2), "D3") << "the one way on";
  GameForTest home = enslaving();
  home.tile("D6", "T08").pawn(2, "D7").play("use enslave 2, card G1, card G1");
  EXPECT_EQ(home.place(2), "D6");
}

TEST(Labyrinth, LAB_A_golems_3_sleep_is_a_daze_and_nothing_else) {
  GameForTest game = enslaving();
  game.play("use enslave 2, card GS, card G0, lead GS");
  EXPECT_EQ(game.s.figures.daze[1], 1);
  EXPECT_EQ(game.place(2), "D2");
  EXPECT_EQ(game.s.figures.untouched, 0) << "he has not moved";
  EXPECT_FALSE(game.s.figures.guardian_sleeps);
}

TEST(Labyrinth, LAB_A_golems_3_stay_does_nothing) {
  GameForTest game = enslaving();
  game.s.figures.came_itself = 2;
  game.pawn(2, "D4").play("use enslave 2, card GS, card G0");
  const Figures before = game.s.figures;
  game.play("lead G0");
  EXPECT_EQ(game.s.figures, before) << "one who has not moved is as he was";
}

TEST(Labyrinth, LAB_A_golems_3_back_to_the_centre_brings_him_there_past_the_guardian) {
  GameForTest game = enslaving();
  game.guardian("D4").play("use enslave 2, card GC, card GC");
  EXPECT_EQ(game.place(2), "D4");
  EXPECT_EQ(game.phase(), "turn") << "no roll";
  EXPECT_EQ(game.s.figures.untouched, 2);
  EXPECT_EQ(text_of(game.s.figures.guardian), "D4");
}

TEST(Labyrinth, LAB_A_golems_3_one_who_is_on_the_centre_already_is_as_he_was) {
  GameForTest game = enslaving(3);
  game.s.figures.came_itself = 2;
  game.pawn(2, "D4").pawn(3, "D4").keys(3, 1).play("use enslave 2, card GC, card GC");
  EXPECT_EQ(game.s.figures.came_itself, 2);
  EXPECT_EQ(game.s.figures.untouched, 0);
  EXPECT_EQ(game.s.keys(2), 1) << "nobody is met";
}

TEST(Labyrinth, LAB_A_golems_3_each_player_he_meets_loses_a_key_that_stays_on_that_corridor) {
  GameForTest game = enslaving(3);
  game.pawn(1, "D4").keys(1, 1).pawn(3, "D3").keys(3, 2).keys(2, 1).play("use enslave 2, card G2, card G2, step D3");
  EXPECT_EQ(game.place(2), "D4");
  EXPECT_EQ(game.s.keys(2), 1) << "passed by";
  EXPECT_EQ(game.s.keys(0), 0) << "the Lady herself";
  EXPECT_EQ(game.s.keys(1), 1) << "his own he keeps";
  EXPECT_EQ(lying_keys(game), "D3 D4");
  EXPECT_EQ(game.phase(), "turn") << "no fights";
}

TEST(Labyrinth, LAB_A_golems_3_the_way_to_the_centre_is_a_meeting_of_those_there) {
  GameForTest game = enslaving(3);
  game.pawn(3, "D4").keys(3, 1).play("use enslave 2, card GC, card GC");
  EXPECT_EQ(game.s.keys(2), 0);
  EXPECT_EQ(lying_keys(game), "D4");
}

TEST(Labyrinth, LAB_A_golems_3_who_has_nowhere_to_go_is_as_he_was) {
  GameForTest game = enslaving();
  game.pawn(2, "D7").guardian("D4").play("use enslave 2, card G3, card G3");
  EXPECT_EQ(game.place(2), "D7");
  EXPECT_EQ(game.s.figures.untouched, 0);
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_A_golems_3_traps_and_doors_do_not_act_until_he_leaves_that_corridor) {
  GameForTest game = enslaving();
  game.trap("D3").trap("D3", "PRT").play("use enslave 2, card G1, card G1, step D3");
  EXPECT_FALSE(game.s.traps[0].face_up());
  game.play("end, move D2");
  EXPECT_EQ(game.place(2), "D2") << "LAB-6.5: through the door without a test";
  game.play("move D3");
  EXPECT_EQ(game.phase(), "turn-up") << "coming back is normal";
}

TEST(Labyrinth, LAB_A_golems_3_the_guardian_ignores_him_there_also_one_who_comes_later) {
  GameForTest asleep = enslaving();
  asleep.guardian("D3", true).play("use enslave 2, card G1, card G1, step D3");
  EXPECT_TRUE(asleep.s.figures.guardian_sleeps) << "he is not woken";
  EXPECT_EQ(asleep.place(2), "D3");
  asleep.play("end, guardian, card G1");
  EXPECT_FALSE(asleep.s.figures.guardian_sleeps);
  EXPECT_EQ(asleep.place(2), "D3") << "nor does one who wakes meet him";
  GameForTest later = enslaving();
  later.guardian("D1").pawn(1, "D4").play("use enslave 2, card G1, card G1, step D3, end, guardian, card G2");
  EXPECT_EQ(text_of(later.s.figures.guardian), "D3");
  EXPECT_EQ(later.place(2), "D3");
  EXPECT_EQ(later.phase(), "turn");
}

TEST(Labyrinth, LAB_A_golems_3_who_is_brought_to_the_centre_does_not_win_by_it) {
  GameForTest game = enslaving();
  game.keys(2, 1).play("use enslave 2, card GC, card GC, end");
  EXPECT_EQ(game.phase(), "turn") << "LAB-3.1";
  EXPECT_EQ(game.active(), 2);
  game.play("move D3, move D4");
  EXPECT_EQ(game.phase(), "over") << "he has left and come again";
}

}  // namespace
