// Proves the set-up of a solo game (ONI-2.1).
#include "fixtures.hpp"

TEST(Onirim, ONI_2_1_five_labyrinth_cards_are_drawn) {
  auto game = Scenario::new_game("standard");
  EXPECT_EQ(game.phase(), "set-up");
  game.apply("draw RS").apply("draw UM").apply("draw GK").apply("draw RS");
  EXPECT_EQ(game.phase(), "set-up");
  game.apply("draw BM");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("RS", "RS", "UM", "GK", "BM"));
  EXPECT_EQ(deck_size(game), 71);
}

TEST(Onirim, ONI_2_1_doors_and_dream_cards_go_to_limbo_without_effect_and_are_shuffled_back) {
  auto game = Scenario::new_game("standard");
  game.apply("draw RK").apply("draw RD").apply("draw nightmare").apply("draw UM").apply("draw GM").apply("draw BM");
  EXPECT_EQ(game.phase(), "set-up");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/hand"], cards("RK", "UM", "GM", "BM"));
  EXPECT_EQ(total(game["/doors"]), 0);
  EXPECT_EQ(game["/deck/unknown/RD"], 1);  // limbo is not yet shuffled in
  game.apply("draw BS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/limbo"]), 0);
  EXPECT_EQ(game["/deck/unknown/RD"], 2);
  EXPECT_EQ(game["/deck/unknown/nightmare"], 10);
  EXPECT_EQ(total(game["/discard"]), 0);
}

TEST(Onirim, ONI_2_1_the_hand_of_five_needs_no_draw_before_the_first_turn) {
  auto game = Scenario::new_game("standard");
  game.roll();
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/hand"]), 5);
  EXPECT_EQ(deck_size(game), 71);
  EXPECT_EQ(known_places(game), 0);
}
