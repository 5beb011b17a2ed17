// Proves the goals of the Book and the spell that moves them (ONI-7.1 – 7.3, 7.6, 7.9).
#include "fixtures.hpp"

TEST(Onirim, ONI_7_1_eight_goals_two_of_each_colour_are_laid_in_a_row_from_the_left) {
  auto game = Scenario::new_game("with=book");
  EXPECT_EQ(game.phase(), "goals");
  EXPECT_EQ(game.legal(), (Actions{"goal B", "goal G", "goal R", "goal U"}));
  EXPECT_NEAR(game.outcomes().at("goal R"), 0.25, 1e-9);
  game.apply("goal U");
  EXPECT_NEAR(game.outcomes().at("goal U"), 1.0 / 7, 1e-9);
  game.apply("goal R").apply("goal R");
  EXPECT_FALSE(game.is_legal("goal R"));
  game.apply("goal B").apply("goal G").apply("goal U").apply("goal B");
  EXPECT_EQ(game.phase(), "goals");
  game.apply("goal G");
  EXPECT_EQ(game.phase(), "set-up");
  EXPECT_EQ(game["/goals"], cards("U", "R", "R", "B", "G", "U", "B", "G"));
}

TEST(Onirim, ONI_7_1_nothing_of_the_book_is_in_the_deck) {
  EXPECT_EQ(Scenario::new_game("with=book")["/deck/unknown"], Scenario::new_game("standard")["/deck/unknown"]);
}

TEST(Onirim, ONI_7_2_a_found_door_of_the_first_open_goal_is_gained_and_closes_it) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "rows": ["RS", "RM"],
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/doors"], cards("RD"));
  EXPECT_EQ(game["/goals"], cards("R closed", "U", "G", "B", "R", "U", "G", "B"));
}

TEST(Onirim, ONI_7_2_any_other_door_found_by_a_search_goes_to_limbo_and_the_deck_is_shuffled) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "rows": ["RS", "RM"],
                    "goals": ["U", "R", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS"], "unknown": {"RD": 1, "BM": 2}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(total(game["/doors"]), 0);
  EXPECT_EQ(game["/goals"], cards("U", "R", "G", "B", "R", "U", "G", "B"));
  EXPECT_EQ(known_places(game), 0);
}

TEST(Onirim, ONI_7_2_a_key_paid_for_a_door_out_of_order_is_spent) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UK", "GM", "BM"],
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["UD"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("take UD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}}));
  EXPECT_EQ(game["/discard"], counts({{"UK", 1}}));
  EXPECT_EQ(total(game["/doors"]), 0);
  EXPECT_EQ(game["/hand"], cards("US", "GM", "BM"));
}

TEST(Onirim, ONI_7_2_a_later_goal_of_the_colour_does_not_help) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "RK", "UK", "GM", "BM"], "doors": ["RD"],
                    "goals": ["R closed", "U", "R", "B", "G", "U", "G", "B"], "deck": {"top": ["RD", "UD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  game.apply("take UD");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(game["/doors"], cards("RD", "UD"));
  EXPECT_EQ(game["/goals"], cards("R closed", "U closed", "R", "B", "G", "U", "G", "B"));
}

TEST(Onirim, ONI_7_3_a_door_given_back_opens_the_rightmost_closed_goal_of_its_colour) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "doors": ["RD", "RD", "UD"],
                    "goals": ["R closed", "U closed", "R closed", "G", "B", "U", "G", "B"],
                    "deck": {"top": ["nightmare"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("nightmare door RD");
  EXPECT_EQ(game["/goals"], cards("R closed", "U closed", "R", "G", "B", "U", "G", "B"));
}

TEST(Onirim, ONI_7_3_the_first_open_goal_is_the_leftmost_one_face_up) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "UM", "UK", "GM", "GK"], "doors": ["RD", "RD", "UD"],
                    "goals": ["R closed", "U closed", "R closed", "G", "B", "U", "G", "B"],
                    "deck": {"top": ["nightmare", "GD", "UD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("nightmare door UD").apply("take GD");
  EXPECT_EQ(count(game["/limbo"], "GD"), 1);
  game.apply("take UD");
  EXPECT_EQ(count(game["/doors"], "UD"), 1);
  EXPECT_EQ(game["/goals"], cards("R closed", "U closed", "R closed", "G", "B", "U", "G", "B"));
}

TEST(Onirim, ONI_7_3_a_door_returned_by_a_premonition_opens_its_rightmost_goal_too) {
  Scenario game(R"({"options": {"with": ["book", "premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BK"], "doors": ["RD", "BD"],
                    "goals": ["B closed", "R closed", "B", "U", "G", "U", "G", "R"], "premonitions": {"open": ["brown"]},
                    "deck": {"top": ["BD"], "unknown": {"GS": 4}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.phase(), "return");
  EXPECT_EQ(game.legal(), (Actions{"return BD", "return RD"}));
  EXPECT_EQ(game["/goals"], cards("B closed", "R closed", "B closed", "U", "G", "U", "G", "R"));
  game.apply("return BD");
  EXPECT_EQ(game["/goals"], cards("B closed", "R closed", "B", "U", "G", "U", "G", "R"));
  EXPECT_EQ(game["/limbo"], counts({{"BD", 1}}));
}

TEST(Onirim, ONI_7_6_two_goals_change_places_for_seven_cards) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "discard": {"nightmare": 8},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"GS": 3}}})");
  game.apply("cast swap 2 7");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/goals"], cards("R", "G", "G", "B", "R", "U", "U", "B"));
  EXPECT_EQ(game["/removed"], counts({{"nightmare", 7}}));
  EXPECT_EQ(game["/discard"], counts({{"nightmare", 1}}));
}

