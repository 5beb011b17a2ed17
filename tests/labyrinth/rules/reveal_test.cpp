// Tiles that lie face down are entered by others (LAB-A.illusionist.1): who turns them up, how they come to lie, and where everybody is then.
#include <gtest/gtest.h>

#include "hidden_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Illusionist on D1, seat 2 stands on D3 and is to act; on E3 beside it a tile lies face down.
GameForTest entering(std::string_view id, Character other = Character::none) {
  GameForTest game = hidden_game({Character::illusionist, other});
  sown(game, "E3", id).pawn(1, "D1").pawn(2, "D3").play("end");
  return game;
}

TEST(Labyrinth, LAB_A_illusionist_1_another_who_enters_makes_him_choose_a_rotation_with_that_side_open) {
  GameForTest game = entering("T06");
  game.play("move E3");
  EXPECT_EQ(game.phase(), "reveal");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.place(2), "D3") << "nobody is there yet";
  EXPECT_EQ(game.legal_like(""), "reveal 2, reveal 4, reveal 5");
  EXPECT_EQ(game.refused("reveal 0"), "LAB-A.illusionist.1");
  game.play("reveal 4");
  EXPECT_EQ(tile_at(game, "E3"), LaidTile::normal(tile_kind("T06"), 4));
  EXPECT_EQ(game.place(2), "E3");
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.times(EventType::tile_revealed), 1);
  EXPECT_TRUE(game.s.revealing == Revealing{});
}

TEST(Labyrinth, LAB_A_illusionist_1_one_rotation_takes_itself_though_he_is_dazed_or_at_home) {
  GameForTest game = entering("T08");
  game.daze(1, 2).play("move E3");
  EXPECT_EQ(tile_at(game, "E3"), LaidTile::normal(tile_kind("T08"), 2));
  EXPECT_EQ(game.place(2), "E3");
  GameForTest asked = entering("T06");
  asked.daze(1, 2).play("move E3");
  EXPECT_EQ(asked.phase(), "reveal");
  asked.play("reveal 2");
  EXPECT_EQ(asked.place(2), "E3");
  GameForTest home = entering("T06");
  home.pawn(1, "S0").play("move E3");
  EXPECT_EQ(home.phase(), "reveal");
}

TEST(Labyrinth, LAB_A_illusionist_1_one_that_all_know_is_revealed_in_the_same_way) {
  GameForTest game = entering("T05");
  game.s.board.tiles[cell_named("E3")] = LaidTile::face_down(tile_kind("T06"), true);
  game.play("move E3");
  EXPECT_EQ(game.legal_like(""), "reveal 2, reveal 4, reveal 5");
}

TEST(Labyrinth, LAB_A_illusionist_1_who_enters_stands_on_the_corridor_with_that_side) {
  GameForTest game = entering("T11");
  game.play("move E3");
  EXPECT_EQ(game.legal_like(""), "reveal 0, reveal 2");
  game.play("reveal 0");
  EXPECT_EQ(game.place(2), "E3b") << "the corridor of edges 3 and 5";
}

TEST(Labyrinth, LAB_A_illusionist_1_guardian_doors_and_actions_are_for_the_way_as_for_any_other) {
  GameForTest game = entering("T06");
  game.trap("D3", "STD").play("move E3");
  EXPECT_EQ(game.phase(), "roll") << "the door first";
  game.play("roll 1 1");
  EXPECT_TRUE(tile_at(game, "E3").is_secret()) << "it held him";
  game.play("move E3, roll 6 6");
  EXPECT_EQ(game.phase(), "reveal");
}

TEST(Labyrinth, LAB_A_illusionist_1_lab_5_2_must_hold) {
  GameForTest game = hidden_game({Character::illusionist, Character::none});
  game.tile("E1", "T08").pawn(1, "D1").pawn(2, "E1");
  sown(game, "E2", "T12").play("end, move E2");
  EXPECT_EQ(game.legal_like(""), "reveal 0, reveal 1, reveal 4") << "5 would join E1 to a closed side of D2";
}

