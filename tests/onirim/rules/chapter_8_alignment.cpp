// Proves what Nightmares do to towers, and the alignment (ONI-8.5 – 8.8).
#include "fixtures.hpp"

TEST(Onirim, ONI_8_5_after_the_option_a_tower_must_be_lost_before_the_nightmare_is_discarded) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "BM"], "tower_row": ["U4", "G4", "B5"],
                    "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("nightmare key RK");
  EXPECT_EQ(game.phase(), "tower-loss");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}}));
  EXPECT_EQ(game.legal(), (Actions{"false destruction", "lose B5", "lose G4", "lose U4"}));
  game.apply("lose G4");
  EXPECT_EQ(game.phase(), "draw");  // one tower only
  EXPECT_EQ(game["/tower_row"], cards("U4", "B5"));
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"nightmare", 1}, {"G4", 1}}));
}

TEST(Onirim, ONI_8_5_not_an_inner_tower_whose_neighbours_would_not_fit) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "BM"], "tower_row": ["R5", "G4", "U4"],
                    "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("nightmare key RK");
  EXPECT_EQ(game.legal(), (Actions{"false destruction", "lose R5", "lose U4"}));
}

TEST(Onirim, ONI_8_5_after_every_one_of_the_four_options) {
  for (const std::string option : {"nightmare key RK", "nightmare door RD", "nightmare reveal", "nightmare hand"}) {
    Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "BM"], "doors": ["RD"], "tower_row": ["G4"],
                      "deck": {"top": ["nightmare", "GS", "GS", "GM", "BS", "BM", "BK", "UK", "UM", "GK"]}})");
    game.apply("play RS");
    EXPECT_FALSE(game.is_legal("false destruction"));
    game.apply(option);
    EXPECT_EQ(game.phase(), "tower-loss") << option;
    EXPECT_EQ(count(game["/discard"], "nightmare"), 0) << option;
    game.apply("lose G4");
    EXPECT_EQ(game.phase(), "turn") << option;
    EXPECT_EQ(total(game["/tower_row"]), 0) << option;
    EXPECT_EQ(count(game["/discard"], "nightmare"), 1) << option;
  }
}

TEST(Onirim, ONI_8_5_with_no_tower_in_the_row_none_is_lost) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "R3"],
                    "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("nightmare key RK");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/hand"], cards("US", "GM", "R3"));
}

TEST(Onirim, ONI_8_5_towers_in_hand_are_safe_from_the_loss_but_not_from_the_discarded_hand) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "R3"], "tower_row": ["G4"],
                    "deck": {"top": ["nightmare", "GS", "GS", "BS", "BM", "U3"], "unknown": {"BK": 3}}})");
  game.apply("play RS").apply("nightmare hand");
  EXPECT_EQ(count(game["/discard"], "R3"), 1);
  EXPECT_EQ(count(game["/hand"], "U3"), 1);
  EXPECT_EQ(game.legal(), (Actions{"false destruction", "lose G4"}));
}

TEST(Onirim, ONI_8_6_false_destruction_keeps_the_towers_and_sends_the_nightmare_to_limbo) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "BM"], "tower_row": ["U4", "G4"],
                    "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play RS");
  EXPECT_FALSE(game.is_legal("false destruction"));  // only after the option is carried out
  game.apply("nightmare key RK").apply("false destruction");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/tower_row"], cards("U4", "G4"));
  EXPECT_EQ(game["/limbo"], counts({{"nightmare", 1}}));
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}}));
  game.apply("draw GS").apply("draw GS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(in_deck(game, "nightmare"), 1);
}

TEST(Onirim, ONI_8_6_only_when_a_tower_would_have_to_be_lost) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "BM"], "tower_row": ["R5", "G4", "U4", "B5"],
                    "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("nightmare key RK");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"nightmare", 1}}));
  EXPECT_EQ(total(game["/limbo"]), 0);
}

