// The longer step of the interface is nothing but the single ones: the same states, the same random numbers, whoever is to move then.
#include <gtest/gtest.h>

#include "generators.hpp"
#include "tier.hpp"

namespace {

using namespace meander;
using namespace meander::onirim;

// From any state, whoever is to move.
std::string settles_otherwise(const State& start, std::uint64_t seed) {
  State at_once = start;
  State by_steps = start;
  Random first(seed);
  Random second(seed);
  const Turn turn = Onirim::settle(at_once, first);
  if (turn != settle_by_steps<Onirim>(by_steps, second)) return "another turn";
  if (turn != Onirim::turn(at_once) || turn.who == Turn::Who::chance) return "not whose turn it is";
  if (!(at_once == by_steps)) return "another state";
  return first.next() == second.next() ? "" : "other random numbers";
}

RC_GTEST_PROP(OnirimProperties, SettlingIsStepping, ()) {
  Walk walk = drawn_walk();
  const auto seed = *rc::gen::arbitrary<std::uint64_t>().as("seed of the settling");
  for (; !walk.over(); walk.step()) RC_ASSERT(settles_otherwise(walk.state(), seed) == "");
  RC_ASSERT(settles_otherwise(walk.state(), seed) == "");
}

// In the middle of a row of draws as well, in every option set.
TEST(OnirimProperties, SettlingIsSteppingInEveryOptionSet) {
  const std::uint64_t games = full_tier() ? 200 : 20;
  for (int set = 0; set < option_sets; ++set) {
    for (std::uint64_t game = 0; game < games; ++game) {
      std::uint64_t seed = game;
      for (Walk walk(game, set); !walk.over(); walk.step()) ASSERT_EQ(settles_otherwise(walk.state(), ++seed), "") << name_of_set(set) << ' ' << game;
    }
  }
}

}  // namespace
