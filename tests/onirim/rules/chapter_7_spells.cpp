// Proves what Paradoxical Prophecy and Powerful Punishment do, and the prices of The Lost Way (ONI-7.5, 7.7, 7.8).
#include "fixtures.hpp"

TEST(Onirim, ONI_7_5_of_the_top_five_one_goes_on_top_and_four_to_the_bottom_in_any_order) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["US"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["RS", "UM", "GS", "BM", "RK", "UK", "BS"]}})");
  game.apply("cast prophecy");
  EXPECT_EQ(game.phase(), "paradox");
  EXPECT_EQ(game["/pending/looked"], cards("RS", "RK", "UM", "GS", "BM"));
  EXPECT_EQ(game.legal(), (Actions{"top BM", "top GS", "top RK", "top RS", "top UM"}));
  game.apply("top GS");
  EXPECT_EQ(game.phase(), "bottom");
  EXPECT_EQ(game.legal(), (Actions{"bottom BM", "bottom RK", "bottom RS", "bottom UM"}));
  game.apply("bottom UM").apply("bottom RS").apply("bottom BM");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/deck/top"], cards("GS", "UK", "BS", "UM", "RS", "BM", "RK"));
  EXPECT_EQ(game["/removed"], counts({{"nightmare", 5}}));
  EXPECT_EQ(total(game["/discard"]), 0);
}

TEST(Onirim, ONI_7_5_five_cards_of_unknown_place_become_known_at_both_ends) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["US"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"RS": 6, "GS": 2}}})");
  game.apply("cast prophecy");
  EXPECT_EQ(game.phase(), "look");
  for (int i = 0; i < 4; ++i) game.apply("draw RS");
  EXPECT_EQ(game.phase(), "look");
  game.apply("draw GS");
  game.apply("top GS");  // four equal cards leave no choice for the bottom
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/deck/top"], cards("GS"));
  EXPECT_EQ(game["/deck/unknown"], counts({{"RS", 2}, {"GS", 1}}));
  EXPECT_EQ(game["/deck/bottom"], cards("RS", "RS", "RS", "RS"));
}

TEST(Onirim, ONI_7_5_cards_already_known_at_the_bottom_come_to_lie_above_the_new_ones) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["US"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"],
                    "deck": {"top": ["RS", "UM", "UM", "UM", "UM"], "unknown": {"GS": 2}, "bottom": ["BK"]}})");
  game.apply("cast prophecy").apply("top RS");
  EXPECT_EQ(game["/deck/top"], cards("RS"));
  EXPECT_EQ(game["/deck/bottom"], cards("BK", "UM", "UM", "UM", "UM"));
}

TEST(Onirim, ONI_7_5_option_the_bottom_five_are_looked_at) {
  Scenario game(R"({"options": {"with": ["book"], "paradox": "bottom"}, "hand": ["US"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["RS", "UM", "GS", "BM", "RK", "UK", "BS"]}})");
  game.apply("cast prophecy");
  EXPECT_EQ(game["/pending/looked"], cards("RK", "UK", "GS", "BS", "BM"));
  game.apply("top BM").apply("bottom BS").apply("bottom UK").apply("bottom RK");
  EXPECT_EQ(game["/deck/top"], cards("BM", "RS", "UM", "BS", "UK", "RK", "GS"));
}

TEST(Onirim, ONI_7_5_with_fewer_cards_what_there_are) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["US"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["RS", "UM", "GS"]}})");
  game.apply("cast prophecy");
  EXPECT_EQ(game.legal(), (Actions{"top GS", "top RS", "top UM"}));
  game.apply("top UM").apply("bottom GS");
  EXPECT_EQ(game["/deck/top"], cards("UM", "GS", "RS"));
}

TEST(Onirim, ONI_7_5_with_an_empty_deck_it_cannot_be_cast) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["US"], "discard": {"nightmare": 6},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"]})");
  EXPECT_EQ(game.legal(), (Actions{"discard US", "play US"}));
}

