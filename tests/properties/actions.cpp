// What is listed as legal applies, everything else is refused by a named rule and changes nothing, and all ways to apply agree.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "generators.hpp"
#include "tier.hpp"
#include "universe.hpp"

namespace {

using namespace meander;
using namespace meander::onirim;

bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

// Legal actions of a seat, or the outcomes of chance, as sorted integers.
std::vector<std::uint32_t> choices(const State& state) {
  ActionList actions;
  OutcomeList outcomes;
  Onirim::legal_actions(state, actions);
  Onirim::chance_outcomes(state, outcomes);
  std::vector<std::uint32_t> integers;
  for (const Action action : actions) integers.push_back(to_integer(action));
  for (const auto& outcome : outcomes) integers.push_back(to_integer(outcome.action));
  std::sort(integers.begin(), integers.end());
  return integers;
}

// "" or the first action of the universe that is treated wrongly; all choices must be in the universe.
std::string wrongly_treated(const State& state, const std::vector<Action>& universe) {
  const std::vector<std::uint32_t> legal = choices(state);
  std::vector<std::uint32_t> accepted;
  Events events;
  State copy = state;
  for (const Action action : universe) {
    events.clear();
    const Refusal why_not = Onirim::why_not(state, action);
    const Refusal refusal = Onirim::apply(copy, action, events);
    const std::string name = std::to_string(to_integer(action)) + " in phase " + std::string(name_of(state.phase));
    if (!(why_not == refusal)) return "why_not and apply disagree about " + name;
    if (refusal) {
      if (!same_bytes(copy, state)) return "a refused action changed the state: " + name;
      if (events.size() != 0 || events.rules().any()) return "a refused action made events: " + name;
      if (name_of(refusal.rule()).substr(0, 4) != "ONI-") return "no rule refuses " + name;
    } else {
      if (same_bytes(copy, state)) return "a legal action changed nothing: " + name;
      accepted.push_back(to_integer(action));
      copy = state;
    }
  }
  std::sort(accepted.begin(), accepted.end());
  return accepted == legal ? "" : "what is accepted is not what is listed in phase " + std::string(name_of(state.phase));
}

RC_GTEST_PROP(OnirimProperties, LegalActionsApplyAndAllOthersAreRefused, ()) {
  Walk walk = drawn_walk();
  walk.go(drawn(0, 12, "first step"));
  for (; !walk.over(); walk.go(13)) RC_ASSERT(wrongly_treated(walk.state(), all_actions(walk.options().players)) == "");
  RC_ASSERT(wrongly_treated(walk.state(), all_actions(walk.options().players)) == "");
}

TEST(OnirimProperties, EveryIntegerIsRefusedUnlessListed) {
  const std::vector<Action> universe = all_integers();
  for (const Example& example : examples(full_tier() ? 6 : 1)) EXPECT_EQ(wrongly_treated(example.state, universe), "");
}

TEST(OnirimProperties, ExamplesReachEveryPhase) {
  std::array<std::array<bool, phase_count>, 2> seen{};
  for (const Example& example : examples(1)) seen[example.options.players - 1U][static_cast<std::size_t>(example.state.phase)] = true;
  for (std::size_t phase = 0; phase < phase_count; ++phase) {
    const auto name = static_cast<Phase>(phase);
    const bool for_two_only = name == Phase::pick || name == Phase::exchange || name == Phase::pairs;
    EXPECT_TRUE(seen[1][phase]) << name_of(name);
    EXPECT_NE(seen[0][phase], for_two_only) << name_of(name);
  }
}

RC_GTEST_PROP(OnirimProperties, AllWaysToApplyAgree, ()) {
  Walk walk = drawn_walk();
  Events checked;
  Events unchecked;
  for (; !walk.over();) {
    for (const std::uint32_t integer : choices(walk.state())) {
      const Action action = from_integer(integer);
      State by_apply = walk.state();
      State with_events = walk.state();
      State quiet = walk.state();
      checked.clear();
      unchecked.clear();
      RC_ASSERT(!Onirim::apply(by_apply, action, checked));
      Onirim::apply_unchecked(with_events, action, unchecked);
      Onirim::apply_unchecked(quiet, action);
      RC_ASSERT(same_bytes(by_apply, with_events) && same_bytes(by_apply, quiet));
      RC_ASSERT(std::equal(checked.begin(), checked.end(), unchecked.begin(), unchecked.end()) && checked.rules() == unchecked.rules());
    }
    walk.step();
  }
}

RC_GTEST_PROP(OnirimProperties, ChoicesAreListedOnceAndForTheOneToMove, ()) {
  Walk walk = drawn_walk();
  ActionList actions;
  OutcomeList outcomes;
  for (bool over = false; !over; over = walk.over(), walk.go(1)) {
    Onirim::legal_actions(walk.state(), actions);
    Onirim::chance_outcomes(walk.state(), outcomes);
    const Turn turn = Onirim::turn(walk.state());
    RC_ASSERT(actions.empty() == (turn.who != Turn::Who::seat));
    RC_ASSERT(outcomes.empty() == (turn.who != Turn::Who::chance));
    const std::vector<std::uint32_t> listed = choices(walk.state());
    RC_ASSERT(std::adjacent_find(listed.begin(), listed.end()) == listed.end());
    // A step with one option takes itself, but for those that always wait.
    const Phase phase = walk.state().phase;
    const bool waits = phase == Phase::turn || (phase == Phase::door && walk.options().players == 2 && !walk.options().open_talk);
    RC_ASSERT(turn.who != Turn::Who::seat || waits || actions.size() >= 2);
  }
}

}  // namespace
