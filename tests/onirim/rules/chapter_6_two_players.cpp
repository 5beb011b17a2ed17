// Proves the game of two: set-up, hands, rows, the exchange and the refill (ONI-6.1 – 6.5).
#include "fixtures.hpp"

TEST(Onirim, ONI_6_1_eight_labyrinth_cards_are_opened_and_three_each_are_picked_in_turn) {
  auto game = Scenario::new_game("players=2");
  for (const auto* card : {"RS", "RM", "RD", "RK", "US", "nightmare", "UM", "UK", "GS"}) game.apply(std::string("draw ") + card);
  EXPECT_EQ(game.phase(), "set-up");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}, {"nightmare", 1}}));
  game.apply("draw GM");
  EXPECT_EQ(game.phase(), "pick");
  EXPECT_EQ(game.seat(), 1);
  EXPECT_EQ(game.legal(), (Actions{"pick GM", "pick GS", "pick RK", "pick RM", "pick RS", "pick UK", "pick UM", "pick US"}));
  EXPECT_EQ(in_deck(game, "RD"), 2);
  EXPECT_EQ(in_deck(game, "nightmare"), 10);
  game.apply("pick RS");
  EXPECT_EQ(game.seat(), 2);
  EXPECT_FALSE(game.is_legal("pick RS"));
  game.apply("pick RM");
  EXPECT_EQ(game.seat(), 1);
  game.apply("pick RK").apply("pick US").apply("pick UM");
  EXPECT_EQ(game.phase(), "pick");
  EXPECT_EQ(game.legal(), (Actions{"pick GM", "pick GS", "pick UK"}));
  game.apply("pick UK");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game.seat(), 1);
  EXPECT_EQ(names(game["/private/0"]), cards("RS", "RK", "UM"));
  EXPECT_EQ(names(game["/private/1"]), cards("RM", "US", "UK"));
  EXPECT_EQ(names(game["/shared"]), cards("GS", "GM"));
  EXPECT_EQ(deck_size(game), 68);
}

TEST(Onirim, ONI_6_1_equal_open_cards_are_one_pick) {
  auto game = Scenario::new_game("players=2");
  for (int i = 0; i < 7; ++i) game.apply("draw RS");
  game.apply("draw GM");
  EXPECT_EQ(game.legal(), (Actions{"pick GM", "pick RS"}));
}

TEST(Onirim, ONI_6_2_the_hand_is_the_private_and_the_shared_cards) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RS", "BK"],
                    "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(game.legal(), (Actions{"discard BK shared", "discard GM", "discard RS", "discard RS shared", "discard UM", "play BK shared", "play GM",
                                   "play RS", "play RS shared", "play UM"}));
}

TEST(Onirim, ONI_6_2_a_shared_card_is_played_and_refilled) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RM", "BS"],
                    "deck": {"top": ["GK", "BM"]}})");
  game.apply("play BS shared");
  EXPECT_EQ(game["/rows/0"], cards("BS"));
  EXPECT_EQ(names(game["/private/0"]), cards("RS", "UM", "GM"));
  EXPECT_EQ(names(game["/shared"]), cards("RM", "GK"));
  EXPECT_EQ(game["/deck/top"], cards("BM"));
  EXPECT_EQ(game.seat(), 2);
  EXPECT_TRUE(game.is_legal("play GK shared"));  // the partner's turn, the same shared resource
}

TEST(Onirim, ONI_6_2_a_shared_key_pays_for_a_door_and_for_a_nightmare) {
  Scenario door(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RK", "BS"],
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  door.apply("play RS");
  EXPECT_EQ(door.legal(), (Actions{"decline", "take RD shared"}));
  door.apply("take RD shared");
  EXPECT_EQ(door["/doors/0"], cards("RD"));
  EXPECT_EQ(door["/discard"], counts({{"RK", 1}}));
  EXPECT_EQ(names(door["/shared"]), cards("BS"));
  Scenario nightmare(R"({"options": {"players": 2}, "private": [["RS", "UM", "GK"], ["US", "GS", "BK"]], "shared": ["RK", "BS"],
                         "deck": {"top": ["nightmare"], "unknown": {"GS": 5}}})");
  nightmare.apply("play RS");
  EXPECT_EQ(nightmare.legal(), (Actions{"nightmare hand", "nightmare key GK", "nightmare key RK shared", "nightmare reveal"}));
}

