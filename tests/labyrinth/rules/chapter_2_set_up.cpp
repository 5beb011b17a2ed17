// Set-up: who starts and who sits where (LAB-2).
#include <gtest/gtest.h>

#include "game_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

State new_game(int players) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.set = &default_set().components;
  return Labyrinth::initial(options);
}

void play(State& s, std::initializer_list<const char*> steps) {
  for (const char* step : steps) {
    Events events;
    ASSERT_FALSE(Labyrinth::apply(s, *parse_action(step, *s.set), events)) << step;
  }
}

std::string fields_of(const State& s) {
  std::string fields;
  for (int seat = 0; seat < s.players; ++seat) fields += text_of(s.pawn(seat)) + " ";
  return fields;
}

TEST(Labyrinth, LAB_2_1_the_guardian_is_awake_in_the_middle_and_a_key_lies_on_each_key_tile_at_every_player_count) {
  for (int players = 2; players <= 6; ++players) {
    const State s = new_game(players);
    EXPECT_EQ(s.figures.guardian, place_of(centre, 0));
    EXPECT_FALSE(s.figures.guardian_sleeps);
    EXPECT_EQ(s.figures.first_keys, all_edges);
    EXPECT_EQ(s.tiles_left, 30);
    EXPECT_EQ(s.trap_pool, 40);
    EXPECT_EQ(s.cards_left, 12);
    EXPECT_EQ(s.traps.size(), 0U);
    for (Cell cell = 0; cell < cell_count; ++cell) {
      const LaidTile tile = s.board.tiles[cell];
      EXPECT_EQ(tile, cell == centre ? LaidTile::centre_tile() : key_tile_of(cell) >= 0 ? LaidTile::key_tile(key_tile_of(cell)) : LaidTile());
    }
  }
}

TEST(Labyrinth, LAB_2_2_everybody_has_four_lives_and_a_ready_crystal_and_the_highest_roll_starts) {
  State s = new_game(3);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(s.life(seat), 4);
  EXPECT_EQ(s.crystals, 7);
  play(s, {"roll 1 2", "roll 5 6", "roll 3 3"});
  EXPECT_EQ(s.active, 1);
  EXPECT_EQ(s.phase, Phase::lot) << "the roll comes before the seats";
}

TEST(Labyrinth, LAB_2_2_who_is_tied_rolls_again_and_nobody_else_and_no_crystal_helps) {
  State s = new_game(4);
  play(s, {"roll 3 3", "roll 2 4", "roll 1 1", "roll 1 5"});
  EXPECT_EQ(s.phase, Phase::roll);
  EXPECT_EQ(s.to_roll, 0b1011);
  play(s, {"roll 1 1", "roll 2 2", "roll 1 3"});
  EXPECT_EQ(s.to_roll, 0b1010);
  play(s, {"roll 6 6", "roll 1 1"});
  EXPECT_EQ(s.active, 1);
  EXPECT_EQ(s.crystals, 15);
}

TEST(Labyrinth, LAB_2_3_of_two_the_one_who_starts_chooses_second) {
  State s = new_game(2);
  play(s, {"roll 1 2", "roll 1 1"});
  EXPECT_EQ(Labyrinth::turn(s), (Turn{Turn::Who::seat, 1}));
  ActionList actions;
  Labyrinth::legal_actions(s, actions);
  EXPECT_EQ(actions.size(), 6U);
  play(s, {"sit S4"});
  EXPECT_EQ(Labyrinth::turn(s), (Turn{Turn::Who::seat, 0}));
  EXPECT_EQ(Labyrinth::why_not(s, *parse_action("sit S4", *s.set)), Refusal(Rule::LAB_2_3));
  play(s, {"sit S3"});
  EXPECT_EQ(fields_of(s), "S3 S4 ");
  EXPECT_EQ(s.active, 0);
  EXPECT_EQ(s.phase, Phase::turn);
}

TEST(Labyrinth, LAB_2_3_with_three_four_and_six_lot_decides_who_sits_where) {
  State three = new_game(3);
  play(three, {"roll 6 6", "roll 1 1", "roll 1 1", "lot 3", "lot 1"});
  EXPECT_EQ(fields_of(three), "S2 S4 S0 ");
  State four = new_game(4);
  play(four, {"roll 1 1", "roll 6 6", "roll 1 1", "roll 1 1", "lot 4", "lot 3", "lot 2"});
  EXPECT_EQ(fields_of(four), "S4 S3 S1 S0 ") << "two neighbouring pairs with a gap between them";
  EXPECT_EQ(four.active, 1);
  State six = new_game(6);
  play(six, {"roll 6 6", "roll 1 1", "roll 1 1", "roll 1 1", "roll 1 1", "roll 1 1", "lot 6", "lot 5", "lot 4", "lot 3", "lot 2"});
  EXPECT_EQ(fields_of(six), "S5 S4 S3 S2 S1 S0 ");
}

TEST(Labyrinth, LAB_2_3_of_five_lot_decides_the_order_in_which_they_pick) {
  State s = new_game(5);
  play(s, {"roll 6 6", "roll 1 1", "roll 1 1", "roll 1 1", "roll 1 1", "lot 2", "lot 5", "lot 1", "lot 4"});
  for (const int seat : {1, 4, 0, 3, 2}) {
    EXPECT_EQ(Labyrinth::turn(s), (Turn{Turn::Who::seat, static_cast<std::uint8_t>(seat)}));
    ActionList actions;
    Labyrinth::legal_actions(s, actions);
    Labyrinth::apply_unchecked(s, actions[actions.size() - 1]);
  }
  EXPECT_EQ(fields_of(s), "S3 S5 S1 S2 S4 ");
  EXPECT_EQ(s.active, 0);
}

TEST(Labyrinth, LAB_2_2_turns_go_clockwise_by_start_field) {
  State s = new_game(3);
  play(s, {"roll 1 1", "roll 6 6", "roll 1 1", "lot 3", "lot 1"});
  play(s, {"end"});
  EXPECT_EQ(s.active, 2) << "seat 2 sits at S4, seat 3 at S0";
  play(s, {"end"});
  EXPECT_EQ(s.active, 0);
  play(s, {"end"});
  EXPECT_EQ(s.active, 1);
}

}  // namespace
