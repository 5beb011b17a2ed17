// Proves when spells may be cast and how they are paid (ONI-7.4).
#include "fixtures.hpp"

TEST(Onirim, ONI_7_4_a_spell_needs_its_price_in_the_discard_pile) {
  Scenario four(R"({"options": {"with": ["book"]}, "hand": ["RS"], "discard": {"nightmare": 4},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(four.why_not("cast prophecy"), "ONI-7.4");
  Scenario five(R"({"options": {"with": ["book"]}, "hand": ["RS"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(five.legal(), (Actions{"cast prophecy", "discard RS", "play RS"}));
}

TEST(Onirim, ONI_7_4_without_the_book_there_are_no_spells) {
  Scenario game(R"({"hand": ["RS"], "discard": {"nightmare": 10}, "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(game.legal(), (Actions{"discard RS", "play RS"}));
}

TEST(Onirim, ONI_7_4_the_player_chooses_the_cards_that_are_removed_for_good) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RM"], "discard": {"RS": 3, "GS": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["UM"]}})");
  game.apply("cast prophecy");
  EXPECT_EQ(game.phase(), "pay");
  EXPECT_EQ(game.legal(), (Actions{"pay GS", "pay RS"}));
  game.apply("pay RS").apply("pay RS").apply("pay GS");  // none but green suns may follow
  EXPECT_EQ(game["/removed"], counts({{"RS", 2}, {"GS", 3}}));
  EXPECT_EQ(game["/discard"], counts({{"RS", 1}, {"GS", 2}}));
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Onirim, ONI_7_4_cards_named_in_payment_must_leave_enough_to_finish) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RM"], "discard": {"RS": 3, "GS": 3},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["UM"]}})");
  game.apply("cast prophecy");  // two red suns must be named: only the third is a choice
  EXPECT_EQ(game.legal(), (Actions{"pay GS", "pay RS"}));
  game.apply("pay GS");
  EXPECT_EQ(game["/removed"], counts({{"RS", 2}, {"GS", 3}}));
}

TEST(Onirim, ONI_7_4_any_number_of_spells_in_a_turn_and_the_same_repeatedly) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS"], "discard": {"nightmare": 10},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["UM"]}})");
  game.apply("cast prophecy").apply("cast prophecy");
  EXPECT_EQ(game["/removed"], counts({{"nightmare", 10}}));
  EXPECT_EQ(total(game["/discard"]), 0);
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Onirim, ONI_7_4a_before_the_action_and_the_action_is_still_to_come) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS"], "discard": {"nightmare": 7},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_TRUE(game.is_legal("cast prophecy"));
  game.apply("cast swap 1 2");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.legal(), (Actions{"discard RS", "play RS"}));
}

TEST(Onirim, ONI_7_4a_a_nightmare_can_be_punished_only_when_it_was_drawn) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "RM", "US", "UM", "GM"], "discard": {"nightmare": 10, "BS": 2},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_FALSE(game.is_legal("cast punishment"));
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "window");
  EXPECT_FALSE(game.is_legal("cast punishment"));
}

TEST(Onirim, ONI_7_4b_before_each_draw_the_first_too_but_not_with_the_hand_full) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS", "GM", "BS", "BM"]}})");
  game.apply("play RS");
  for (int held = 2; held < 5; ++held) {
    EXPECT_EQ(game.phase(), "window");
    EXPECT_EQ(game.legal(), (Actions{"cast prophecy", "continue"}));
    EXPECT_EQ(total(game["/hand"]), held);
    game.apply("continue");
  }
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/hand"]), 5);
}

TEST(Onirim, ONI_7_4b_any_number_before_the_same_draw) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "discard": {"nightmare": 10, "RS": 4},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  game.apply("play RS").apply("cast swap 1 2").apply("pay RS").apply("pay RS").apply("pay RS").apply("pay RS");
  EXPECT_EQ(game.phase(), "window");
  game.apply("cast swap 1 2");
  EXPECT_EQ(game["/removed"], counts({{"RS", 4}, {"nightmare", 10}}));
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_7_4b_the_card_just_discarded_may_pay) {
  Scenario played(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "discard": {"nightmare": 4},
                      "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"GS": 5}}})");
  played.apply("play RS");
  EXPECT_EQ(played.phase(), "draw");
  Scenario discarded(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "discard": {"nightmare": 4},
                         "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS"]}})");
  discarded.apply("discard RS");
  EXPECT_EQ(discarded.phase(), "window");
  discarded.apply("cast prophecy");
  EXPECT_EQ(discarded["/removed"], counts({{"RS", 1}, {"nightmare", 4}}));
}

TEST(Onirim, ONI_7_4b_the_spell_comes_before_the_draw) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS", "BK", "GK"]}})");
  game.apply("play RS").apply("cast prophecy").apply("top GK").apply("bottom BK");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("US", "UM", "GM", "GK", "BM"));
  EXPECT_EQ(game["/deck/top"], cards("BK", "GS"));
}

TEST(Onirim, ONI_7_4b_after_the_prophecy) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RK", "US", "UM", "GM", "BM"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS", "GK", "BS"]}})");
  game.apply("discard RK");
  EXPECT_EQ(game.phase(), "prophecy");
  EXPECT_FALSE(game.is_legal("cast prophecy"));
  game.apply("drop BS");
  EXPECT_EQ(game.phase(), "order");
  EXPECT_FALSE(game.is_legal("cast prophecy"));
  game.apply("top GS");
  EXPECT_EQ(game.phase(), "window");
}

