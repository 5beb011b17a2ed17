// The Illusionist's Mystification and Mirror Image (LAB-A.illusionist.2, 3).
#include <gtest/gtest.h>

#include "hidden_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Illusionist on D4.
GameForTest illusionist_with(Character other = Character::none) {
  GameForTest game = hidden_game({Character::illusionist, other});
  return game.pawn(1, "D4");
}
const Trap& trap_at(const GameForTest& game, std::string_view place) { return game.s.traps[game.s.traps.first_on(*parse_place(place))]; }

TEST(Labyrinth, LAB_A_illusionist_2_two_traps_change_places_with_their_faces_and_their_failures) {
  GameForTest game = illusionist_with();
  game.trap("D1", "GST").trap("D2").trap("D3", "SPK");
  game.s.traps[0].failed = 2;
  EXPECT_EQ(game.legal_like("use mystify"), "use mystify D1 GST, use mystify D2") << "the last one is the other of both";
  game.play("use mystify D1 GST");
  EXPECT_EQ(game.phase(), "exchange");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "exchange D2, exchange D3 SPK");
  EXPECT_EQ(game.refused("exchange D1 GST"), "LAB-A.illusionist.2");
  game.play("exchange D2");
  EXPECT_FALSE(trap_at(game, "D1").face_up());
  EXPECT_EQ(trap_at(game, "D2").kind, trap_named(game, "GST"));
  EXPECT_EQ(trap_at(game, "D2").failed, 2);
  EXPECT_EQ(trap_at(game, "D1").failed, 0);
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.s.traps.size(), 3U);
}

TEST(Labyrinth, LAB_A_illusionist_2_once_a_turn) {
  GameForTest game = illusionist_with();
  game.trap("D1", "GST").trap("D2", "SPK").play("use mystify D1 GST");
  EXPECT_EQ(game.refused("use mystify D1 SPK"), "LAB-A.illusionist.2");
  game.play("end, end");
  EXPECT_TRUE(game.legal("use mystify D1 SPK"));
  game.actions(0);
  EXPECT_EQ(game.refused("use mystify D1 SPK"), "LAB-4.1");
}

TEST(Labyrinth, LAB_A_illusionist_2_only_one_other_takes_itself) {
  GameForTest game = illusionist_with();
  game.trap("D1", "GST").trap("D3", "SPK").play("use mystify D1 GST");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(trap_at(game, "D1").kind, trap_named(game, "SPK"));
  EXPECT_EQ(trap_at(game, "D3").kind, trap_named(game, "GST"));
}

TEST(Labyrinth, LAB_A_illusionist_2_no_players_on_either_corridor_but_the_guardian_does_not_matter) {
  GameForTest game = illusionist_with();
  game.trap("D1", "GST").trap("D2", "SPK").pawn(2, "D1");
  EXPECT_EQ(game.legal_like("use mystify"), "") << "on the one";
  game.pawn(2, "D2");
  EXPECT_EQ(game.legal_like("use mystify"), "") << "on the other";
  game.pawn(2, "S3").pawn(1, "D2");
  EXPECT_EQ(game.legal_like("use mystify"), "") << "himself";
  game.pawn(1, "D4").guardian("D2");
  EXPECT_EQ(game.legal_like("use mystify"), "use mystify D1 GST");
  game.guardian("D1");
  EXPECT_EQ(game.legal_like("use mystify"), "use mystify D1 GST");
}

TEST(Labyrinth, LAB_A_illusionist_2_on_different_corridors) {
  GameForTest game = illusionist_with();
  game.trap("D1", "GST").trap("D1", "SPK");
  EXPECT_EQ(game.legal_like("use mystify"), "");
  GameForTest bridge = illusionist_with();
  bridge.tile("C3", "T15").trap("C3", "GST").trap("C3b", "SPK");
  EXPECT_EQ(bridge.legal_like("use mystify"), "use mystify C3 GST") << "of one tile they may be";
}

