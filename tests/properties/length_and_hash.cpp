// Every game ends within a bound, and hashes tell states apart.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

#include "generators.hpp"
#include "tier.hpp"

namespace {

using namespace meander;
using namespace meander::onirim;

// No game of these options has more steps. With L labyrinth cards and D doors and dream cards, N in all:
//   * every turn's action takes a labyrinth card out of deck and hands for good, so there are at most L turns;
//   * in a turn: the action, exploring, a look (at most 7 cards), its drop, their order (7) and the exchange: 18 steps;
//   * a door or dream card is drawn or revealed at most once a turn, as limbo comes back only at its end: window, chance, answer, tower loss: 4
//   steps;
//   * a labyrinth card is drawn or revealed at most once a game: window and chance: 2 steps;
//   * set-up: at most N draws, 8 goals, 8 premonitions, 6 picks;
//   * spells: at most N cards are ever paid, 5 or more a spell; a spell is cast (1), looks at 5 cards, and lays them back one by one (5);
//   * four Happy Dreams are used up in a game: choice, 7 cards seen, 8 steps to drop, 7 to order: 23 steps each;
//   * eight premonitions: the order, at most 2 revealed, at most 4 doors or 2 Keys: 7 steps each.
int longest_game(const Options& options) {
  const CardCounts counts = options.composition();
  int labyrinth = 0;
  int others = 0;
  for (std::size_t card = 0; card < card_kinds; ++card) (is_labyrinth(static_cast<Card>(card)) ? labyrinth : others) += counts[card];
  const int all = labyrinth + others;
  return labyrinth * (18 + 4 * others) + 2 * labyrinth + (all + 22) + (all + all / 5 * 11) + 4 * 23 + 8 * 7;
}

// Prefers some types of action to others, whatever they are good for.
class StubbornMover {
 public:
  StubbornMover() {
    for (std::uint8_t& rank : ranks_) rank = static_cast<std::uint8_t>(drawn(0, 256, "rank"));
  }
  Action choose(const State& state) const {
    ActionList actions;
    Onirim::legal_actions(state, actions);
    return *std::max_element(actions.begin(), actions.end(), [this](Action a, Action b) { return rank(a) < rank(b); });
  }

 private:
  int rank(Action action) const { return ranks_[static_cast<std::size_t>(action.type())]; }
  std::array<std::uint8_t, 40> ranks_{};
};

RC_GTEST_PROP(OnirimProperties, EveryGameEndsInTime, ()) {
  Walk walk = drawn_walk();
  const int longest = longest_game(walk.options());
  const bool stubborn = drawn(0, 3, "stubborn") > 0;
  const StubbornMover mover;
  int steps = 0;
  for (; !walk.over() && steps <= longest; ++steps) {
    walk.take(stubborn && Onirim::turn(walk.state()).who == Turn::Who::seat ? mover.choose(walk.state()) : walk.choose());
  }
  RC_ASSERT(walk.over());
  RC_ASSERT(steps <= longest);
  RC_ASSERT(walk.state().ending != Ending::none);
  const double result = Onirim::result(walk.state(), 0);
  RC_ASSERT(result == (walk.state().ending == Ending::won ? 1.0 : 0.0));
}

RC_GTEST_PROP(OnirimProperties, EqualStatesHaveEqualHashes, ()) {
  Walk walk = drawn_walk();
  while (!walk.over()) {
    const State before = walk.state();
    const State copy = before;
    RC_ASSERT(Onirim::hash(copy) == Onirim::hash(before));
    walk.step();
    RC_ASSERT(!(walk.state() == before));
    RC_ASSERT(Onirim::hash(walk.state()) != Onirim::hash(before));
  }
}

TEST(OnirimProperties, DistinctStatesHaveDistinctHashes) {
  const std::size_t wanted = full_tier() ? 500000 : 100000;
  std::unordered_map<std::uint64_t, State> states;
  std::array<std::size_t, 2> low_bit{};
  for (std::uint64_t game = 0; states.size() < wanted; ++game) {
    for (Walk walk(game, static_cast<int>(game % option_sets)); !walk.over(); walk.step()) {
      const std::uint64_t hash = Onirim::hash(walk.state());
      const auto [place, fresh] = states.emplace(hash, walk.state());
      ASSERT_TRUE(fresh || place->second == walk.state()) << "two states share the hash " << hash;
      if (fresh) ++low_bit[hash & 1U];
    }
  }
  // The lowest bit alone is even, too: hash tables use it. Eight standard deviations.
  EXPECT_LT(std::abs(static_cast<double>(low_bit[0]) - static_cast<double>(low_bit[1])), 8 * std::sqrt(static_cast<double>(states.size())));
}

}  // namespace
