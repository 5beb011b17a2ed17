// Proves who sees and knows what in a game of two (ONI-6.8, 6.9, 6.11).
#include "fixtures.hpp"

TEST(Onirim, ONI_6_8_in_silent_play_nobody_shows_private_cards) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(names(game.view(1)["private"][0]), cards("RS", "UM", "GM"));
  EXPECT_EQ(names(game.view(1)["private"][1]), cards("?", "?", "?"));
  EXPECT_EQ(names(game.view(2)["private"][0]), cards("?", "?", "?"));
  EXPECT_EQ(names(game.view(2)["private"][1]), cards("US", "GS", "BM"));
}

TEST(Onirim, ONI_6_8_option_in_open_play_both_see_all_that_either_may_see) {
  Scenario game(R"({"options": {"players": 2, "talk": "open"}, "private": [["RK", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"top": ["UK", "GK", "BK"], "unknown": {"GS": 5}}})");
  EXPECT_EQ(names(game.view(1)["private"][1]), cards("US", "GS", "BM"));
  EXPECT_EQ(names(game.view(2)["private"][0]), cards("RK", "UM", "GM"));
  game.apply("discard RK").apply("draw GS").apply("draw GS");
  EXPECT_EQ(names(game.view(2)["pending"]["looked"]), cards("UK", "GS", "GS", "GK", "BK"));
}

TEST(Onirim, ONI_6_9_a_prophecy_is_seen_by_the_active_player_alone) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RK", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"unknown": {"RS": 3, "RM": 1, "UM": 1, "GS": 3, "BK": 1}}})");
  game.apply("discard RK").apply("draw RS").apply("draw RM").apply("draw UM").apply("draw GS").apply("draw BK");
  EXPECT_EQ(names(game.view(1)["pending"]["looked"]), cards("RS", "RM", "UM", "GS", "BK"));
  EXPECT_EQ(count(game.view(2)["pending"]["looked"], "?"), 5);
  game.apply("drop RM").apply("top UM").apply("top BK").apply("top GS").apply("decline");
  EXPECT_EQ(game.seat(), 2);
  EXPECT_EQ(count(game.view(2)["discard"], "RM"), 1);
  EXPECT_EQ(game["/deck/top"], cards("BK@1", "GS@1", "RS@1"));
  EXPECT_EQ(names(game.view(1)["deck"]["top"]), cards("BK", "GS", "RS"));
  EXPECT_EQ(game.view(2)["deck"]["top"], cards("?@1", "?@1", "?@1"));
  EXPECT_EQ(game["/private/0"], cards("UM", "UM", "GM"));  // the card drawn was known to the drawer alone
}

TEST(Onirim, ONI_6_9_a_peek_and_a_paradoxical_prophecy_are_seen_by_the_active_player_alone) {
  Scenario peek(R"({"options": {"players": 2, "with": ["towers"]}, "private": [["RS", "UM", "GM"], ["US", "GS", "R3"]], "shared": ["RM", "BS"],
                    "turn": 2, "deck": {"unknown": {"RS": 3, "GS": 3, "BK": 3}}})");
  peek.apply("discard R3").apply("draw RS").apply("draw GS").apply("draw BK");
  peek.apply("top RS").apply("top BK").apply("decline");
  EXPECT_EQ(peek["/deck/top"], cards("BK@2", "GS@2"));
  Scenario paradox(R"({"options": {"players": 2, "with": ["book"]}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]],
                       "shared": ["RM", "BS"], "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "discard": {"nightmare": 5},
                       "deck": {"unknown": {"RS": 5, "GS": 3}}})");
  paradox.apply("cast prophecy").apply("draw RS").apply("draw RS").apply("draw RS").apply("draw RS").apply("draw GS").apply("top GS");
  EXPECT_EQ(paradox["/deck/top"], cards("GS@1"));
  EXPECT_EQ(paradox["/deck/bottom"], cards("RS@1", "RS@1", "RS@1", "RS@1"));
}

TEST(Onirim, ONI_6_9_a_happy_dreams_reveal_is_public) {
  Scenario game(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RS", "UM", "GM"], ["RM", "US", "BM"]],
                    "shared": ["RM", "BS"], "deck": {"top": ["happy-dream"], "unknown": {"GS": 7, "BM": 3}}})");
  game.apply("play RS").apply("happy reveal");
  for (int i = 0; i < 7; ++i) game.apply("draw GS");
  EXPECT_EQ(count(game.view(2)["pending"]["looked"], "GS"), 7);
  game.apply("done");
  EXPECT_EQ(game.seat(), 2);
  EXPECT_EQ(game["/deck/top"], cards("GS", "GS", "GS", "GS", "GS", "GS"));
  EXPECT_EQ(game.view(2)["deck"]["top"], game.view(1)["deck"]["top"]);
  EXPECT_EQ(game["/private/0"], cards("UM", "GS@12", "GM"));  // drawn from a place both had seen
}

TEST(Onirim, ONI_6_9_of_a_search_the_other_sees_only_what_leaves_the_deck_for_the_table) {
  Scenario game(R"({"options": {"players": 2, "with": ["book", "premonitions"]}, "private": [["RS", "UM", "GM"], ["RM", "US", "BM"]],
                    "shared": ["RM", "BS"], "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "discard": {"nightmare": 6},
                    "deck": {"top": ["happy-dream"], "unknown": {"GS": 3, "BK": 1}}})");
  game.apply("play RS").apply("continue").apply("happy search").apply("fetch BK");
  EXPECT_EQ(game.phase(), "window");
  EXPECT_EQ(game.view(2)["deck"]["top"], cards("?@1"));
}

