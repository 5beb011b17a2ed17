// Proves the towers: their edges, how they are played and discarded (ONI-8.1 – 8.4).
#include "fixtures.hpp"

namespace {

constexpr int sun = 1;
constexpr int moon = 2;

struct Tower {
  const char* name;
  int left;
  int right;
};

constexpr Tower towers[] = {
    {"R3", sun | moon, moon}, {"R4", sun, moon}, {"R5", 0, moon}, {"U3", moon, sun | moon}, {"U4", moon, moon}, {"U5", moon, 0},
    {"G3", sun, sun | moon},  {"G4", sun, sun},  {"G5", sun, 0},  {"B3", sun | moon, sun},  {"B4", moon, sun},  {"B5", 0, sun},
};

}  // namespace

TEST(Onirim, ONI_8_1_twelve_towers_one_of_each_kind_are_in_the_deck) {
  auto game = Scenario::new_game("with=towers");
  EXPECT_EQ(deck_size(game), 88);
  for (const auto& tower : towers) EXPECT_EQ(in_deck(game, tower.name), 1) << tower.name;
  EXPECT_EQ(in_deck(Scenario::new_game("standard"), "R3"), 0);
}

TEST(Onirim, ONI_8_1_every_pair_of_edges_touches_as_printed) {
  for (const auto& lying : towers) {
    for (const auto& played : towers) {
      if (&lying == &played) continue;
      const std::string name = played.name;
      Scenario game(R"({"options": {"with": ["towers"]}, "hand": [")" + name + R"("], "tower_row": [")" + lying.name +
                    R"("], "deck": {"unknown": {"GS": 5}}})");
      EXPECT_EQ(game.is_legal("play " + name + " right"), (lying.right & played.left) == 0) << lying.name << ' ' << name;
      EXPECT_EQ(game.is_legal("play " + name + " left"), (played.right & lying.left) == 0) << name << ' ' << lying.name;
      EXPECT_TRUE(game.is_legal("discard " + name));
    }
  }
}

TEST(Onirim, ONI_8_2_a_tower_is_drawn_into_the_hand_and_counts_as_a_card_of_it) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "US", "UM", "GM"], "deck": {"top": ["R3", "G4", "GS"]}})");
  game.apply("play RS");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("US", "UM", "GM", "R3", "G4"));
  EXPECT_EQ(game["/deck/top"], cards("GS"));
}

TEST(Onirim, ONI_8_2_towers_count_when_the_opening_hand_is_drawn) {
  auto game = Scenario::new_game("with=towers");
  game.apply("draw R3").apply("draw RS").apply("draw B5").apply("draw UM");
  EXPECT_EQ(game.phase(), "set-up");
  game.apply("draw G4");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("RS", "UM", "R3", "G4", "B5"));
}

TEST(Onirim, ONI_8_2_towers_revealed_by_a_nightmare_are_discarded) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "US", "UM", "GM", "BM"],
                    "deck": {"top": ["nightmare", "R3", "UD", "RS", "G4", "GM"], "unknown": {"BS": 3}}})");
  game.apply("play RS").apply("nightmare reveal");
  EXPECT_EQ(game["/discard"], counts({{"RS", 1}, {"GM", 1}, {"nightmare", 1}, {"R3", 1}, {"G4", 1}}));
  EXPECT_EQ(game["/limbo"], counts({{"UD", 1}}));
}

TEST(Onirim, ONI_8_3_in_an_empty_row_left_and_right_are_one_action) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "R3"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(game.legal(), (Actions{"discard R3", "discard RS", "play R3 left", "play RS"}));
  game.apply("play R3 left");
  EXPECT_EQ(game["/tower_row"], cards("R3"));
  EXPECT_EQ(total(game["/rows"]), 0);
}

TEST(Onirim, ONI_8_3_a_tower_is_laid_at_the_end_that_was_named) {
  Scenario right(R"({"options": {"with": ["towers"]}, "hand": ["U3"], "tower_row": ["U4", "B5"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(right.why_not("play U3 left"), "ONI-8.3");  // moon against moon
  right.apply("play U3 right");
  EXPECT_EQ(right["/tower_row"], cards("U4", "B5", "U3"));
  Scenario left(R"({"options": {"with": ["towers"]}, "hand": ["G4"], "tower_row": ["U5", "B5"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_EQ(left.why_not("play G4 right"), "ONI-8.3");  // sun against sun
  left.apply("play G4 left");
  EXPECT_EQ(left["/tower_row"], cards("G4", "U5", "B5"));
}

TEST(Onirim, ONI_8_3_only_the_touching_edges_count) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["G4"], "tower_row": ["B5", "U4"], "deck": {"unknown": {"GS": 5}}})");
  EXPECT_TRUE(game.is_legal("play G4 right"));  // moon against sun, whatever the tower before shows
  game.apply("play G4 right");
  EXPECT_EQ(game["/tower_row"], cards("B5", "U4", "G4"));
}

