// The strong player of games alone: it asks its network about every place that a choice can lead to, and looks ahead of the best of them by one card.
//
//   const StrongPlayer player(*learned_network());
//   for (const Estimate& each : player.estimates(view, actions)) …   // best first, with its chance to win
//
// It has no luck in it: the same view gives the same choice, on every machine.
#pragma once

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
  // How many of the best choices are looked at again by the card that comes next, and how far behind the best they may be.
  struct Effort {
    int choices = 4;
    float behind = 0.05F;
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
