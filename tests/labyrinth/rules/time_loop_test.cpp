// The Assassin's Time Loop (LAB-A.assassin.3): what it returns, what it keeps, and when it may be used.
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Assassin on D3, with the only crystal that is ready.
GameForTest looping(std::initializer_list<Character> characters = {Character::assassin, Character::none}) {
  GameForTest game = with_characters(characters);
  game.s.crystals = 1;
  return game.pawn(1, "D3");
}
// Everybody else lets his turn go by, and what stands there now is the start of seat 1's.
Figures turn_of_seat_1(GameForTest& game) {
  for (int seat = 0; seat < game.s.players; ++seat) game.play("end");
  EXPECT_EQ(game.active(), 1);
  EXPECT_EQ(game.s.actions, 2);
  return game.s.figures;
}

TEST(Labyrinth, LAB_A_assassin_3_after_an_action_he_is_back_where_his_turn_began_and_it_ends) {
  GameForTest game = looping();
  game.trap("D3");
  turn_of_seat_1(game);
  EXPECT_EQ(game.refused("use loop"), "LAB-A.assassin.3") << "nothing has been done";
  game.play("move D2");
  EXPECT_EQ(game.s.actions, 1);
  game.play("use loop");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_FALSE(game.s.traps[0].face_up()) << "no arrival";
  EXPECT_EQ(game.active(), 2);
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.crystals, 0);
}

TEST(Labyrinth, LAB_A_assassin_3_with_no_action_left_too) {
  GameForTest game = looping();
  turn_of_seat_1(game);
  game.play("move D2, move D1");
  EXPECT_EQ(game.legal_like(""), "use loop, end") << "nothing takes itself";
}

TEST(Labyrinth, LAB_A_assassin_3_life_and_places_of_those_he_attacked_and_keys_held_and_lying) {
  GameForTest game = looping();
  game.pawn(2, "D2").life(2, 1).keys(2, 1);
  const Figures before = turn_of_seat_1(game);
  game.play("move D2, pass, attack 2, roll 6 6, roll 1 1, pass, pass, pick up");
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_EQ(game.s.keys(0), 1);
  game.play("use loop");
  EXPECT_EQ(game.place(2), "D2");
  EXPECT_EQ(game.s.life(1), 1);
  EXPECT_EQ(game.s.keys(1), 1);
  EXPECT_EQ(game.s.keys(0), 0);
  EXPECT_EQ(game.s.figures, before);
}

TEST(Labyrinth, LAB_A_assassin_3_a_key_that_set_up_laid_lies_there_as_before) {
  GameForTest game = with_characters({Character::none, Character::assassin});
  game.s.crystals = 2;
  game.pawn(2, "D2").play("end");
  game.play("move D1, pick up first, use loop");
  EXPECT_EQ(game.s.keys(1), 0);
  EXPECT_EQ(game.s.figures.first_keys, all_edges);
}

TEST(Labyrinth, LAB_A_assassin_3_daze_of_his_own_and_of_others_and_where_they_were_put) {
  GameForTest game = looping();
  game.daze(1, 1).pawn(2, "D3").daze(2, 2).keys(2, 1);
  game.s.figures.untouched = 2;
  const Figures before = turn_of_seat_1(game);
  game.play("rest, kill 2");
  EXPECT_EQ(game.s.figures.daze[0], 0);
  EXPECT_EQ(game.place(2), "S3");
  game.play("use loop");
  EXPECT_EQ(game.s.figures.daze[0], 1);
  EXPECT_EQ(game.s.figures.daze[1], 2);
  EXPECT_EQ(game.s.figures.untouched, 2) << "LAB-6.5 spares him as before";
  EXPECT_EQ(game.s.figures, before);
}

TEST(Labyrinth, LAB_A_assassin_3_his_way_from_the_start_field_is_remembered) {
  GameForTest game = looping();
  game.trap("D1").pawn(1, "D1");
  game.s.figures.from_start = 1;
  const Figures before = turn_of_seat_1(game);
  game.play("move D2, use loop");
  EXPECT_EQ(game.s.figures, before);
  game.play("end, move D2");
  EXPECT_FALSE(game.s.traps[0].face_up()) << "LAB-8.6 still holds for who has come from his start field";
}

TEST(Labyrinth, LAB_A_assassin_3_one_who_had_come_to_the_centre_himself_wins_by_standing_there) {
  GameForTest game = with_characters({Character::assassin, Character::none, Character::none});
  game.s.crystals = 1;
  game.pawn(1, "D3").pawn(2, "D4").life(2, 1);
  game.s.figures.came_itself = 2;
  turn_of_seat_1(game);
  game.play("move D4, pass, attack 2, roll 6 6, roll 1 1, pass, pass");
  EXPECT_EQ(game.s.figures.came_itself, 1);
  game.play("use loop");
  EXPECT_EQ(game.s.figures.came_itself, 2);
}

