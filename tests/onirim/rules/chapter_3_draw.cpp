// Proves phases 2 and 3 of a turn: drawing, drawn doors, the shuffle and what is searched (ONI-3.8 – 3.11).
#include "fixtures.hpp"

TEST(Onirim, ONI_3_8_cards_are_drawn_until_five_are_in_hand) {
  Scenario game(R"({"hand": ["RS", "US", "GM"], "deck": {"top": ["GS", "UM", "BS", "BM"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("US", "UM", "GS", "GM", "BS"));
  EXPECT_EQ(game["/deck/top"], cards("BM"));
}

TEST(Onirim, ONI_3_8_a_drawn_card_is_dealt_with_before_the_next_is_drawn) {
  Scenario game(R"({"hand": ["RS", "RK", "US"], "deck": {"top": ["RD", "GS", "UM", "BS", "BM"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "door");
  EXPECT_EQ(game["/pending/card"], "RD");
  EXPECT_EQ(game["/hand"], cards("RK", "US"));
  EXPECT_EQ(game["/deck/top"], cards("GS", "UM", "BS", "BM"));
}

TEST(Onirim, ONI_3_8_a_dream_card_takes_effect_at_once) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM"], "deck": {"top": ["GS", "nightmare", "BS"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "nightmare");
  EXPECT_EQ(game["/pending/card"], "nightmare");
  EXPECT_EQ(game["/hand"], cards("US", "UM", "GS", "GM"));
  EXPECT_EQ(game["/deck/top"], cards("BS"));
}

TEST(Onirim, ONI_3_8_a_card_of_unknown_place_is_drawn_by_chance) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "deck": {"unknown": {"GS": 3, "nightmare": 1}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game.outcomes().size(), 2u);
  EXPECT_NEAR(game.outcomes().at("draw GS"), 0.75, 1e-9);
  EXPECT_NEAR(game.outcomes().at("draw nightmare"), 0.25, 1e-9);
  game.apply("draw GS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/deck/unknown"], counts({{"GS", 2}, {"nightmare", 1}}));
}

TEST(Onirim, ONI_3_9_a_key_of_the_colour_gains_a_drawn_door_and_makes_one_more_draw) {
  Scenario game(R"({"hand": ["RS", "RK", "RK", "GM", "BM"], "deck": {"top": ["RD", "GS", "UM", "BS"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.legal(), (Actions{"decline", "take RD"}));
  game.apply("take RD");
  EXPECT_EQ(game["/doors"], cards("RD"));
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}}));
  EXPECT_EQ(game["/hand"], cards("RK", "UM", "GS", "GM", "BM"));
  EXPECT_EQ(game["/deck/top"], cards("BS"));
}

TEST(Onirim, ONI_3_9_a_declined_door_goes_to_limbo_and_the_key_stays) {
  Scenario game(R"({"hand": ["RS", "RK", "US", "GM", "BM"], "deck": {"top": ["RD"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("decline");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(game["/hand"], cards("RK", "US", "GM", "BM"));
  EXPECT_EQ(total(game["/doors"]), 0);
  EXPECT_EQ(total(game["/discard"]), 0);
}

TEST(Onirim, ONI_3_9_without_a_key_of_its_colour_a_drawn_door_goes_to_limbo) {
  Scenario game(R"({"hand": ["RS", "RM", "UK", "GK", "BK"], "deck": {"top": ["RD"], "unknown": {"GS": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(game["/hand"], cards("RM", "UK", "GK", "BK"));
}

TEST(Onirim, ONI_3_10_at_the_end_of_the_turn_limbo_is_shuffled_into_the_deck) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "deck": {"top": ["UD", "GS", "BM"], "unknown": {"BS": 2}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/limbo"]), 0);
  EXPECT_EQ(known_places(game), 0);
  EXPECT_EQ(game["/deck/unknown"], counts({{"UD", 1}, {"BM", 1}, {"BS", 2}}));
}

TEST(Onirim, ONI_3_10_limbo_waits_for_the_end_of_the_draws) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "deck": {"top": ["UD"], "unknown": {"GS": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game.legal(), (Actions{"draw GS"}));
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}}));
  game.apply("draw GS");
  EXPECT_EQ(game["/deck/unknown"], counts({{"UD", 1}, {"GS", 2}}));
}

TEST(Onirim, ONI_3_10_with_limbo_empty_every_known_place_stays_known) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["GS", "BM", "UK"], "unknown": {"BS": 2}, "bottom": ["RM", "GK"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/deck/top"], cards("BM", "UK"));
  EXPECT_EQ(game["/deck/unknown"], counts({{"BS", 2}}));
  EXPECT_EQ(game["/deck/bottom"], cards("RM", "GK"));
}

TEST(Onirim, ONI_3_11_limbo_is_not_searched) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "rows": ["RS", "RM"], "limbo": {"RD": 1}, "deck": {"unknown": {"GS": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}

TEST(Onirim, ONI_3_11_a_search_shuffles_also_when_nothing_was_found) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "RK", "US", "GM", "BM"], "doors": ["RD"],
                    "premonitions": {"open": ["red"]}, "deck": {"top": ["RD", "UM", "GS", "BS"]}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(known_places(game), 0);
  EXPECT_EQ(game["/deck/unknown"], counts({{"UM", 1}, {"GS", 1}, {"BS", 1}}));
}

TEST(Onirim, ONI_3_11_a_search_leaves_limbo_in_limbo) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "rows": ["RS", "RM"], "limbo": {"UD": 1},
                    "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}}));
  EXPECT_EQ(game.legal(), (Actions{"draw GS"}));
}
