// Proves phase 1 of a turn: playing, discarding, and doors by exploring (ONI-3.1 – 3.4).
#include "fixtures.hpp"

TEST(Onirim, ONI_3_1_one_card_must_be_played_or_discarded) {
  Scenario game(R"({"hand": ["RS", "GM"], "rows": ["US"], "deck": {"unknown": {"BS": 5}}})");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.legal(), (Actions{"discard GM", "discard RS", "play GM"}));
}

TEST(Onirim, ONI_3_1_one_card_is_played_and_the_hand_refilled_before_the_next_turn) {
  Scenario game(R"({"hand": ["RS", "RM", "US", "UM", "GK"], "deck": {"top": ["BS", "BM"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("RM", "US", "UM", "GK", "BS"));
  EXPECT_EQ(game["/rows"], cards("RS"));
  EXPECT_EQ(game["/deck/top"], cards("BM"));
}

TEST(Onirim, ONI_3_1_the_action_comes_before_the_draw) {
  Scenario game(R"({"hand": ["RS", "RM"], "deck": {"top": ["BS", "BM", "GS", "GM"]}})");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_FALSE(game.is_chance());
  EXPECT_EQ(game["/hand"], cards("RS", "RM"));
}

TEST(Onirim, ONI_3_2_an_empty_row_takes_any_chamber) {
  Scenario game(R"({"hand": ["RS", "RM", "RK"], "deck": {"unknown": {"BS": 5}}})");
  EXPECT_EQ(game.legal(), (Actions{"discard RK", "discard RM", "discard RS", "play RK", "play RM", "play RS"}));
}

TEST(Onirim, ONI_3_2_the_symbol_must_differ_from_that_of_the_last_card) {
  Scenario game(R"({"hand": ["RS", "US", "GM", "BK"], "rows": ["RM", "US"], "deck": {"unknown": {"BS": 5}}})");
  EXPECT_EQ(game.why_not("play RS"), "ONI-3.2");
  EXPECT_EQ(game.why_not("play US"), "ONI-3.2");
  EXPECT_TRUE(game.is_legal("play GM"));  // the moon before the last card is no matter
  EXPECT_TRUE(game.is_legal("play BK"));
}

TEST(Onirim, ONI_3_2_moons_and_keys_are_symbols_as_well) {
  Scenario after_moon(R"({"hand": ["RS", "GM", "BK"], "rows": ["UM"], "deck": {"unknown": {"BS": 5}}})");
  EXPECT_EQ(after_moon.why_not("play GM"), "ONI-3.2");
  EXPECT_TRUE(after_moon.is_legal("play RS"));
  Scenario after_key(R"({"hand": ["RS", "UM", "BK"], "rows": ["UK"], "deck": {"unknown": {"BS": 5}}})");
  EXPECT_EQ(after_key.why_not("play BK"), "ONI-3.2");
  EXPECT_TRUE(after_key.is_legal("play UM"));  // the colour may be the same
}

TEST(Onirim, ONI_3_2_a_chamber_is_laid_at_the_end_of_the_row) {
  Scenario game(R"({"hand": ["RS", "US", "GM", "GM", "BK"], "rows": ["RM", "US"], "deck": {"unknown": {"BS": 5}}})");
  game.apply("play BK");
  EXPECT_EQ(game["/rows"], cards("RM", "US", "BK"));
  EXPECT_EQ(game["/hand"], cards("RS", "US", "GM", "GM"));
  EXPECT_EQ(total(game["/discard"]), 0);
}

TEST(Onirim, ONI_3_2_discarding_is_forced_when_nothing_may_be_played) {
  Scenario game(R"({"hand": ["RS", "US", "GS"], "rows": ["BS"], "deck": {"unknown": {"BS": 5}}})");
  EXPECT_EQ(game.legal(), (Actions{"discard GS", "discard RS", "discard US"}));
}

TEST(Onirim, ONI_3_3_the_third_card_of_a_colour_may_take_a_door_and_the_deck_is_shuffled) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GK", "BK"], "rows": ["RS", "RM"],
                    "deck": {"top": ["GS"], "unknown": {"RD": 1, "UM": 2}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "explore");
  EXPECT_EQ(game.legal(), (Actions{"decline", "take RD"}));
  game.apply("take RD");
  EXPECT_EQ(game["/doors"], cards("RD"));
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(known_places(game), 0);
  EXPECT_EQ(game["/deck/unknown"], counts({{"GS", 1}, {"UM", 2}}));
  EXPECT_NEAR(game.outcomes().at("draw GS"), 1.0 / 3, 1e-9);
}

TEST(Onirim, ONI_3_3_declining_is_allowed_and_shuffles_nothing) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GK", "BK"], "rows": ["RS", "RM"],
                    "deck": {"top": ["GS", "BM"], "unknown": {"RD": 1, "UM": 2}}})");
  game.apply("play RS").apply("decline");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/doors"]), 0);
  EXPECT_EQ(count(game["/hand"], "GS"), 1);
  EXPECT_EQ(game["/deck/top"], cards("BM"));
  EXPECT_EQ(game["/deck/unknown"], counts({{"UM", 2}, {"RD", 1}}));
}

