// The greedy player of Labyrinth says why, and what it says is so.
#include <gtest/gtest.h>

#include <set>

#include "../rules/casting_for_test.hpp"
#include "claims.hpp"
#include "deeds.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "players/labyrinth/player.hpp"
#include "table/labyrinth/default_set.hpp"
#include "table/labyrinth/position.hpp"
#include "tier.hpp"
#include "victory.hpp"

namespace meander::labyrinth {
namespace {

std::string position_text(const State& state) {
  Options options;
  options.players = state.players;
  options.set = state.set;
  options.casting = state.casting;
  options.win_alone = state.win_alone;
  options.blank_traps = state.blanks;
  return json_of(Position{options, state}).dump();
}

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
      << "reason " << static_cast<int>(choice.reason.id) << " of " << text_of(choice.action, *state.set) << ", seat " << int{choice.reason.seat}
      << ", amount " << int{choice.reason.amount} << ", in " << position_text(state);
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
  const std::uint32_t games = full_tier() ? 5000 : 200;
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

TEST(LabyrinthReasons, a_win_that_a_curse_makes_impossible_is_not_said_to_be_possible) {
  State state = Reasons(6).begun();
  const auto seat = state.active;
  state.figures.keys[seat] = 1;
  state.figures.guardian = place_of(centre, 0);
  const Action onto_centre(ActionType::move, place_of(centre, 0));
  EXPECT_TRUE(may_win(state, seat, onto_centre));
  state.figures.curse[seat] = 1;
  EXPECT_FALSE(may_win(state, seat, onto_centre)) << "he needs 12, which two dice less one do not reach";
}

// A card that lies known under the deck is among those to come.
TEST(LabyrinthReasons, a_card_known_under_the_deck_may_reach_a_seat) {
  Reasons reasons(7);
  State state = reasons.begun();
  const int other = 1 - state.active;
  const auto kind_of_card = [&](GuardianCard::Type type) {
    for (std::size_t i = 0; i < state.set->guardian.size(); ++i) {
      if (state.set->guardian[i].type == type) return i;
    }
    return state.set->guardian.size();
  };
  state.cards.fill(0);
  state.cards[kind_of_card(GuardianCard::Type::sleep)] = 1;
  state.cards_left = 1;
  state.under_cards.push_back(static_cast<std::uint8_t>(kind_of_card(GuardianCard::Type::to_centre) + 1));
  state.figures.pawn[static_cast<std::size_t>(other)] = place_of(centre, 0);
  state.figures.keys[static_cast<std::size_t>(other)] = 1;
  state.figures.guardian = before_start_of(state, state.active);
  Random random(1);
  ActionList actions;
  actions.push_back(Action(ActionType::guardian));
  actions.push_back(Action(ActionType::end));
  const Choice choice = explained(state, actions, random);
  EXPECT_EQ(choice.reason.id, ReasonId::card_may_reach);
  EXPECT_EQ(choice.reason.seat, other);
  EXPECT_EQ(choice.reason.amount, 50);
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

// On arrival the Guardian comes before the players (LAB-6.3).
TEST(LabyrinthReasons, who_stands_with_the_guardian_is_no_prey) {
  State state = Reasons(8).begun();
  const int seat = state.active;
  const int other = 1 - seat;
  const Place there = before_start_of(state, seat);
  state.figures.pawn[static_cast<std::size_t>(other)] = there;
  state.figures.keys[static_cast<std::size_t>(other)] = 1;
  state.figures.life[static_cast<std::size_t>(other)] = 1;
  state.figures.guardian = there;
  const auto worth = [&] {
    const Outlook outlook(state, seat);
    const Deeds deeds(outlook);
    EXPECT_GT(deeds.fight_at(there), 0);
    return deeds.worth_of_move(there);
  };
  EXPECT_LT(worth(), 0);
  state.figures.guardian_sleeps = true;
  EXPECT_GT(worth(), 0);
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