TEST(Labyrinth, LAB_A_assassin_3_marks_of_failed_traps_come_and_go) {
  GameForTest game = looping();
  game.trap("D2", "GST");
  turn_of_seat_1(game);
  game.play("move D2, roll 1 1, pass, pass");
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.s.traps[0].failed, 1);
  game.play("use loop");
  EXPECT_EQ(game.s.traps[0].failed, 0) << "not failed any more";
  GameForTest again = looping();
  again.trap("D2", "GST");
  again.s.traps[0].failed = 1;
  turn_of_seat_1(again);
  again.play("move D2, roll 3 3, pass, pass");
  EXPECT_EQ(again.place(1), "D2") << "6 is enough for who has failed it";
  EXPECT_EQ(again.s.traps[0].failed, 0);
  again.play("use loop");
  EXPECT_EQ(again.s.traps[0].failed, 1) << "failed as before";
}

TEST(Labyrinth, LAB_A_assassin_3_failures_of_one_who_was_sent_to_his_start_are_remembered_again) {
  GameForTest game = looping();
  game.pawn(2, "D2").daze(2, 1).trap("C3", "GST");
  game.s.traps[0].failed = 2;
  turn_of_seat_1(game);
  game.play("move D2, kill 2");
  EXPECT_EQ(game.s.traps[0].failed, 0);
  game.play("use loop");
  EXPECT_EQ(game.s.traps[0].failed, 2);
}

TEST(Labyrinth, LAB_A_assassin_3_the_guardians_place_sleep_and_memory) {
  GameForTest game = looping();
  game.guardian("D2", false, "D3");
  const Figures before = turn_of_seat_1(game);
  game.play("guardian, card G1");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D1") << "he may not go back to D3";
  game.play("use loop");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D2");
  EXPECT_EQ(text_of(game.s.figures.guardian_from), "D3");
  EXPECT_EQ(game.s.figures, before);
  GameForTest asleep = looping();
  asleep.guardian("D7", true);
  turn_of_seat_1(asleep);
  asleep.play("guardian, card G1");
  EXPECT_FALSE(asleep.s.figures.guardian_sleeps);
  asleep.play("use loop");
  EXPECT_TRUE(asleep.s.figures.guardian_sleeps);
}

TEST(Labyrinth, LAB_A_assassin_3_curses_blessings_and_adrenaline_of_others) {
  GameForTest game = looping({Character::assassin, Character::monk, Character::archer, Character::witch});
  game.pawn(2, "D2").pawn(3, "D2");
  game.s.figures.blessing[1] = 2;
  game.s.figures.curse[1] = 1;
  game.s.figures.curse[0] = 2;
  const Figures before = turn_of_seat_1(game);
  game.play("move D2, pass, pass, attack 2, pass, add 1, roll 6 6, roll 1 1, pass, pass, attack 3, roll 6 6, roll 1 1, pass, pass");
  EXPECT_EQ(game.s.figures.blessing[1], 1);
  EXPECT_EQ(game.s.figures.curse[1], 0);
  EXPECT_EQ(game.s.figures.curse[0], 0);
  EXPECT_EQ(game.s.figures.adrenaline[2], 1);
  game.play("use loop");
  EXPECT_EQ(game.s.figures.blessing[1], 2);
  EXPECT_EQ(game.s.figures.curse[1], 1);
  EXPECT_EQ(game.s.figures.curse[0], 2);
  EXPECT_EQ(game.s.figures.adrenaline[2], 0);
  EXPECT_EQ(game.s.figures, before);
}

TEST(Labyrinth, LAB_A_assassin_3_tiles_laid_traps_and_the_pool_stay) {
  GameForTest game = looping();
  turn_of_seat_1(game);
  const int tiles = tile_pool(game.s);
  const int tokens = game.s.trap_pool;
  game.play("build, tile T05, place C3 0, trap C3, use loop");
  EXPECT_FALSE(game.s.board.tiles[cell_named("C3")].empty());
  EXPECT_EQ(tile_pool(game.s), tiles - 1);
  ASSERT_EQ(game.s.traps.size(), 1U);
  EXPECT_EQ(text_of(game.s.traps[0].place), "C3");
  EXPECT_EQ(game.s.trap_pool, tokens - 1);
}

TEST(Labyrinth, LAB_A_assassin_3_a_used_card_stays_used_and_a_trap_that_was_turned_up_stays_so) {
  GameForTest game = looping();
  game.trap("D2");
  turn_of_seat_1(game);
  const int cards = guardian_deck(game.s);
  game.play("guardian, card G0, move D2, turn up SPK, roll 6 6, pass, pass, use loop");
  EXPECT_EQ(guardian_deck(game.s), cards - 1);
  EXPECT_TRUE(game.s.traps[0].face_up());
}

