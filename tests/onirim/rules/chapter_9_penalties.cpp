// Proves the conditions and penalties of the eight premonitions (ONI-9.4).
#include "fixtures.hpp"

TEST(Onirim, ONI_9_4_red_takes_all_red_chambers_from_the_deck_to_the_discard_pile) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "RM", "RK", "UM", "BM"], "doors": ["RD"],
                    "premonitions": {"open": ["red"]},
                    "deck": {"top": ["RD", "RS", "RK", "UM", "nightmare"], "unknown": {"RM": 2, "GS": 3, "UD": 1}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game["/discard"], counts({{"RS", 1}, {"RM", 2}, {"RK", 2}}));  // one Key of them was paid
  EXPECT_EQ(game["/deck/unknown"], counts({{"UM", 1}, {"GS", 3}, {"UD", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/hand"], cards("RM", "UM", "BM"));
  EXPECT_EQ(game["/doors"], cards("RD", "RD"));
  EXPECT_EQ(game["/rows"], cards("RS"));
  EXPECT_EQ(total(game["/premonitions/open"]), 0);
}

TEST(Onirim, ONI_9_4_red_needs_both_red_doors) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "RM", "US", "UK", "BM"], "doors": ["RD", "UD"],
                    "premonitions": {"open": ["red"]}, "deck": {"top": ["UD", "RS"], "unknown": {"RM": 2}}})");
  game.apply("play RS").apply("take UD");
  EXPECT_EQ(game["/premonitions/open"], cards("red"));
  EXPECT_EQ(count(game["/hand"], "RS"), 1);
}

TEST(Onirim, ONI_9_4_green_sends_one_nightmare_from_the_discard_pile_to_limbo) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["GD"],
                    "discard": {"nightmare": 2, "RK": 1}, "premonitions": {"open": ["green"]},
                    "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game["/limbo"], counts({{"nightmare", 1}}));
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"GK", 1}, {"nightmare", 1}}));
  EXPECT_EQ(total(game["/premonitions/open"]), 0);
}

TEST(Onirim, ONI_9_4_green_needs_both_green_doors) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "RK", "UM", "GM", "BM"], "doors": ["RD", "GD"],
                    "discard": {"nightmare": 1}, "premonitions": {"open": ["green"]}, "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(total(game["/limbo"]), 0);
  EXPECT_EQ(game["/premonitions/open"], cards("green"));
}

TEST(Onirim, ONI_9_4_blue_takes_two_keys_of_choice_from_the_deck) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "UM", "UK", "GM", "BK"], "doors": ["UD"],
                    "premonitions": {"open": ["blue"]}, "deck": {"top": ["UD", "GS"], "unknown": {"RK": 1, "GK": 1, "BK": 1, "BS": 3}}})");
  game.apply("play RS").apply("take UD");
  EXPECT_EQ(game.phase(), "keys");
  EXPECT_EQ(game.legal(), (Actions{"give GK", "give RK"}));  // after a brown Key none would be left
  game.apply("give RK");
  EXPECT_EQ(game.legal(), (Actions{"give BK", "give GK"}));
  game.apply("give BK");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"UK", 1}, {"BK", 1}}));
  EXPECT_EQ(game["/deck/unknown"], counts({{"GS", 1}, {"GK", 1}, {"BS", 3}}));  // and shuffled
  EXPECT_EQ(count(game["/hand"], "BK"), 1);
  EXPECT_EQ(total(game["/premonitions/open"]), 0);
}

TEST(Onirim, ONI_9_4_blue_may_take_two_equal_keys_and_leaves_all_others) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "UM", "UK", "GM", "BM"], "doors": ["UD"],
                    "premonitions": {"open": ["blue"]}, "deck": {"top": ["UD"], "unknown": {"RK": 3, "BS": 3}}})");
  game.apply("play RS").apply("take UD");
  EXPECT_EQ(game["/discard"], counts({{"RK", 2}, {"UK", 1}}));
  EXPECT_EQ(in_deck(game, "RK"), 1);
}

TEST(Onirim, ONI_9_4_brown_sends_one_door_of_choice_to_limbo) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BK"], "doors": ["RD", "GD", "BD"],
                    "premonitions": {"open": ["brown"]}, "deck": {"top": ["BD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take BD");
  EXPECT_EQ(game.phase(), "return");
  EXPECT_EQ(game.legal(), (Actions{"return BD", "return GD", "return RD"}));
  game.apply("return GD");
  EXPECT_EQ(game["/limbo"], counts({{"GD", 1}}));
  EXPECT_EQ(total(game["/doors"]), 3);
  EXPECT_EQ(count(game["/doors"], "BD"), 2);
  EXPECT_EQ(total(game["/premonitions/open"]), 0);
}

