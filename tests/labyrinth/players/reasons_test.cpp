// The greedy player of Labyrinth says why, and what it says is so.
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "../rules/casting_for_test.hpp"
#include "claims.hpp"
#include "labyrinth/queries.hpp"
#include "players/labyrinth/player.hpp"
#include "table/labyrinth/default_set.hpp"

namespace meander::labyrinth {
namespace {

// What is explained is what is chosen with the same random numbers, and its claim holds.
Choice explained(const State& state, const ActionList& actions, Random& random) {
  const View view = Labyrinth::view(state, state.asked);
  Random same = random;
  const Choice choice = GreedyPlayer().explain(view, actions, random);
  EXPECT_EQ(choice.action, GreedyPlayer().choose(view, actions, same));
  EXPECT_EQ(random.below(1000), same.below(1000));
  // Before everybody has a place there are no ways to speak of.
  if (state.phase == Phase::field || state.phase == Phase::character) return choice;
  EXPECT_TRUE(Claim(state, actions, choice).holds())
      << "reason " << static_cast<int>(choice.reason.id) << " of action " << static_cast<int>(choice.action.type()) << " in phase "
      << static_cast<int>(state.phase) << ", seat " << int{choice.reason.seat} << ", amount " << int{choice.reason.amount};
  return choice;
}

// Tables whose choices are explained, with random numbers of its own.
class Reasons {
 public:
  explicit Reasons(std::uint64_t stream) : random_(31, stream) {}

  // One game in which every so many-th action is a random one, so that much is met that good players keep clear of.
  void play(State state, std::uint32_t every, std::set<ReasonId>& given) {
    ActionList actions;
    for (int step = 0; step < 2000 && !testing::Test::HasFailure(); ++step) {
      const Turn turn = Labyrinth::turn(state);
      if (turn.who == Turn::Who::over) return;
      if (turn.who == Turn::Who::chance) {
        Labyrinth::apply_unchecked(state, Labyrinth::sample(state, random_));
        continue;
      }
      Labyrinth::legal_actions(state, actions);
      const Choice choice = explained(state, actions, random_);
      given.insert(choice.reason.id);
      const bool any = random_.below(every) == 0;
      Labyrinth::apply_unchecked(state, any ? actions[random_.below(static_cast<std::uint32_t>(actions.size()))] : choice.action);
    }
  }
  // A new game of two, both being seated.
  State begun() {
    Options options;
    options.players = 2;
    options.set = &default_set().components;
    State state = Labyrinth::initial(options);
    ActionList actions;
    while (state.phase != Phase::turn) {
      Labyrinth::legal_actions(state, actions);
      Labyrinth::apply_unchecked(state, actions.empty() ? Labyrinth::sample(state, random_) : actions[0]);
    }
    return state;
  }
  ReasonId of(const State& state) {
    ActionList actions;
    Labyrinth::legal_actions(state, actions);
    return explained(state, actions, random_).reason.id;
  }

 private:
  Random random_;
};

// All but those below, which are seldom or never met.
TEST(LabyrinthReasons, hold_in_whole_games_and_every_one_is_given) {
  std::set<ReasonId> given = {ReasonId::only_choice, ReasonId::sends_back, ReasonId::heals, ReasonId::cuts_off};
  const std::uint32_t games = std::getenv("MEANDER_FULL") != nullptr ? 5000 : 200;
  for (std::uint32_t game = 0; game < games; ++game) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + game % 5);
    options.set = &default_set().components;
    options.win_alone = game % 3 == 1;
    options.blank_traps = game % 2 == 1;
    if (game % 2 == 1) cast_for_test(options, game / 2);
    Reasons(game).play(Labyrinth::initial(options), 2 + game % 7, given);
  }
  for (int id = 0; id < reason_ids; ++id) EXPECT_TRUE(given.contains(static_cast<ReasonId>(id))) << id;
}

TEST(LabyrinthReasons, one_action_is_the_only_choice) {
  Random random(1);
  ActionList actions;
  actions.push_back(Action(ActionType::end));
  EXPECT_EQ(explained(Reasons(1).begun(), actions, random).reason.id, ReasonId::only_choice);
}

TEST(LabyrinthReasons, who_has_lost_life_and_can_do_nothing_else_goes_home) {
  Reasons reasons(2);
  State state = reasons.begun();
  state.figures.pawn[state.active] = before_start_of(state, state.active);
  state.figures.life[state.active] = 1;
  state.no_build = true;
  state.card_taken = true;
  EXPECT_EQ(reasons.of(state), ReasonId::heals);
}

TEST(LabyrinthReasons, who_is_dazed_beside_a_key_is_sent_back) {
  Reasons reasons(3);
  State state = reasons.begun();
  const int other = 1 - state.active;
  // The active seat may not take the key that lies there.
  state.figures.pawn.fill(nowhere);
  for (const int seat : {int{state.active}, other}) state.figures.pawn[static_cast<std::size_t>(seat)] = before_start_of(state, state.active);
  state.figures.daze[static_cast<std::size_t>(other)] = 1;
  state.figures.guardian_sleeps = true;
  EXPECT_EQ(reasons.of(state), ReasonId::sends_back);
}

// With keys in hand somewhere, a tile may shut the others off from the last that lies (LAB-5.2).
TEST(LabyrinthReasons, a_tile_shuts_off_the_last_key) {
  std::set<ReasonId> given;
  for (std::uint32_t game = 0; game < 40 && !given.contains(ReasonId::cuts_off); ++game) {
    Reasons reasons(game);
    State state = reasons.begun();
    const int other = 1 - state.active;
    const int far_key = (state.seating.field_of(other) + 3) % directions;
    state.figures.first_keys = static_cast<Keys>(1U << static_cast<unsigned>(far_key));
    state.figures.keys[state.active] = directions - 1;
    reasons.play(state, 1000, given);
  }
  EXPECT_TRUE(given.contains(ReasonId::cuts_off));
}

}  // namespace
}  // namespace meander::labyrinth
