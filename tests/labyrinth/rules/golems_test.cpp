// The Lady of Golems (LAB-A.golems) but for Enslavement.
#include <gtest/gtest.h>

#include "characters_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

// Seat 1 is the Lady of Golems, on the centre; the Guardian on D1 can only go to D2.
GameForTest lady(int players = 2) {
  GameForTest game =
      players == 2 ? with_characters({Character::golems, Character::none}) : with_characters({Character::golems, Character::none, Character::none});
  return game.pawn(1, "D4").guardian("D1");
}
std::string under_the_deck(const GameForTest& game) {
  std::string ids;
  for (const std::uint8_t kind : game.s.under_cards) ids += std::string(ids.empty() ? "" : " ") + std::string(card_name(*game.s.set, kind));
  return ids;
}
// These are not used yet, besides those that lie known under them.
void only_these_cards_are_left(GameForTest& game, std::initializer_list<const char*> unknown, std::initializer_list<const char*> known) {
  game.s.cards.fill(0);
  for (const char* id : unknown) ++game.s.cards[*parse_card(*game.s.set, id) - 1U];
  game.s.cards_left = static_cast<std::uint8_t>(unknown.size());
  for (const char* id : known) game.s.under_cards.push_back(*parse_card(*game.s.set, id));
}

TEST(Labyrinth, LAB_A_golems_1_two_more_in_fights_without_a_key) {
  GameForTest game = lady();
  game.pawn(1, "D2").pawn(2, "D2").play("attack 2, roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(1), 3) << "2 and 2 to 3";
  EXPECT_TRUE(game.took_effect(Rule::LAB_A_golems_1));
  GameForTest rich = lady();
  rich.keys(1, 1).pawn(1, "D2").pawn(2, "D2").play("attack 2, roll 1 1, roll 1 2");
  EXPECT_EQ(rich.s.life(0), 3) << "2 to 3";
}

TEST(Labyrinth, LAB_A_golems_1_as_a_target_and_in_every_fight) {
  GameForTest game = lady();
  game.pawn(1, "D2").pawn(2, "D2").play("end, attack 1, roll 1 3, roll 1 1, attack 1, roll 1 3, roll 1 1");
  EXPECT_EQ(game.s.life(0), 4);
  EXPECT_EQ(game.times(EventType::fight_tied), 2) << "4 to 2 and 2, twice";
}

TEST(Labyrinth, LAB_A_golems_1_for_those_whom_she_joins) {
  GameForTest game = lady(3);
  game.pawn(1, "D2").pawn(2, "D3").pawn(3, "D2").play("end, move D2, pass, pass, attack 3, join, roll 1 1 1, roll 1 3");
  EXPECT_EQ(game.s.life(2), 3) << "3 and 2 to 4";
}

TEST(Labyrinth, LAB_A_golems_1_on_the_centre_with_any_number_of_keys) {
  GameForTest game = lady();
  game.keys(1, 2).pawn(2, "D4").play("attack 2, roll 1 1, roll 1 2");
  EXPECT_EQ(game.s.life(1), 3) << "2 and 2 to 3";
}

TEST(Labyrinth, LAB_A_golems_1_not_while_dazed) {
  GameForTest game = lady();
  game.pawn(1, "D2").pawn(2, "D2").daze(1, 1).play("end, attack 1, roll 1 2, roll 1 1");
  EXPECT_EQ(game.s.life(0), 3) << "3 to 2";
}

TEST(Labyrinth, LAB_A_golems_2_two_cards_are_shown_one_is_used_and_the_other_goes_under_the_deck) {
  GameForTest game = lady();
  game.play("guardian, card GS");
  EXPECT_EQ(game.phase(), "card");
  game.play("card G1");
  EXPECT_EQ(game.phase(), "lead");
  EXPECT_EQ(game.asked(), 1);
  EXPECT_EQ(game.legal_like(""), "lead GS, lead G1");
  EXPECT_FALSE(game.s.figures.guardian_sleeps) << "nothing is used yet";
  game.play("lead G1");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D2");
  EXPECT_FALSE(game.s.figures.guardian_sleeps);
  EXPECT_EQ(under_the_deck(game), "GS");
  EXPECT_EQ(guardian_deck(game.s), 11) << "one is used";
  EXPECT_EQ(game.s.actions, 1);
  EXPECT_EQ(game.refused("guardian"), "LAB-11.1");
}

TEST(Labyrinth, LAB_A_golems_2_either_card_may_be_used) {
  GameForTest game = lady();
  game.play("guardian, card GS, card G1, lead GS");
  EXPECT_TRUE(game.s.figures.guardian_sleeps);
  EXPECT_EQ(text_of(game.s.figures.guardian), "D1");
  EXPECT_EQ(under_the_deck(game), "G1");
}

TEST(Labyrinth, LAB_A_golems_2_of_two_equal_cards_one_is_used) {
  GameForTest game = lady();
  game.play("guardian, card G1, card G1");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D2");
  EXPECT_EQ(under_the_deck(game), "G1");
  EXPECT_EQ(guardian_deck(game.s), 11);
}

TEST(Labyrinth, LAB_A_golems_2_a_card_under_the_deck_comes_after_all_others_and_is_no_chance) {
  GameForTest game = lady();
  only_these_cards_are_left(game, {}, {"GS", "G1"});
  game.play("end, guardian");
  EXPECT_TRUE(game.s.figures.guardian_sleeps) << "seat 2 takes the uppermost";
  EXPECT_EQ(under_the_deck(game), "G1");
  GameForTest above = lady();
  only_these_cards_are_left(above, {"G2"}, {"GS"});
  OutcomeList outcomes;
  above.play("end, guardian");
  EXPECT_EQ(above.phase(), "card");
  Labyrinth::chance_outcomes(above.s, outcomes);
  ASSERT_EQ(outcomes.size(), 1U) << "the one that lies above";
  EXPECT_EQ(text_of(outcomes[0].action, *above.s.set), "card G2");
}

TEST(Labyrinth, LAB_A_golems_2_her_second_card_may_be_one_that_lies_known) {
  GameForTest game = lady();
  only_these_cards_are_left(game, {"G1"}, {"GS"});
  game.play("guardian, card G1");
  EXPECT_EQ(game.legal_like(""), "lead G1, lead GS");
  game.play("lead GS");
  EXPECT_EQ(under_the_deck(game), "G1");
}

TEST(Labyrinth, LAB_A_golems_2_with_one_card_left_she_takes_that_one) {
  GameForTest game = lady();
  only_these_cards_are_left(game, {"G1"}, {});
  game.play("guardian, card G1");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D2");
  EXPECT_EQ(game.phase(), "turn");
  EXPECT_EQ(guardian_deck(game.s), 0);
}

TEST(Labyrinth, LAB_A_golems_2_with_none_left_all_are_shuffled_first) {
  GameForTest game = lady();
  only_these_cards_are_left(game, {}, {});
  game.play("guardian, card G1, card GS");
  EXPECT_EQ(game.times(EventType::guardian_shuffled), 1);
  EXPECT_EQ(game.phase(), "lead");
}

TEST(Labyrinth, LAB_A_golems_2_on_her_start_field_she_takes_one_as_all_others) {
  GameForTest game = lady();
  game.pawn(1, "S0").play("guardian, card G1");
  EXPECT_EQ(text_of(game.s.figures.guardian), "D2");
  EXPECT_EQ(under_the_deck(game), "");
}

TEST(Labyrinth, LAB_A_golems_2_either_card_only_wakes_the_guardian) {
  GameForTest game = lady();
  game.guardian("D1", true).play("guardian, card G1, card G2, lead G2");
  EXPECT_FALSE(game.s.figures.guardian_sleeps);
  EXPECT_EQ(text_of(game.s.figures.guardian), "D1");
  EXPECT_EQ(under_the_deck(game), "G1");
}

TEST(Labyrinth, LAB_A_golems_2_meets_the_guardian_safely_on_ten_or_more) {
  GameForTest ten = lady();
  ten.guardian("D3").play("move D3, roll 4 6");
  EXPECT_EQ(ten.place(1), "D3");
  GameForTest nine = lady();
  nine.guardian("D3").play("move D3, roll 4 5");
  EXPECT_EQ(nine.place(1), "S0");
  GameForTest other = lady();
  other.guardian("D3").pawn(2, "D2").play("end, move D3, roll 5 6");
  EXPECT_EQ(other.place(2), "S3") << "for all others it is 12";
}

TEST(Labyrinth, LAB_A_golems_2_dazed_she_is_sent_away_without_a_roll) {
  GameForTest game = lady();
  game.pawn(1, "D2").daze(1, 1).play("end, guardian, card G1");
  EXPECT_EQ(game.place(1), "S0") << "LAB-11.8";
}

}  // namespace
