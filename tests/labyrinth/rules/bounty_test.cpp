// The Head Hunter's Bounty (LAB-A.headhunter.3).
#include <gtest/gtest.h>

#include "hidden_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// All stand on D3, seat 1 is the Head Hunter, and his crystal alone is ready.
GameForTest bounty(std::initializer_list<Character> others = {Character::none}) {
  GameForTest game = others.size() == 1 ? hidden_game({Character::headhunter, *others.begin()})
                                        : hidden_game({Character::headhunter, *others.begin(), *(others.begin() + 1)});
  for (int seat = 1; seat <= game.s.players; ++seat) game.pawn(seat, "D3");
  game.s.crystals = 1;
  return game;
}

TEST(Labyrinth, LAB_A_headhunter_3_attacking_a_key_holder_two_more_and_a_key_for_the_crystal) {
  GameForTest game = bounty();
  game.keys(2, 1).play("attack 2");
  EXPECT_EQ(game.phase(), "bonus");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "use bounty 2, pass");
  game.play("use bounty 2");
  EXPECT_EQ(game.phase(), "roll") << "once a fight, before anything is rolled";
  EXPECT_EQ(game.s.crystals, 0);
  EXPECT_EQ(game.s.actions, 1) << "for no action of its own";
  game.play("roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(1), 3) << "4 to 3";
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.s.keys(1), 0);
  EXPECT_TRUE(game.took_effect(Rule::LAB_A_headhunter_3) || game.times(EventType::bounty_collected) == 1);
}

TEST(Labyrinth, LAB_A_headhunter_3_two_more_and_no_more) {
  GameForTest game = bounty();
  game.keys(2, 1).play("attack 2, use bounty 2, roll 1 1, roll 1 3");
  EXPECT_EQ(game.times(EventType::fight_tied), 1);
  EXPECT_EQ(game.s.keys(1), 1) << "a tie brings nothing";
  EXPECT_EQ(game.s.crystals, 0) << "and the crystal is spent";
}

TEST(Labyrinth, LAB_A_headhunter_3_a_lost_fight_brings_nothing) {
  GameForTest game = bounty();
  game.keys(2, 1).play("attack 2, use bounty 2, roll 1 1, roll 1 4");
  EXPECT_EQ(game.s.keys(0), 0);
  EXPECT_EQ(game.s.keys(1), 1);
  EXPECT_EQ(game.s.life(0), 3);
}

TEST(Labyrinth, LAB_A_headhunter_3_who_passes_fights_as_everybody_does) {
  GameForTest game = bounty();
  game.keys(2, 1).play("attack 2, pass, roll 6 6, roll 1 1");
  EXPECT_EQ(game.phase(), "crystal");
  game.play("pass");
  EXPECT_EQ(game.s.keys(0), 0);
  EXPECT_EQ(game.s.life(1), 3);
}

TEST(Labyrinth, LAB_A_headhunter_3_not_against_one_without_a_key_nor_with_a_crystal_that_is_spent_nor_dazed) {
  GameForTest none = bounty();
  none.play("attack 2");
  EXPECT_EQ(none.phase(), "roll");
  GameForTest spent = bounty();
  spent.s.crystals = 2;
  spent.keys(2, 1).play("attack 2");
  EXPECT_EQ(spent.phase(), "roll");
  GameForTest dazed = bounty();
  dazed.keys(2, 1).daze(1, 1).play("end, attack 1");
  EXPECT_EQ(dazed.phase(), "roll");
}

TEST(Labyrinth, LAB_A_headhunter_3_attacked_in_anothers_turn_before_both_rolls) {
  GameForTest game = bounty();
  game.keys(2, 1).play("end, attack 1");
  EXPECT_EQ(game.phase(), "bonus");
  EXPECT_EQ(game.asked(), 1);
  game.play("use bounty 2, roll 1 2, roll 1 1");
  EXPECT_EQ(game.s.life(1), 3) << "3 to 4";
  EXPECT_EQ(game.s.keys(0), 1);
  GameForTest lost = bounty();
  lost.keys(2, 1).play("end, attack 1, use bounty 2, roll 6 6, roll 1 1");
  EXPECT_EQ(lost.s.keys(0), 0);
  EXPECT_EQ(lost.s.life(0), 3);
}