TEST(Onirim, ONI_8_7_while_four_colours_stand_next_to_each_other_no_tower_is_lost) {
  for (const std::string row : {R"(["R5", "G4", "U4", "B5"])", R"(["U3", "R5", "G4", "U4", "B5"])", R"(["B4", "R5", "G4", "U4"])"}) {
    Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "BM"], "tower_row": )" + row +
                  R"(, "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
    game.apply("play RS").apply("nightmare key RK");
    EXPECT_EQ(game.phase(), "draw") << row;
    EXPECT_EQ(game["/tower_row"], nlohmann::json::parse(row));
  }
}

TEST(Onirim, ONI_8_7_four_colours_apart_are_no_alignment) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "BM"], "tower_row": ["R5", "G4", "U4", "G5", "B5"],
                    "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("nightmare key RK");
  EXPECT_EQ(game.phase(), "tower-loss");
}

TEST(Onirim, ONI_8_7_three_colours_are_no_alignment) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "GM", "BM"], "tower_row": ["R5", "G4", "U4", "G5"],
                    "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("nightmare key RK");
  EXPECT_EQ(game.phase(), "tower-loss");
}

TEST(Onirim, ONI_8_7_in_the_ruins_towers_are_lost_all_the_same_and_the_alignment_may_be_formed_again) {
  Scenario game(R"({"options": {"with": ["towers"], "variants": ["ruins"]}, "hand": ["RS", "RK", "US", "BK", "B4"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"], "tower_row": ["R5", "G4", "U4", "B5"],
                    "deck": {"top": ["nightmare", "BD", "GS", "GM", "BM", "UK"]}})");
  game.apply("play RS").apply("nightmare key RK");
  EXPECT_EQ(game.legal(), (Actions{"false destruction", "lose B5", "lose R5", "lose U4"}));
  game.apply("lose B5");
  EXPECT_EQ(game["/tower_row"], cards("R5", "G4", "U4"));
  game.apply("take BD");
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(game.phase(), "turn");
  game.apply("play B4 left");
  EXPECT_EQ(game.result(), "won");
}

TEST(Onirim, ONI_8_8_all_doors_without_an_alignment_do_not_win) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RM", "US", "UM", "BK"], "tower_row": ["R5", "G4", "U4"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"], "deck": {"top": ["BD"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(total(game["/doors"]), 8);
}

TEST(Onirim, ONI_8_8_the_last_door_wins_while_the_alignment_stands) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RM", "US", "UM", "BK"], "tower_row": ["R5", "G4", "U4", "B5"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"], "deck": {"top": ["BD"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.result(), "won");
}

TEST(Onirim, ONI_8_8_playing_the_last_tower_of_the_alignment_wins) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RM", "US", "UM", "B4"], "tower_row": ["R5", "G4", "U4"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD", "BD"], "deck": {"unknown": {"GS": 3}}})");
  game.apply("play B4 left");
  EXPECT_EQ(game.result(), "won");
  EXPECT_EQ(total(game["/hand"]), 4);
}

TEST(Onirim, ONI_8_8_an_alignment_without_all_doors_does_not_win) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RM", "US", "UM", "B4"], "tower_row": ["R5", "G4", "U4"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"], "deck": {"unknown": {"GS": 3}}})");
  game.apply("play B4 left");
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_8_8_losing_an_inner_tower_can_form_the_alignment_and_win) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "RK", "US", "UM", "GM"], "tower_row": ["R5", "G4", "U5", "U4", "B5"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD", "BD"], "deck": {"top": ["nightmare"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("nightmare key RK");
  EXPECT_EQ(game.legal(), (Actions{"false destruction", "lose B5", "lose R5", "lose U4", "lose U5"}));
  game.apply("lose U5");
  EXPECT_EQ(game.result(), "won");
  EXPECT_EQ(game["/tower_row"], cards("R5", "G4", "U4", "B5"));
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"nightmare", 1}, {"U5", 1}}));  // ONI-4.3: the Nightmare too
}