TEST(Onirim, ONI_6_11_drafted_cards_stay_known_to_the_partner) {
  auto game = Scenario::new_game("players=2");
  for (const auto* card : {"RS", "RM", "RK", "US", "UM", "UK", "GS", "GM"}) game.apply(std::string("draw ") + card);
  for (const auto* card : {"RS", "RM", "RK", "US", "UM", "UK"}) game.apply(std::string("pick ") + card);
  EXPECT_EQ(game["/private/0"], cards("RS@12", "RK@12", "UM@12"));
  EXPECT_EQ(game["/private/1"], cards("RM@12", "US@12", "UK@12"));
  EXPECT_EQ(names(game.view(2)["private"][0]), cards("RS", "RK", "UM"));
}

TEST(Onirim, ONI_6_11_an_exchanged_card_stays_known_to_the_partner) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"unknown": {"GS": 5}}})");
  game.apply("discard RS").apply("exchange UM for BS");
  EXPECT_EQ(game["/private/0"], cards("GM", "BS@12"));
  EXPECT_EQ(game["/shared"], cards("RM", "UM"));
}

TEST(Onirim, ONI_6_11_a_card_drawn_from_a_place_the_partner_knew_stays_known_to_him) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"], "turn": 2,
                    "deck": {"top": ["GS@1", "RK@2"], "unknown": {"GS": 5}}})");
  game.apply("play US");
  EXPECT_EQ(game["/private/1"], cards("GS", "GS@12", "BM"));
  EXPECT_EQ(game["/deck/top"], cards("RK@2"));  // and the next place is still known to its seat alone
  game.apply("play RS");
  EXPECT_EQ(game["/private/0"], cards("RK@12", "UM", "GM"));
}

TEST(Onirim, ONI_6_11_a_card_drawn_from_a_place_known_to_none_or_to_the_drawer_is_his_secret) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"top": ["GK@1"], "unknown": {"BK": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game["/private/0"], cards("UM", "GM", "GK"));
  game.apply("play US").apply("draw BK");
  EXPECT_EQ(game["/private/1"], cards("GS", "BM", "BK"));
}

TEST(Onirim, ONI_6_11_places_looked_at_are_forgotten_by_a_shuffle) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"top": ["RD@1", "GK@1", "RK@1"], "unknown": {"BK": 3}, "bottom": ["UK@2"]}})");
  game.apply("play RS").apply("decline");
  EXPECT_EQ(game.seat(), 2);
  EXPECT_EQ(known_places(game), 0);
  EXPECT_EQ(game["/deck/unknown"], counts({{"RD", 1}, {"RK", 1}, {"UK", 1}, {"BK", 3}}));
}

TEST(Onirim, ONI_6_11_of_a_block_put_back_by_the_other_one_keeps_nothing) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RK", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"top": ["RS@2", "RM", "UK", "GS@2", "BK@1", "BM@2"], "unknown": {"GK": 3}}})");
  game.apply("discard RK").apply("drop RM").apply("top GS").apply("top RS").apply("top UK").apply("decline");
  EXPECT_EQ(game["/deck/top"], cards("RS@1", "UK@1", "BK@1", "BM@2"));  // the sixth was not touched
  EXPECT_EQ(game["/private/0"], cards("UM", "GS", "GM"));
}

TEST(Onirim, ONI_6_11_a_card_fetched_by_a_happy_dream_is_known_to_the_active_player_alone) {
  Scenario game(R"({"options": {"players": 2, "with": ["book", "premonitions"]}, "private": [["RS", "UM", "GM"], ["RM", "US", "BM"]],
                    "shared": ["RM", "BS"], "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "discard": {"nightmare": 6}, "turn": 2,
                    "deck": {"top": ["happy-dream"], "unknown": {"GS": 3, "BK": 1}}})");
  game.apply("play US").apply("continue").apply("happy search").apply("fetch BK");
  EXPECT_EQ(game["/deck/top"], cards("BK@2"));
  game.apply("continue");
  EXPECT_EQ(game["/private/1"], cards("RM", "BM", "BK"));
}

TEST(Onirim, ONI_6_11_the_tally_counts_the_deck_and_the_partners_unknown_private_cards_together) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM@12"], ["US@12", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"unknown": {"BK": 2, "GS": 1}}})");
  EXPECT_EQ(game.view(1)["deck"]["unknown"], counts({{"GS", 2}, {"BM", 1}, {"BK", 2}}));
  EXPECT_EQ(game.view(2)["deck"]["unknown"], counts({{"RS", 1}, {"UM", 1}, {"GS", 1}, {"BK", 2}}));
}

TEST(Onirim, ONI_6_11_of_equal_private_cards_the_more_widely_known_one_leaves) {
  Scenario discarded(R"({"options": {"players": 2}, "private": [["RS", "RS@12", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                         "deck": {"unknown": {"BK": 2, "GS": 1}}})");
  discarded.apply("discard RS");
  EXPECT_EQ(discarded["/private/0"], cards("RS", "GM"));
  Scenario played(R"({"options": {"players": 2}, "private": [["RS", "RS@12", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                      "deck": {"unknown": {"BK": 2, "GS": 1}}})");
  played.apply("play RS");
  EXPECT_EQ(played["/private/0"], cards("RS", "GM"));
}

TEST(Onirim, ONI_6_11_in_silent_play_a_drawn_door_waits_also_without_a_key) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "door");
  EXPECT_EQ(game.legal(), (Actions{"decline"}));
  game.apply("decline");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}

TEST(Onirim, ONI_6_11_in_open_play_a_drawn_door_without_a_key_does_not_wait) {
  Scenario game(R"({"options": {"players": 2, "talk": "open"}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}