TEST(Labyrinth, LAB_A_illusionist_2_two_that_are_alike_are_no_choice) {
  GameForTest game = illusionist_with();
  game.trap("D1", "SPK").trap("D2", "SPK").trap("D3").trap("G1");
  EXPECT_EQ(game.legal_like("use mystify"), "use mystify D1 SPK, use mystify D2 SPK") << "neither D1 with D2 nor D3 with G1";
  game.play("use mystify D1 SPK");
  EXPECT_EQ(game.legal_like(""), "exchange D3, exchange G1");
}

TEST(Labyrinth, LAB_A_illusionist_2_failures_tell_apart_where_they_count) {
  GameForTest gale = illusionist_with();
  gale.trap("D1", "GST").trap("D2", "GST");
  EXPECT_EQ(gale.legal_like("use mystify"), "");
  gale.s.traps[0].failed = 2;
  EXPECT_EQ(gale.legal_like("use mystify"), "use mystify D1 GST");
  GameForTest spikes = illusionist_with();
  spikes.trap("D1", "SPK").trap("D2", "SPK");
  spikes.s.traps[0].failed = 2;
  EXPECT_EQ(spikes.legal_like("use mystify"), "") << "their numbers are the same";
}

TEST(Labyrinth, LAB_A_illusionist_2_two_that_lie_face_down_are_a_choice_while_a_head_hunter_plays) {
  GameForTest game = illusionist_with();
  game.trap("D1").trap("D2");
  EXPECT_EQ(game.legal_like("use mystify"), "");
  GameForTest hunted = illusionist_with(Character::headhunter);
  hunted.trap("D1").trap("D2");
  hunted.s.traps[1].laid_after = 0;
  EXPECT_EQ(hunted.legal_like("use mystify"), "use mystify D1");
  hunted.s.traps[0].token = static_cast<std::uint8_t>(trap_named(hunted, "SPK"));
  hunted.s.traps[0].seen = true;
  hunted.play("use mystify D1");
  EXPECT_FALSE(trap_at(hunted, "D1").seen);
  EXPECT_TRUE(trap_at(hunted, "D2").seen) << "what is known of it goes along";
  EXPECT_EQ(trap_at(hunted, "D2").token, trap_named(hunted, "SPK"));
}

TEST(Labyrinth, LAB_A_illusionist_2_each_counts_as_laid_last_where_it_comes_to) {
  GameForTest game = illusionist_with();
  game.trap("D1", "SPK").trap("D2", "GST").trap("D2", "DRT").play("use mystify D1 SPK, exchange D2 GST");
  const std::size_t first = game.s.traps.first_on(*parse_place("D2"));
  EXPECT_EQ(game.s.traps[first].kind, trap_named(game, "DRT"));
  EXPECT_EQ(game.s.traps[first + 1].kind, trap_named(game, "SPK"));
}

TEST(Labyrinth, LAB_A_illusionist_2_of_two_equal_ones_on_a_corridor_the_first_laid) {
  GameForTest game = illusionist_with();
  game.trap("D1", "SPK").trap("D2", "GST").trap("D2", "GST");
  game.s.traps[1].failed = 2;
  EXPECT_EQ(game.legal_like("use mystify"), "use mystify D1 SPK");
  game.play("use mystify D1 SPK");
  EXPECT_EQ(trap_at(game, "D1").failed, 2);
}

// Seat 1 is the Illusionist on D2, seat 2 stands on D3, and his crystal alone is ready.
GameForTest mirror() {
  GameForTest game = hidden_game({Character::illusionist, Character::none});
  game.s.crystals = 1;
  return game.pawn(1, "D2").pawn(2, "D3");
}

TEST(Labyrinth, LAB_A_illusionist_3_he_swaps_places_for_an_action_and_the_crystal) {
  GameForTest game = mirror();
  EXPECT_EQ(game.legal_like("use mirror"), "use mirror 2");
  game.play("use mirror 2");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.place(2), "D2");
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.s.crystals, 0);
  EXPECT_EQ(game.phase(), "turn") << "nobody meets anybody";
}

TEST(Labyrinth, LAB_A_illusionist_3_not_without_the_crystal_or_an_action) {
  GameForTest game = mirror();
  game.no_crystals();
  EXPECT_EQ(game.refused("use mirror 2"), "LAB-A.illusionist.3");
  GameForTest spent = mirror();
  spent.actions(0);
  EXPECT_EQ(spent.refused("use mirror 2"), "LAB-4.1");
}

