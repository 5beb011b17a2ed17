// Proves the rulings on premonitions (ONI-9.5).
#include "fixtures.hpp"

TEST(Onirim, ONI_9_5a_blue_and_rainbow_search_and_shuffle_also_in_vain) {
  Scenario blue(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "UM", "UK", "GM", "BM"], "doors": ["UD"],
                    "premonitions": {"open": ["blue"]}, "deck": {"top": ["UD", "GS", "BS", "GM"]}})");
  blue.apply("play RS").apply("take UD");
  EXPECT_EQ(blue.phase(), "draw");
  EXPECT_EQ(known_places(blue), 0);
  Scenario rainbow(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "UD", "BD"],
                       "premonitions": {"open": ["rainbow"]}, "deck": {"top": ["GD", "GS", "BS", "GM"]}})");
  rainbow.apply("play RS").apply("take GD");
  EXPECT_EQ(rainbow.phase(), "draw");
  EXPECT_EQ(known_places(rainbow), 0);
}

TEST(Onirim, ONI_9_5a_penalties_that_take_nothing_from_the_deck_shuffle_nothing) {
  Scenario green(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["GD"],
                     "discard": {"nightmare": 1}, "premonitions": {"open": ["green"]},
                     "deck": {"top": ["GD"], "unknown": {"GS": 1}, "bottom": ["BK"]}})");
  green.apply("play RS").apply("take GD");
  EXPECT_EQ(green["/deck/bottom"], cards("BK"));
  Scenario pairs(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["GD"],
                     "premonitions": {"open": ["pairs"]}, "deck": {"top": ["GD"], "unknown": {"GS": 1}, "bottom": ["BK"]}})");
  pairs.apply("play RS").apply("take GD");
  EXPECT_EQ(pairs["/deck/bottom"], cards("BK"));
  Scenario brown(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BK"], "doors": ["RD", "BD"],
                     "premonitions": {"open": ["brown"]}, "deck": {"top": ["BD"], "unknown": {"GS": 1}, "bottom": ["BK"]}})");
  brown.apply("play RS").apply("take BD").apply("return RD");
  EXPECT_EQ(brown["/deck/bottom"], cards("BK"));
}

TEST(Onirim, ONI_9_5b_towers_are_no_chambers) {
  Scenario game(R"({"options": {"with": ["towers", "premonitions"]}, "hand": ["RS", "RK", "UM", "GM", "BM"], "doors": ["RD"],
                    "premonitions": {"open": ["red"]}, "deck": {"top": ["RD"], "unknown": {"RM": 1, "R3": 1, "R5": 1, "GS": 2}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/discard"], counts({{"RM", 1}, {"RK", 1}}));
  EXPECT_EQ(game["/deck/unknown"], counts({{"GS", 2}, {"R3", 1}, {"R5", 1}}));
}

TEST(Onirim, ONI_9_5c_blue_takes_the_only_key_there_is) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "UM", "UK", "GM", "BM"], "doors": ["UD"],
                    "premonitions": {"open": ["blue"]}, "deck": {"top": ["UD"], "unknown": {"RK": 1, "GS": 3}}})");
  game.apply("play RS").apply("take UD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"UK", 1}}));
}

TEST(Onirim, ONI_9_5c_green_without_a_nightmare_among_the_discards_leaves_without_effect) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["GD"], "discard": {"RK": 1},
                    "premonitions": {"open": ["green"]}, "deck": {"top": ["GD"], "unknown": {"GS": 3, "nightmare": 1}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(total(game["/limbo"]), 0);
  EXPECT_EQ(in_deck(game, "nightmare"), 1);
  EXPECT_EQ(total(game["/premonitions/open"]), 0);
}

TEST(Onirim, ONI_9_5c_five_and_three_reveal_what_the_pile_still_has) {
  Scenario one(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "RD", "UD", "UD"],
                   "premonitions": {"open": ["five"], "pile": ["green"]}, "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  one.apply("play RS").apply("take GD");
  EXPECT_EQ(one.phase(), "foresee");
  one.apply("reveal green");
  EXPECT_EQ(one.phase(), "draw");
  EXPECT_EQ(one["/premonitions/open"], cards("green"));
  Scenario none(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "UD"],
                    "premonitions": {"open": ["three"]}, "deck": {"top": ["GD", "GS", "GS", "GM", "BS", "BM", "BK"]}})");
  none.apply("play RS").apply("take GD");
  EXPECT_EQ(none.phase(), "turn");
  EXPECT_EQ(none["/deck/top"], cards("BK"));
}