TEST(Labyrinth, LAB_A_assassin_3_crystals_of_others_stay_spent) {
  GameForTest game = looping();
  game.s.crystals = 3;
  game.pawn(2, "D2");
  turn_of_seat_1(game);
  game.play("move D2, pass, attack 2, roll 6 6, roll 1 1, pass, again, roll 1 2, pass");
  EXPECT_EQ(game.phase(), "loop");
  game.play("use loop");
  EXPECT_EQ(game.s.crystals, 0);
  EXPECT_EQ(game.s.life(1), 4);
}

TEST(Labyrinth, LAB_A_assassin_3_after_a_roll_once_crystals_are_passed_and_before_its_effect) {
  GameForTest game = looping();
  game.trap("D2", "SPK");
  turn_of_seat_1(game);
  game.play("move D2, roll 1 1");
  EXPECT_EQ(game.phase(), "crystal");
  game.play("pass");
  EXPECT_EQ(game.phase(), "loop");
  EXPECT_EQ(game.legal_like(""), "use loop, pass");
  EXPECT_EQ(game.s.life(0), 4);
  game.play("use loop");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.place(1), "D3");
  EXPECT_EQ(game.active(), 2);
  EXPECT_EQ(game.phase(), "turn") << "nothing of it goes on";
}

TEST(Labyrinth, LAB_A_assassin_3_who_lets_the_roll_stand_bears_its_effect) {
  GameForTest game = looping();
  game.trap("D2", "SPK");
  turn_of_seat_1(game);
  game.play("move D2, roll 1 1, pass, pass");
  EXPECT_EQ(game.s.life(0), 3);
  EXPECT_EQ(game.place(1), "D2");
}

TEST(Labyrinth, LAB_A_assassin_3_not_with_the_crystal_that_has_repeated_the_roll) {
  GameForTest game = looping();
  game.trap("D2", "SPK");
  turn_of_seat_1(game);
  game.play("move D2, roll 1 1, again, roll 1 1");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.life(0), 3);
  EXPECT_EQ(game.refused("use loop"), "LAB-A.assassin.3");
}

TEST(Labyrinth, LAB_A_assassin_3_after_any_roll_of_his_turn_whoever_rolls) {
  GameForTest game = looping();
  game.pawn(2, "D1").guardian("D2", false, "D3");
  turn_of_seat_1(game);
  game.play("guardian, card G1, roll 1 1");
  EXPECT_EQ(game.phase(), "loop");
  EXPECT_EQ(game.asked(), 1);
  game.play("use loop");
  EXPECT_EQ(game.place(2), "D1");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D2");
}

TEST(Labyrinth, LAB_A_assassin_3_what_others_have_declared_lapses) {
  GameForTest game = looping({Character::assassin, Character::none, Character::none});
  game.pawn(2, "D2").pawn(3, "D2");
  turn_of_seat_1(game);
  game.play("move D2, attack 1, attack 2, roll 6 6, roll 1 1, pass, use loop");
  EXPECT_EQ(game.active(), 2);
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.s.life(1), 4);
}

TEST(Labyrinth, LAB_A_assassin_3_not_in_the_turn_of_another) {
  GameForTest game = looping();
  game.pawn(2, "D4").trap("D3", "SPK").pawn(1, "D2").play("end, move D3, roll 1 1");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.s.life(1), 3);
  EXPECT_EQ(game.refused("use loop"), "LAB-14.2");
}

TEST(Labyrinth, LAB_A_assassin_3_not_while_dazed_nor_on_the_start_field) {
  GameForTest dazed = looping();
  dazed.trap("D2", "DRT");
  turn_of_seat_1(dazed);
  dazed.play("move D2, roll 1 1, pass, pass");
  EXPECT_EQ(dazed.refused("use loop"), "LAB-12.1");
  GameForTest sent = looping();
  sent.guardian("D2");
  turn_of_seat_1(sent);
  sent.play("move D2, roll 1 1, pass, pass");
  EXPECT_EQ(sent.place(1), "S0");
  EXPECT_EQ(sent.refused("use loop"), "LAB-14.1");
}

TEST(Labyrinth, LAB_A_assassin_3_not_after_a_win) {
  GameForTest game = looping();
  game.keys(1, 1);
  turn_of_seat_1(game);
  game.play("move D4");
  EXPECT_EQ(game.phase(), "over");
}

TEST(Labyrinth, LAB_A_assassin_3_needs_a_ready_crystal) {
  GameForTest game = looping();
  turn_of_seat_1(game);
  game.no_crystals().play("move D2");
  EXPECT_EQ(game.refused("use loop"), "LAB-A.assassin.3");
}

}  // namespace