TEST(Onirim, ONI_7_7_for_ten_cards_the_nightmare_just_drawn_is_discarded_without_effect) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "UM", "UK", "GM", "BM"], "doors": ["RD"], "discard": {"nightmare": 9, "RS": 1},
                    "goals": ["R closed", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["nightmare", "GS", "GK"]}})");
  game.apply("play RS").apply("continue");
  EXPECT_TRUE(game.is_legal("cast punishment"));
  game.apply("cast punishment");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/removed"], counts({{"nightmare", 9}, {"RS", 1}}));
  EXPECT_EQ(game["/discard"], counts({{"nightmare", 1}}));
  EXPECT_EQ(game["/hand"], cards("UM", "UK", "GS", "GM", "BM"));
  EXPECT_EQ(game["/doors"], cards("RD"));
  EXPECT_EQ(game["/deck/top"], cards("GK"));
}

TEST(Onirim, ONI_7_7_a_punished_nightmare_costs_no_tower_and_allows_no_false_destruction) {
  Scenario game(R"({"options": {"with": ["book", "towers"]}, "hand": ["RS", "UM", "UK", "GM", "BM"], "discard": {"nightmare": 9, "RS": 1},
                    "tower_row": ["R3"], "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["nightmare", "GS", "GK"]}})");
  game.apply("play RS").apply("continue").apply("cast punishment");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/tower_row"], cards("R3"));
  EXPECT_EQ(game["/discard"], counts({{"nightmare", 1}}));
}

TEST(Onirim, ONI_7_8_the_prophecy_costs_six_in_the_lost_way) {
  Scenario five(R"({"options": {"with": ["book"], "variants": ["lost-way"]}, "hand": ["US"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS"]}})");
  EXPECT_FALSE(five.is_legal("cast prophecy"));
  Scenario six(R"({"options": {"with": ["book"], "variants": ["lost-way"]}, "hand": ["US"], "discard": {"nightmare": 6},
                   "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS"]}})");
  six.apply("cast prophecy");
  EXPECT_EQ(six["/removed"], counts({{"nightmare", 6}}));
}

TEST(Onirim, ONI_7_8_the_swap_costs_nine_in_the_lost_way) {
  Scenario eight(R"({"options": {"with": ["book"], "variants": ["lost-way"]}, "hand": ["US"], "discard": {"nightmare": 8},
                     "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS"]}})");
  EXPECT_FALSE(eight.is_legal("cast swap 1 2"));
  Scenario nine(R"({"options": {"with": ["book"], "variants": ["lost-way"]}, "hand": ["US"], "discard": {"nightmare": 9},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS"]}})");
  nine.apply("cast swap 1 2");
  EXPECT_EQ(nine["/removed"], counts({{"nightmare", 9}}));
}

TEST(Onirim, ONI_7_8_the_punishment_costs_twelve_in_the_lost_way) {
  Scenario eleven(R"({"options": {"with": ["book"], "variants": ["lost-way"]}, "hand": ["RS", "UM", "UK", "GM", "BM"],
                      "discard": {"nightmare": 9, "RS": 2}, "goals": ["R", "U", "G", "B", "R", "U", "G", "B"],
                      "deck": {"top": ["nightmare", "GS", "GK"]}})");
  eleven.apply("play RS").apply("continue");
  EXPECT_FALSE(eleven.is_legal("cast punishment"));
  Scenario twelve(R"({"options": {"with": ["book"], "variants": ["lost-way"]}, "hand": ["RS", "UM", "UK", "GM", "BM"],
                      "discard": {"nightmare": 9, "RS": 3}, "goals": ["R", "U", "G", "B", "R", "U", "G", "B"],
                      "deck": {"top": ["nightmare", "GS", "GK"]}})");
  twelve.apply("play RS").apply("continue").apply("cast punishment");
  EXPECT_EQ(twelve["/removed"], counts({{"nightmare", 9}, {"RS", 3}}));
}
