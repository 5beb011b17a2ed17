// The strong player of games alone: it asks its network about every place that a choice can lead to, and looks ahead of the best of them by one card,
// or two.
//
//   const StrongPlayer player(*learned_network());
//   for (const Estimate& each : player.estimates(view, actions)) …   // best first, with its chance to win
//
// It has no luck in it: the same view gives the same choice, on every machine.
#pragma once

#include <array>
#include <atomic>
#include <vector>

#include "players/player.hpp"
#include "players/strong/lines.hpp"

namespace meander::onirim {

// A choice and what it is worth.
struct Estimate {
  Action action;
  double chance = 0;  // to win, between 0 and 1
  bool looked_ahead = false;
};

class StrongPlayer {
 public:
  // Of the best choices, as they are valued so far, no more than `choices` that are no more than `behind` the best are valued again by looking ahead.
  struct Look {
    int choices = 0;
    float behind = 0;
    Lines::Depth depth;
  };
  // One after the other: many by the next card, those that are close by then by the card after it as well.
  struct Effort {
    std::array<Look, 2> looks{Look{4, 0.05F, {.cards = 1}}, Look{3, 0.01F, {.cards = 2}}};
  };

  // The network lives longer than this.
  explicit StrongPlayer(const Network& network) : StrongPlayer(network, Effort()) {}
  StrongPlayer(const Network& network, Effort effort) : network_(&network), effort_(effort) {}

  // The view must be of a game alone.
  Action choose(const View& view, const ActionList& actions, Random& random) const;

  // Every one of the actions, the one that choose() takes first. Once `stop` is set, if there is one, no more is looked ahead.
  std::vector<Estimate> estimates(const View& view, const ActionList& actions, const std::atomic<bool>* stop = nullptr) const;

  // That action, and the choices that best follow it until chance decides, a turn begins or a spell is paid for.
  std::vector<Action> line_from(const View& view, Action action) const;

 private:
  const Network* network_;
  Effort effort_;
};
static_assert(Player<StrongPlayer>);

}  // namespace meander::onirim