TEST(Onirim, ONI_3_3_without_such_a_door_in_the_deck_there_is_nothing_to_search) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GK", "BK"], "rows": ["RS", "RM"],
                    "deck": {"top": ["GS", "BM"], "unknown": {"UD": 2, "UM": 2}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/deck/top"], cards("BM"));
}

TEST(Onirim, ONI_3_3_only_one_door_and_only_of_the_colour_is_taken) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GK", "BK"], "rows": ["RS", "RM"],
                    "deck": {"unknown": {"RD": 2, "UD": 1, "GS": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game.legal(), (Actions{"decline", "take RD"}));
  game.apply("take RD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/doors"], cards("RD"));
  EXPECT_EQ(in_deck(game, "RD"), 1);
  EXPECT_EQ(in_deck(game, "UD"), 1);
}

TEST(Onirim, ONI_3_3_a_door_whose_place_is_known_is_found_too) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GK", "BK"], "rows": ["RS", "RM"],
                    "deck": {"top": ["BM", "RD"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/doors"], cards("RD"));
  EXPECT_EQ(known_places(game), 0);
  EXPECT_EQ(in_deck(game, "RD"), 0);
}

TEST(Onirim, ONI_3_3_a_discarded_card_completes_nothing) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GK", "BK"], "rows": ["RS", "RM"], "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  game.apply("discard RS");
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_3_4_the_three_need_not_have_three_different_symbols) {
  Scenario game(R"({"hand": ["RK", "US", "UM", "GK", "BK"], "rows": ["RK", "RM"], "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  game.apply("play RK");
  EXPECT_EQ(game.phase(), "explore");
}

TEST(Onirim, ONI_3_4_the_second_card_completes_nothing) {
  Scenario game(R"({"hand": ["RM", "US", "UM", "GK", "BK"], "rows": ["RS"], "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  game.apply("play RM");
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_3_4_the_fourth_card_begins_a_new_series) {
  Scenario game(R"({"hand": ["RM", "US", "UM", "GK", "BK"], "rows": ["RS", "RM", "RS"], "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  game.apply("play RM");
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_3_4_the_fifth_card_completes_nothing) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GK", "BK"], "rows": ["RS", "RM", "RS", "RM"],
                    "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_3_4_the_sixth_card_may_give_the_second_door) {
  Scenario game(R"({"hand": ["RM", "US", "UM", "GK", "BK"], "rows": ["RS", "RM", "RS", "RM", "RS"], "doors": ["RD"],
                    "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  game.apply("play RM");
  EXPECT_EQ(game.phase(), "explore");
  game.apply("take RD");
  EXPECT_EQ(game["/doors"], cards("RD", "RD"));
}

TEST(Onirim, ONI_3_4_a_third_card_without_a_door_taken_completes_its_series_all_the_same) {
  Scenario game(R"({"hand": ["RS", "RM", "UM", "GK", "BK"], "rows": ["RS", "RM"],
                    "deck": {"top": ["GS", "GM"], "unknown": {"RD": 1, "BS": 2}}})");
  game.apply("play RS").apply("decline").apply("play RM");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/rows"], cards("RS", "RM", "RS", "RM"));
}

TEST(Onirim, ONI_3_4_a_discard_does_not_break_a_series) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "rows": ["RS", "RM"],
                    "deck": {"top": ["GS"], "unknown": {"RD": 1, "BS": 3}}})");
  game.apply("discard US").apply("play RS");
  EXPECT_EQ(game.phase(), "explore");
}

TEST(Onirim, ONI_3_4_a_tower_does_not_break_a_series) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "US", "UM", "GM", "R3"], "rows": ["RS", "RM"],
                    "deck": {"top": ["GS"], "unknown": {"RD": 1, "BS": 3}}})");
  game.apply("play R3 left").apply("play RS");
  EXPECT_EQ(game.phase(), "explore");
}

TEST(Onirim, ONI_3_4_another_colour_breaks_a_series) {
  Scenario third_red(R"({"hand": ["RM", "US", "UM", "GK", "BK"], "rows": ["RS", "RM", "US"], "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  third_red.apply("play RM");
  EXPECT_EQ(third_red.phase(), "draw");
  Scenario between(R"({"hand": ["RM", "US", "UM", "GK", "BK"], "rows": ["RS", "UM", "RS"], "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  between.apply("play RM");
  EXPECT_EQ(between.phase(), "draw");
}

TEST(Onirim, ONI_3_4_a_series_may_begin_anywhere_in_the_row) {
  Scenario second(R"({"hand": ["RS", "US", "UM", "GK", "BK"], "rows": ["UM", "RS", "RM"], "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  second.apply("play RS");
  EXPECT_EQ(second.phase(), "explore");
  Scenario fourth(R"({"hand": ["RM", "UM", "GS", "GK", "BK"], "rows": ["US", "UM", "US", "RM", "RS"],
                      "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  fourth.apply("play RM");
  EXPECT_EQ(fourth.legal(), (Actions{"decline", "take RD"}));
}