TEST(Onirim, ONI_9_4_pairs_sends_one_door_of_the_pair_to_limbo) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "GD"],
                    "premonitions": {"open": ["pairs"]}, "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"GD", 1}}));
  EXPECT_EQ(count(game["/doors"], "RD"), 1);
  EXPECT_EQ(count(game["/doors"], "GD"), 1);
}

TEST(Onirim, ONI_9_4_pairs_sends_one_door_of_each_pair) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "RD", "UD", "UD"],
                    "premonitions": {"open": ["five"], "pile": ["pairs"]}, "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take GD").apply("reveal pairs");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}, {"UD", 1}}));
  EXPECT_EQ(total(game["/doors"]), 3);
}

TEST(Onirim, ONI_9_4_five_reveals_two_more_both_before_either_is_applied) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "RD", "UD", "UD"],
                    "premonitions": {"open": ["five"], "pile": ["pairs", "three", "green"]},
                    "deck": {"top": ["GD"], "unknown": {"GS": 6}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "foresee");
  EXPECT_NEAR(game.outcomes().at("reveal pairs"), 1.0 / 3, 1e-9);
  game.apply("reveal pairs");
  EXPECT_EQ(game.phase(), "foresee");
  EXPECT_EQ(total(game["/doors"]), 5);
  game.apply("reveal three");
  EXPECT_EQ(game.phase(), "premonition");
  EXPECT_EQ(game.legal(), (Actions{"premonition pairs", "premonition three"}));
  EXPECT_EQ(game["/premonitions/pile"], cards("green"));
  EXPECT_EQ(count(game["/premonitions/open"], "five"), 0);
}

TEST(Onirim, ONI_9_4_five_needs_five_doors) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "RD", "UD"],
                    "premonitions": {"open": ["five"], "pile": ["pairs", "three"]}, "deck": {"top": ["GD"], "unknown": {"GS": 6}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/premonitions/open"], cards("five"));
}

TEST(Onirim, ONI_9_4_rainbow_takes_all_happy_dreams_from_the_deck_to_the_discard_pile) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "UD", "BD"],
                    "limbo": {"happy-dream": 1}, "premonitions": {"open": ["rainbow"]},
                    "deck": {"top": ["GD", "happy-dream"], "unknown": {"GS": 5, "happy-dream": 2, "nightmare": 1}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/discard"], counts({{"GK", 1}, {"happy-dream", 3}}));
  EXPECT_EQ(game["/limbo"], counts({{"happy-dream", 1}}));
  EXPECT_EQ(game["/deck/unknown"], counts({{"GS", 5}, {"nightmare", 1}}));
  EXPECT_EQ(total(game["/premonitions/open"]), 0);
}

TEST(Onirim, ONI_9_4_rainbow_needs_every_colour) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "RD", "UD", "UD"],
                    "premonitions": {"open": ["rainbow"]}, "deck": {"top": ["GD"], "unknown": {"GS": 5, "happy-dream": 2}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game["/premonitions/open"], cards("rainbow"));
  EXPECT_EQ(in_deck(game, "happy-dream"), 2);
}

TEST(Onirim, ONI_9_4_three_discards_the_hand_redraws_it_and_reveals_one) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "UD"],
                    "premonitions": {"open": ["three"], "pile": ["green", "brown"]},
                    "deck": {"top": ["GD", "BK", "nightmare", "GS", "GM", "BD", "BS", "BM", "UK"]}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "foresee");
  EXPECT_EQ(game["/discard"], counts({{"US", 1}, {"UM", 1}, {"GK", 1}, {"BM", 1}}));
  EXPECT_EQ(game["/hand"], cards("GS", "GM", "BS", "BM", "BK"));
  EXPECT_EQ(game["/limbo"], counts({{"nightmare", 1}, {"BD", 1}}));
  game.apply("reveal green");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/premonitions/open"], cards("green"));
  EXPECT_EQ(game["/premonitions/pile"], cards("brown"));
  EXPECT_EQ(deck_size(game), 3);
}

TEST(Onirim, ONI_9_4_three_needs_three_doors) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD"],
                    "premonitions": {"open": ["three"], "pile": ["green"]}, "deck": {"top": ["GD"], "unknown": {"GS": 6}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/hand"], cards("US", "UM", "BM"));
}
