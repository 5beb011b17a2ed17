// Proves the Happy Dream (ONI-9.6).
#include "fixtures.hpp"

TEST(Onirim, ONI_9_6a_an_open_premonition_is_removed_without_its_penalty) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"],
                    "premonitions": {"open": ["three", "five"], "pile": ["red"]}, "deck": {"top": ["happy-dream"], "unknown": {"GS": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "happy");
  EXPECT_EQ(game.legal(), (Actions{"happy remove five", "happy remove three", "happy reveal", "happy search"}));
  game.apply("happy remove three");
  EXPECT_EQ(game.phase(), "draw");  // no new hand, and none revealed
  EXPECT_EQ(game["/premonitions/open"], cards("five"));
  EXPECT_EQ(game["/premonitions/pile"], cards("red"));
  EXPECT_EQ(game["/discard"], counts({{"happy-dream", 1}}));
  EXPECT_EQ(game["/hand"], cards("US", "UM", "GM", "BM"));
}

TEST(Onirim, ONI_9_6a_it_needs_an_open_premonition) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "premonitions": {"pile": ["red"]},
                    "deck": {"top": ["happy-dream"], "unknown": {"GS": 3}}})");
  game.apply("play RS");
  EXPECT_EQ(game.legal(), (Actions{"happy reveal", "happy search"}));
}

TEST(Onirim, ONI_9_6b_of_the_top_seven_any_number_is_discarded_and_the_rest_put_back_in_any_order) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["happy-dream", "RS", "UM", "UD", "nightmare", "GS", "BM", "RM", "UK"]}})");
  game.apply("play RS").apply("happy reveal");
  EXPECT_EQ(game.phase(), "happy-drop");
  EXPECT_EQ(game["/pending/looked"], cards("RS", "RM", "UM", "GS", "BM", "UD", "nightmare"));
  EXPECT_EQ(game.legal(), (Actions{"done", "drop BM", "drop GS", "drop RM", "drop RS", "drop UD", "drop UM", "drop nightmare"}));
  game.apply("drop RM");
  EXPECT_EQ(game.legal(), (Actions{"done", "drop BM", "drop GS", "drop UD", "drop UM", "drop nightmare"}));
  game.apply("drop BM").apply("done");
  EXPECT_EQ(game.phase(), "order");
  EXPECT_EQ(game.legal(), (Actions{"top GS", "top RS", "top UD", "top UM", "top nightmare"}));
  game.apply("top GS").apply("top UD").apply("top nightmare").apply("top RS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("US", "UM", "GS", "GM", "BM"));
  EXPECT_EQ(game["/deck/top"], cards("UD", "nightmare", "RS", "UM", "UK"));
  EXPECT_EQ(game["/discard"], counts({{"RM", 1}, {"BM", 1}, {"happy-dream", 1}}));
  EXPECT_EQ(total(game["/limbo"]), 0);
}

TEST(Onirim, ONI_9_6b_none_may_be_discarded) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["happy-dream", "GS", "UK"]}})");
  game.apply("play RS").apply("happy reveal").apply("done").apply("top UK");
  EXPECT_EQ(game["/discard"], counts({{"happy-dream", 1}}));
  EXPECT_EQ(count(game["/hand"], "UK"), 1);
  EXPECT_EQ(game["/deck/top"], cards("GS"));
}

TEST(Onirim, ONI_9_6b_all_may_be_discarded_and_equal_cards_one_by_one) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["happy-dream", "GS", "UK", "GS", "UK", "UK", "GS", "GS", "BS", "BM"]}})");
  game.apply("play RS").apply("happy reveal");
  for (const auto* card : {"UK", "UK", "UK", "GS", "GS", "GS", "GS"}) game.apply(std::string("drop ") + card);
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/discard"], counts({{"UK", 3}, {"GS", 4}, {"happy-dream", 1}}));
  EXPECT_EQ(game["/deck/top"], cards("BM"));
}

TEST(Onirim, ONI_9_6b_cards_of_unknown_place_are_revealed_one_by_one) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["happy-dream"], "unknown": {"GS": 7, "BS": 2}}})");
  game.apply("play RS").apply("happy reveal");
  EXPECT_EQ(game.phase(), "look");
  for (int i = 0; i < 6; ++i) game.apply("draw GS");
  EXPECT_EQ(game.phase(), "look");
  game.apply("draw GS");
  EXPECT_EQ(game.phase(), "happy-drop");
}

TEST(Onirim, ONI_9_6b_it_is_allowed_even_with_an_empty_deck) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "premonitions": {"open": ["red"]},
                    "deck": {"top": ["happy-dream"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.legal(), (Actions{"happy remove red", "happy reveal"}));
  game.apply("happy reveal");
  EXPECT_EQ(game.result(), "lost deck");
  EXPECT_EQ(game["/discard"], counts({{"happy-dream", 1}}));
  EXPECT_EQ(game["/premonitions/open"], cards("red"));
}