TEST(Onirim, ONI_7_6_six_cards_do_not_pay_for_it) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS"], "discard": {"nightmare": 6},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(game.why_not("cast swap 1 2"), "ONI-7.4");
}

TEST(Onirim, ONI_7_6_closed_goals_may_be_moved_and_keep_their_face) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS"], "doors": ["RD"], "discard": {"nightmare": 7},
                    "goals": ["R closed", "U", "R", "G", "B", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  game.apply("cast swap 1 3");  // the same colour, but another face
  EXPECT_EQ(game["/goals"], cards("R", "U", "R closed", "G", "B", "U", "G", "B"));
}

TEST(Onirim, ONI_7_6_two_closed_goals_of_two_colours_may_be_swapped) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS"], "doors": ["RD", "UD"], "discard": {"nightmare": 7},
                    "goals": ["R closed", "U closed", "R", "G", "B", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  game.apply("cast swap 1 2");
  EXPECT_EQ(game["/goals"], cards("U closed", "R closed", "R", "G", "B", "U", "G", "B"));
}

TEST(Onirim, ONI_7_6_a_swap_that_changes_nothing_is_refused) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS"], "doors": ["RD", "RD"], "discard": {"nightmare": 7},
                    "goals": ["R closed", "R closed", "U", "G", "B", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(game.why_not("cast swap 3 6"), "ONI-7.6");
  EXPECT_EQ(game.why_not("cast swap 1 2"), "ONI-7.6");
  EXPECT_TRUE(game.is_legal("cast swap 1 3"));
}

TEST(Onirim, ONI_7_6_a_swap_changes_which_door_is_gained) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RM", "US", "GS", "GM", "BM"], "rows": ["US", "UM"], "discard": {"nightmare": 7},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"UD": 1, "BS": 5}}})");
  game.apply("cast swap 1 2").apply("play US").apply("take UD");
  EXPECT_EQ(game["/doors"], cards("UD"));
  EXPECT_EQ(game["/goals"], cards("U closed", "R", "G", "B", "R", "U", "G", "B"));
}

TEST(Onirim, ONI_7_9_either_player_may_gain_the_door_for_a_goal_of_the_one_row) {
  Scenario game(R"({"options": {"players": 2, "with": ["book"]}, "private": [["RS", "US", "UM"], ["RK", "GS", "BM"]],
                    "shared": ["UM", "BS"], "doors": [["UD"], []], "goals": ["U closed", "R", "G", "B", "R", "U", "G", "B"], "turn": 2,
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play GS").apply("take RD");
  EXPECT_EQ(game["/doors/0"], cards("UD"));
  EXPECT_EQ(game["/doors/1"], cards("RD"));
  EXPECT_EQ(game["/goals"], cards("U closed", "R closed", "G", "B", "R", "U", "G", "B"));
}

TEST(Onirim, ONI_7_9_closing_every_goal_does_not_win_for_two) {
  Scenario game(R"({"options": {"players": 2, "with": ["book"]}, "private": [["RS", "US", "UM"], ["GS", "BM", "BK"]],
                    "shared": ["UM", "BS"], "doors": [["RD", "RD", "UD", "GD", "BD"], ["UD", "GD"]], "turn": 2,
                    "goals": ["R closed", "U closed", "G closed", "B closed", "R closed", "U closed", "G closed", "B"],
                    "deck": {"top": ["BD"], "unknown": {"GS": 5}}})");
  game.apply("play GS").apply("take BD");
  EXPECT_EQ(game["/goals/7"], "B closed");
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_7_9_a_duplicate_for_the_first_open_goal_is_gained_and_closes_it) {
  Scenario game(R"({"options": {"players": 2, "with": ["book"]}, "private": [["RS", "RK", "UM"], ["GS", "BM", "BK"]],
                    "shared": ["UM", "BS"], "doors": [["RD"], []], "goals": ["R closed", "R", "U", "G", "B", "U", "G", "B"],
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/doors/0"], cards("RD", "RD"));
  EXPECT_EQ(game["/goals/1"], "R closed");
}

TEST(Onirim, ONI_7_9_option_a_duplicate_goes_to_limbo_its_goal_stays_open_and_the_key_is_spent) {
  Scenario game(R"({"options": {"players": 2, "with": ["book"], "duplicate_doors": "limbo"},
                    "private": [["RS", "RK", "UM"], ["GS", "BM", "BK"]], "shared": ["UM", "BS"], "doors": [["RD"], []],
                    "goals": ["R closed", "R", "U", "G", "B", "U", "G", "B"], "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/doors/0"], cards("RD"));
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(game["/goals/1"], "R");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}}));
}
