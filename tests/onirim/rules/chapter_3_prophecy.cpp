// Proves discards, the prophecy and doors lost for good (ONI-3.5 – 3.7).
#include "fixtures.hpp"

TEST(Onirim, ONI_3_5_a_discarded_sun_or_moon_only_goes_to_the_discard_pile) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "rows": ["BS"], "deck": {"top": ["GS", "GM"]}})");
  game.apply("discard RS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/discard"], counts({{"RS", 1}}));
  EXPECT_EQ(game["/rows"], cards("BS"));
  EXPECT_EQ(game["/deck/top"], cards("GM"));
}

TEST(Onirim, ONI_3_5_a_discarded_key_shows_the_top_five_one_is_discarded_the_rest_put_back_in_any_order) {
  Scenario game(R"({"hand": ["RK", "US", "UM", "GM", "BM"], "deck": {"top": ["RS", "UM", "GS", "BM", "RM", "UK"]}})");
  game.apply("discard RK");
  EXPECT_EQ(game.phase(), "prophecy");
  EXPECT_EQ(game["/pending/looked"], cards("RS", "RM", "UM", "GS", "BM"));
  EXPECT_EQ(game.legal(), (Actions{"drop BM", "drop GS", "drop RM", "drop RS", "drop UM"}));  // dropping is compulsory
  game.apply("drop GS");
  EXPECT_EQ(game.phase(), "order");
  EXPECT_EQ(game.legal(), (Actions{"top BM", "top RM", "top RS", "top UM"}));
  game.apply("top UM").apply("top RS").apply("top BM");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("US", "UM", "UM", "GM", "BM"));
  EXPECT_EQ(game["/deck/top"], cards("RS", "BM", "RM", "UK"));
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"GS", 1}}));
}

TEST(Onirim, ONI_3_5_cards_of_unknown_place_are_looked_at_one_by_one) {
  Scenario game(R"({"hand": ["RK", "US", "GM", "GK", "BM"], "deck": {"top": ["GS"], "unknown": {"RS": 3, "UM": 3}}})");
  game.apply("discard RK");
  EXPECT_EQ(game.phase(), "look");
  EXPECT_TRUE(game.is_chance());
  EXPECT_EQ(game.legal(), (Actions{"draw RS", "draw UM"}));
  game.apply("draw RS").apply("draw RS").apply("draw UM");
  EXPECT_EQ(game.phase(), "look");
  game.apply("draw UM");
  EXPECT_EQ(game.phase(), "prophecy");
  EXPECT_EQ(game["/pending/looked"], cards("RS", "RS", "UM", "UM", "GS"));
}

TEST(Onirim, ONI_3_5_the_rest_lies_on_top_of_the_cards_not_looked_at) {
  Scenario game(R"({"hand": ["RK", "US", "GM", "GK", "BM"], "deck": {"unknown": {"RS": 6}}})");
  game.apply("discard RK");
  for (int i = 0; i < 5; ++i) game.apply("draw RS");  // five equal cards leave no choice
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/deck/top"], cards("RS", "RS", "RS"));
  EXPECT_EQ(game["/deck/unknown"], counts({{"RS", 1}}));
  EXPECT_EQ(game["/discard"], counts({{"RS", 1}, {"RK", 1}}));
}

TEST(Onirim, ONI_3_5_a_played_key_shows_nothing) {
  Scenario game(R"({"hand": ["RK", "US", "UM", "GM", "BM"], "deck": {"top": ["RS", "UM", "GS"]}})");
  game.apply("play RK");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/deck/top"], cards("UM", "GS"));
}

TEST(Onirim, ONI_3_5_with_fewer_cards_all_there_are_are_looked_at) {
  Scenario game(R"({"hand": ["RK", "US", "UM", "GM", "BM"], "deck": {"top": ["RS", "UM", "GS"]}})");
  game.apply("discard RK");
  EXPECT_EQ(game.legal(), (Actions{"drop GS", "drop RS", "drop UM"}));
  game.apply("drop RS");
  EXPECT_EQ(game.legal(), (Actions{"top GS", "top UM"}));
  game.apply("top GS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(count(game["/hand"], "GS"), 1);
  EXPECT_EQ(game["/deck/top"], cards("UM"));
}

TEST(Onirim, ONI_3_5_a_single_card_must_be_discarded) {
  Scenario game(R"({"hand": ["RK", "US", "UM", "GM", "BM"], "deck": {"top": ["RS"]}})");
  game.apply("discard RK");
  EXPECT_EQ(game["/discard"], counts({{"RS", 1}, {"RK", 1}}));
  EXPECT_EQ(game.result(), "lost deck");
}

TEST(Onirim, ONI_3_5_with_no_card_in_the_deck_nothing_happens) {
  Scenario game(R"({"hand": ["RK", "US", "UM", "GM", "BM"]})");
  game.apply("discard RK");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}}));
  EXPECT_EQ(game.result(), "lost deck");
}