TEST(Onirim, ONI_9_6c_any_card_of_the_deck_is_taken_the_deck_shuffled_and_the_card_laid_on_top) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "RK", "UM", "GM", "BM"],
                    "deck": {"top": ["happy-dream", "GS"], "unknown": {"RD": 1, "nightmare": 1, "UK": 2}, "bottom": ["US"]}})");
  game.apply("play RS").apply("happy search");
  EXPECT_EQ(game.phase(), "fetch");
  EXPECT_EQ(game.legal(), (Actions{"fetch GS", "fetch RD", "fetch UK", "fetch US", "fetch nightmare"}));
  game.apply("fetch RD");
  EXPECT_EQ(game.phase(), "door");  // the next card drawn
  EXPECT_EQ(game["/pending/card"], "RD");
  EXPECT_EQ(known_places(game), 0);
  EXPECT_EQ(game["/deck/unknown"], counts({{"US", 1}, {"UK", 2}, {"GS", 1}, {"nightmare", 1}}));
  EXPECT_EQ(game["/discard"], counts({{"happy-dream", 1}}));
}

TEST(Onirim, ONI_9_6c_the_fetched_card_lies_on_top_of_the_shuffled_deck) {
  Scenario game(R"({"options": {"with": ["book", "premonitions"]}, "hand": ["RS", "RK", "UM", "GM", "BM"], "discard": {"nightmare": 7},
                    "goals": ["R", "U", "G", "B", "R", "U", "G", "B"],
                    "deck": {"top": ["happy-dream", "GS"], "unknown": {"RD": 1, "UK": 2}}})");
  game.apply("play RS").apply("continue").apply("happy search").apply("fetch RD");
  EXPECT_EQ(game.phase(), "window");
  EXPECT_EQ(game["/deck/top"], cards("RD"));
  EXPECT_EQ(game["/deck/unknown"], counts({{"UK", 2}, {"GS", 1}}));
}

TEST(Onirim, ONI_9_6c_it_needs_a_card_in_the_deck_and_a_single_option_takes_itself) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"], "deck": {"top": ["happy-dream"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.result(), "lost deck");
  EXPECT_EQ(game["/discard"], counts({{"happy-dream", 1}}));
}

TEST(Onirim, ONI_9_6_at_set_up_a_happy_dream_goes_to_limbo) {
  auto game = Scenario::new_game("with=premonitions");
  game.apply("reveal red").apply("reveal green").apply("reveal blue").apply("reveal brown");
  game.apply("draw RS").apply("draw happy-dream");
  EXPECT_EQ(game.phase(), "set-up");
  EXPECT_EQ(game["/limbo"], counts({{"happy-dream", 1}}));
}

TEST(Onirim, ONI_9_6_in_a_redraw_and_in_a_nightmares_reveal_a_happy_dream_goes_to_limbo) {
  for (const std::string option : {"nightmare hand", "nightmare reveal"}) {
    Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"],
                      "deck": {"top": ["nightmare", "happy-dream"], "unknown": {"GS": 7, "BS": 4}}})");
    game.apply("play RS").apply(option);
    EXPECT_TRUE(game.is_chance()) << option;
    EXPECT_EQ(game["/limbo"], counts({{"happy-dream", 1}})) << option;
  }
}

TEST(Onirim, ONI_9_6_in_a_prophecy_a_happy_dream_is_a_card_like_any_other) {
  Scenario game(R"({"options": {"with": ["premonitions"]}, "hand": ["RK", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["happy-dream", "GS", "BS"]}})");
  game.apply("discard RK");
  EXPECT_EQ(game.legal(), (Actions{"drop BS", "drop GS", "drop happy-dream"}));
  game.apply("drop happy-dream");
  EXPECT_EQ(game["/discard"], counts({{"RK", 1}, {"happy-dream", 1}}));
  EXPECT_EQ(game.legal(), (Actions{"top BS", "top GS"}));
}

TEST(Onirim, ONI_9_6_in_a_peek_and_another_happy_dream_it_is_a_card_like_any_other) {
  Scenario peek(R"({"options": {"with": ["towers", "premonitions"]}, "hand": ["US", "UM", "GM", "BM", "R3"],
                    "deck": {"top": ["happy-dream", "GS", "BS"]}})");
  peek.apply("discard R3");
  EXPECT_EQ(peek.legal(), (Actions{"top BS", "top GS", "top happy-dream"}));
  Scenario another(R"({"options": {"with": ["premonitions"]}, "hand": ["RS", "US", "UM", "GM", "BM"],
                       "deck": {"top": ["happy-dream", "happy-dream", "GS", "BS"]}})");
  another.apply("play RS").apply("happy reveal").apply("drop happy-dream");
  EXPECT_EQ(another.phase(), "order");
  EXPECT_EQ(count(another["/discard"], "happy-dream"), 1);  // the one dropped; the other is not yet resolved
}
