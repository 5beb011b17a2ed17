// A resampled state is drawn evenly from all that agree with the view (ONI-6.11), shown on small positions with exact expectations and fixed seeds.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <vector>

#include "onirim/game.hpp"
#include "table/position.hpp"
#include "tier.hpp"

namespace {

using namespace meander;
using namespace meander::onirim;

Position loaded(const char* text) {
  const Result<Position> position = position_from_text(text);
  EXPECT_TRUE(position) << position.error().text();
  return position ? *position : Position{};
}

using Cards = std::multiset<int>;
using Chances = std::map<std::pair<Cards, int>, double>;  // a hand and the card of one known place, or -1

// What the first seat can't see: the second seat's private cards, and the top card when the second seat alone knows it.
std::pair<Cards, int> hidden(const State& state) {
  Cards hand;
  for (std::size_t i = 0; i < state.private_cards[1].size(); ++i) hand.insert(state.private_cards[1][i].card());
  return {hand, state.known.top_size() > 0 ? state.known.top(0).card() : -1};
}

// Deals every ordered hand of distinct cards, then every top card: all are equally likely.
void deal(std::vector<int>& cards, Cards& hand, std::size_t left, bool top, double chance, Chances& chances) {
  if (left == 0) {
    if (!top) {
      chances[{hand, -1}] += chance;
      return;
    }
    for (const int card : cards) chances[{hand, card}] += chance / static_cast<double>(cards.size());
    return;
  }
  double fit = 0;
  for (const int card : cards) fit += is_labyrinth(static_cast<Card>(card)) ? 1 : 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int card = cards[i];
    if (!is_labyrinth(static_cast<Card>(card))) continue;
    cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(i));
    const auto place = hand.insert(card);
    deal(cards, hand, left - 1, top, chance / fit, chances);
    hand.erase(place);
    cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(i), card);
  }
}

Chances expected(const State& state, bool top) {
  const Bag unseen = Onirim::view(state, 0).unseen();
  std::vector<int> cards;
  for (int card = 0; card < card_kinds; ++card) cards.insert(cards.end(), static_cast<std::size_t>(unseen.count(static_cast<Card>(card))), card);
  Chances chances;
  Cards hand;
  deal(cards, hand, state.private_cards[1].size(), top, 1, chances);
  return chances;
}

void expect_even(const Position& position, bool top) {
  const int samples = full_tier() ? 1000000 : 100000;
  std::map<std::pair<Cards, int>, int> counts;
  Random random(23);
  const View view = Onirim::view(position.state, 0);
  for (int i = 0; i < samples; ++i) ++counts[hidden(Onirim::resample(view, random))];
  const Chances chances = expected(position.state, top);
  double statistic = 0;
  for (const auto& [deal, chance] : chances) {
    const double difference = counts[deal] - samples * chance;
    statistic += difference * difference / (samples * chance);
  }
  EXPECT_EQ(counts.size(), chances.size()) << "a deal that cannot be";
  const double freedom = static_cast<double>(chances.size()) - 1;
  EXPECT_LT((statistic - freedom) / std::sqrt(2 * freedom), 5.0);
}

TEST(OnirimKnowledge, HiddenHandsAreHypergeometric) {
  expect_even(loaded(R"({"format": "meander-onirim-position", "version": 1, "options": {"players": 2},
    "private": [["RS", "RM", "RK"], ["RS", "UM", "GK"]], "shared": ["BS", "BM"], "rows": [[], []],
    "deck": {"unknown": {"RS": 2, "UM": 1, "GM": 2, "RD": 1, "nightmare": 3}}, "turn": 1, "phase": "turn"})"),
              false);
}

TEST(OnirimKnowledge, HiddenPlacesAreEvenGivenTheHand) {
  expect_even(loaded(R"({"format": "meander-onirim-position", "version": 1, "options": {"players": 2, "with": ["towers"]},
    "private": [["RS", "RM", "RK"], ["RS", "UM", "R3"]], "shared": ["BS", "BM"], "rows": [[], []],
    "deck": {"top": ["UD@2"], "unknown": {"RS": 2, "GM": 1, "U4": 1, "RD": 1, "nightmare": 2}}, "turn": 1, "phase": "turn"})"),
              true);
}

// While *blue* waits for two Keys, there are two in the deck, whoever looks (ONI-9.4-blue).
TEST(OnirimKnowledge, KeysStillToGiveAreInTheDeck) {
  const Position position = loaded(R"({"format": "meander-onirim-position", "version": 1, "options": {"players": 2, "with": ["premonitions"]},
    "private": [["RS", "RM", "UM"], ["GS", "GM", "BS"]], "shared": ["BS", "BM"], "rows": [[], []], "doors": [["UD"], ["UD"]],
    "premonitions": {"open": [], "pile": [], "gone": ["blue"]},
    "deck": {"unknown": {"RK": 1, "UK": 1, "GM": 2}}, "turn": 1, "phase": "keys", "pending": {"remaining": 2, "premonition": "blue"}})");
  Random random(3);
  const View view = Onirim::view(position.state, 1);
  for (int i = 0; i < 100; ++i) {
    const State resampled = Onirim::resample(view, random);
    ASSERT_EQ(problem_of({position.options, resampled}).text(), "") << json_of(Position{position.options, resampled}).dump();
  }
}

}  // namespace