TEST(Onirim, ONI_6_2_a_private_and_a_shared_key_are_two_ways_to_pay) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "RK", "GM"], ["US", "GS", "BM"]], "shared": ["RK", "BS"],
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS");
  EXPECT_EQ(game.legal(), (Actions{"decline", "take RD", "take RD shared"}));
  game.apply("take RD");
  EXPECT_EQ(names(game["/private/0"]), cards("GM"));
  EXPECT_EQ(names(game["/shared"]), cards("RK", "BS"));
}

TEST(Onirim, ONI_6_2_the_partners_key_pays_for_nothing) {
  Scenario game(R"({"options": {"players": 2, "talk": "open"}, "private": [["RS", "UM", "GM"], ["RK", "GS", "BM"]], "shared": ["BS", "BM"],
                    "deck": {"top": ["RD"], "unknown": {"GS": 5}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}

TEST(Onirim, ONI_6_2_a_shared_key_discarded_as_the_action_is_a_prophecy) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RK", "BS"],
                    "deck": {"top": ["GS", "GK", "BS"]}})");
  game.apply("discard RK shared");
  EXPECT_EQ(game.phase(), "prophecy");
}

TEST(Onirim, ONI_6_3_each_plays_into_a_row_of_his_own) {
  Scenario game(R"({"options": {"players": 2}, "private": [["GS", "GM", "GK"], ["US", "UK", "BM"]], "shared": ["RM", "BS"],
                    "rows": [["RS"], ["UM"]], "deck": {"top": ["BK", "BM"], "unknown": {"RK": 2}}})");
  EXPECT_EQ(game.why_not("play GS"), "ONI-3.2");
  game.apply("play GM");  // though the partner's row ends in a moon
  EXPECT_EQ(game["/rows/0"], cards("RS", "GM"));
  EXPECT_EQ(game["/rows/1"], cards("UM"));
  EXPECT_EQ(game.seat(), 2);
  EXPECT_EQ(game.why_not("play BM"), "ONI-3.2");
  game.apply("play US");
  EXPECT_EQ(game["/rows/0"], cards("RS", "GM"));
  EXPECT_EQ(game["/rows/1"], cards("UM", "US"));
  EXPECT_EQ(game.seat(), 1);
}

TEST(Onirim, ONI_6_3_the_partners_row_completes_no_series) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "GM", "GK"], ["US", "UK", "BM"]], "shared": ["UM", "BS"],
                    "rows": [["GM"], ["RS", "RM"]], "deck": {"unknown": {"RD": 1, "RK": 2}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_6_3_one_deck_one_discard_pile_and_one_limbo_serve_both) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "GM", "GM"], ["US", "UM", "BM"]], "shared": ["UM", "BS"],
                    "deck": {"top": ["BK", "GD", "BM"], "unknown": {"RM": 2}}})");
  game.apply("discard RS").apply("decline");
  EXPECT_EQ(game.seat(), 2);
  game.apply("discard US").apply("decline");
  EXPECT_EQ(game.phase(), "door");
  game.apply("decline");
  EXPECT_EQ(game.seat(), 1);
  EXPECT_EQ(game["/discard"], counts({{"RS", 1}, {"US", 1}}));
  EXPECT_EQ(in_deck(game, "GD"), 1);
  EXPECT_EQ(names(game["/private/1"]), cards("UM", "BM", "BM"));
}

TEST(Onirim, ONI_6_4_after_a_discard_one_private_card_may_be_exchanged_for_a_shared_one) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RM", "BS"],
                    "deck": {"unknown": {"GS": 5}}})");
  game.apply("discard RS");
  EXPECT_EQ(game.phase(), "exchange");
  EXPECT_EQ(game.seat(), 1);
  EXPECT_EQ(game.legal(), (Actions{"decline", "exchange GM for BS", "exchange GM for RM", "exchange UM for BS", "exchange UM for RM"}));
  game.apply("exchange UM for BS");
  EXPECT_EQ(game.phase(), "draw");  // once only
  EXPECT_EQ(names(game["/private/0"]), cards("GM", "BS"));
  EXPECT_EQ(names(game["/shared"]), cards("RM", "UM"));
  EXPECT_EQ(names(game["/private/1"]), cards("US", "GS", "BK"));
}

TEST(Onirim, ONI_6_4_not_after_playing) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RM", "BS"],
                    "deck": {"unknown": {"GS": 5}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "draw");
}

TEST(Onirim, ONI_6_4_declining_exchanges_nothing) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RM", "BS"],
                    "deck": {"unknown": {"GS": 5}}})");
  game.apply("discard BS shared");
  EXPECT_EQ(game.legal(), (Actions{"decline", "exchange GM for RM", "exchange RS for RM", "exchange UM for RM"}));
  game.apply("decline");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(names(game["/private/0"]), cards("RS", "UM", "GM"));
  EXPECT_EQ(names(game["/shared"]), cards("RM"));
}

