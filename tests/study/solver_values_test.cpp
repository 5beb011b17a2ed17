// The solver against the rules alone, against games played, and against what can be worked out by hand.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "brute_force.hpp"
#include "study/solver.hpp"
#include "tier.hpp"

namespace meander::onirim {
namespace {

constexpr double rounding = 1e-12;

double value_of(const State& state) {
  Solver solver;
  return *solver.value(state);
}

TEST(SolverValues, AreThoseOfEveryWayOn) {
  for (const char* words : {
           "hand_size=1 deck=RS:2,RM:1,RD:1",
           "hand_size=1 deck=RS:2,RM:2,RD:1,nightmare:1",
           "hand_size=2 deck=RS:1,RM:1,RK:1,RD:1,UK:1",
       }) {
    const State state = new_game(words);
    EXPECT_NEAR(value_of(state), brute_force(state), rounding) << words;
  }
}

TEST(SolverValues, AreThoseOfAllStatesInEveryRuleSet) {
  std::vector<const char*> games{
      "hand_size=2 deck=RS:3,RM:1,RK:1,RD:1,nightmare:1",
      "hand_size=2 prophecy_depth=7 deck=RS:2,RM:2,RK:1,RD:1,nightmare:2",
      "hand_size=2 prophecy_depth=3 deck=RS:1,RM:1,RK:1,RD:1,UD:1,UK:2,nightmare:1",
      "hand_size=2 prophecy_depth=4 deck=RS:1,RM:1,RK:1,RD:1,UD:1,UK:1,GK:1",
      "hand_size=4 prophecy_depth=7 deck=RS:1,RM:1,RK:1,UK:1,GK:1,RD:1,UD:1,nightmare:2",
      "hand_size=2 discarded_door=loses prophecy_depth=4 deck=RS:1,RM:1,RK:2,RD:1,UD:1,UK:1,GK:1",
      "hand_size=2 with=book deck=RS:2,RK:2,UM:1,UK:1,RD:1,UD:1",
      "hand_size=2 prophecy_depth=7 with=book deck=RS:1,RM:2,RK:2,UM:2,RD:1,nightmare:1",
      "hand_size=2 with=book paradox=bottom deck=RS:2,RK:2,UM:1,UK:1,RD:1,UD:1",
      "hand_size=2 with=book,premonitions variants=lost-way deck=RK:2,UK:1,RM:1,RD:2",
      "hand_size=2 with=premonitions deck=RK:2,RS:1,RD:2,UD:1,UK:1",
  };
  if (full_tier()) {
    for (const char* words : {
             "hand_size=3 deck=RS:2,RM:1,RK:1,RD:1,UD:1,US:1,UM:1,UK:1,nightmare:1",
             "hand_size=2 with=towers deck=RK:1,RD:1,R5:1,U3:1,G4:1,B4:1,GK:1,nightmare:1",
             "hand_size=2 with=premonitions deck=RK:2,RS:1,RM:1,RD:1,happy-dream:1",
             "hand_size=2 with=towers deck=RK:2,RD:1,R5:1,R4:1,U3:1,U5:1,G4:1,B5:1",
             "hand_size=1 with=book deck=RS:4,RM:1,UM:1,RK:2,GS:1,RD:1,nightmare:1",
         })
      games.push_back(words);
  }
  for (const char* words : games) {
    const State state = new_game(words);
    EXPECT_NEAR(value_of(state), BruteForce().value(state), rounding) << words;
  }
}

// Positions in the middle of games, with what is known of the deck lying in a fixed order, and the value of each action.
TEST(SolverValues, AreRightInTheMiddleOfGames) {
  for (const char* words : {"hand_size=2 prophecy_depth=4 deck=RS:2,RM:1,RK:2,RD:1,UD:1,UK:1,nightmare:1",
                            "hand_size=2 with=book deck=RS:2,RK:2,UM:1,UK:1,RD:1,UD:1,nightmare:1"}) {
    Solver solver;
    BruteForce brute_force;
    int compared = 0;
    for (std::uint64_t game = 0; game < 40; ++game) {
      Random random(5, game);
      State state = new_game(words);
      ActionList actions;
      for (int decision = 0; Onirim::settle(state, random).who == Turn::Who::seat; ++decision) {
        if (decision > 1) {
          const auto values = solver.values(state);
          ASSERT_TRUE(values);
          for (const ActionValue& each : *values) {
            State next = state;
            Onirim::apply_unchecked(next, each.action);
            EXPECT_NEAR(each.value, brute_force.value(next), rounding) << words << ", game " << game << ", decision " << decision;
            ++compared;
          }
        }
        Onirim::legal_actions(state, actions);
        Onirim::apply_unchecked(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      }
    }
    EXPECT_GT(compared, 500) << words;
  }
}

// Three red cards and no other: they must come in the order sun, moon, sun, which is a third of the orders.
TEST(SolverValues, AreThoseWorkedOutByHand) {
  EXPECT_NEAR(value_of(new_game("hand_size=1 deck=RS:2,RM:1,RD:1")), 1.0 / 3, rounding);
  // Here the sun must be the second.
  EXPECT_NEAR(value_of(new_game("hand_size=1 deck=RS:1,RM:2,RD:1")), 1.0 / 3, rounding);
  // Three different ones fit in any order.
  EXPECT_EQ(value_of(new_game("hand_size=1 deck=RS:1,RM:1,RK:1,RD:1")), 1);
  // Too few cards for a series, and a Key can't be held while the door is drawn.
  EXPECT_EQ(value_of(new_game("hand_size=1 deck=RM:1,RK:1,RD:1")), 0);
}

TEST(SolverValues, AreTheSameWithOtherNamesOfColours) {
  for (const std::string options : {"hand_size=3", "hand_size=3 with=book"}) {
    const double value = value_of(new_game((options + " deck=RS:2,RM:1,RK:1,RD:1,UK:2,UD:1,GS:1,nightmare:1").c_str()));
    EXPECT_GT(value, 0.1);
    EXPECT_LT(value, 1);
    for (const char* deck : {"US:2,UM:1,UK:1,UD:1,RK:2,RD:1,GS:1,nightmare:1", "BS:2,BM:1,BK:1,BD:1,GK:2,GD:1,US:1,nightmare:1",
                             "GS:2,GM:1,GK:1,GD:1,RK:2,RD:1,BS:1,nightmare:1"}) {
      EXPECT_NEAR(value_of(new_game((options + " deck=" + deck).c_str())), value, rounding) << deck;
    }
  }
}

// What was solved under one name is not solved again under another.
TEST(SolverValues, AreFoundAgainWithOtherNamesOfColours) {
  Solver solver;
  ASSERT_TRUE(solver.value(new_game("hand_size=3 deck=RS:2,RM:1,RK:1,RD:1,UK:2,UD:1,GS:1,nightmare:1")));
  const std::uint64_t positions = solver.positions();
  ASSERT_TRUE(solver.value(new_game("hand_size=3 deck=BS:2,BM:1,BK:1,BD:1,GK:2,GD:1,US:1,nightmare:1")));
  EXPECT_EQ(solver.positions(), positions);
}

TEST(SolverValues, AreWhatBestPlayWins) {
  const State start = new_game("hand_size=3 deck=RS:2,RM:1,RK:1,RD:1,US:1,UM:1,UK:1,UD:1,nightmare:1");
  Solver solver;
  const double value = *solver.value(start);
  const int games = full_tier() ? 100000 : 4000;
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    Random random(11, static_cast<std::uint64_t>(game));
    State state = start;
    while (Onirim::settle(state, random).who == Turn::Who::seat) Onirim::apply_unchecked(state, solver.values(state)->front().action);
    wins += state.ending == Ending::won ? 1 : 0;
  }
  EXPECT_NEAR(static_cast<double>(wins) / games, value, 4 * std::sqrt(value * (1 - value) / games));
}

}  // namespace
}  // namespace meander::onirim