TEST(Labyrinth, LAB_A_illusionist_1_pawn_and_keys_there_go_to_one_corridor_of_his_choice_and_nothing_is_an_arrival) {
  GameForTest game = entering("T11");
  game.pawn(1, "E3").lying("E3").lying("E3").play("move E3");
  EXPECT_EQ(game.legal_like(""), "reveal 0 E3, reveal 0 E3b, reveal 2 E3, reveal 2 E3b");
  EXPECT_EQ(game.refused("reveal 0"), "LAB-A.illusionist.1");
  game.play("reveal 0 E3");
  EXPECT_EQ(game.place(1), "E3");
  EXPECT_EQ(game.place(2), "E3b");
  for (const Place key : game.s.figures.lying) EXPECT_EQ(text_of(key), "E3");
  EXPECT_EQ(game.phase(), "turn") << "they do not meet";
}

TEST(Labyrinth, LAB_A_illusionist_1_on_the_corridor_that_is_entered_he_is_met) {
  GameForTest game = entering("T11");
  game.pawn(1, "E3").lying("E3").play("move E3, reveal 0 E3b");
  EXPECT_EQ(game.place(1), "E3b");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "E3b");
}

TEST(Labyrinth, LAB_A_illusionist_1_keys_alone_have_a_corridor_chosen_for_them_too) {
  GameForTest game = entering("T11");
  game.lying("E3").play("move E3, reveal 2 E3");
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "E3");
  EXPECT_EQ(game.place(2), "E3b");
}

TEST(Labyrinth, LAB_A_illusionist_1_what_lies_elsewhere_stays_in_its_order) {
  GameForTest game = entering("T11");
  game.lying("D2").lying("E3").lying("F3").play("move E3, reveal 0 E3b");
  ASSERT_EQ(game.s.figures.lying.size(), 3U);
  EXPECT_EQ(text_of(game.s.figures.lying[0]), "D2");
  EXPECT_EQ(text_of(game.s.figures.lying[1]), "E3b");
}

TEST(Labyrinth, LAB_A_illusionist_1_his_marks_stay) {
  GameForTest game = entering("T11");
  game.pawn(1, "E3");
  game.s.figures.untouched = 1;
  game.play("move E3, reveal 0 E3");
  EXPECT_EQ(game.s.figures.untouched, 1);
}

TEST(Labyrinth, LAB_A_illusionist_1_lab_5_2_holds_for_the_corridor_that_he_picks) {
  GameForTest game = hidden_game({Character::illusionist, Character::none});
  game.tile("E1", "T08").tile("E3", "T03").pawn(1, "E2").pawn(2, "E1");
  sown(game, "E2", "T10");
  game.s.board.tiles[cell_named("D3")] = LaidTile::normal(tile_kind("T08"), 0);
  game.play("end, move E2");
  // Turned by none, its corridors are of edges 0, 1 and of 3, 4; D3 and D2 are closed to it.
  EXPECT_EQ(game.legal_like("reveal 0"), "reveal 0 E2, reveal 0 E2b");
  // By two: of 2, 3 and of 5, 0, which would lead from E1 nowhere.
  EXPECT_EQ(game.legal_like("reveal 2"), "");
  GameForTest shut = hidden_game({Character::illusionist, Character::none});
  shut.tile("E1", "T08").tile("E3", "T08", 1).pawn(1, "E2").pawn(2, "E1");
  sown(shut, "E2", "T10");
  shut.s.board.tiles[cell_named("D3")] = LaidTile::normal(tile_kind("T16"), 0);
  shut.play("end, move E2");
  EXPECT_EQ(shut.place(1), "E2") << "the other corridor, of 3 and 4, meets closed sides: one choice takes itself";
  EXPECT_EQ(tile_at(shut, "E2"), LaidTile::normal(tile_kind("T10"), 0));
}

