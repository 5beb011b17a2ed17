// What happens in a game has sentences for everybody.
#include "words/labyrinth/sentences.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "game_for_test.hpp"
#include "games_for_words.hpp"
#include "tier.hpp"

namespace meander::labyrinth {
namespace {

// Events of which nobody in particular is the one.
bool is_of_nobody(EventType type) {
  switch (type) {
    case EventType::tile_put_under:
    case EventType::tile_vanished:
    case EventType::fight_counted:
    case EventType::guardian_shuffled:
    case EventType::guardian_moved:
    case EventType::guardian_stuck:
    case EventType::guardian_slept:
    case EventType::guardian_woke:
      return true;
    default:
      return false;
  }
}

std::string told(const GameForTest& game, int viewer) {
  std::string text;
  for (const std::string& sentence : sentences_of(game.happened, teller_for(viewer))) text += (text.empty() ? "" : " ") + sentence;
  return text;
}

TEST(LabyrinthSentences, dice_that_do_not_count_and_blessings_are_told) {
  Dice dice;
  for (const int face : {2, 3, 4}) dice.add(face);
  EXPECT_EQ(sum_text(dice), "2 + 3 + 4 = 9");
  EXPECT_EQ(sum_text(dice, 1), "3 + 4 = 7, 2 dropped");
  EXPECT_EQ(sum_text(dice, 0, 2), "2 + 3 + 4 (+2) = 11");
  EXPECT_EQ(sum_text(dice, 0, -1), "2 + 3 + 4 (-1) = 8");
  Event rolled{
      .type = EventType::rolled, .seat = 0, .a = static_cast<std::uint8_t>(Roll::Purpose::fight), .b = 1, .dropped = 1, .added = 0, .dice = dice};
  EXPECT_EQ(sentence_of(rolled, teller_for(0)), "You roll 3 + 4 = 7, 2 dropped against seat 2.");
}

TEST(LabyrinthSentences, every_event_has_a_sentence_in_the_second_and_in_the_third_person) {
  Dice dice;
  dice.add(3);
  dice.add(5);
  for (int type = 0; type <= static_cast<int>(EventType::won); ++type) {
    const auto event_type = static_cast<EventType>(type);
    const Event event{.type = event_type, .seat = 0, .a = 2, .b = 1, .dropped = 0, .added = 0, .dice = dice};
    const std::string you = sentence_of(event, teller_for(0));
    const std::string other = sentence_of(event, teller_for(4));
    EXPECT_TRUE(reads_well(you)) << type << you;
    EXPECT_TRUE(reads_well(other)) << type << other;
    EXPECT_EQ(sentence_of(event, teller_for(-1)), other);
    EXPECT_EQ(you == other, is_of_nobody(event_type)) << you;
    EXPECT_TRUE(is_of_nobody(event_type) || you.find("ou") != std::string::npos) << you;
  }
}

TEST(LabyrinthSentences, random_games_are_told_to_everybody) {
  int sentences = 0;
  in_random_games(full_tier() ? 60 : 16, [&sentences](const State& state, Action, const std::vector<Event>& events) {
    for (const Event& event : events) {
      for (int viewer = -1; viewer < state.players; ++viewer) {
        const std::string sentence = sentence_of(event, teller_for(viewer));
        ASSERT_TRUE(reads_well(sentence)) << sentence << " " << static_cast<int>(event.type);
      }
    }
    const std::vector<std::string> together = sentences_of(events, teller_for(0));
    ASSERT_LE(together.size(), events.size());
    for (const std::string& sentence : together) ASSERT_TRUE(reads_well(sentence)) << sentence;
    sentences += static_cast<int>(together.size());
  });
  EXPECT_GT(sentences, 100000);
}

TEST(LabyrinthSentences, what_belongs_together_is_one_sentence) {
  GameForTest game = straight();
  game.trap("D2", "SPK");
  game.play("move D1, move D2, roll 1 3");
  EXPECT_EQ(told(game, 0),
            "You move S0 – D1 – D2. You roll 1 + 3 = 4 for the trap Spikes (needs 6 or more) and fail. "
            "You lose 1 life; 3 left. It is the turn of seat 2.");
  EXPECT_EQ(told(game, 1),
            "Seat 1 moves S0 – D1 – D2. Seat 1 rolls 1 + 3 = 4 for the trap Spikes (needs 6 or more) and fails. "
            "Seat 1 loses 1 life; 3 left. It is your turn.");
}

TEST(LabyrinthSentences, a_fight_says_what_counts_when_the_dice_do_not) {
  GameForTest game = straight();
  game.pawn(1, "D2").pawn(2, "D2").life(1, 2);
  game.play("attack 2, roll 3 4, roll 2 3");
  EXPECT_EQ(told(game, 0),
            "You attack seat 2. You roll 3 + 4 = 7 against seat 2. Seat 2 defends with 2 + 3 = 5. "
            "Lost life and bonuses counted, it is 5 to 5. Your fight against seat 2 is a tie.");
  game.life(1, 4).play("attack 2, roll 3 4, roll 2 3");
  EXPECT_EQ(told(game, 1).substr(0, 110),
            "Seat 1 attacks you. Seat 1 rolls 3 + 4 = 7 against you. You defend yourself with 2 + 3 = 5. "
            "Seat 1 wins the fi");
}

TEST(LabyrinthSentences, groups_fight_together) {
  GameForTest game = straight(4);
  game.pawn(1, "D2").pawn(2, "D3").pawn(3, "D3").pawn(4, "D3");
  game.play("move D3, attack 1, attack 1, attack 2, roll 1 2 6, roll 2 2");
  EXPECT_EQ(told(game, 0),
            "You move from D2 to D3. Seat 2 attacks you. Seat 3 attacks you. Seat 4 attacks seat 2. "
            "Together they roll 1 + 2 + 6 = 9 against you. You defend yourself with 2 + 2 = 4. "
            "Seat 2 and seat 3 together win the fight against you. You lose 1 life; 3 left.");
  EXPECT_EQ(told(game, 1),
            "Seat 1 moves from D2 to D3. You attack seat 1. Seat 3 attacks seat 1. Seat 4 attacks you. "
            "The attackers of seat 1 roll 1 + 2 + 6 = 9 together. Seat 1 defends with 2 + 2 = 4. "
            "Together with seat 3 you win the fight against seat 1. Seat 1 loses 1 life; 3 left.");
  game.play("roll 1 1, roll 6 6, attack 2, join, pass, roll 1 1 1, roll 1 2");
  EXPECT_EQ(told(game, 1),
            "Seat 4 rolls 1 + 1 = 2 against you. You defend yourself with 6 + 6 = 12. You beat off seat 4. Seat 4 loses 1 life; 3 left. "
            "Seat 1 attacks you. Seat 3 joins the attack on you. Seat 4 does not join the attack on you. "
            "Together they roll 1 + 1 + 1 = 3 against you. You defend yourself with 1 + 2 = 3. "
            "Lost life and bonuses counted, it is 2 to 3. You beat off seat 1 and seat 3. Seat 1 loses 1 life; 2 left. "
            "Seat 3 loses 1 life; 3 left.");
}

TEST(LabyrinthSentences, the_lot_of_five_is_told_in_its_order) {
  Options options;
  options.players = 5;
  options.set = &default_set().components;
  GameForTest game(5);
  game.s = Labyrinth::initial(options);
  game.play("roll 1 1, roll 1 2, roll 6 6, roll 1 3, roll 1 4, lot 4, lot 1, lot 5, lot 2");
  const std::string order = "By lot the start fields are chosen in this order: seat 4, seat 1, seat 5, seat 2, seat 3.";
  EXPECT_NE(told(game, -1).find(order), std::string::npos) << told(game, -1);
  EXPECT_NE(told(game, 0).find("seat 4, you, seat 5, seat 2, seat 3."), std::string::npos) << told(game, 0);
  GameForTest later(5);
  later.s = Labyrinth::initial(options);
  later.play("roll 1 1, roll 1 2, roll 6 6, roll 1 3, roll 1 4");
  later.play("lot 4");
  EXPECT_EQ(told(later, 3), "By lot you choose your start field first.");
  later.play("lot 1");
  EXPECT_EQ(told(later, 3), "Seat 1 comes next in the lot.");
  later.play("lot 5");
  later.play("lot 2");
  EXPECT_EQ(told(later, 1), "You come next in the lot. Seat 3 comes next in the lot.");
}

TEST(LabyrinthSentences, daze_that_adds_up_is_told_with_its_sum) {
  GameForTest game = straight();
  game.pawn(1, "D2").trap("D3", "GAS").play("move D3, roll 1 2");
  EXPECT_NE(told(game, 0).find("You are dazed, with 2 tokens."), std::string::npos) << told(game, 0);
  EXPECT_EQ(sentence_of({.type = EventType::dazed, .seat = 0, .a = 1, .b = 3, .dropped = 0, .added = 0, .dice = {}}, teller_for(0)),
            "You get 1 more daze token: now you have 3.");
  EXPECT_EQ(sentence_of({.type = EventType::dazed, .seat = 0, .a = 2, .b = 3, .dropped = 0, .added = 0, .dice = {}}, teller_for(1)),
            "Seat 1 gets 2 more daze tokens and now has 3.");
  // A jump that ends badly, onto a trap that dazes.
  GameForTest jumper = bridge();
  jumper.pawn(1, "C3").trap("C3b", "DRT").play("jump, roll 1, roll 1 2");
  EXPECT_NE(told(jumper, 0).find("and are dazed."), std::string::npos) << told(jumper, 0);
  EXPECT_NE(told(jumper, 0).find("You get 1 more daze token: now you have 2."), std::string::npos) << told(jumper, 0);
}

TEST(LabyrinthSentences, what_a_first_try_and_a_retry_need_is_told) {
  GameForTest game = straight();
  game.pawn(1, "D2").trap("D3", "GST").play("move D3, roll 1 2");
  EXPECT_NE(told(game, 1).find("Seat 1 rolls 1 + 2 = 3 for the trap Gale (needs 8 or more at a first try, 6 or more at a retry) and fails."),
            std::string::npos)
      << told(game, 1);
}

TEST(LabyrinthSentences, who_has_won_is_said_when_the_game_is_over) {
  GameForTest game = straight();
  EXPECT_EQ(ending_text(game.s, teller_for(0)), "");
  game.pawn(1, "D3").keys(1, 1).play("move D4");
  EXPECT_EQ(ending_text(game.s, teller_for(0)), "You have won: you are on the centre with a key.");
  EXPECT_EQ(ending_text(game.s, teller_for(-1)), "Seat 1 has won: on the centre with a key.");
}

}  // namespace
}  // namespace meander::labyrinth
