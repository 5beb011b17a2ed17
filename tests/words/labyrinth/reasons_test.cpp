// Every reason of the greedy player has a sentence, which says whom and how much it is about.
#include <gtest/gtest.h>

#include "games_for_words.hpp"
#include "words/labyrinth/reason_text.hpp"

namespace meander::labyrinth {
namespace {

std::string text_of_reason(ReasonId id, int amount) { return reason_text({{}, {id, 2, static_cast<std::uint8_t>(amount)}}, teller_for(0)); }

TEST(LabyrinthReasonText, every_reason_has_a_whole_sentence) {
  for (int id = 0; id < reason_ids; ++id) {
    for (const int amount : {0, 1, 2, 58}) {
      const std::string text = text_of_reason(static_cast<ReasonId>(id), amount);
      EXPECT_TRUE(reads_well(text)) << id << ": " << text;
      EXPECT_EQ(text.back(), '.') << text;
    }
  }
}

TEST(LabyrinthReasonText, says_whom_and_how_much) {
  EXPECT_EQ(text_of_reason(ReasonId::comes_nearer, 2), "It brings you about 2 actions nearer to winning.");
  EXPECT_EQ(text_of_reason(ReasonId::builds_nearer, 0), "The tile brings you a little nearer to winning.");
  EXPECT_EQ(text_of_reason(ReasonId::holds_back, 1), "The tile makes the way of seat 3 about 1 action longer.");
  EXPECT_EQ(text_of_reason(ReasonId::likely_fight, 58), "You are likelier to win against seat 3 than to lose: you win in 58 % of all cases.");
  EXPECT_EQ(text_of_reason(ReasonId::drives_off, 40),
            "Seat 3 has come onto the centre with a key; you win in 40 % of all cases, which drives the other off.");
}

}  // namespace
}  // namespace meander::labyrinth