TEST(Onirim, ONI_3_6_a_key_paid_for_a_door_is_no_prophecy) {
  Scenario game(R"({"hand": ["RS", "RK", "US", "GM", "BM"], "deck": {"top": ["RD", "GS", "UM", "BS"]}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}}));
  EXPECT_EQ(game["/deck/top"], cards("BS"));
}

TEST(Onirim, ONI_3_6_a_key_given_to_a_nightmare_is_no_prophecy) {
  Scenario game(R"({"hand": ["RS", "RK", "US", "GM", "BM"], "deck": {"top": ["nightmare", "GS", "UM", "BS"]}})");
  game.apply("play RS").apply("nightmare key RK");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/deck/top"], cards("BS"));
}

TEST(Onirim, ONI_3_6_keys_and_towers_discarded_with_the_hand_show_nothing) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "R3"],
                    "deck": {"top": ["nightmare", "UM", "UM", "GS", "GM", "BS", "BK"]}})");
  game.apply("play RS").apply("nightmare hand");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("UM", "UM", "GS", "GM", "BS"));
  EXPECT_EQ(game["/deck/top"], cards("BK"));
}

TEST(Onirim, ONI_3_6_keys_revealed_by_a_nightmare_show_nothing) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["nightmare", "UK", "GK", "BK", "UM", "GS", "BS", "GM", "RM"]}})");
  game.apply("play RS").apply("nightmare reveal");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/discard"], counts({{"UM", 1}, {"UK", 1}, {"GS", 1}, {"GK", 1}, {"BK", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/deck/top"], cards("GM", "RM"));
}

TEST(Onirim, ONI_3_6_a_key_or_tower_dropped_by_a_prophecy_shows_nothing_more) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RK", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["UK", "GS", "G3", "UM", "BS", "BK", "RS", "RM"]}})");
  game.apply("discard RK").apply("drop UK");
  EXPECT_EQ(game.phase(), "order");
  EXPECT_EQ(game["/pending/looked"], cards("UM", "GS", "BS", "G3"));
  Scenario tower(R"({"options": {"with": ["towers"]}, "hand": ["RK", "US", "UM", "GM", "BM"],
                     "deck": {"top": ["GS", "G3", "UM"], "unknown": {"RS": 3}}})");
  tower.apply("discard RK").apply("draw RS").apply("draw RS").apply("drop G3");
  EXPECT_EQ(tower.phase(), "order");
  EXPECT_EQ(tower["/pending/looked"], cards("RS", "RS", "UM", "GS"));
}

TEST(Onirim, ONI_3_6_the_key_discarded_as_the_action_pays_for_no_door) {
  Scenario game(R"({"hand": ["RK", "US", "UM", "GM", "BM"], "deck": {"top": ["RD", "GS", "UM"]}})");
  game.apply("discard RK").apply("drop UM").apply("top RD");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/doors"]), 0);
  EXPECT_EQ(in_deck(game, "RD"), 1);
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"UM", 1}}));
}

TEST(Onirim, ONI_3_6_another_key_may_pay_for_a_door) {
  Scenario game(R"({"hand": ["RK", "RK", "US", "GM", "BM"], "deck": {"top": ["RD", "GS", "UM"]}})");
  game.apply("discard RK").apply("drop UM").apply("top RD");
  EXPECT_EQ(game.phase(), "door");
  EXPECT_EQ(game.legal(), (Actions{"decline", "take RD"}));
}

TEST(Onirim, ONI_3_7_a_door_discarded_by_a_prophecy_is_gone_and_the_game_goes_on_unwinnable) {
  Scenario game(R"({"options": {"deck": {"RS": 9, "RM": 4, "RK": 3, "RD": 1, "UD": 1}}, "hand": ["RS", "RS", "RM", "RM", "RK"],
                    "deck": {"top": ["UD", "RS", "RD", "RM"]}})");
  EXPECT_TRUE(game.winnable());
  game.apply("discard RK");
  EXPECT_TRUE(game.winnable());
  game.apply("drop UD");
  EXPECT_FALSE(game.winnable());
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"UD", 1}}));
  game.apply("top RS").apply("top RD");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(in_deck(game, "UD"), 0);
}

