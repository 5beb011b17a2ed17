// Proves the Nightmare: its four options and the redraw (ONI-4.1 – 4.4).
#include "fixtures.hpp"

TEST(Onirim, ONI_4_1_exactly_one_option_of_those_possible) {
  Scenario all(R"({"hand": ["RS", "RK", "UK", "GM", "BM"], "doors": ["RD", "RD", "GD"],
                   "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  all.apply("play RS");
  EXPECT_EQ(all.legal(),
            (Actions{"nightmare door GD", "nightmare door RD", "nightmare hand", "nightmare key RK", "nightmare key UK", "nightmare reveal"}));
  Scenario few(R"({"hand": ["RS", "RM", "US", "GM", "BM"], "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  few.apply("play RS");
  EXPECT_EQ(few.legal(), (Actions{"nightmare hand", "nightmare reveal"}));
}

TEST(Onirim, ONI_4_1a_a_key_from_hand_is_discarded_and_then_the_nightmare) {
  Scenario game(R"({"hand": ["RS", "RK", "UK", "GM", "BM"], "doors": ["RD"], "deck": {"top": ["nightmare", "GS", "UM", "BS"]}})");
  game.apply("play RS").apply("nightmare key UK");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/discard"], counts({{"UK", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/hand"], cards("RK", "UM", "GS", "GM", "BM"));
  EXPECT_EQ(game["/doors"], cards("RD"));
  EXPECT_EQ(game["/deck/top"], cards("BS"));
}

TEST(Onirim, ONI_4_1b_ONI_6_6_the_second_seat_gives_a_door_of_its_own) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "US", "GS"], ["RM", "UM"]], "shared": ["BS", "BM"], "doors": [["RD"], ["RD"]],
                    "turn": 2, "phase": "nightmare", "pending": {"card": "nightmare"}, "deck": {"unknown": {"GM": 2}}})");
  game.apply("nightmare door RD");
  EXPECT_EQ(game["/doors"], (nlohmann::json{{"RD"}, nlohmann::json::array()}));
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}

TEST(Onirim, ONI_4_1b_a_door_from_the_table_goes_to_limbo_and_then_the_nightmare_to_the_discards) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "doors": ["RD", "GD"], "deck": {"top": ["nightmare"], "unknown": {"GS": 4}}})");
  game.apply("play RS").apply("nightmare door RD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/doors"], cards("GD"));
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(game["/discard"], counts({{"nightmare", 1}}));
  EXPECT_EQ(game["/hand"], cards("US", "UM", "GM", "BM"));
}

TEST(Onirim, ONI_4_1c_of_the_top_five_doors_and_dreams_go_to_limbo_and_the_rest_to_the_discards) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM"],
                    "deck": {"top": ["nightmare", "UD", "RS", "nightmare", "GS", "RM", "BM"], "unknown": {"BS": 3}}})");
  game.apply("play RS").apply("nightmare reveal");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/discard"], counts({{"RS", 1}, {"RM", 1}, {"GS", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/hand"], cards("US", "UM", "GM", "BM"));  // the sixth card is the next one drawn
}

TEST(Onirim, ONI_4_1c_five_cards_of_unknown_place_are_revealed_one_by_one) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "deck": {"top": ["nightmare"], "unknown": {"RS": 3, "GS": 4}}})");
  game.apply("play RS").apply("nightmare reveal");
  EXPECT_EQ(game.phase(), "reveal");
  EXPECT_EQ(game.legal(), (Actions{"draw GS", "draw RS"}));
  game.apply("draw RS").apply("draw GS").apply("draw RS").apply("draw GS");
  EXPECT_EQ(game.phase(), "reveal");
  EXPECT_EQ(count(game["/discard"], "nightmare"), 0);
  game.apply("draw GS");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/discard"], counts({{"RS", 2}, {"GS", 3}, {"nightmare", 1}}));
  EXPECT_EQ(game["/deck/unknown"], counts({{"RS", 1}, {"GS", 1}}));
}

TEST(Onirim, ONI_4_1c_a_door_revealed_may_not_be_taken_for_a_key) {
  Scenario game(R"({"hand": ["RS", "UM", "UK", "GM", "BM"], "deck": {"top": ["nightmare", "UD", "GS", "GS", "GK", "BS"], "unknown": {"BK": 3}}})");
  game.apply("play RS").apply("nightmare reveal");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}}));
  EXPECT_EQ(count(game["/hand"], "UK"), 1);
}

