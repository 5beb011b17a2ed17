// The small decks that computer players are held against have the values that are written down.
#include "small_decks.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "brute_force.hpp"
#include "study/simulation.hpp"
#include "study/solver.hpp"
#include "tier.hpp"

namespace meander::onirim {
namespace {

constexpr double digits_written = 5e-12;

TEST(SmallDecks, AreSmallAndNeitherSureNorHopeless) {
  for (const SmallDeck& deck : small_decks) {
    const auto options = options_from_words(deck.options);
    ASSERT_TRUE(options) << deck.options;
    int cards = 0;
    for (const std::uint8_t count : options->composition()) cards += count;
    EXPECT_EQ(cards, deck.cards) << deck.options;
    EXPECT_GE(cards, 14) << deck.options;
    EXPECT_LE(cards, 17) << deck.options;
    EXPECT_EQ(options->hand_size, 5) << deck.options;
    EXPECT_GT(deck.value, 0.2) << deck.options;
    EXPECT_LT(deck.value, 0.95) << deck.options;
  }
}

// The smaller ones in the fast tier; all take a minute or two.
TEST(SmallDecks, HaveTheseValues) {
  for (const SmallDeck& deck : small_decks) {
    const bool quick = &deck == &small_decks[0] || &deck == &small_decks[1];
    if (!quick && !full_tier()) continue;
    Solver solver;
    EXPECT_NEAR(*solver.value(new_game(deck.options)), deck.value, digits_written) << deck.options;
  }
}

// With more cards at hand and shorter looks, so that every state can be solved as it is.
TEST(SmallDecks, AreSolvedAsByTheRulesAlone) {
  if (!full_tier()) GTEST_SKIP() << "only in the full tier";
  for (const char* words : {"hand_size=7 deck=RS:3,RM:2,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,nightmare:2",
                            "hand_size=7 prophecy_depth=3 deck=RS:4,RM:2,RK:1,RD:2,US:2,UM:1,UK:1,UD:1,nightmare:1"}) {
    const State state = new_game(words);
    Solver solver;
    EXPECT_NEAR(*solver.value(state), BruteForce().value(state), 1e-12) << words;
  }
}

// No player wins more than the optimum, but for chance.
TEST(SmallDecks, AreNotWonMoreOftenByAPlayer) {
  const std::uint64_t games = full_tier() ? 100000 : 4000;
  for (const SmallDeck& deck : small_decks) {
    const ComputerPlayer greedy = *computer_player("greedy");
    const std::atomic<bool> stop = false;
    const Tally tally = simulate({*options_from_words(deck.options), {greedy, greedy}, games, 3, 1}, stop, nullptr).tally;
    const double rate = static_cast<double>(tally.wins) / static_cast<double>(games);
    EXPECT_LT(rate, deck.value + 4 * std::sqrt(deck.value * (1 - deck.value) / static_cast<double>(games))) << deck.options;
  }
}

}  // namespace
}  // namespace meander::onirim
