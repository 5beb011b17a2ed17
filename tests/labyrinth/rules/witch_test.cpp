// The Witch (LAB-A.witch) but for the Ritual.
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Witch, on the centre.
GameForTest witch(int players = 2) {
  GameForTest game =
      players == 2 ? with_characters({Character::witch, Character::none}) : with_characters({Character::witch, Character::none, Character::none});
  return game.pawn(1, "D4");
}
// Seat 2 bears curses.
GameForTest cursed(int tokens, int players = 2) {
  GameForTest game = witch(players);
  game.s.figures.curse[1] = static_cast<std::uint8_t>(tokens);
  return game;
}
int curses(const GameForTest& game, int seat = 2) { return game.s.figures.curse[static_cast<std::size_t>(seat) - 1]; }

TEST(Labyrinth, LAB_A_witch_1_gives_tokens_that_add_up_at_any_distance) {
  GameForTest game = witch();
  game.pawn(1, "D1").pawn(2, "D7");
  EXPECT_EQ(game.legal_like("use curse"), "use curse 2") << "not herself";
  game.play("use curse 2");
  EXPECT_EQ(curses(game), 1);
  game.play("use curse 2");
  EXPECT_EQ(curses(game), 2);
  EXPECT_EQ(game.s.actions, 2) << "for no action";
  game.s.figures.curse[1] = 5;
  game.play("use curse 2");
  EXPECT_EQ(curses(game), 6);
  EXPECT_EQ(game.refused("use curse 2"), "LAB-A.witch.1") << "no more is left";
}

TEST(Labyrinth, LAB_A_witch_1_not_to_one_on_his_start) {
  GameForTest game = witch(3);
  game.pawn(3, "D2");
  EXPECT_EQ(game.legal_like("use curse"), "use curse 3");
  EXPECT_EQ(game.refused("use curse 2"), "LAB-A.witch.1");
}

TEST(Labyrinth, LAB_A_witch_1_of_six_tokens) {
  GameForTest game = cursed(3, 3);
  game.s.figures.curse[2] = 2;
  game.pawn(2, "D2").pawn(3, "D3").play("use curse 3");
  EXPECT_EQ(game.legal_like("use curse"), "") << "all six are out";
  GameForTest back = cursed(6);
  back.pawn(2, "D2").trap("D3", "SPK").play("end, move D3, roll 6 6, end");
  EXPECT_TRUE(back.legal("use curse 2")) << "they have come back to the supply";
}

TEST(Labyrinth, LAB_A_witch_1_less_one_for_each_when_a_trap_is_tested_and_only_in_the_next_roll) {
  GameForTest game = cursed(2);
  game.pawn(2, "D3").trap("D2", "SPK").trap("D1", "SPK").play("end, move D2, roll 3 4");
  EXPECT_EQ(game.s.life(1), 3) << "7 less 2 is below 6";
  EXPECT_EQ(curses(game), 0);
  game.play("move D1, roll 3 3");
  EXPECT_EQ(game.s.life(1), 3) << "6 is enough";
}

TEST(Labyrinth, LAB_A_witch_1_against_the_guardian) {
  GameForTest game = cursed(1);
  game.pawn(2, "D3").guardian("D2").play("end, move D2, roll 6 6");
  EXPECT_EQ(game.place(2), "S3") << "12 less 1";
  EXPECT_EQ(curses(game), 0);
}

TEST(Labyrinth, LAB_A_witch_1_in_a_jump_and_at_a_door) {
  GameForTest jump = cursed(1);
  jump.tile("C3", "T15").pawn(2, "C3").play("end, jump, roll 4");
  EXPECT_EQ(jump.s.life(1), 2);
  EXPECT_EQ(curses(jump), 0);
  GameForTest door = cursed(1);
  door.pawn(2, "D3").trap("D3", "PRT").play("end, move D2, roll 3 4");
  EXPECT_EQ(door.place(2), "D3") << "7 less 1 is below 7";
  EXPECT_EQ(curses(door), 0);
}