TEST(Labyrinth, LAB_A_illusionist_1_the_guardian_reveals_it_too) {
  GameForTest game = entering("T11");
  game.guardian("D3").pawn(1, "E3").play("guardian, card G1, step E3");
  EXPECT_EQ(game.phase(), "reveal");
  EXPECT_EQ(game.asked(), 1);
  game.play("reveal 0 E3");
  EXPECT_EQ(text_of(game.s.figures.guardian), "E3b");
  EXPECT_EQ(text_of(game.s.figures.guardian_from), "D3");
  EXPECT_EQ(game.phase(), "turn") << "he is on another corridor";
  GameForTest met = entering("T11");
  met.guardian("D3").pawn(1, "E3").play("guardian, card G2, step E3, reveal 0 E3b");
  EXPECT_EQ(met.s.roll.purpose, Roll::Purpose::guardian);
  EXPECT_EQ(met.s.roll.seat, 0);
  EXPECT_EQ(met.s.guiding.steps, 1) << "and a step is left";
}

TEST(Labyrinth, LAB_A_illusionist_1_who_is_moved_in_by_a_prayer_reveals_it) {
  GameForTest game = hidden_game({Character::illusionist, Character::monk, Character::none});
  game.s.figures.blessing[1] = 1;
  sown(game, "E3", "T11").pawn(1, "D1").pawn(2, "D4").pawn(3, "D3").play("end, use prayer 3 E3");
  EXPECT_EQ(game.phase(), "reveal");
  game.play("reveal 0");
  EXPECT_EQ(game.place(3), "E3b");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.active(), 2);
}

TEST(Labyrinth, LAB_A_illusionist_1_moved_onto_his_own_tile_he_reveals_nothing) {
  GameForTest game = hidden_game({Character::illusionist, Character::monk});
  game.s.figures.blessing[1] = 1;
  sown(game, "E3", "T11").pawn(1, "D3").pawn(2, "D4").play("end, use prayer 1 E3");
  EXPECT_EQ(game.place(1), "E3");
  EXPECT_TRUE(tile_at(game, "E3").is_secret());
}

TEST(Labyrinth, LAB_A_illusionist_1_who_is_enslaved_reveals_it_and_goes_on) {
  GameForTest game = hidden_game({Character::illusionist, Character::golems, Character::none});
  game.s.crystals = 2;
  sown(game, "E3", "T11").pawn(1, "D1").pawn(2, "D2").pawn(3, "D3").play("end, use enslave 3, card G2, card G2, step E3");
  EXPECT_EQ(game.phase(), "reveal");
  game.play("reveal 0");
  EXPECT_EQ(game.place(3), "D3") << "the corridor of edges 3 and 5 ends there, so he turns";
  EXPECT_EQ(game.times(EventType::driven), 2);
}

TEST(Labyrinth, LAB_A_illusionist_1_whom_a_ritual_turns_back_reveals_it) {
  GameForTest game = hidden_game({Character::illusionist, Character::witch, Character::none});
  game.s.crystals = 2;
  sown(game, "E3", "T11").trap("D3", "GST").pawn(1, "D1").pawn(2, "D2").pawn(3, "D3");
  game.play("end, use ritual 3 GST, roll 1 1, step E3");
  EXPECT_EQ(game.phase(), "reveal");
  game.play("reveal 2");
  EXPECT_EQ(game.place(3), "E3b");
  EXPECT_EQ(game.times(EventType::sent_back), 1);
}

TEST(Labyrinth, LAB_A_illusionist_1_a_turn_that_is_taken_back_finds_pawns_and_keys_where_the_revealing_put_them) {
  GameForTest game = hidden_game({Character::illusionist, Character::assassin});
  sown(game, "E3", "T11").lying("E3").pawn(1, "E3").pawn(2, "D3").play("end");
  game.s.crystals = 2;
  game.play("move E3, reveal 0 E3, use loop");
  EXPECT_EQ(game.place(2), "D3");
  EXPECT_EQ(game.place(1), "E3");
  EXPECT_EQ(tile_at(game, "E3"), LaidTile::normal(tile_kind("T11"), 0)) << "it stays face up";
  GameForTest other = hidden_game({Character::illusionist, Character::assassin});
  sown(other, "E3", "T11").lying("E3").pawn(1, "E3").pawn(2, "D3").play("end");
  other.s.crystals = 2;
  other.play("move E3, reveal 0 E3b, pass, pass, use loop");
  EXPECT_EQ(other.place(2), "D3");
  EXPECT_EQ(other.place(1), "E3b");
  EXPECT_EQ(text_of(other.s.figures.lying[0]), "E3b");
}

}  // namespace
