// Cards are neither lost nor made (ONI-1.1, 8.1, 9.1), and chance is what a shuffled deck would do.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "generators.hpp"
#include "redaction.hpp"
#include "table/position.hpp"
#include "tier.hpp"

namespace {

using namespace meander;
using namespace meander::onirim;

RC_GTEST_PROP(OnirimProperties, CardsAreConserved, ()) {
  Walk walk = drawn_walk();
  const CardCounts composition = walk.options().composition();
  for (bool over = false; !over; over = walk.over(), walk.go(1)) {
    CardCounts counts{};
    count_cards(json_of(Position{walk.options(), walk.state()}), counts);
    RC_ASSERT(counts == composition);
  }
}

// The weights that the zones of a chance step call for, by the text of the outcome.
std::map<std::string, int> expected_weights(const Example& example) {
  const Json json = json_of(Position{example.options, example.state});
  const CardCounts composition = example.options.composition();
  std::map<std::string, int> weights;
  switch (example.state.phase) {
    case Phase::goals:
      for (int i = 0; i < colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        const std::string letter(1, letter_of(colour));
        int left = composition[door(colour)];
        for (const Json& goal : json.value("goals", Json::array())) left -= goal == letter ? 1 : 0;
        if (left > 0) weights["goal " + letter] = left;
      }
      return weights;
    case Phase::premonitions:
    case Phase::foresee:
      for (const Json& name : json["premonitions"]["pile"]) weights["reveal " + name.get<std::string>()] = 1;
      return weights;
    default:
      for (const auto& [name, count] : json["deck"]["unknown"].items()) weights["draw " + name] = count.get<int>();
      return weights;
  }
}

TEST(OnirimProperties, WeightsAreWhatIsLeftToDraw) {
  for (const Example& example : examples(full_tier() ? 200 : 20)) {
    if (Onirim::turn(example.state).who != Turn::Who::chance) continue;
    OutcomeList outcomes;
    Onirim::chance_outcomes(example.state, outcomes);
    std::map<std::string, int> weights;
    for (const auto& outcome : outcomes) {
      EXPECT_GT(outcome.weight, 0U);
      const bool fresh = weights.emplace(text_of(outcome.action, example.options.players), outcome.weight).second;
      EXPECT_TRUE(fresh) << "an outcome is there twice";
    }
    EXPECT_EQ(weights, expected_weights(example)) << name_of(example.state.phase);
  }
}

// Pearson's statistic of samples against the weights, in standard deviations of its distribution above the mean. The seed is fixed.
double deviation_of_samples(const State& state, int samples) {
  OutcomeList outcomes;
  Onirim::chance_outcomes(state, outcomes);
  std::map<std::uint32_t, int> drawn;
  Random random(17);
  for (int i = 0; i < samples; ++i) ++drawn[to_integer(Onirim::sample(state, random))];
  double total = 0;
  for (const auto& outcome : outcomes) total += outcome.weight;
  double statistic = 0;
  int counted = 0;
  for (const auto& outcome : outcomes) {
    const double expected = samples * outcome.weight / total;
    const int count = drawn[to_integer(outcome.action)];
    statistic += (count - expected) * (count - expected) / expected;
    counted += count;
  }
  EXPECT_EQ(counted, samples) << "an outcome was drawn that is not listed";
  const double freedom = static_cast<double>(outcomes.size()) - 1;
  return freedom > 0 ? (statistic - freedom) / std::sqrt(2 * freedom) : 0;
}

TEST(OnirimProperties, SamplesAgreeWithTheWeights) {
  int examined = 0;
  for (const Example& example : examples(full_tier() ? 20 : 3)) {
    if (Onirim::turn(example.state).who != Turn::Who::chance) continue;
    EXPECT_LT(deviation_of_samples(example.state, full_tier() ? 100000 : 20000), 6.0) << name_of(example.state.phase);
    ++examined;
  }
  EXPECT_GE(examined, 8 * 3);
}

}  // namespace