TEST(Labyrinth, LAB_A_witch_1_in_fights_as_target_and_as_attacker) {
  GameForTest target = cursed(2);
  target.pawn(1, "D2").pawn(2, "D2").play("attack 2, roll 1 2, roll 2 2");
  EXPECT_EQ(target.s.life(1), 3) << "3 to 4 less 2";
  EXPECT_EQ(curses(target), 0);
  GameForTest attacker = cursed(2);
  attacker.pawn(1, "D2").pawn(2, "D2").play("end, attack 1, roll 2 2, roll 1 2");
  EXPECT_EQ(attacker.s.life(1), 3) << "4 less 2 to 3";
  EXPECT_EQ(curses(attacker), 0);
}

TEST(Labyrinth, LAB_A_witch_1_in_a_groups_roll_on_its_sum_each_members_once) {
  GameForTest game = cursed(1, 3);
  game.s.figures.curse[2] = 2;
  game.pawn(1, "D3").pawn(2, "D2").pawn(3, "D2").play("move D2, attack 1, attack 1, roll 1 2 3, roll 1 2");
  EXPECT_EQ(game.times(EventType::fight_tied), 1) << "6 less 1 and 2 to 3";
  EXPECT_EQ(curses(game, 2), 0);
  EXPECT_EQ(curses(game, 3), 0);
}

TEST(Labyrinth, LAB_A_witch_1_who_has_no_part_in_a_roll_keeps_them) {
  GameForTest game = cursed(2, 3);
  game.pawn(1, "D3").pawn(2, "D2").pawn(3, "D2").play("move D2, pass, pass, attack 3, pass, roll 1 1, roll 1 1");
  EXPECT_EQ(curses(game), 2);
}

TEST(Labyrinth, LAB_A_witch_1_against_a_shot_and_in_a_theft) {
  GameForTest shot = with_characters({Character::witch, Character::none, Character::archer});
  shot.s.figures.curse[1] = 1;
  shot.pawn(2, "D3").pawn(3, "D2").play("end, end, use shot 2, roll 3 4");
  EXPECT_EQ(shot.s.life(1), 3) << "7 less 1 is below 7";
  EXPECT_EQ(curses(shot), 0);
  GameForTest theft = with_characters({Character::witch, Character::thief});
  theft.s.figures.curse[1] = 1;
  theft.keys(1, 1).pawn(1, "D2").pawn(2, "D3").play("end, move D2, use theft 1, roll 4 4");
  EXPECT_EQ(theft.s.keys(1), 0) << "8 less 1 is below 8";
  EXPECT_EQ(curses(theft), 0);
}

TEST(Labyrinth, LAB_A_witch_1_bears_on_the_crystals_roll_too_and_goes_back_after_it) {
  GameForTest game = cursed(2);
  game.s.crystals = 2;
  game.pawn(2, "D3").trap("D2", "SPK").play("end, move D2, roll 1 1, again");
  EXPECT_EQ(curses(game), 2);
  game.play("roll 3 4");
  EXPECT_EQ(game.s.life(1), 3) << "7 less 2 is below 6";
  EXPECT_EQ(curses(game), 0);
}

TEST(Labyrinth, LAB_A_witch_1_adds_up_with_a_blessing) {
  GameForTest game = with_characters({Character::witch, Character::monk});
  game.s.figures.curse[1] = 2;
  game.s.figures.blessing[1] = 1;
  game.pawn(2, "D3").trap("D2", "SPK").play("end, move D2, add 1, roll 3 3");
  EXPECT_EQ(game.s.life(1), 3) << "6 less 2 and 1 more is below 6";
}

TEST(Labyrinth, LAB_A_witch_1_kept_on_return_to_start) {
  GameForTest game = cursed(2);
  game.pawn(1, "D2").pawn(2, "D2").daze(2, 1).play("kill 2");
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_EQ(curses(game), 2);
}

