// The strong player: legal, the same every time, far better than greedy in every set of expansions.
#include "players/strong/strong_player.hpp"

#include <gtest/gtest.h>

#include "players/greedy_player.hpp"
#include "players/strong/learned.hpp"
#include "proof_game.hpp"
#include "study/play_out.hpp"
#include "tier.hpp"

namespace meander::onirim {
namespace {

TEST(StrongPlayer, chooses_the_best_of_its_estimates_whatever_the_random_numbers) {
  const StrongPlayer player(*learned_network());
  for (int set = 0; set < 8; ++set) {
    Random random(21, static_cast<std::uint64_t>(set));
    State state = Onirim::initial(option_set(set));
    ActionList actions;
    int choices = 0;
    for (Turn turn = Onirim::settle(state, random); turn.who == Turn::Who::seat && choices < 40; turn = Onirim::settle(state, random)) {
      Onirim::legal_actions(state, actions);
      const View view = Onirim::view(state, turn.seat);
      Random one(1);
      Random other(2);
      const Action action = player.choose(view, actions, one);
      EXPECT_EQ(action, player.choose(view, actions, other));
      const std::vector<Estimate> estimates = player.estimates(view, actions);
      ASSERT_EQ(estimates.size(), actions.size());
      EXPECT_EQ(estimates.front().action, action);
      for (const Estimate& estimate : estimates) {
        EXPECT_FALSE(Onirim::why_not(state, estimate.action));
        EXPECT_GE(estimate.chance, 0);
        EXPECT_LE(estimate.chance, 1);
      }
      choices += actions.size() > 1 ? 1 : 0;
      Onirim::apply_unchecked(state, action);
    }
  }
}

TEST(StrongPlayer, stopped_it_still_gives_every_estimate) {
  const StrongPlayer player(*learned_network());
  Random random(4);
  State state = Onirim::initial({});
  Onirim::settle(state, random);
  ActionList actions;
  Onirim::legal_actions(state, actions);
  const std::atomic<bool> stop = true;
  const std::vector<Estimate> estimates = player.estimates(Onirim::view(state, 0), actions, &stop);
  EXPECT_EQ(estimates.size(), actions.size());
  for (const Estimate& estimate : estimates) EXPECT_FALSE(estimate.looked_ahead);
}

// Pairs of games with the same cards: how many more of them the strong player wins than greedy, and its standard error.
TEST(StrongPlayer, beats_greedy_by_far_in_every_set_of_expansions) {
  // Without looking ahead where there is little time.
  const StrongPlayer strong(*learned_network(), full_tier() ? StrongPlayer::Effort() : StrongPlayer::Effort{{}});
  const GreedyPlayer greedy;
  const int games = full_tier() ? 120 : 60;
  for (int set = 0; set < 8; ++set) {
    double sum = 0;
    for (int game = 0; game < games; ++game) {
      const auto won = [&](const auto& player) {
        Random random(31, static_cast<std::uint64_t>(game));
        State state = Onirim::initial(option_set(set));
        return static_cast<double>(play_out(state, random, player, player).wins);
      };
      sum += won(strong) - won(greedy);
    }
    EXPECT_GT(sum / games, 0.2) << name_of_set(set);
  }
}

static_assert(!std::is_invocable_v<decltype(&StrongPlayer::choose), const StrongPlayer&, const State&, const ActionList&, Random&>);

}  // namespace
}  // namespace meander::onirim
