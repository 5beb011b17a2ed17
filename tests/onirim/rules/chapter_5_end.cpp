// Proves how a solo game ends (ONI-5.1 – 5.2).
#include "fixtures.hpp"

TEST(Onirim, ONI_5_1_the_eighth_door_for_a_key_wins_with_the_hand_unfilled_and_the_deck_empty) {
  Scenario game(R"({"hand": ["RS", "RM", "US", "UM", "BK"], "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"],
                    "deck": {"top": ["BD"]}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.result(), "won");
  EXPECT_EQ(game.phase(), "over");
  EXPECT_TRUE(game.legal().empty());
  EXPECT_EQ(game["/hand"], cards("RM", "US", "UM"));
}

TEST(Onirim, ONI_5_1_the_eighth_door_by_exploring_wins_at_once) {
  Scenario game(R"({"hand": ["RS", "RM", "US", "UM", "BS"], "rows": ["BS", "BM"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"], "deck": {"unknown": {"BD": 1, "GS": 3}}})");
  game.apply("play BS").apply("take BD");
  EXPECT_EQ(game.result(), "won");
  EXPECT_EQ(total(game["/hand"]), 4);
}

TEST(Onirim, ONI_5_1_seven_doors_do_not_win) {
  Scenario game(R"({"hand": ["RS", "RM", "US", "UM", "BK"], "doors": ["RD", "RD", "UD", "UD", "GD", "GD"],
                    "deck": {"top": ["BD"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_5_1_all_doors_of_a_studied_deck_win) {
  Scenario game(R"({"options": {"deck": {"RS": 9, "RK": 3, "RD": 2}}, "hand": ["RS", "RS", "RS", "RK", "RK"],
                    "deck": {"top": ["RD", "RS", "RD", "RS"]}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game.result(), "");
  game.apply("take RD");
  EXPECT_EQ(game.result(), "won");
}

TEST(Onirim, ONI_5_2_a_draw_from_an_empty_deck_loses) {
  Scenario game(R"({"hand": ["RS", "RM", "US", "UM", "BK"]})");
  game.apply("play RS");
  EXPECT_EQ(game.result(), "lost deck");
  EXPECT_EQ(game.phase(), "over");
  EXPECT_TRUE(game.legal().empty());
}

TEST(Onirim, ONI_5_2_the_last_of_several_draws_loses_too) {
  Scenario game(R"({"hand": ["RS", "RM", "US", "UM"], "deck": {"top": ["GS"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.result(), "lost deck");
  EXPECT_EQ(total(game["/hand"]), 4);
}

TEST(Onirim, ONI_5_2_limbo_does_not_count) {
  Scenario game(R"({"hand": ["RS", "RM", "US", "UM", "BK"], "deck": {"top": ["UD"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.result(), "lost deck");
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}}));
}

TEST(Onirim, ONI_5_2_a_redraw_from_an_empty_deck_loses) {
  Scenario game(R"({"hand": ["RS", "RM", "US", "UM", "BK"], "deck": {"top": ["nightmare", "GS", "GM", "BS", "BM"]}})");
  game.apply("play RS").apply("nightmare hand");
  EXPECT_EQ(game.result(), "lost deck");
  EXPECT_EQ(total(game["/hand"]), 4);
}

TEST(Onirim, ONI_5_2_an_empty_deck_alone_is_no_loss) {
  Scenario game(R"({"hand": ["RS", "RM", "US", "UM", "BK"], "deck": {"top": ["GS"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(deck_size(game), 0);
}

TEST(Onirim, ONI_5_2_with_an_empty_deck_the_next_action_may_still_win) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "US", "UM", "BK", "B5"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD", "BD"], "tower_row": ["R5", "G4", "U4"], "deck": {"top": ["GS"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "turn");
  game.apply("play B5 right");
  EXPECT_EQ(game.result(), "won");
}

TEST(Onirim, ONI_5_2_no_spell_window_opens_before_the_loss) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "RM", "US", "UM", "BK"], "discard": {"nightmare": 10},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"]})");
  EXPECT_TRUE(game.is_legal("cast swap 1 2"));
  game.apply("play RS");
  EXPECT_EQ(game.result(), "lost deck");
}
