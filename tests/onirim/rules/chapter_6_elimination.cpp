// Proves what a seat knows by elimination in silent play (ONI-6.11).
#include "fixtures.hpp"

TEST(Onirim, ONI_6_11_who_searches_the_deck_knows_the_partners_private_cards) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "rows": [["RS", "RM"], []], "deck": {"unknown": {"RD": 1, "BK": 3, "GS": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game["/private/1"], cards("US", "GS", "BM"));  // not before the search
  game.apply("take RD");
  EXPECT_EQ(game["/private/1"], cards("US@12", "GS@12", "BM@12"));
  EXPECT_EQ(game["/private/0"], cards("UM", "GM"));  // the partner did not look
  EXPECT_EQ(names(game.view(1)["private"][1]), cards("US", "GS", "BM"));
  EXPECT_EQ(names(game.view(2)["private"][0]), cards("?", "?"));
}

TEST(Onirim, ONI_6_11_who_declines_to_search_learns_nothing) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "rows": [["RS", "RM"], []], "deck": {"unknown": {"RD": 1, "BK": 3, "GS": 3}}})");
  game.apply("play RS").apply("decline");
  EXPECT_EQ(game["/private/1"], cards("US", "GS", "BM"));
}

TEST(Onirim, ONI_6_11_a_happy_dreams_search_shows_the_partners_private_cards) {
  Scenario game(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RS", "UM", "GM"], ["RM", "US", "BM"]],
                    "shared": ["RM", "BS"], "deck": {"top": ["happy-dream"], "unknown": {"GS": 3, "nightmare": 1}}})");
  game.apply("play RS").apply("happy search").apply("fetch nightmare");
  EXPECT_EQ(game.phase(), "nightmare");
  EXPECT_EQ(game["/private/1"], cards("RM@12", "US@12", "BM@12"));
  EXPECT_EQ(game["/private/0"], cards("UM", "GM"));
}

TEST(Onirim, ONI_6_11_a_look_that_takes_in_the_whole_deck_shows_them_too) {
  Scenario whole(R"({"options": {"players": 2}, "private": [["RK", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                     "deck": {"unknown": {"RS": 5}}})");
  whole.apply("discard RK");
  for (int i = 0; i < 5; ++i) whole.apply("draw RS");
  EXPECT_EQ(whole["/private/1"], cards("US@12", "GS@12", "BM@12"));
  EXPECT_EQ(whole["/private/0"], cards("UM", "GM"));
  Scenario part(R"({"options": {"players": 2}, "private": [["RK", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"unknown": {"RS": 5, "GS": 1}}})");
  part.apply("discard RK");
  for (int i = 0; i < 5; ++i) part.apply("draw RS");
  EXPECT_EQ(part["/private/1"], cards("US", "GS", "BM"));
}

TEST(Onirim, ONI_6_11_a_reveal_that_takes_in_the_whole_deck_shows_all_private_cards_to_both) {
  Scenario game(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]],
                    "shared": ["RM", "BS"], "deck": {"top": ["happy-dream"], "unknown": {"GS": 3}}})");
  game.apply("play RS").apply("happy reveal").apply("draw GS").apply("draw GS").apply("draw GS").apply("done");
  EXPECT_EQ(game.seat(), 2);
  EXPECT_EQ(game["/private/0"], cards("UM@12", "GS@12", "GM@12"));
  EXPECT_EQ(game["/private/1"], cards("US@12", "GS@12", "BM@12"));
}

TEST(Onirim, ONI_6_11_after_red_nobodys_private_red_chambers_are_unknown) {
  Scenario game(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RS", "RK", "GM"], ["RM", "UM", "BS"]],
                    "shared": ["US", "BM"], "doors": [["RD"], []], "premonitions": {"open": ["red"]},
                    "deck": {"top": ["RD"], "unknown": {"RM": 1, "GS": 5}}})");
  game.apply("play US shared").apply("take RD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/private/0"], cards("RS@12", "GM"));
  EXPECT_EQ(game["/private/1"], cards("RM@12", "UM@12", "BS@12"));  // the active player saw the whole deck
}

TEST(Onirim, ONI_6_11_after_blue_with_fewer_than_two_keys_found_nobodys_private_keys_are_unknown) {
  Scenario one(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RS", "UK", "GK"], ["RM", "UM", "BS"]],
                   "shared": ["US", "GM"], "doors": [["UD"], []], "premonitions": {"open": ["blue"]},
                   "deck": {"top": ["UD"], "unknown": {"BK": 1, "GS": 5}}})");
  one.apply("play RS").apply("take UD");
  EXPECT_EQ(one.phase(), "draw");
  EXPECT_EQ(one["/private/0"], cards("GK@12"));
  Scenario two(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RS", "UK", "GK"], ["RM", "UM", "BS"]],
                   "shared": ["US", "GM"], "doors": [["UD"], []], "premonitions": {"open": ["blue"]},
                   "deck": {"top": ["UD"], "unknown": {"BK": 2, "GS": 5}}})");
  two.apply("play RS").apply("take UD");
  EXPECT_EQ(two.phase(), "draw");
  EXPECT_EQ(two["/private/0"], cards("GK"));
}

TEST(Onirim, ONI_6_11_casting_at_a_drawn_door_shows_one_private_key) {
  Scenario game(R"({"options": {"players": 2, "with": ["book"]}, "private": [["RS", "RK", "RK"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "goals": ["U", "R", "G", "B", "R", "U", "G", "B"], "discard": {"nightmare": 7},
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("continue");
  EXPECT_EQ(game["/private/0"], cards("RK", "RK"));
  game.apply("cast swap 1 2");
  EXPECT_EQ(game.phase(), "door");
  EXPECT_EQ(game["/private/0"], cards("RK", "RK@12"));
}

TEST(Onirim, ONI_6_11_casting_at_a_drawn_door_shows_nothing_when_a_shared_key_is_there) {
  Scenario game(R"({"options": {"players": 2, "with": ["book"]}, "private": [["RS", "RK", "GM"], ["US", "GS", "BM"]], "shared": ["RK", "BS"],
                    "goals": ["U", "R", "G", "B", "R", "U", "G", "B"], "discard": {"nightmare": 7},
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("continue").apply("cast swap 1 2");
  EXPECT_EQ(game["/private/0"], cards("RK", "GM"));
}

TEST(Onirim, ONI_6_11_in_silent_play_no_spell_is_offered_at_a_door_without_its_key) {
  Scenario game(R"({"options": {"players": 2, "with": ["book"]}, "private": [["RS", "UK", "GM"], ["US", "GS", "BM"]], "shared": ["GK", "BS"],
                    "goals": ["U", "R", "G", "B", "R", "U", "G", "B"], "discard": {"nightmare": 7},
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("continue");
  EXPECT_EQ(game.phase(), "door");
  EXPECT_EQ(game.legal(), (Actions{"decline"}));
}