TEST(Labyrinth, LAB_A_witch_2_moves_a_trap_to_a_connected_corridor_with_its_face_and_its_failures) {
  GameForTest game = witch();
  game.trap("D2", "GST");
  game.s.traps[0].failed = 2;
  EXPECT_EQ(game.legal_like("use animate"), "use animate D2 D1 GST, use animate D2 D3 GST");
  game.play("use animate D2 D3 GST");
  ASSERT_EQ(game.s.traps.size(), 1U);
  EXPECT_EQ(text_of(game.s.traps[0].place), "D3");
  EXPECT_TRUE(game.s.traps[0].face_up());
  EXPECT_EQ(game.s.actions, 2) << "for no action";
  EXPECT_EQ(game.refused("use animate D3 D2 GST"), "LAB-A.witch.2") << "once a turn";
  game.pawn(2, "D2").play("end, move D3, roll 3 3");
  EXPECT_EQ(game.place(2), "D3") << "6 is enough for who has failed it";
}

TEST(Labyrinth, LAB_A_witch_2_one_that_lies_face_down_stays_so) {
  GameForTest game = witch();
  game.trap("D2").trap("D2", "SPK");
  EXPECT_EQ(game.legal_like("use animate D2 D3"), "use animate D2 D3, use animate D2 D3 SPK");
  game.play("use animate D2 D3");
  ASSERT_EQ(game.s.traps.size(), 2U);
  EXPECT_TRUE(game.s.traps[0].face_up()) << "the spikes are still on D2";
  EXPECT_EQ(text_of(game.s.traps[1].place), "D3");
  EXPECT_FALSE(game.s.traps[1].face_up());
}

TEST(Labyrinth, LAB_A_witch_2_not_to_the_centre_a_start_or_a_corridor_with_players) {
  GameForTest game = witch();
  game.trap("D3", "SPK").pawn(1, "D2");
  EXPECT_EQ(game.legal_like("use animate"), "") << "she is on D2 herself";
  game.pawn(1, "D4");
  EXPECT_EQ(game.legal_like("use animate"), "use animate D3 D2 SPK");
  game.pawn(2, "D2");
  EXPECT_EQ(game.legal_like("use animate"), "");
}

TEST(Labyrinth, LAB_A_witch_2_from_any_corridor_and_the_guardian_does_not_matter) {
  GameForTest game = witch();
  game.trap("D2", "SPK").pawn(2, "D2").guardian("D3");
  EXPECT_EQ(game.legal_like("use animate"), "use animate D2 D1 SPK, use animate D2 D3 SPK");
  game.play("use animate D2 D3 SPK");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_14_3_what_the_set_makes_free_stays_for_the_own_turn) {
  GameForTest game = with_characters({Character::none, Character::witch});
  game.pawn(1, "D1").pawn(2, "D7").trap("D2", "SPK");
  EXPECT_EQ(game.active(), 1);
  EXPECT_EQ(game.legal_like("use"), "");
  EXPECT_NE(game.refused("use curse 1"), "");
}

TEST(Labyrinth, LAB_A_witch_2_at_most_two_traps_lie_together) {
  GameForTest game = witch();
  game.trap("D1", "SPK").trap("D1", "DRT").trap("D2", "BLD").trap("D3", "GAS");
  EXPECT_EQ(game.legal_like("use animate D2"), "use animate D2 D3 BLD");
  game.play("use animate D2 D3 BLD");
  EXPECT_EQ(traps_on(game.s, *parse_place("D3")), 2);
}

TEST(Labyrinth, LAB_A_witch_2_only_to_a_corridor_that_is_connected) {
  GameForTest game = witch();
  game.tile("C3", "T15").trap("C3", "SPK");
  EXPECT_EQ(game.legal_like("use animate"), "") << "neither to the other level nor across a closed edge";
  game.trap("C3b", "SPK");
  EXPECT_EQ(game.legal_like("use animate"), "use animate C3b D3 SPK");
}

TEST(Labyrinth, LAB_A_witch_2_of_two_equal_ones_the_first_laid) {
  GameForTest game = witch();
  game.trap("D2", "GST").trap("D2", "GST");
  game.s.traps[0].failed = 2;
  EXPECT_EQ(game.legal_like("use animate"), "use animate D2 D1 GST, use animate D2 D3 GST");
  game.play("use animate D2 D3 GST");
  EXPECT_EQ(game.s.traps[0].failed, 0);
  EXPECT_EQ(text_of(game.s.traps[1].place), "D3");
  EXPECT_EQ(game.s.traps[1].failed, 2);
}

}  // namespace
