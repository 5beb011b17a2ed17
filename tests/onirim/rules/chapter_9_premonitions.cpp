// Proves when Dark Premonitions strike and in which order (ONI-9.1 – 9.3).
#include "fixtures.hpp"

TEST(Onirim, ONI_9_1_four_happy_dreams_go_into_the_deck_and_four_of_eight_premonitions_are_turned_up) {
  auto game = Scenario::new_game("with=premonitions");
  EXPECT_EQ(deck_size(game), 80);
  EXPECT_EQ(in_deck(game, "happy-dream"), 4);
  EXPECT_EQ(game.phase(), "premonitions");
  EXPECT_EQ(game.outcomes().size(), 8u);
  EXPECT_NEAR(game.outcomes().at("reveal rainbow"), 1.0 / 8, 1e-9);
  game.apply("reveal rainbow").apply("reveal red").apply("reveal three");
  EXPECT_EQ(game.phase(), "premonitions");
  EXPECT_FALSE(game.is_legal("reveal red"));
  game.apply("reveal blue");
  EXPECT_EQ(game.phase(), "set-up");
  for (const auto* open : {"red", "blue", "rainbow", "three"}) EXPECT_EQ(count(game["/premonitions/open"], open), 1) << open;
  for (const auto* hidden : {"green", "brown", "pairs", "five"}) EXPECT_EQ(count(game["/premonitions/pile"], hidden), 1) << hidden;
  EXPECT_EQ(total(game["/premonitions/open"]), 4);
  EXPECT_EQ(total(game["/premonitions/pile"]), 4);
}

TEST(Onirim, ONI_9_1_five_or_six_are_open_in_even_darker_premonitions) {
  for (const int open : {5, 6}) {
    auto game = Scenario::new_game("with=premonitions open_premonitions=" + std::to_string(open));
    const Actions reveals = {"reveal red", "reveal green", "reveal blue", "reveal brown", "reveal pairs", "reveal five"};
    for (int i = 0; i < open; ++i) {
      EXPECT_EQ(game.phase(), "premonitions");
      game.apply(reveals[static_cast<std::size_t>(i)]);
    }
    EXPECT_EQ(game.phase(), "set-up");
    EXPECT_EQ(total(game["/premonitions/open"]), open);
    EXPECT_EQ(total(game["/premonitions/pile"]), 8 - open);
  }
}

TEST(Onirim, ONI_9_1_without_the_expansion_there_are_no_happy_dreams) {
  EXPECT_EQ(in_deck(Scenario::new_game("with=book,towers"), "happy-dream"), 0);
}

TEST(Onirim, ONI_9_2_the_penalty_is_applied_at_once_and_the_premonition_leaves_the_game) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "RM", "US", "UM", "BM"], "rows": ["RS", "RM"], "doors": ["RD"],
                    "premonitions": {"open": ["red", "blue"], "pile": ["three"]}, "deck": {"unknown": {"RD": 1, "RK": 2, "GS": 3}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/discard"], counts({{"RK", 2}}));
  EXPECT_EQ(game["/premonitions/open"], cards("blue"));
  EXPECT_EQ(game["/premonitions/pile"], cards("three"));  // none is turned up in its place
}

TEST(Onirim, ONI_9_2_a_premonition_whose_condition_does_not_hold_waits) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "RK", "US", "UM", "BM"], "doors": ["UD"],
                    "premonitions": {"open": ["red", "pairs", "rainbow", "three"]},
                    "deck": {"top": ["RD", "RK", "GS", "BS"]}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(total(game["/premonitions/open"]), 4);
  EXPECT_EQ(total(game["/doors"]), 2);
  EXPECT_EQ(game["/hand"], cards("RK", "US", "UM", "GS", "BM"));
  EXPECT_EQ(game["/deck/top"], cards("BS"));
}