TEST(Onirim, ONI_3_7_another_card_discarded_leaves_the_game_winnable) {
  Scenario game(R"({"options": {"deck": {"RS": 9, "RM": 4, "RK": 3, "RD": 1, "UD": 1}}, "hand": ["RS", "RS", "RM", "RM", "RK"],
                    "deck": {"top": ["UD", "RS", "RD", "RM"]}})");
  game.apply("discard RK").apply("drop RS");
  EXPECT_TRUE(game.winnable());
}

TEST(Onirim, ONI_3_7_a_door_in_limbo_is_not_lost) {
  Scenario game(R"({"options": {"discarded_door": "loses", "deck": {"RS": 9, "RM": 4, "RD": 1, "UD": 1}},
                    "hand": ["RS", "RS", "RM", "RM", "RM"], "deck": {"top": ["UD"], "unknown": {"RS": 2, "RD": 1}}})");
  game.apply("play RS");
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}}));
  EXPECT_TRUE(game.winnable());
  EXPECT_EQ(game.result(), "");
}

TEST(Onirim, ONI_3_7_option_a_door_discarded_by_a_prophecy_loses_at_once) {
  Scenario game(R"({"options": {"discarded_door": "loses", "deck": {"RS": 9, "RM": 4, "RK": 3, "RD": 1, "UD": 1}},
                    "hand": ["RS", "RS", "RM", "RM", "RK"], "deck": {"top": ["UD", "RS", "RD", "RM"]}})");
  game.apply("discard RK").apply("drop UD");
  EXPECT_EQ(game.result(), "lost door");
  EXPECT_EQ(game.phase(), "over");
}

TEST(Onirim, ONI_3_7_a_door_discarded_by_a_happy_dream_is_gone_and_the_game_goes_on_unwinnable) {
  Scenario game(R"({"options": {"with": ["premonitions"], "deck": {"RS": 9, "RM": 4, "RD": 1, "UD": 1, "happy-dream": 1}},
                    "hand": ["RS", "RS", "RS", "RM", "RM"], "deck": {"top": ["happy-dream", "UD", "RS", "RD", "RM"]}})");
  game.apply("play RS").apply("happy reveal");
  EXPECT_TRUE(game.winnable());
  game.apply("drop UD");
  EXPECT_FALSE(game.winnable());
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(game.phase(), "order");  // no later card could be dropped: done took itself
  EXPECT_EQ(count(game["/discard"], "UD"), 1);
}

TEST(Onirim, ONI_3_7_option_a_door_discarded_by_a_happy_dream_loses_at_once) {
  Scenario game(R"({"options": {"with": ["premonitions"], "discarded_door": "loses",
                                "deck": {"RS": 9, "RM": 4, "RD": 1, "UD": 1, "happy-dream": 1}},
                    "hand": ["RS", "RS", "RS", "RM", "RM"], "deck": {"top": ["happy-dream", "UD", "RS", "RD", "RM"]}})");
  game.apply("play RS").apply("happy reveal").apply("drop RD");  // another might follow
  EXPECT_EQ(game.result(), "lost door");
}

TEST(Onirim, ONI_3_7_the_game_is_unwinnable_when_every_tower_of_a_colour_is_gone) {
  Scenario last(R"({"options": {"with": ["towers"], "deck": {"RS": 9, "RM": 4, "RD": 1, "R5": 1, "U4": 1, "G4": 1, "B5": 1}},
                    "hand": ["RS", "RS", "RM", "RM", "R5"], "deck": {"top": ["U4", "G4", "B5", "RD", "RS"]}})");
  EXPECT_TRUE(last.winnable());
  last.apply("discard R5");
  EXPECT_FALSE(last.winnable());
  EXPECT_EQ(last.result(), "");
  Scenario another(R"({"options": {"with": ["towers"],
                                   "deck": {"RS": 9, "RM": 4, "RD": 1, "R4": 1, "R5": 1, "U4": 1, "G4": 1, "B5": 1}},
                       "hand": ["RS", "RS", "RM", "RM", "R4"], "deck": {"top": ["U4", "G4", "B5", "RD", "R5"]}})");
  another.apply("discard R4");
  EXPECT_TRUE(another.winnable());
}
