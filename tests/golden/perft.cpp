// How many different sequences of actions and chance outcomes lead from set positions to each depth, by the product and by the second referee.
//
// Each perft/NAME.txt holds options, the actions that lead to perft/NAME.json, and a line "depth D: N" for each depth.
#include <gtest/gtest.h>

#include "game_text.hpp"
#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "referee_setup.hpp"
#include "tier.hpp"

namespace meander::onirim {

namespace {

struct Perft {
  std::filesystem::path path;
  Options options;
  std::vector<std::string> prefix;
  std::vector<std::uint64_t> counts;  // counts[d] for depth d
};

std::vector<Perft> all_perfts() {
  std::vector<Perft> perfts;
  for (const auto& path : texts_in(std::filesystem::path(MEANDER_GOLDEN) / "perft")) {
    Perft perft{path, {}, {}, {1}};
    for (const std::string& line : split(content_of(path), "\n")) {
      if (const std::string words = after(line, "options "); !words.empty()) {
        const Result<Options> options = options_from_words(words);
        EXPECT_TRUE(options) << path;
        if (options) perft.options = *options;
      }
      if (const std::string actions = after(line, "actions "); !actions.empty()) perft.prefix = split(actions, "; ");
      if (line.starts_with("depth ")) perft.counts.push_back(std::stoull(line.substr(line.find(": ") + 2)));
    }
    perfts.push_back(perft);
  }
  return perfts;
}

std::uint64_t count(const State& state, int depth) {
  if (depth == 0) return 1;
  ActionList actions;
  OutcomeList outcomes;
  Onirim::legal_actions(state, actions);
  Onirim::chance_outcomes(state, outcomes);
  if (depth == 1) return actions.size() + outcomes.size();
  std::uint64_t sum = 0;
  const auto go_on = [&](Action action) {
    State next = state;
    Onirim::apply_unchecked(next, action);
    sum += count(next, depth - 1);
  };
  for (const Action action : actions) go_on(action);
  for (const auto& outcome : outcomes) go_on(outcome.action);
  return sum;
}

// The second referee cannot go back, so every sequence is played from the beginning.
std::uint64_t count_by_referee(const referee::Setup& setup, std::vector<std::string>& actions, int depth) {
  if (depth == 0) return 1;
  referee::Referee referee(setup);
  for (const std::string& action : actions) referee.apply(action);
  if (referee.to_move() == 2) return 0;
  std::vector<std::string> legal;
  referee.legal(legal);
  if (depth == 1) return legal.size();
  std::uint64_t sum = 0;
  for (const std::string& action : legal) {
    actions.push_back(action);
    sum += count_by_referee(setup, actions, depth - 1);
    actions.pop_back();
  }
  return sum;
}

TEST(OnirimPerft, PositionsAreReached) {
  for (const Perft& perft : all_perfts()) {
    State state = Onirim::initial(perft.options);
    for (const std::string& text : perft.prefix) {
      const Result<Action> action = parse_action(text, perft.options.players);
      Events events;
      ASSERT_TRUE(action && !Onirim::apply(state, *action, events)) << perft.path << ": " << text;
    }
    EXPECT_EQ(json_of(Position{perft.options, state}).dump(2) + "\n", content_of(std::filesystem::path(perft.path).replace_extension(".json")));
  }
}

TEST(OnirimPerft, TheProductCountsAsBefore) {
  const std::uint64_t most = full_tier() ? 100000000 : 200000;
  std::size_t deepest = 0;
  for (const Perft& perft : all_perfts()) {
    const Result<Position> position = position_from_text(content_of(std::filesystem::path(perft.path).replace_extension(".json")));
    ASSERT_TRUE(position) << perft.path << ": " << position.error().text();
    for (std::size_t depth = 1; depth < perft.counts.size() && perft.counts[depth] <= most; ++depth) {
      EXPECT_EQ(count(position->state, static_cast<int>(depth)), perft.counts[depth]) << perft.path << " at depth " << depth;
      deepest = std::max(deepest, depth);
    }
  }
  EXPECT_GE(deepest, 6U);
}

TEST(OnirimPerft, TheSecondRefereeCountsTheSame) {
  const std::uint64_t most = full_tier() ? 60000 : 3000;  // sequences played
  std::size_t deepest = 0;
  for (const Perft& perft : all_perfts()) {
    const referee::Setup setup = referee_setup(perft.options);
    for (std::size_t depth = 1; depth < perft.counts.size() && perft.counts[depth - 1] <= most; ++depth) {
      std::vector<std::string> actions = perft.prefix;
      EXPECT_EQ(count_by_referee(setup, actions, static_cast<int>(depth)), perft.counts[depth]) << perft.path << " at depth " << depth;
      deepest = std::max(deepest, depth);
    }
  }
  EXPECT_GE(deepest, 6U);
}

}  // namespace

}  // namespace meander::onirim