TEST(Onirim, ONI_8_3_playing_a_tower_is_the_action_of_the_turn) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["RS", "US", "UM", "GM", "R3"], "deck": {"top": ["GS", "BS"]}})");
  game.apply("play R3 left");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/hand"], cards("RS", "US", "UM", "GS", "GM"));
  EXPECT_EQ(game["/deck/top"], cards("BS"));
}

TEST(Onirim, ONI_8_3_both_players_share_one_tower_row) {
  Scenario game(R"({"options": {"players": 2, "with": ["towers"]}, "private": [["RS", "US", "R5"], ["RM", "UM", "G4"]], "shared": ["BS", "BM"],
                    "deck": {"top": ["GS", "GM"], "unknown": {"GK": 3}}})");
  game.apply("play R5 left");
  EXPECT_EQ(game.seat(), 2);
  EXPECT_TRUE(game.is_legal("play G4 right"));
  EXPECT_FALSE(game.is_legal("play R5 left"));
  game.apply("play G4 right");
  EXPECT_EQ(game["/tower_row"], cards("R5", "G4"));
}

TEST(Onirim, ONI_8_4_a_discarded_tower_shows_as_many_cards_as_its_number) {
  for (const std::string colour : {"R", "U", "G", "B"}) {
    for (int number = 3; number <= 5; ++number) {
      const auto name = colour + std::to_string(number);
      Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["US", "UM", "GM", "BM", ")" + name +
                    R"("], "deck": {"top": ["RS", "RM", "GS", "GK", "BS", "BK", "UK"]}})");
      game.apply("discard " + name);
      EXPECT_EQ(game.phase(), "order") << name;  // none is dropped
      EXPECT_EQ(total(game["/pending/looked"]), number) << name;
      EXPECT_EQ(game["/discard"], counts({{name, 1}}));
    }
  }
}

TEST(Onirim, ONI_8_4_the_cards_are_put_back_on_top_in_any_order) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["US", "UM", "GM", "BM", "R3"],
                    "deck": {"top": ["RS", "RM", "GS", "GK", "BS"]}})");
  game.apply("discard R3");
  EXPECT_EQ(game.legal(), (Actions{"top GS", "top RM", "top RS"}));
  game.apply("top GS").apply("top RM");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(count(game["/hand"], "GS"), 1);
  EXPECT_EQ(game["/deck/top"], cards("RM", "RS", "GK", "BS"));
}

TEST(Onirim, ONI_8_4_with_fewer_cards_all_are_shown_and_with_none_nothing) {
  Scenario fewer(R"({"options": {"with": ["towers"]}, "hand": ["US", "UM", "GM", "BM", "R5"], "deck": {"top": ["RS", "RM"]}})");
  fewer.apply("discard R5");
  EXPECT_EQ(fewer.legal(), (Actions{"top RM", "top RS"}));
  fewer.apply("top RM");
  EXPECT_EQ(fewer["/deck/top"], cards("RS"));
  Scenario none(R"({"options": {"with": ["towers"]}, "hand": ["US", "UM", "GM", "BM", "R5"]})");
  none.apply("discard R5");
  EXPECT_EQ(none.result(), "lost deck");
  EXPECT_EQ(none["/discard"], counts({{"R5", 1}}));
}

TEST(Onirim, ONI_8_4_cards_of_unknown_place_are_looked_at_one_by_one) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["US", "UM", "GM", "BM", "U3"], "deck": {"unknown": {"RS": 4, "GS": 2}}})");
  game.apply("discard U3").apply("draw RS").apply("draw GS");
  EXPECT_EQ(game.phase(), "look");
  game.apply("draw RS");
  EXPECT_EQ(game.phase(), "order");
  game.apply("top GS");  // two equal cards leave no choice
  EXPECT_EQ(game["/deck/top"], cards("RS", "RS"));
  EXPECT_EQ(game["/deck/unknown"], counts({{"RS", 2}, {"GS", 1}}));
}

TEST(Onirim, ONI_8_4_a_played_tower_shows_nothing) {
  Scenario game(R"({"options": {"with": ["towers"]}, "hand": ["US", "UM", "GM", "BM", "U3"], "deck": {"top": ["RS", "RM", "GS"]}})");
  game.apply("play U3 left");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(game["/deck/top"], cards("RM", "GS"));
}