TEST(Onirim, ONI_9_5d_the_win_is_tested_before_premonitions) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "RM", "US", "UM", "BK"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"], "premonitions": {"open": ["brown"]},
                    "deck": {"top": ["BD"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.result(), "won");
  EXPECT_EQ(total(game["/doors"]), 8);
}

TEST(Onirim, ONI_9_5d_if_the_last_door_does_not_win_they_apply) {
  Scenario game(R"({"options": {"with": ["towers", "premonitions"]}, "hand": ["RS", "RM", "US", "UM", "BK"],
                    "doors": ["RD", "RD", "UD", "UD", "GD", "GD", "BD"], "premonitions": {"open": ["brown"]},
                    "deck": {"top": ["BD"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.result(), "");
  EXPECT_EQ(game.phase(), "return");
}

TEST(Onirim, ONI_9_5e_the_active_player_may_return_a_door_of_either_player) {
  Scenario game(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RM", "UM", "BS"], ["RS", "US", "BK"]],
                    "shared": ["GM", "BM"], "doors": [["RD", "BD"], ["UD"]], "premonitions": {"open": ["brown"]}, "turn": 2,
                    "deck": {"top": ["BD"], "unknown": {"GS": 7}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.seat(), 2);
  EXPECT_EQ(game.legal(), (Actions{"return BD 1", "return BD 2", "return RD 1", "return UD 2"}));
  game.apply("return RD 1");
  EXPECT_EQ(game["/doors/0"], cards("BD"));
  EXPECT_EQ(count(game["/doors/1"], "BD"), 1);
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}

TEST(Onirim, ONI_9_5e_a_returned_door_reopens_its_goal_before_the_next_premonition_is_looked_at) {
  Scenario game(R"({"options": {"with": ["book", "premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["GD"],
                    "goals": ["G closed", "G", "R", "U", "B", "R", "U", "B"], "premonitions": {"open": ["green", "pairs"]},
                    "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take GD").apply("premonition pairs");
  EXPECT_EQ(game["/goals"], cards("G closed", "G", "R", "U", "B", "R", "U", "B"));
  EXPECT_EQ(game["/premonitions/open"], cards("green"));
}

TEST(Onirim, ONI_9_5f_three_strikes_in_the_first_phase_too_and_the_hand_is_then_full) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RK", "UM", "GS", "BM", "BK"], "rows": ["GS", "GM"], "doors": ["RD", "UD"],
                    "limbo": {"BD": 1}, "premonitions": {"open": ["three"]}, "deck": {"unknown": {"GD": 1, "RS": 5, "US": 1}}})");
  game.apply("play GS").apply("take GD");
  EXPECT_EQ(game.phase(), "redraw");  // no prophecy for the Keys discarded
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"UM", 1}, {"BM", 1}, {"BK", 1}}));
  EXPECT_EQ(game.legal(), (Actions{"draw RS", "draw US"}));  // limbo waits
  for (int i = 0; i < 4; ++i) game.apply("draw RS");
  EXPECT_EQ(game.phase(), "redraw");
  game.apply("draw US");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/hand"]), 5);
  EXPECT_EQ(game["/deck/unknown"], counts({{"RS", 1}, {"BD", 1}}));
}

TEST(Onirim, ONI_9_5f_three_discards_the_own_private_and_the_shared_cards_without_peek) {
  Scenario game(R"({"options": {"players": 2, "with": ["towers", "premonitions"]}, "private": [["RS", "GK", "R3"], ["RM", "UM", "BS"]],
                    "shared": ["UK", "GM"], "doors": [["RD"], ["UD"]], "premonitions": {"open": ["three"]},
                    "deck": {"top": ["GD", "US", "GS", "GS", "BS", "BM", "BK"]}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.seat(), 2);
  EXPECT_EQ(names(game["/private/0"]), cards("US", "GS", "GS"));
  EXPECT_EQ(names(game["/private/1"]), cards("RM", "UM", "BS"));
  EXPECT_EQ(names(game["/shared"]), cards("BS", "BM"));
  EXPECT_EQ(game["/discard"], counts({{"UK", 1}, {"GM", 1}, {"GK", 1}, {"R3", 1}}));
}

TEST(Onirim, ONI_9_5f_three_loses_when_the_deck_runs_out) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "UD"],
                    "premonitions": {"open": ["three"], "pile": ["green"]}, "deck": {"top": ["GD", "GS", "GS", "GM", "BS"]}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.result(), "lost deck");
}