TEST(Labyrinth, LAB_A_illusionist_3_within_three_cells_connected_or_not) {
  GameForTest game = mirror();
  game.tile("D5", "T08").pawn(2, "D5");
  EXPECT_TRUE(game.legal("use mirror 2")) << "three cells away";
  game.tile("D6", "T07").pawn(2, "D6");
  EXPECT_EQ(game.refused("use mirror 2"), "LAB-A.illusionist.3") << "four";
  game.tile("F2", "T08").pawn(2, "F2");
  EXPECT_TRUE(game.legal("use mirror 2")) << "no way leads there";
}

TEST(Labyrinth, LAB_A_illusionist_3_neither_on_a_start_the_centre_or_a_tile_that_lies_face_down) {
  GameForTest game = mirror();
  game.pawn(2, "S3");
  EXPECT_EQ(game.legal_like("use mirror"), "");
  game.pawn(2, "D4");
  EXPECT_EQ(game.legal_like("use mirror"), "");
  game.pawn(1, "D4").pawn(2, "D3");
  EXPECT_EQ(game.legal_like("use mirror"), "");
  game.pawn(1, "S0").pawn(2, "D1");
  EXPECT_EQ(game.refused("use mirror 2"), "LAB-14.1");
  sown(game, "E3", "T05").pawn(1, "E3").pawn(2, "D3");
  EXPECT_EQ(game.refused("use mirror 2"), "LAB-A.illusionist.3");
}

TEST(Labyrinth, LAB_A_illusionist_3_not_with_one_on_his_own_corridor_but_on_his_tile) {
  GameForTest game = mirror();
  game.pawn(2, "D2");
  EXPECT_EQ(game.refused("use mirror 2"), "LAB-A.illusionist.3");
  game.tile("C3", "T15").pawn(1, "C3").pawn(2, "C3b");
  EXPECT_TRUE(game.legal("use mirror 2"));
}

TEST(Labyrinth, LAB_A_illusionist_3_neither_trap_nor_guardian_acts_on_either) {
  GameForTest game = mirror();
  game.trap("D2", "STD").trap("D3", "STD").guardian("D3").play("use mirror 2");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.figures.untouched, 3);
  game.play("move D4");
  EXPECT_EQ(game.place(1), "D4") << "the door does not act on him";
  game.guardian("D1").play("move D3");
  EXPECT_EQ(game.place(2), "D3") << "nor on the other";
}

TEST(Labyrinth, LAB_A_illusionist_3_no_key_is_picked_up_there_this_turn_also_when_he_comes_back) {
  GameForTest game = mirror();
  game.lying("D3").play("use mirror 2");
  EXPECT_EQ(game.refused("pick up"), "LAB-10.2");
  game.actions(3).play("move D4, move D3");
  EXPECT_EQ(game.refused("pick up"), "LAB-10.2");
  game.play("end");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.active(), 2);
  game.play("end, pick up");
  EXPECT_EQ(game.s.keys(0), 1) << "in his next turn";
}

TEST(Labyrinth, LAB_A_illusionist_3_elsewhere_and_by_the_other_keys_are_picked_up) {
  GameForTest game = mirror();
  game.tile("E2", "T02").lying("E2").lying("D2").play("use mirror 2, move E2, pick up");
  EXPECT_EQ(game.s.keys(0), 1);
  game.play("pick up");
  EXPECT_EQ(game.s.keys(1), 1) << "where he was put himself";
}

TEST(Labyrinth, LAB_A_illusionist_3_nor_one_that_lies_as_set_up_put_it) {
  GameForTest game = hidden_game({Character::none, Character::illusionist});
  game.s.crystals = 2;
  game.pawn(1, "D1").pawn(2, "D2").play("end, use mirror 1");
  EXPECT_EQ(game.place(2), "D1");
  EXPECT_EQ(game.refused("pick up first"), "LAB-3.2");
  game.play("end, end, pick up first");
  EXPECT_EQ(game.s.keys(1), 1);
}

}  // namespace
