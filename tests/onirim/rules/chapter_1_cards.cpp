// Proves the cards of the base game and what is open to all (ONI-1.1 – 1.3).
#include "fixtures.hpp"

TEST(Onirim, ONI_1_1_seventy_six_cards_eight_doors_and_ten_nightmares) {
  auto game = Scenario::new_game("standard");
  EXPECT_EQ(deck_size(game), 76);
  for (const auto* door : {"RD", "UD", "GD", "BD"}) EXPECT_EQ(in_deck(game, door), 2) << door;
  EXPECT_EQ(in_deck(game, "nightmare"), 10);
}

TEST(Onirim, ONI_1_2_fifty_eight_chambers) {
  auto game = Scenario::new_game("standard");
  EXPECT_EQ(game["/deck/unknown"], counts({{"RS", 9},
                                           {"RM", 4},
                                           {"RK", 3},
                                           {"US", 8},
                                           {"UM", 4},
                                           {"UK", 3},
                                           {"GS", 7},
                                           {"GM", 4},
                                           {"GK", 3},
                                           {"BS", 6},
                                           {"BM", 4},
                                           {"BK", 3},
                                           {"RD", 2},
                                           {"UD", 2},
                                           {"GD", 2},
                                           {"BD", 2},
                                           {"nightmare", 10}}));
}

TEST(Onirim, ONI_1_2_the_first_card_is_drawn_with_these_odds) {
  const auto outcomes = Scenario::new_game("standard").outcomes();
  EXPECT_EQ(outcomes.size(), 17u);
  EXPECT_NEAR(outcomes.at("draw RS"), 9.0 / 76, 1e-9);
  EXPECT_NEAR(outcomes.at("draw BK"), 3.0 / 76, 1e-9);
  EXPECT_NEAR(outcomes.at("draw nightmare"), 10.0 / 76, 1e-9);
}

TEST(Onirim, ONI_1_3_zones_on_the_table_are_open_to_both) {
  Scenario game(R"({"options": {"players": 2, "with": ["book", "towers", "premonitions"]},
                    "private": [["RS", "UM", "GM"], ["US", "GS", "BM"]], "shared": ["RM", "BS"], "rows": [["RS", "RM"], ["UK"]],
                    "tower_row": ["U4", "G4"], "doors": [["RD"], ["UD"]], "discard": {"RS": 2, "nightmare": 1}, "limbo": {"GD": 1},
                    "removed": {"GK": 1}, "goals": ["R closed", "U closed", "G", "B", "R", "U", "G", "B"],
                    "premonitions": {"open": ["red", "five"], "pile": ["three", "green"]},
                    "deck": {"top": ["GS@1"], "unknown": {"RS": 3, "nightmare": 2}}})");
  for (const int seat : {1, 2}) {
    auto view = game.view(seat);
    for (const auto* zone : {"shared", "rows", "tower_row", "doors", "discard", "limbo", "removed", "goals"}) {
      EXPECT_EQ(view[zone], game[std::string("/") + zone]) << zone;
      EXPECT_FALSE(view[zone].is_null()) << zone;
    }
    EXPECT_EQ(view["premonitions"]["open"], game["/premonitions/open"]);
    EXPECT_EQ(total(view["premonitions"]["pile"]), 2);
    EXPECT_EQ(view["private"][0].size(), 3u);
    EXPECT_EQ(view["private"][1].size(), 3u);
  }
}

TEST(Onirim, ONI_1_3_the_partners_private_cards_and_the_order_of_the_deck_are_hidden_but_for_what_was_seen) {
  Scenario game(R"({"options": {"players": 2}, "private": [["RS", "UM", "GM"], ["US", "GS@12", "BM"]], "shared": ["RM", "BS"],
                    "deck": {"top": ["GS@1", "GK@2", "BK"], "unknown": {"RS": 3, "nightmare": 2}, "bottom": ["UK@1"]}})");
  EXPECT_EQ(count(game.view(1)["private"][1], "?"), 2);
  EXPECT_EQ(count(game.view(1)["private"][1], "GS"), 1);
  EXPECT_EQ(names(game.view(1)["deck"]["top"]), cards("GS", "?", "BK"));
  EXPECT_EQ(names(game.view(2)["deck"]["top"]), cards("?", "GK", "BK"));
  EXPECT_EQ(names(game.view(1)["deck"]["bottom"]), cards("UK"));
  EXPECT_EQ(names(game.view(2)["deck"]["bottom"]), cards("?"));
}
