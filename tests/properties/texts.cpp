// What is written is read back as it was: actions, positions at every phase, and options.
#include <gtest/gtest.h>

#include <set>

#include "generators.hpp"
#include "table/options_text.hpp"
#include "table/position.hpp"
#include "tier.hpp"
#include "universe.hpp"

namespace {

using namespace meander;
using namespace meander::onirim;

TEST(OnirimProperties, EveryActionHasOneText) {
  for (const int players : {1, 2}) {
    std::set<std::uint32_t> integers;
    for (const std::string& text : all_texts(players)) {
      const Result<Action> action = parse_action(text, players);
      ASSERT_TRUE(action) << action.error().text();
      EXPECT_EQ(text_of(*action, players), text);
      EXPECT_TRUE(integers.insert(to_integer(*action)).second) << text << " is another text of one action";
      EXPECT_EQ(from_integer(to_integer(*action)), *action);
    }
  }
}

TEST(OnirimProperties, TextsOfTwoMeanNothingAlone) {
  for (const std::string& text : all_texts(2)) {
    const bool for_two_only = text.ends_with(" shared") || text.starts_with("exchange") || text.starts_with("return");
    EXPECT_NE(static_cast<bool>(parse_action(text, 1)), for_two_only) << text;
  }
}

RC_GTEST_PROP(OnirimProperties, ChoicesAreReadBackFromTheirTexts, ()) {
  Walk walk = drawn_walk();
  ActionList actions;
  OutcomeList outcomes;
  for (; !walk.over(); walk.step()) {
    Onirim::legal_actions(walk.state(), actions);
    Onirim::chance_outcomes(walk.state(), outcomes);
    const auto is_read_back = [&walk](Action action) {
      const Result<Action> again = parse_action(walk.text(action), walk.options().players);
      return again && *again == action && from_integer(to_integer(action)) == action;
    };
    for (const Action action : actions) RC_ASSERT(is_read_back(action));
    for (const auto& outcome : outcomes) RC_ASSERT(is_read_back(outcome.action));
  }
}

// "" or how a position fails to come back.
std::string lost_on_the_way(const Position& position) {
  const Error problem = problem_of(position);
  if (!problem.reason.empty()) return "a position of a game is refused: " + problem.text();
  const Json json = json_of(position);
  const std::string text = json.dump();
  const Result<Position> again = position_from_text(text);
  if (!again) return "it is refused: " + again.error().text() + "\n  " + text;
  if (!(again->options == position.options)) return "other options";
  if (!(again->state == position.state)) return "another state\n  " + text + "\n  " + json_of(*again).dump();
  return json_of(*again).dump() == text ? "" : "another text";
}

RC_GTEST_PROP(OnirimProperties, PositionsAreReadBack, ()) {
  Walk walk = drawn_walk();
  walk.go(drawn(0, 7, "first step"));
  for (; !walk.over(); walk.go(7)) RC_ASSERT(lost_on_the_way({walk.options(), walk.state()}) == "");
  RC_ASSERT(lost_on_the_way({walk.options(), walk.state()}) == "");
}

TEST(OnirimProperties, PositionsOfEveryPhaseAreReadBack) {
  for (const Example& example : examples(full_tier() ? 100 : 10)) {
    EXPECT_EQ(lost_on_the_way({example.options, example.state}), "") << name_of(example.state.phase);
  }
}

RC_GTEST_PROP(OnirimProperties, OptionsAreReadBack, ()) {
  const Options options = drawn_walk().options();
  RC_ASSERT(options.problem().empty());
  const Result<Options> from_words = options_from_words(words_of(options));
  RC_ASSERT(from_words && *from_words == options);
  const Json json = json_of(options);
  const Result<Options> from_json = options_from_json(json);
  RC_ASSERT(from_json && *from_json == options);
  const Result<Json> parsed = parse_json(json.dump());
  RC_ASSERT(parsed && *parsed == json);
  RC_ASSERT(json_of(*from_json) == json && words_of(*from_words) == words_of(options));
}

}  // namespace
