// Characters: how they come to the seats, and what holds for all abilities (LAB-2.4, 13.3, 14).
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

GameForTest seated(Casting casting) {
  Options options;
  options.casting = casting;
  return GameForTest(3, options);
}

TEST(Labyrinth, LAB_2_4_without_characters_nobody_has_one) {
  const GameForTest game = straight(3);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(game.s.character(seat), Character::none);
}

TEST(Labyrinth, LAB_2_4_drawn_at_random_without_repeats) {
  GameForTest game = seated(Casting::drawn);
  EXPECT_EQ(game.phase(), "deal");
  OutcomeList outcomes;
  Labyrinth::chance_outcomes(game.s, outcomes);
  EXPECT_EQ(outcomes.size(), static_cast<std::size_t>(character_count));
  game.play("deal monk");
  EXPECT_EQ(game.s.character(0), Character::monk) << "seat 1 starts";
  EXPECT_EQ(game.refused("deal monk"), "LAB-2.4");
  game.play("deal archer, deal swordmaster");
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_2_4_chosen_in_turn_order_among_those_that_nobody_has) {
  GameForTest game = seated(Casting::chosen);
  EXPECT_EQ(game.phase(), "character");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like("choose"),
            "choose archer, choose architect, choose assassin, choose golems, choose headhunter, choose illusionist, choose monk, choose "
            "swordmaster, choose thief, choose witch");
  game.play("choose monk");
  EXPECT_EQ(game.asked(), 2);
  EXPECT_EQ(game.refused("choose monk"), "LAB-2.4");
  game.play("choose archer");
  EXPECT_EQ(game.asked(), 3);
  EXPECT_EQ(
      game.legal_like("choose"),
      "choose architect, choose assassin, choose golems, choose headhunter, choose illusionist, choose swordmaster, choose thief, choose witch");
  game.play("choose witch");
  EXPECT_EQ(game.s.character(2), Character::witch);
  EXPECT_EQ(game.phase(), "turn");
}

TEST(Labyrinth, LAB_2_4_kept_to_the_end_and_open_to_all) {
  GameForTest game = with_characters({Character::monk, Character::archer});
  for (const int viewer : {0, 1, onlooker}) {
    const View view(game.s, viewer);
    EXPECT_EQ(view.table().character(0), Character::monk);
    EXPECT_EQ(view.table().character(1), Character::archer);
  }
}

TEST(Labyrinth, LAB_2_4_nobody_is_played_twice) {
  Options options;
  options.set = &default_set().components;
  options.players = 6;
  options.casting = Casting::given;
  options.given = {Character::monk, Character::monk};
  EXPECT_FALSE(options.problem().empty());
  options.given = {Character::monk, Character::none, Character::archer};
  EXPECT_TRUE(options.problem().empty());
  options.players = 2;
  EXPECT_FALSE(options.problem().empty()) << "there is no third seat";
}

TEST(Labyrinth, LAB_13_3_some_abilities_are_paid_with_the_crystal) {
  GameForTest game = with_characters({Character::monk, Character::none});
  game.pawn(1, "D2").life(1, 2);
  EXPECT_EQ(game.refused("use meditation"), "LAB-A.monk.3") << "the crystal is spent";
  game.s.crystals = 1;
  game.play("use meditation");
  EXPECT_FALSE(has(game.s.crystals, 0));
  EXPECT_EQ(game.times(EventType::crystal_paid), 1);
}

TEST(Labyrinth, LAB_14_1_not_on_the_start_field) {
  GameForTest game = with_characters({Character::monk, Character::none});
  EXPECT_EQ(game.place(1), "S0");
  EXPECT_EQ(game.refused("use blessing"), "LAB-14.1");
  game.pawn(1, "D1");
  EXPECT_EQ(game.refused("use blessing"), "");
}

TEST(Labyrinth, LAB_14_1_not_while_dazed) {
  GameForTest game = with_characters({Character::monk, Character::none});
  game.pawn(1, "D1").daze(1, 1);
  EXPECT_EQ(game.refused("use blessing"), "LAB-12.1");
}

TEST(Labyrinth, LAB_14_2_nobody_uses_anothers_abilities) {
  GameForTest game = with_characters({Character::archer, Character::monk});
  game.pawn(1, "D1").pawn(2, "D2");
  EXPECT_EQ(game.refused("use blessing"), "LAB-14.2");
}

TEST(Labyrinth, LAB_14_3_what_costs_an_action_is_done_in_the_own_turn_with_nothing_pending) {
  GameForTest game = with_characters({Character::none, Character::monk});
  game.pawn(1, "D3").pawn(2, "D2").play("move D2");
  EXPECT_EQ(game.phase(), "declare");
  EXPECT_EQ(game.asked(), 2);
  EXPECT_FALSE(game.legal("use blessing"));
  game.play("pass, pass");
  EXPECT_FALSE(game.legal("use blessing")) << "it is the turn of seat 1";
  game.play("end");
  EXPECT_TRUE(game.legal("use blessing"));
}

TEST(Labyrinth, LAB_14_3_once_a_turn_is_once_in_any_one_turn) {
  GameForTest game = with_characters({Character::archer, Character::none});
  game.pawn(1, "D2").pawn(2, "D3");
  game.play("use shot 2, roll 6 6");
  EXPECT_EQ(game.refused("use shot 2"), "LAB-A.archer.2");
  game.play("end, end");
  EXPECT_EQ(game.refused("use shot 2"), "");
}

TEST(Labyrinth, LAB_14_3_actions_are_needed) {
  GameForTest game = with_characters({Character::monk, Character::none});
  game.pawn(1, "D1").daze(2, 0).actions(0);
  EXPECT_EQ(game.refused("use blessing"), "LAB-4.1");
}

TEST(Labyrinth, LAB_14_4_within_so_many_cells_is_hex_distance_and_connected_leaves_start_fields_out) {
  GameForTest game = with_characters({Character::monk, Character::none});
  game.s.figures.blessing[0] = 1;
  // D1 is three cells from D4, whatever the roads; D1 is connected with D2 and, as a start field that does not count, with S0.
  game.pawn(1, "D4").pawn(2, "D1");
  EXPECT_EQ(game.legal_like("use prayer"), "use prayer 2 D2");
  game.tile("D5", "T01").pawn(1, "D5");
  EXPECT_EQ(game.legal_like("use prayer"), "");
}

}  // namespace