TEST(Labyrinth, LAB_A_headhunter_3_of_several_attackers_the_one_that_he_names_pays) {
  GameForTest game = bounty({Character::none, Character::none});
  game.pawn(1, "D2").keys(2, 1).keys(3, 2).play("move D3, attack 1, attack 1");
  EXPECT_EQ(game.phase(), "bonus");
  EXPECT_EQ(game.legal_like(""), "use bounty 2, use bounty 3, pass");
  game.play("use bounty 3, roll 1 1 1, roll 1 1");
  EXPECT_EQ(game.s.keys(0), 1) << "3 to 4";
  EXPECT_EQ(game.s.keys(1), 1);
  EXPECT_EQ(game.s.keys(2), 1);
  EXPECT_EQ(game.s.life(1), 3);
  EXPECT_EQ(game.s.life(2), 3);
}

TEST(Labyrinth, LAB_A_headhunter_3_in_a_group_he_names_its_target_alone_and_his_side_wins) {
  GameForTest game = bounty({Character::none, Character::none});
  game.pawn(2, "D2").keys(2, 1).keys(3, 1).play("end, move D3, pass, pass, attack 3, join");
  EXPECT_EQ(game.phase(), "bonus");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "use bounty 3, pass") << "not his ally";
  game.play("use bounty 3, roll 1 1 1, roll 2 2");
  EXPECT_EQ(game.s.keys(0), 1) << "5 to 4, and the key is his, not the leader's";
  EXPECT_EQ(game.s.keys(1), 1);
  EXPECT_EQ(game.s.keys(2), 0);
}

TEST(Labyrinth, LAB_A_headhunter_3_the_key_is_taken_before_the_loser_dies) {
  GameForTest game = bounty();
  game.keys(2, 1).life(2, 1).play("attack 2, use bounty 2, roll 6 6, roll 1 1");
  EXPECT_EQ(game.place(2), "S3");
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.times(EventType::key_dropped), 0);
  GameForTest two = bounty();
  two.keys(2, 2).life(2, 1).play("attack 2, use bounty 2, roll 6 6, roll 1 1");
  EXPECT_EQ(two.s.keys(0), 1);
  EXPECT_EQ(two.s.keys(1), 0) << "another one stays where he died";
  ASSERT_EQ(two.s.figures.lying.size(), 1U);
  EXPECT_EQ(text_of(two.s.figures.lying[0]), "D3");
}

TEST(Labyrinth, LAB_A_headhunter_3_a_parried_fight_is_won_too) {
  GameForTest game = bounty({Character::swordmaster});
  game.keys(2, 1).play("attack 2, use bounty 2, roll 1 1, roll 1 2");
  EXPECT_EQ(game.times(EventType::parried), 1);
  EXPECT_EQ(game.s.life(1), 4);
  EXPECT_EQ(game.s.keys(0), 1);
}

TEST(Labyrinth, LAB_A_headhunter_3_the_other_sides_crystal_repeats_its_roll_and_the_bounty_stays) {
  GameForTest game = bounty();
  game.s.crystals = 3;
  game.keys(2, 1).play("attack 2, use bounty 2, roll 1 1, roll 1 1");
  EXPECT_EQ(game.phase(), "crystal");
  EXPECT_EQ(game.asked(), 2) << "his own is spent";
  game.play("again, roll 1 2");
  EXPECT_EQ(game.s.keys(0), 1) << "4 to 3";
}

TEST(Labyrinth, LAB_A_headhunter_3_attackers_choose_before_the_target) {
  GameForTest game = bounty({Character::monk});
  game.s.figures.blessing[1] = 1;
  game.keys(2, 1).play("end, attack 1");
  EXPECT_EQ(game.phase(), "bonus");
  EXPECT_EQ(game.asked(), 2);
  game.play("pass");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.refused("use bounty 1"), "LAB-A.headhunter.3");
}

TEST(Labyrinth, LAB_A_headhunter_3_it_bears_on_that_fight_alone) {
  GameForTest game = bounty();
  game.keys(2, 2).play("attack 2, use bounty 2, roll 6 6, roll 1 1, attack 2, roll 2 2, roll 1 2");
  EXPECT_EQ(game.s.keys(0), 1);
  EXPECT_EQ(game.s.life(1), 2) << "4 to 3 less 1";
}

}  // namespace