TEST(Onirim, ONI_4_1d_the_whole_hand_is_discarded_and_drawn_anew) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "doors": ["RD"],
                    "deck": {"top": ["nightmare", "UK", "UD", "BS", "nightmare", "BK", "GM", "RM", "GK"]}})");
  game.apply("play RS").apply("nightmare hand");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("RM", "UK", "GM", "BS", "BK"));
  EXPECT_EQ(game["/discard"], counts({{"US", 1}, {"UM", 1}, {"GM", 1}, {"BM", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/doors"], cards("RD"));  // and the blue one was not taken for the Key just drawn
  EXPECT_EQ(in_deck(game, "UD"), 1);
  EXPECT_EQ(in_deck(game, "nightmare"), 1);
  EXPECT_EQ(in_deck(game, "GK"), 1);
  EXPECT_EQ(deck_size(game), 3);
}

TEST(Onirim, ONI_4_2_with_fewer_than_five_cards_those_there_are_are_revealed) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "deck": {"top": ["nightmare", "BS", "UD", "nightmare", "GS"]}})");
  game.apply("play RS").apply("nightmare reveal");
  EXPECT_EQ(game["/discard"], counts({{"BS", 1}, {"GS", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game.result(), "lost deck");
}

TEST(Onirim, ONI_4_2_revealing_is_legal_with_an_empty_deck) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "deck": {"top": ["nightmare"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.legal(), (Actions{"nightmare hand", "nightmare reveal"}));
  game.apply("nightmare reveal");
  EXPECT_EQ(game["/discard"], counts({{"nightmare", 1}}));
  EXPECT_EQ(game.result(), "lost deck");
}

TEST(Onirim, ONI_4_3_a_redraw_goes_on_until_the_hand_is_full_and_no_draw_follows) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "deck": {"top": ["nightmare"], "unknown": {"GS": 7}}})");
  game.apply("play RS").apply("nightmare hand");
  EXPECT_EQ(game.phase(), "redraw");
  EXPECT_TRUE(game.is_chance());
  EXPECT_EQ(game["/pending/card"], "nightmare");
  EXPECT_EQ(game["/discard"], counts({{"US", 1}, {"UM", 1}, {"GM", 1}, {"BM", 1}}));
  for (int i = 0; i < 4; ++i) game.apply("draw GS");
  EXPECT_EQ(game.phase(), "redraw");
  game.apply("draw GS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/hand"]), 5);
  EXPECT_EQ(deck_size(game), 2);
  EXPECT_EQ(count(game["/discard"], "nightmare"), 1);
}

TEST(Onirim, ONI_4_3_doors_and_dream_cards_met_go_to_limbo_without_effect) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["nightmare", "RK", "RD", "happy-dream", "nightmare"], "unknown": {"GS": 6}}})");
  game.apply("play RS").apply("nightmare hand");
  EXPECT_EQ(game.phase(), "redraw");
  EXPECT_EQ(game["/hand"], cards("RK"));
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}, {"nightmare", 1}, {"happy-dream", 1}}));
  EXPECT_EQ(game.legal(), (Actions{"draw GS"}));
}

TEST(Onirim, ONI_4_3_discarding_the_hand_is_allowed_with_an_empty_hand) {
  Scenario game(R"({"hand": ["RS"], "deck": {"top": ["nightmare", "UM", "GS", "BS", "BM", "GM", "UK"]}})");
  game.apply("play RS");
  EXPECT_TRUE(game.is_legal("nightmare hand"));
  game.apply("nightmare hand");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("UM", "GS", "GM", "BS", "BM"));
  EXPECT_EQ(game["/deck/top"], cards("UK"));
  EXPECT_EQ(game["/discard"], counts({{"nightmare", 1}}));
}

TEST(Onirim, ONI_4_3_a_redraw_that_runs_the_deck_out_loses_with_the_nightmare_on_the_discard_pile) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM", "BM"], "deck": {"top": ["nightmare", "RS", "UD"]}})");
  game.apply("play RS").apply("nightmare hand");
  EXPECT_EQ(game.result(), "lost deck");
  EXPECT_EQ(count(game["/discard"], "nightmare"), 1);
  EXPECT_EQ(total(game["/discard"]), 5);
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}}));
  EXPECT_EQ(game["/hand"], cards("RS"));
}

TEST(Onirim, ONI_4_3_a_happy_dream_that_ends_the_game_lies_on_the_discard_pile_and_cards_looked_at_stay) {
  Scenario game(R"({"options": {"with": ["premonitions"], "discarded_door": "loses",
                                "deck": {"RS": 9, "RM": 4, "RD": 1, "UD": 1, "happy-dream": 1}},
                    "hand": ["RS", "RS", "RS", "RM", "RM"], "deck": {"top": ["happy-dream", "UD", "RS", "RD", "RM"]}})");
  game.apply("play RS").apply("happy reveal").apply("drop RD");
  EXPECT_EQ(game.result(), "lost door");
  EXPECT_EQ(game["/discard"], counts({{"RD", 1}, {"happy-dream", 1}}));
  EXPECT_EQ(total(game["/limbo"]), 0);
}

TEST(Onirim, ONI_4_4_a_door_given_up_comes_back_to_the_deck_only_at_the_end_of_the_turn) {
  Scenario game(R"({"hand": ["RS", "US", "UM", "GM"], "doors": ["RD"], "deck": {"top": ["nightmare"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("nightmare door RD");
  EXPECT_EQ(game.legal(), (Actions{"draw GS"}));
  game.apply("draw GS");
  EXPECT_EQ(game.legal(), (Actions{"draw GS"}));
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  game.apply("draw GS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/limbo"]), 0);
  EXPECT_EQ(game["/deck/unknown"], counts({{"GS", 1}, {"RD", 1}}));
}
