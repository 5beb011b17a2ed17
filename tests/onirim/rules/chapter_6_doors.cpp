// Proves whose the doors are, the win for two, and that every choice is the active player's (ONI-6.6, 6.7, 6.10).
#include "fixtures.hpp"

TEST(Onirim, ONI_6_6_a_nightmare_may_cost_only_a_door_of_ones_own) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "doors": [["RD"], ["UD"]], "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play RS");
  EXPECT_EQ(game.legal(), (Actions{"nightmare door RD", "nightmare hand", "nightmare reveal"}));
}

TEST(Onirim, ONI_6_6_a_second_door_of_a_colour_may_be_gained) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "RK", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "doors": [["RD"], []], "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/doors/0"], cards("RD", "RD"));
  EXPECT_EQ(total(game["/limbo"]), 0);
}

TEST(Onirim, ONI_6_6_option_a_second_door_of_a_colour_goes_to_limbo) {
  Scenario key(R"({"options": {"players": 2, "duplicate_doors": "limbo"}, "private": [["RS", "RK", "GM"], ["US", "GS", "BM"]],
                   "shared": ["RM", "BS"], "doors": [["RD"], []], "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  key.apply("play RS").apply("take RD");
  EXPECT_EQ(key["/doors/0"], cards("RD"));
  EXPECT_EQ(key["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(key["/discard"], counts({{"RK", 1}}));
  Scenario search(R"({"options": {"players": 2, "duplicate_doors": "limbo"}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]],
                      "shared": ["UM", "BS"], "rows": [["RS", "RM"], []], "doors": [["RD"], []],
                      "deck": {"top": ["GK"], "unknown": {"RD": 1, "GS": 5}}})");
  search.apply("play RS").apply("take RD");
  EXPECT_EQ(search["/doors/0"], cards("RD"));
  EXPECT_EQ(search["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(known_places(search), 0);
}

TEST(Onirim, ONI_6_6_option_the_partners_door_makes_no_duplicate) {
  Scenario game(R"({"options": {"players": 2, "duplicate_doors": "limbo"}, "private": [["RS", "RK", "GM"], ["US", "GS", "BM"]],
                    "shared": ["RM", "BS"], "doors": [[], ["RD"]], "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/doors/0"], cards("RD"));
  EXPECT_EQ(game["/doors/1"], cards("RD"));
}

TEST(Onirim, ONI_6_7_won_when_each_has_a_door_of_every_colour) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RM", "BS"], "turn": 2,
                    "doors": [["RD", "UD", "GD", "BD"], ["RD", "UD", "GD"]], "deck": {"top": ["BD"], "unknown": {"GS": 5}}})");
  game.apply("play US").apply("take BD");
  EXPECT_EQ(game.result(), "won");
}

TEST(Onirim, ONI_6_7_eight_doors_unevenly_shared_do_not_win) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "BK"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "doors": [["RD", "UD", "GD", "BD"], ["RD", "UD", "GD"]], "deck": {"top": ["BD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(total(game["/doors/0"]), 5);
}

TEST(Onirim, ONI_6_7_both_lose_together_when_the_deck_is_empty) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "BK"], ["US", "GS", "BM"]], "shared": ["RM", "BS"], "turn": 2})");
  game.apply("play US");
  EXPECT_EQ(game.result(), "lost deck");
}

TEST(Onirim, ONI_6_10_a_tower_of_the_shared_row_is_lost_by_choice_of_the_active_player) {
  Scenario game(R"({"options": {"players": 2, "with": ["towers"]}, "private": [["RS", "UM", "BK"], ["US", "GS", "BM"]], "shared": ["RK", "BS"],
                    "turn": 2, "tower_row": ["U4", "G4"], "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play US").apply("nightmare key RK shared");
  EXPECT_EQ(game.phase(), "tower-loss");
  EXPECT_EQ(game.seat(), 2);
}

TEST(Onirim, ONI_6_10_premonitions_are_the_active_players_choice_also_for_the_partners_doors) {
  Scenario game(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RM", "UM", "BS"], ["RS", "US", "GK"]],
                    "shared": ["GM", "BM"], "doors": [["GD"], []], "premonitions": {"open": ["green", "pairs"]}, "turn": 2,
                    "discard": {"nightmare": 1}, "deck": {"top": ["GD"], "unknown": {"GS": 7}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "premonition");
  EXPECT_EQ(game.seat(), 2);
  game.apply("premonition green");
  EXPECT_EQ(game.phase(), "pairs");
  EXPECT_EQ(game.seat(), 2);
  EXPECT_TRUE(game.is_legal("return GD 1"));
}
