// The Archer (LAB-A.archer).
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Archer.
GameForTest archer(int players = 2) {
  GameForTest game =
      players == 2 ? with_characters({Character::archer, Character::none}) : with_characters({Character::archer, Character::none, Character::none});
  return game.pawn(1, "D2");
}
int adrenaline(const GameForTest& game) { return game.s.figures.adrenaline[0]; }

TEST(Labyrinth, LAB_A_archer_1_a_token_when_one_event_takes_life) {
  GameForTest game = archer();
  game.pawn(2, "D2").play("attack 2, roll 1 1, roll 6 6");
  EXPECT_EQ(adrenaline(game), 1);
  EXPECT_TRUE(game.took_effect(Rule::LAB_A_archer_1));
  game.play("use adrenaline");
  EXPECT_EQ(adrenaline(game), 0);
  EXPECT_EQ(game.s.actions, 2) << "one action more";
}

TEST(Labyrinth, LAB_A_archer_1_two_lives_at_once_are_one_event) {
  GameForTest game = archer();
  game.tile("C3", "T15").tile("C2", "T03").pawn(1, "C3");
  const bool over = is_level(game.s, game.s.pawn(0), Level::over);
  game.pawn(1, over ? "C3" : "C3b").play("jump, roll 1");
  EXPECT_EQ(game.s.life(0), 2);
  EXPECT_EQ(adrenaline(game), 1);
}

TEST(Labyrinth, LAB_A_archer_1_a_trap_that_takes_life_is_an_event_too) {
  GameForTest game = archer();
  game.trap("D3", "SPK").play("move D3, roll 1 1");
  EXPECT_LT(game.s.life(0), 4);
  EXPECT_EQ(adrenaline(game), 1);
}

TEST(Labyrinth, LAB_A_archer_1_for_the_last_life_too_and_kept_on_return_to_start) {
  GameForTest game = archer();
  game.life(1, 1).pawn(2, "D2").play("attack 2, roll 1 1, roll 6 6");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(adrenaline(game), 1);
  EXPECT_EQ(game.refused("use adrenaline"), "LAB-14.1");
}

TEST(Labyrinth, LAB_A_archer_1_at_most_three_once_a_turn_and_not_while_dazed) {
  GameForTest game = archer();
  game.s.figures.adrenaline[0] = 3;
  game.pawn(2, "D2").play("attack 2, roll 1 1, roll 6 6");
  EXPECT_EQ(adrenaline(game), 3);
  game.play("use adrenaline");
  EXPECT_EQ(game.refused("use adrenaline"), "LAB-A.archer.1");
  GameForTest dazed = archer();
  dazed.daze(1, 2).pawn(2, "D3").play("end, move D2, pass, attack 1, roll 6 6, roll 1 1");
  EXPECT_EQ(dazed.s.life(0), 3);
  EXPECT_EQ(adrenaline(dazed), 0);
}

TEST(Labyrinth, LAB_A_archer_1_who_is_killed_while_dazed_gains_nothing) {
  GameForTest game = archer();
  game.daze(1, 1).pawn(2, "D2").play("end, kill 1");
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(adrenaline(game), 0);
}

TEST(Labyrinth, LAB_A_archer_2_at_players_one_or_two_connections_away_any_of_them) {
  GameForTest game = archer(3);
  game.pawn(1, "D4").pawn(2, "D3").pawn(3, "D2");
  EXPECT_EQ(game.legal_like("use shot"), "use shot 2, use shot 3, use shot 2 3");
  game.pawn(3, "D1");
  EXPECT_EQ(game.legal_like("use shot"), "use shot 2") << "three connections away";
  game.pawn(3, "D4");
  EXPECT_EQ(game.legal_like("use shot"), "use shot 2") << "on her own corridor";
}

TEST(Labyrinth, LAB_A_archer_2_each_rolls_for_himself_and_below_seven_loses_a_life) {
  GameForTest game = archer(3);
  game.pawn(1, "D4").pawn(2, "D3").pawn(3, "D2").play("use shot 2 3");
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.phase(), "roll");
  game.play("roll 2 4, roll 3 4");
  EXPECT_EQ(game.s.life(1), 3) << "6 is below 7";
  EXPECT_EQ(game.s.life(2), 4);
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_TRUE(game.took_effect(Rule::LAB_A_archer_2) || game.s.used != 0);
}

TEST(Labyrinth, LAB_A_archer_2_a_crystal_repeats_the_roll_of_who_is_shot_at) {
  GameForTest game = archer();
  game.pawn(1, "D4").pawn(2, "D3");
  game.s.crystals = 2;
  game.play("use shot 2, roll 1 1, again, roll 6 6");
  EXPECT_EQ(game.s.life(1), 4);
}

TEST(Labyrinth, LAB_A_archer_2_no_jump_or_climb_on_the_way_and_not_while_dazed) {
  GameForTest game = archer();
  game.tile("C3", "T15").pawn(1, "C3").pawn(2, "C3b");
  EXPECT_EQ(game.legal_like("use shot"), "");
  game.pawn(1, "D3").pawn(2, "D2").daze(1, 1);
  EXPECT_EQ(game.legal_like("use shot"), "");
}

TEST(Labyrinth, LAB_A_archer_3_to_any_corridor_of_the_own_or_a_neighbouring_tile) {
  GameForTest game = archer();
  game.tile("C3", "T15");
  game.s.crystals = 1;
  game.pawn(1, "D1");
  EXPECT_EQ(game.legal_like("use rope"), "use rope D2") << "not the start field";
  game.pawn(1, "D3");
  EXPECT_EQ(game.legal_like("use rope"), "use rope D2, use rope C3, use rope C3b") << "not the centre";
  game.play("use rope C3b");
  EXPECT_EQ(game.place(1), "C3b");
  EXPECT_EQ(game.active(), 2) << "both actions are spent";
  EXPECT_EQ(game.s.crystals, 0);
}

TEST(Labyrinth, LAB_A_archer_3_doors_are_ignored_and_the_arrival_is_as_usual) {
  GameForTest game = archer();
  game.tile("C3", "T15").pawn(1, "D3").trap("D3", "PRT").trap("C3", "SPK");
  game.s.crystals = 1;
  game.play("use rope C3");
  EXPECT_EQ(game.phase(), "roll") << "the trap there is tested";
  EXPECT_EQ(game.s.roll.purpose, Roll::Purpose::trap);
}

TEST(Labyrinth, LAB_A_archer_3_on_the_own_tile_she_drops_or_climbs) {
  GameForTest game = archer();
  game.tile("C3", "T15");
  game.s.crystals = 1;
  const bool over = is_level(game.s, place_of(cell_named("C3"), 0), Level::over);
  const char* above = over ? "C3" : "C3b";
  const char* below = over ? "C3b" : "C3";
  game.pawn(1, above).pawn(2, below).play(std::string("use rope ") + below);
  EXPECT_EQ(game.s.meeting.bonus, 0) << "no jump, so nothing is added";
  game.play("pass, pass");
  EXPECT_EQ(game.active(), 2);
  game.play("end");
  game.s.crystals = 1;
  game.pawn(2, above).play(std::string("use rope ") + above);
  EXPECT_EQ(game.s.meeting.bonus, 2) << "those on the bridge have 1 more";
}

TEST(Labyrinth, LAB_A_archer_3_turned_back_she_returns_to_where_she_shot_from) {
  GameForTest game = archer();
  game.tile("C3", "T15").pawn(1, "D3").trap("C3", "GST");
  game.s.crystals = 1;
  game.play("use rope C3, roll 1 1");
  EXPECT_EQ(game.place(1), "D3");
}

}  // namespace
