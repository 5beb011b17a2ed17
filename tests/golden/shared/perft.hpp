// How many different sequences of actions and chance outcomes lead from set positions to each depth, by the product and by a second referee.
//
// Each perft/NAME.txt holds options, the actions that lead to perft/NAME.json, and a line "depth D: N" for each depth. G tells what a table knows of
// the game (table/at_table.hpp).
#pragma once

#include <gtest/gtest.h>

#include <cstdint>

#include "game_text.hpp"
#include "table/json.hpp"
#include "tier.hpp"

namespace meander {

template <typename G>
struct Perft {
  std::filesystem::path path;
  typename G::Options options;
  std::vector<std::string> prefix;
  std::vector<std::uint64_t> counts;  // counts[d] for depth d
  std::string position() const { return content_of(std::filesystem::path(path).replace_extension(".json")); }
};

template <typename G>
std::vector<Perft<G>> all_perfts() {
  std::vector<Perft<G>> perfts;
  for (const auto& path : texts_in(std::filesystem::path(MEANDER_GOLDEN) / "perft")) {
    Perft<G> perft{path, {}, {}, {1}};
    for (const std::string& line : split(content_of(path), "\n")) {
      if (const std::string words = after(line, "options "); !words.empty()) {
        const Result<typename G::Options> options = G::options_from_words(words);
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

template <typename Game>
std::uint64_t count_sequences(const typename Game::State& state, int depth) {
  if (depth == 0) return 1;
  typename Game::ActionList actions;
  typename Game::OutcomeList outcomes;
  Game::legal_actions(state, actions);
  Game::chance_outcomes(state, outcomes);
  if (depth == 1) return actions.size() + outcomes.size();
  std::uint64_t sum = 0;
  const auto go_on = [&](typename Game::Action action) {
    typename Game::State next = state;
    Game::apply_unchecked(next, action);
    sum += count_sequences<Game>(next, depth - 1);
  };
  for (const auto action : actions) go_on(action);
  for (const auto& outcome : outcomes) go_on(outcome.action);
  return sum;
}

// A second referee cannot go back, so every sequence is played from the beginning: `legal_after(actions)` is what may follow.
template <typename LegalAfter>
std::uint64_t count_by_referee(const LegalAfter& legal_after, std::vector<std::string>& actions, int depth) {
  if (depth == 0) return 1;
  const std::vector<std::string> legal = legal_after(actions);
  if (depth == 1) return legal.size();
  std::uint64_t sum = 0;
  for (const std::string& action : legal) {
    actions.push_back(action);
    sum += count_by_referee(legal_after, actions, depth - 1);
    actions.pop_back();
  }
  return sum;
}

template <typename G>
void expect_positions_are_reached() {
  for (const Perft<G>& perft : all_perfts<G>()) {
    typename G::State state = G::Game::initial(perft.options);
    for (const std::string& text : perft.prefix) {
      const auto action = G::parse_action(text, perft.options);
      typename G::Events events;
      ASSERT_TRUE(action && !G::Game::apply(state, *action, events)) << perft.path << ": " << text;
    }
    EXPECT_EQ(G::json_of(typename G::Position{perft.options, state}).dump(2) + "\n", perft.position());
  }
}

// Depths with no more than so many sequences; `deepest` must be among them.
template <typename G>
void expect_counts_as_before(std::uint64_t most, std::size_t deepest) {
  std::size_t reached = 0;
  for (const Perft<G>& perft : all_perfts<G>()) {
    const auto position = G::position_from_text(perft.position(), &perft.options);
    ASSERT_TRUE(position) << perft.path << ": " << position.error().text();
    for (std::size_t depth = 1; depth < perft.counts.size() && perft.counts[depth] <= most; ++depth) {
      EXPECT_EQ(count_sequences<typename G::Game>(position->state, static_cast<int>(depth)), perft.counts[depth])
          << perft.path << " at depth " << depth;
      reached = std::max(reached, depth);
    }
  }
  EXPECT_GE(reached, deepest);
}

// The same for a second referee, who plays no more than so many sequences; `referee(options)` makes what count_by_referee asks.
template <typename G, typename Referee>
void expect_referee_counts_the_same(const Referee& referee, std::uint64_t most, std::size_t deepest) {
  std::size_t reached = 0;
  for (const Perft<G>& perft : all_perfts<G>()) {
    const auto legal_after = referee(perft.options);
    for (std::size_t depth = 1; depth < perft.counts.size() && perft.counts[depth - 1] <= most; ++depth) {
      std::vector<std::string> actions = perft.prefix;
      EXPECT_EQ(count_by_referee(legal_after, actions, static_cast<int>(depth)), perft.counts[depth]) << perft.path << " at depth " << depth;
      reached = std::max(reached, depth);
    }
  }
  EXPECT_GE(reached, deepest);
}

}  // namespace meander
