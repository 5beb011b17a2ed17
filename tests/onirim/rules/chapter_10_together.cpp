// Proves how the expansions combine, the order when a door is found, and what is refused (ONI-10.1 – 10.4).
#include "fixtures.hpp"

TEST(Onirim, ONI_10_1_the_expansions_combine_in_any_way_for_one_and_for_two) {
  for (const std::string players : {"", "players=2 "}) {
    for (const std::string with :
         {"book", "towers", "premonitions", "book,towers", "book,premonitions", "towers,premonitions", "book,towers,premonitions"}) {
      const auto options = players + "with=" + with;
      EXPECT_EQ(Scenario::options_error(options), "") << options;
      auto game = Scenario::new_game(options);
      EXPECT_EQ(deck_size(game), 76 + (with.find("towers") == std::string::npos ? 0 : 12) + (with.find("premonitions") == std::string::npos ? 0 : 4));
    }
  }
}

TEST(Onirim, ONI_10_1_goals_then_premonitions_then_the_cards) {
  auto game = Scenario::new_game("with=book,towers,premonitions");
  EXPECT_EQ(game.phase(), "goals");
  for (const auto* goal : {"R", "R", "U", "U", "G", "G", "B", "B"}) game.apply(std::string("goal ") + goal);
  EXPECT_EQ(game.phase(), "premonitions");
  for (const auto* open : {"red", "green", "blue", "brown"}) game.apply(std::string("reveal ") + open);
  EXPECT_EQ(game.phase(), "set-up");
}

TEST(Onirim, ONI_10_1_a_variant_needs_its_expansion) {
  EXPECT_NE(Scenario::options_error("variants=lost-way"), "");
  EXPECT_NE(Scenario::options_error("with=towers,premonitions variants=lost-way"), "");
  EXPECT_EQ(Scenario::options_error("with=book variants=lost-way"), "");
  EXPECT_NE(Scenario::options_error("variants=ruins"), "");
  EXPECT_NE(Scenario::options_error("with=book,premonitions variants=ruins"), "");
  EXPECT_EQ(Scenario::options_error("with=towers variants=ruins"), "");
  EXPECT_NE(Scenario::options_error("open_premonitions=5"), "");
  EXPECT_NE(Scenario::options_error("with=book,towers open_premonitions=6"), "");
  EXPECT_EQ(Scenario::options_error("with=premonitions open_premonitions=6"), "");
  EXPECT_EQ(Scenario::options_error("with=book,towers variants=lost-way,ruins"), "");
}

TEST(Onirim, ONI_10_1_all_win_conditions_hold_together_for_one) {
  Scenario game(R"({"options": {"with": ["book", "towers"]}, "hand": ["RS", "RM", "US", "BK", "B4"], "tower_row": ["R5", "G4", "U4"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"],
                    "goals": ["R closed", "R closed", "U closed", "U closed", "G closed", "G closed", "B closed", "B"],
                    "deck": {"top": ["BD", "GS", "GM"], "unknown": {"GK": 3}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.result(), "");  // every goal is closed, but the alignment is missing
  EXPECT_EQ(game["/goals/7"], "B closed");
  EXPECT_EQ(game.phase(), "turn");
  game.apply("play B4 left");
  EXPECT_EQ(game.result(), "won");
}

TEST(Onirim, ONI_10_1_all_win_conditions_hold_together_for_two) {
  Scenario aligned(R"({"options": {"players": 2, "with": ["towers"]}, "private": [["RS", "UM", "B4"], ["US", "GS", "BK"]], "shared": ["RM", "BS"],
                       "doors": [["RD", "UD", "GD", "BD"], ["RD", "UD", "GD", "BD"]], "tower_row": ["R5", "G4", "U4"],
                       "deck": {"unknown": {"GS": 5}}})");
  aligned.apply("play B4 left");
  EXPECT_EQ(aligned.result(), "won");
  Scenario uneven(R"({"options": {"players": 2, "with": ["towers"]}, "private": [["RS", "UM", "B4"], ["US", "GS", "BK"]], "shared": ["RM", "BS"],
                      "doors": [["RD", "RD", "UD", "GD", "BD"], ["UD", "GD", "BD"]], "tower_row": ["R5", "G4", "U4"],
                      "deck": {"unknown": {"GS": 5}}})");
  uneven.apply("play B4 left");
  EXPECT_EQ(uneven.result(), "");
}