TEST(Onirim, ONI_7_4b_after_the_peek) {
  Scenario game(R"({"options": {"with": ["book", "towers"]}, "hand": ["US", "UM", "GM", "BM", "R3"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["GS", "GK", "BS"]}})");
  game.apply("discard R3");
  EXPECT_EQ(game.phase(), "order");
  EXPECT_FALSE(game.is_legal("cast prophecy"));
  game.apply("top GS").apply("top GK");
  EXPECT_EQ(game.phase(), "window");
}

TEST(Onirim, ONI_7_4c_on_a_drawn_nightmare_before_its_option) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "discard": {"nightmare": 5},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["nightmare", "GS", "GK"]}})");
  game.apply("play RS").apply("continue");
  EXPECT_EQ(game.legal(), (Actions{"cast prophecy", "nightmare hand", "nightmare reveal"}));
  game.apply("cast prophecy").apply("top GK");
  EXPECT_EQ(game.phase(), "nightmare");
  EXPECT_EQ(game.legal(), (Actions{"nightmare hand", "nightmare reveal"}));
  EXPECT_EQ(game["/deck/top"], cards("GK", "GS"));
}

TEST(Onirim, ONI_7_4c_the_nightmare_being_cancelled_cannot_pay_for_itself) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "discard": {"nightmare": 9},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["nightmare", "GS", "GK"]}})");
  game.apply("play RS").apply("continue");
  EXPECT_EQ(game.phase(), "nightmare");
  EXPECT_TRUE(game.is_legal("cast prophecy"));
  EXPECT_FALSE(game.is_legal("cast punishment"));
}

TEST(Onirim, ONI_7_4d_on_a_drawn_door_whose_key_is_held) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "RK", "UM", "GM", "BM"], "discard": {"nightmare": 7},
                    "goals": ["U", "R", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["RD", "GS"], "unknown": {"BS": 4}}})");
  game.apply("play RS").apply("continue");
  EXPECT_EQ(game.phase(), "door");
  EXPECT_TRUE(game.is_legal("cast prophecy"));
  EXPECT_FALSE(game.is_legal("cast punishment"));
  game.apply("cast swap 1 2");
  EXPECT_EQ(game.phase(), "door");
  EXPECT_EQ(game.legal(), (Actions{"decline", "take RD"}));
  game.apply("take RD");
  EXPECT_EQ(game["/doors"], cards("RD"));
}

TEST(Onirim, ONI_7_4d_not_on_a_drawn_door_whose_key_is_missing) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "UM", "UK", "GM", "BM"], "discard": {"nightmare": 7},
                    "goals": ["U", "R", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["RD", "GS"], "unknown": {"BS": 4}}})");
  game.apply("play RS").apply("continue");
  EXPECT_EQ(game.phase(), "window");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}

TEST(Onirim, ONI_7_4_never_inside_a_search) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "rows": ["RS", "RM"], "discard": {"nightmare": 10},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"unknown": {"RD": 1, "GS": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game.legal(), (Actions{"decline", "take RD"}));
}

TEST(Onirim, ONI_7_4_never_inside_a_tower_loss) {
  Scenario game(R"({"options": {"with": ["book", "towers"]}, "hand": ["RS", "RK", "UM", "GM", "BM"], "discard": {"nightmare": 9},
                    "tower_row": ["R3"], "goals": ["R", "U", "G", "B", "R", "U", "G", "B"],
                    "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("continue").apply("nightmare key RK");
  EXPECT_EQ(game.legal(), (Actions{"false destruction", "lose R3"}));
}

TEST(Onirim, ONI_7_4_never_inside_a_happy_dream) {
  Scenario game(R"({"options": {"with": ["book", "premonitions"]}, "hand": ["RS", "RM", "UM", "GM", "BM"], "discard": {"nightmare": 10},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "deck": {"top": ["happy-dream", "GS", "GK"]}})");
  game.apply("play RS").apply("continue");
  EXPECT_EQ(game.legal(), (Actions{"happy reveal", "happy search"}));
  game.apply("happy search");
  EXPECT_EQ(game.legal(), (Actions{"fetch GK", "fetch GS"}));
}

TEST(Onirim, ONI_7_4_never_inside_a_premonition) {
  Scenario game(R"({"options": {"with": ["book", "premonitions"]}, "hand": ["RS", "RM", "UM", "GK", "BM"], "discard": {"nightmare": 10},
                    "doors": ["GD"], "goals": ["G closed", "G", "R", "U", "B", "R", "U", "B"], "premonitions": {"open": ["green", "pairs"]},
                    "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("continue").apply("take GD");
  EXPECT_EQ(game.legal(), (Actions{"premonition green", "premonition pairs"}));
}

TEST(Onirim, ONI_7_4_never_inside_a_redraw) {
  Scenario game(R"({"options": {"with": ["book"]}, "hand": ["RS", "RM", "UM", "GM", "BM"], "discard": {"nightmare": 9},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"],
                    "deck": {"top": ["nightmare", "GS", "GS", "GS", "BS", "BS", "BK", "BK"]}})");
  game.apply("play RS").apply("continue").apply("nightmare hand");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("GS", "GS", "GS", "BS", "BS"));
}
