// Single positions, what the solver says of their actions, and what it refuses.
#include <gtest/gtest.h>

#include <atomic>
#include <string>

#include "brute_force.hpp"
#include "onirim/notation.hpp"
#include "study/solver.hpp"
#include "table/position.hpp"

namespace meander::onirim {
namespace {

State position(const std::string& zones) {
  const std::string options = R"({"hand_size": 2, "deck": {"US": 1, "RK": 1, "RD": 1, "nightmare": 1}})";
  return position_from_text(R"({"format": "meander-onirim-position", "version": 1, "options": )" + options + ", " + zones + "}")->state;
}

// With the Key in hand the next door is gained, but a Nightmare before it takes the Key or the rest of the deck.
TEST(SolverPositions, KnowTheOrderOfTheDeck) {
  const std::string hand = R"("hand": ["US", "RK"], "deck": )";
  Solver solver;
  EXPECT_EQ(*solver.value(position(hand + R"({"top": ["RD", "nightmare"]})")), 1);
  EXPECT_EQ(*solver.value(position(hand + R"({"top": ["nightmare", "RD"]})")), 0);
  EXPECT_EQ(*solver.value(position(hand + R"({"unknown": {"RD": 1, "nightmare": 1}})")), 0.5);
}

TEST(SolverPositions, TellTheValueOfEachAction) {
  Solver solver;
  const auto values = solver.values(position(R"("hand": ["US", "RK"], "deck": {"unknown": {"RD": 1, "nightmare": 1}})"));
  ASSERT_TRUE(values);
  ASSERT_EQ(values->size(), 4);
  // The blue sun is in nobody's way; without the Key there is no door, and the prophecy discards one of the two cards.
  EXPECT_EQ(text_of((*values)[0].action, 1), "play US");
  EXPECT_EQ(text_of((*values)[1].action, 1), "discard US");
  EXPECT_EQ((*values)[0].value, 0.5);
  EXPECT_EQ((*values)[1].value, 0.5);
  EXPECT_EQ((*values)[2].value, 0);
  EXPECT_EQ((*values)[3].value, 0);
}

TEST(SolverPositions, OfFinishedGamesAndOfChanceHaveNoActions) {
  Solver solver;
  const State won = position(R"("doors": ["RD"], "hand": ["US"], "phase": "over", "result": {"outcome": "won"})");
  EXPECT_EQ(*solver.value(won), 1);
  EXPECT_TRUE(solver.values(won)->empty());
  EXPECT_TRUE(solver.values(new_game("hand_size=1 deck=RS:2,RM:1,RD:1"))->empty());
}

TEST(SolverRefuses, GamesOfTwoAndLargeOnes) {
  Solver solver;
  const auto two = solver.value(new_game("players=2"));
  ASSERT_FALSE(two);
  EXPECT_EQ(two.error().text(), "players: games alone can be solved, games of two cannot");
  const auto large = solver.value(new_game("standard"));
  ASSERT_FALSE(large);
  EXPECT_EQ(large.error().text(), "deck: 76 cards are in deck, hand and limbo; up to 32 can be tried, and up to about 17 be solved");
  EXPECT_FALSE(solver.values(new_game("standard")));
}

// What was solved before the memory was full is kept: the solver goes on to answer what fits.
TEST(SolverRefuses, WhatNeedsMoreMemory) {
  Solver solver({.memory = 300000});
  const State small = new_game("hand_size=1 deck=RS:2,RM:1,RD:1");
  EXPECT_NEAR(*solver.value(small), 1.0 / 3, 1e-12);
  const auto refused = solver.value(new_game("deck=RS:3,RM:2,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,nightmare:2"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().text(), "memory: " + std::to_string(solver.positions()) + " positions fill what they may take, and this game has more");
  EXPECT_LE(solver.bytes(), 300000);
  EXPECT_NEAR(*solver.value(small), 1.0 / 3, 1e-12);
}

TEST(SolverStops, WhenItIsAskedTo) {
  std::atomic<bool> stop = false;
  std::uint64_t told = 0;
  const auto progress = [&](std::uint64_t positions) {
    told = positions;
    stop = true;
  };
  Solver solver({.stop = &stop, .progress = progress});
  const auto stopped = solver.value(new_game("deck=RS:3,RM:2,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,nightmare:2"));
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().text(), "interrupted before it was solved");
  EXPECT_GT(told, 0);
}

}  // namespace
}  // namespace meander::onirim