TEST(Onirim, ONI_10_2_a_door_that_goes_to_limbo_by_the_goals_wakes_no_premonition) {
  Scenario game(R"({"options": {"with": ["book", "premonitions"]}, "hand": ["RS", "RK", "UM", "GM", "BM"], "doors": ["RD"],
                    "goals": ["R closed", "U", "R", "G", "B", "U", "G", "B"], "premonitions": {"open": ["red"]},
                    "deck": {"top": ["RD"], "unknown": {"RM": 2, "GS": 3}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(game["/premonitions/open"], cards("red"));
  EXPECT_EQ(in_deck(game, "RM"), 2);
}

TEST(Onirim, ONI_10_2_a_duplicate_that_goes_to_limbo_closes_no_goal_and_wakes_no_premonition) {
  Scenario game(R"({"options": {"players": 2, "with": ["book", "premonitions"], "duplicate_doors": "limbo"},
                    "private": [["RS", "RK", "UM"], ["GS", "BM", "BK"]], "shared": ["UM", "BS"], "doors": [["RD"], []],
                    "goals": ["R closed", "R", "U", "G", "B", "U", "G", "B"], "premonitions": {"open": ["red", "pairs"]},
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
  EXPECT_EQ(game["/goals/1"], "R");
  EXPECT_EQ(total(game["/premonitions/open"]), 2);
}

TEST(Onirim, ONI_10_2_all_premonitions_come_before_the_next_draw) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "RK", "UM", "GM", "BM"], "doors": ["RD"],
                    "premonitions": {"open": ["red", "pairs"]}, "deck": {"top": ["RD", "RM", "GS", "BS"]}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game.phase(), "premonition");
  EXPECT_EQ(game["/hand"], cards("UM", "GM", "BM"));
  game.apply("premonition red");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(total(game["/premonitions/open"]), 0);
  EXPECT_EQ(count(game["/discard"], "RM"), 1);
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}

TEST(Onirim, ONI_10_3_a_turn_that_would_begin_with_an_empty_hand_is_refused) {
  EXPECT_TRUE(mentions(Scenario::load_error(R"({"deck": {"unknown": {"GS": 5}}})"), {"ONI-10.3", "hand"}));
  EXPECT_EQ(Scenario::load_error(R"({"hand": ["RS"], "deck": {"unknown": {"GS": 5}}})"), "");
  EXPECT_TRUE(mentions(Scenario::load_error(R"({"options": {"players": 2}, "private": [[], ["RS"]], "deck": {"unknown": {"GS": 5}}})"),
                       {"ONI-10.3", "hand", "private"}));
  EXPECT_EQ(Scenario::load_error(R"({"options": {"players": 2}, "private": [[], ["RS"]], "turn": 2, "deck": {"unknown": {"GS": 5}}})"), "");
  EXPECT_EQ(Scenario::load_error(R"({"options": {"players": 2}, "private": [[], ["RS"]], "shared": ["BS"], "deck": {"unknown": {"GS": 5}}})"), "");
}

TEST(Onirim, ONI_10_3_a_game_that_is_over_must_be_marked_so) {
  const std::string doors = R"("hand": ["RS"], "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD", "BD"], "deck": {"unknown": {"GS": 5}})";
  EXPECT_TRUE(mentions(Scenario::load_error("{" + doors + "}"), {"ONI-10.3", "phase", "result", "doors"}));
  EXPECT_EQ(Scenario::load_error("{" + doors + R"(, "phase": "over", "result": {"outcome": "won"}})"), "");
  EXPECT_EQ(Scenario::load_error(R"({"options": {"with": ["towers"]}, )" + doors + "}"), "");  // there the alignment is missing
}

TEST(Onirim, ONI_10_3_an_open_premonition_whose_condition_holds_is_refused) {
  const std::vector<std::string> words = {"ONI-10.3", "premonitions"};
  EXPECT_TRUE(mentions(Scenario::load_error(R"({"options": {"with": ["premonitions"]}, "hand": ["RS"], "doors": ["RD", "RD"],
                                                "premonitions": {"open": ["red"]}, "deck": {"unknown": {"GS": 5}}})"),
                       words));
  EXPECT_TRUE(mentions(Scenario::load_error(R"({"options": {"with": ["premonitions"]}, "hand": ["RS"], "doors": ["RD", "UD", "GD"],
                                                "premonitions": {"open": ["three"]}, "deck": {"unknown": {"GS": 5}}})"),
                       words));
  EXPECT_EQ(Scenario::load_error(R"({"options": {"with": ["premonitions"]}, "hand": ["RS"], "doors": ["RD", "UD"],
                                     "premonitions": {"open": ["red", "three", "pairs"]}, "deck": {"unknown": {"GS": 5}}})"),
            "");
  EXPECT_EQ(Scenario::load_error(R"({"options": {"with": ["premonitions"]}, "hand": ["RS"], "doors": ["RD", "RD"],
                                     "premonitions": {"pile": ["red", "pairs"]}, "deck": {"unknown": {"GS": 5}}})"),
            "");
}

TEST(Onirim, ONI_10_4_a_finished_game_holds_an_outcome_and_no_score) {
  Scenario won(R"({"hand": ["RS", "RM", "US", "UM", "BK"], "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"], "deck": {"top": ["BD"]}})");
  won.apply("play RS").apply("take BD");
  EXPECT_EQ(won["/result"], nlohmann::json::parse(R"({"outcome": "won"})"));
  Scenario lost(R"({"hand": ["RS", "RM", "US", "UM", "BK"]})");
  lost.apply("play RS");
  EXPECT_EQ(lost["/result"], nlohmann::json::parse(R"({"outcome": "lost", "cause": "deck"})"));
}