TEST(Onirim, ONI_6_4_after_the_prophecy_and_after_the_peek) {
  Scenario prophecy(R"({"options": {"players": 2}, "private": [["RK", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RM", "BS"],
                        "deck": {"top": ["GS", "GK", "BS"]}})");
  prophecy.apply("discard RK");
  EXPECT_EQ(prophecy.phase(), "prophecy");
  prophecy.apply("drop BS").apply("top GK");
  EXPECT_EQ(prophecy.phase(), "exchange");
  EXPECT_EQ(prophecy["/deck/top"].size(), 2u);  // nothing is drawn yet
  Scenario peek(R"({"options": {"players": 2, "with": ["towers"]}, "private": [["UM", "GM", "R3"], ["US", "GS", "BK"]],
                    "shared": ["RM", "BS"], "deck": {"top": ["GS", "GK", "BS"]}})");
  peek.apply("discard R3");
  EXPECT_EQ(peek.phase(), "order");
  peek.apply("top GK").apply("top GS");
  EXPECT_EQ(peek.phase(), "exchange");
}

TEST(Onirim, ONI_6_4_before_spells) {
  Scenario game(R"({"options": {"players": 2, "with": ["book"]}, "private": [["RS", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RM", "BS"],
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"], "discard": {"nightmare": 5}, "deck": {"unknown": {"GS": 5}}})");
  game.apply("discard RS");
  EXPECT_EQ(game.phase(), "exchange");
  EXPECT_FALSE(game.is_legal("cast prophecy"));
  game.apply("decline");
  EXPECT_EQ(game.phase(), "window");
}

TEST(Onirim, ONI_6_4_two_equal_cards_may_change_places_and_the_private_one_becomes_known) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RS", "BS"],
                    "deck": {"unknown": {"GS": 5}}})");
  game.apply("discard UM").apply("exchange RS for RS");
  EXPECT_EQ(game["/private/0"], cards("RS@12", "GM"));
  EXPECT_EQ(names(game["/shared"]), cards("RS", "BS"));
}

TEST(Onirim, ONI_6_5_a_nightmare_discards_own_private_and_shared_cards_and_redraws_private_first) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BK"]], "shared": ["RM", "BS"],
                    "deck": {"top": ["nightmare", "BK", "GK", "UK", "GS", "UM", "RM"]}})");
  game.apply("play RS").apply("nightmare hand");
  EXPECT_EQ(game["/discard"], counts({{"RM", 1}, {"UM", 1}, {"GM", 1}, {"BS", 1}, {"nightmare", 1}}));
  EXPECT_EQ(names(game["/private/0"]), cards("UK", "GK", "BK"));
  EXPECT_EQ(names(game["/shared"]), cards("UM", "GS"));
  EXPECT_EQ(names(game["/private/1"]), cards("US", "GS", "BK"));
  EXPECT_EQ(game.seat(), 2);
  EXPECT_EQ(game["/deck/top"], cards("RM"));
}

TEST(Onirim, ONI_6_5_every_refill_fills_the_private_resource_first) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RK", "BS"],
                    "deck": {"top": ["nightmare", "GS", "UK", "BM"]}})");
  game.apply("play RS").apply("nightmare key RK shared");
  EXPECT_EQ(names(game["/private/0"]), cards("UM", "GS", "GM"));
  EXPECT_EQ(names(game["/shared"]), cards("UK", "BS"));
  EXPECT_EQ(game.seat(), 2);
}

TEST(Onirim, ONI_6_5_a_nightmare_met_while_the_shared_resource_is_filled_is_the_same) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GK"], ["US", "GS", "BM"]], "shared": ["RK", "BS"],
                    "deck": {"top": ["nightmare", "GS", "GM", "UM", "BM", "UK", "RM"]}})");
  game.apply("play BS shared");
  EXPECT_EQ(game.legal(), (Actions{"nightmare hand", "nightmare key GK", "nightmare key RK shared", "nightmare reveal"}));
  game.apply("nightmare hand");
  EXPECT_EQ(game["/discard"], counts({{"RS", 1}, {"RK", 1}, {"UM", 1}, {"GK", 1}, {"nightmare", 1}}));
  EXPECT_EQ(names(game["/private/0"]), cards("UM", "GS", "GM"));
  EXPECT_EQ(names(game["/shared"]), cards("UK", "BM"));
}