TEST(Onirim, ONI_9_2_the_doors_of_both_players_count) {
  Scenario game(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RS", "US", "GK"], ["RM", "UM", "BS"]],
                    "shared": ["GM", "BM"], "doors": [["RD"], ["UD"]], "premonitions": {"open": ["three"], "pile": ["red"]},
                    "deck": {"top": ["GD"], "unknown": {"GS": 7}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "redraw");
  EXPECT_EQ(game["/discard"], counts({{"US", 1}, {"GM", 1}, {"GK", 1}, {"BM", 1}}));
}

TEST(Onirim, ONI_9_2_a_pair_may_lie_across_both_players) {
  Scenario game(R"({"options": {"players": 2, "with": ["premonitions"]}, "private": [["RM", "UM", "BS"], ["RS", "RK", "US"]],
                    "shared": ["GM", "BM"], "doors": [["RD"], []], "premonitions": {"open": ["pairs"]}, "turn": 2,
                    "deck": {"top": ["RD"], "unknown": {"GS": 7}}})");
  game.apply("play RS").apply("take RD");
  EXPECT_EQ(game.phase(), "pairs");
  EXPECT_EQ(game.legal(), (Actions{"return RD 1", "return RD 2"}));
  game.apply("return RD 1");
  EXPECT_EQ(total(game["/doors/0"]), 0);
  EXPECT_EQ(game["/doors/1"], cards("RD"));
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}

TEST(Onirim, ONI_9_3_the_player_picks_the_order_and_what_no_longer_holds_is_skipped_and_stays_open) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["GD"],
                    "discard": {"nightmare": 1}, "premonitions": {"open": ["green", "pairs"]},
                    "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.phase(), "premonition");
  EXPECT_EQ(game.legal(), (Actions{"premonition green", "premonition pairs"}));
  game.apply("premonition pairs");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"GD", 1}}));
  EXPECT_EQ(game["/premonitions/open"], cards("green"));
  EXPECT_EQ(game["/discard"], counts({{"GK", 1}, {"nightmare", 1}}));
}

TEST(Onirim, ONI_9_3_in_the_other_order_both_apply) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["GD"],
                    "discard": {"nightmare": 1}, "premonitions": {"open": ["green", "pairs"]},
                    "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take GD").apply("premonition green");
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/limbo"], counts({{"GD", 1}, {"nightmare", 1}}));
  EXPECT_EQ(total(game["/premonitions/open"]), 0);
  EXPECT_EQ(game["/discard"], counts({{"GK", 1}}));
}

TEST(Onirim, ONI_9_3_what_was_skipped_applies_when_its_condition_holds_again) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "UM", "GK", "GK", "BM"], "doors": ["GD"],
                    "discard": {"nightmare": 1}, "premonitions": {"open": ["green", "pairs"]},
                    "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take GD").apply("premonition pairs").apply("draw GS").apply("draw GS");
  EXPECT_EQ(game.phase(), "turn");
  game.apply("play UM").apply("draw GD").apply("take GD");
  EXPECT_EQ(game["/limbo"], counts({{"nightmare", 1}}));
  EXPECT_EQ(game["/discard"], counts({{"GK", 2}}));
  EXPECT_EQ(total(game["/premonitions/open"]), 0);
}

TEST(Onirim, ONI_9_3_what_is_revealed_meanwhile_joins_those_waiting) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GK", "BM"], "doors": ["RD", "RD", "UD", "BD"],
                    "premonitions": {"open": ["five", "rainbow"], "pile": ["blue", "pairs"]},
                    "deck": {"top": ["GD"], "unknown": {"GS": 5}}})");
  game.apply("play RS").apply("take GD");
  EXPECT_EQ(game.legal(), (Actions{"premonition five", "premonition rainbow"}));
  game.apply("premonition five").apply("reveal pairs").apply("reveal blue");
  EXPECT_EQ(game.phase(), "premonition");
  EXPECT_EQ(game.legal(), (Actions{"premonition pairs", "premonition rainbow"}));
  game.apply("premonition pairs");  // a door of each colour is still there
  EXPECT_EQ(game.phase(), "draw");
  EXPECT_EQ(game["/premonitions/open"], cards("blue"));
  EXPECT_EQ(game["/limbo"], counts({{"RD", 1}}));
}
