// Lines through choices of many steps: the best of all, or an arrangement that no exchange betters.
#include "players/strong/lines.hpp"

#include <gtest/gtest.h>

#include "players/strong/learned.hpp"
#include "players/strong/memo.hpp"
#include "proof_game.hpp"

namespace meander::onirim {
namespace {

// By every way of choosing, one by one.
float best_of_all(const Network& network, const State& state) {
  if (state.phase == Phase::over) return static_cast<float>(Onirim::result(state, 0));
  if (Lines::is_asked(state)) return network.chance(state);
  ActionList actions;
  Onirim::legal_actions(state, actions);
  float best = -1;
  for (const Action action : actions) {
    State next = state;
    Onirim::apply_unchecked(next, action);
    best = std::max(best, best_of_all(network, next));
  }
  return best;
}

template <typename Look>
void play(int set, std::uint64_t seed, Look look) {
  Random random(seed, static_cast<std::uint64_t>(set));
  State state = Onirim::initial(option_set(set));
  ProofMover mover(true);
  ActionList actions;
  for (Turn turn = Onirim::settle(state, random); turn.who == Turn::Who::seat; turn = Onirim::settle(state, random)) {
    Onirim::legal_actions(state, actions);
    look(state, actions);
    Onirim::apply_unchecked(state, mover.choose(state, actions, random));
  }
}

TEST(StrongLines, find_the_best_order_of_a_prophecy) {
  const Lines lines(*learned_network());
  int orders = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    play(0, seed, [&](const State& state, const ActionList&) {
      if (state.phase != Phase::prophecy) return;
      ++orders;
      EXPECT_EQ(lines.best(state).worth, best_of_all(*learned_network(), state));
    });
  }
  EXPECT_GT(orders, 10);
}

TEST(StrongLines, with_little_care_come_near_it) {
  const Lines careful(*learned_network());
  const Lines quick(*learned_network(), Lines::Care::little);
  double sum = 0;
  int orders = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    play(0, seed, [&](const State& state, const ActionList&) {
      if (state.phase != Phase::prophecy) return;
      const float behind = careful.best(state).worth - quick.best(state).worth;
      EXPECT_GE(behind, 0);
      sum += static_cast<double>(behind);
      ++orders;
    });
  }
  EXPECT_LT(sum / orders, 0.01);
}

// Step by step, through every kind of choice there is.
TEST(StrongLines, begin_with_a_legal_action_and_lead_where_they_say) {
  int arranged = 0;
  for (int set = 0; set < 8; ++set) {
    for (const Lines::Care care : {Lines::Care::little, Lines::Care::much}) {
      const Lines lines(*learned_network(), care);
      play(set, 40, [&](const State& state, const ActionList&) {
        arranged += state.phase == Phase::happy_drop ? 1 : 0;
        const Lines::Line line = lines.best(state);
        EXPECT_FALSE(Onirim::why_not(state, line.action));
        EXPECT_TRUE(line.leaf.phase == Phase::over || Lines::is_asked(line.leaf));
        EXPECT_EQ(lines.follow(line.leaf).worth, line.worth);
        if (Lines::is_asked(state)) EXPECT_GE(lines.after(state, line.action).worth, line.worth);
      });
    }
  }
  EXPECT_GT(arranged, 0);
}

// One card ahead: the mean over what may be drawn of the best answer to each.
TEST(StrongLines, look_ahead_by_the_next_card) {
  const Lines lines(*learned_network());
  Random random(9);
  State state = Onirim::initial({});
  Onirim::settle(state, random);
  Onirim::apply_unchecked(state, lines.best(state).action);
  ASSERT_EQ(state.phase, Phase::draw);
  OutcomeList outcomes;
  Onirim::chance_outcomes(state, outcomes);
  double sum = 0;
  double weights = 0;
  for (const auto& outcome : outcomes) {
    State next = state;
    Onirim::apply_unchecked(next, outcome.action);
    float worth = 0;
    if (next.phase == Phase::turn) {
      ActionList actions;
      Onirim::legal_actions(next, actions);
      for (const Action action : actions) worth = std::max(worth, lines.after(next, action).worth);
    } else {
      worth = best_of_all(*learned_network(), next);
    }
    sum += static_cast<double>(worth) * outcome.weight;
    weights += outcome.weight;
  }
  EXPECT_NEAR(static_cast<double>(lines.look_ahead(state)), sum / weights, 1e-5);
}

// Two cards ahead, with the best choice alone after the first: the mean of what one card ahead says of where that leads.
TEST(StrongLines, look_ahead_by_the_card_after_it) {
  const Lines lines(*learned_network());
  Random random(9);
  State state = Onirim::initial({});
  Onirim::settle(state, random);
  Onirim::apply_unchecked(state, lines.best(state).action);
  OutcomeList outcomes;
  Onirim::chance_outcomes(state, outcomes);
  double sum = 0;
  double weights = 0;
  for (const auto& outcome : outcomes) {
    State next = state;
    Onirim::apply_unchecked(next, outcome.action);
    const bool chosen = next.phase != Phase::draw;
    sum += static_cast<double>(lines.look_ahead(chosen ? lines.best(next).leaf : next)) * outcome.weight;
    weights += outcome.weight;
  }
  EXPECT_NEAR(static_cast<double>(lines.look_ahead(state, {.cards = 2, .each = {1, 0}})), sum / weights, 1e-5);
  // The more choices are looked at, the better the best of them.
  EXPECT_GE(lines.look_ahead(state, {.cards = 2, .each = {3, 1}}), lines.look_ahead(state, {.cards = 2, .each = {1, 0}}));
}

TEST(StrongLines, what_is_remembered_changes_nothing) {
  static Memo memo;
  const Lines lines(*learned_network());
  const Lines remembering(*learned_network(), Lines::Care::much, &memo);
  for (int set = 0; set < 8; ++set) {
    Random random(3, static_cast<std::uint64_t>(set));
    State state = Onirim::initial(option_set(set));
    ActionList actions;
    Turn turn = Onirim::settle(state, random);
    for (int choices = 0; turn.who == Turn::Who::seat && choices < 6; turn = Onirim::settle(state, random), ++choices) {
      memo.clear();
      Onirim::legal_actions(state, actions);
      for (const Action action : actions) {
        const Lines::Line line = lines.after(state, action);
        const Lines::Line remembered = remembering.after(state, action);
        EXPECT_EQ(line.worth, remembered.worth);
        EXPECT_EQ(line.leaf, remembered.leaf);
        if (choices < 2) EXPECT_EQ(lines.look_ahead(line.leaf), remembering.look_ahead(line.leaf));
      }
      Onirim::apply_unchecked(state, lines.best(state).action);
    }
  }
}

}  // namespace
}  // namespace meander::onirim
