// Following what a seat may choose to the next place where chance decides: there the network is asked.
//
//   const Lines lines(network);
//   const Lines::Line best = lines.best(state);  // of a decision: the action, what it is worth, and where it leads
//
// A choice of many steps (the order of a prophecy, the door to give back, which Keys go) is gone through to its end, so that it is decided as one.
// Where that would be too much (seven cards of a Happy Dream; with little care any cards looked at) an arrangement is improved until no exchange
// helps.
#pragma once

#include "core/fixed_vector.hpp"
#include "onirim/game.hpp"
#include "players/strong/network.hpp"

namespace meander::onirim {

class Memo;

class Lines {
 public:
  struct Line {
    Action action;    // the first one; none where nothing is decided
    float worth = 0;  // the chance to win
    State leaf;       // where the network was asked, or the game is over
    bool operator==(const Line&) const = default;
  };

  enum class Care : std::uint8_t { little, much };
  // `memo`, if there is one, is of this network and this decision.
  explicit Lines(const Network& network, Care care = Care::much, Memo* memo = nullptr) : network_(network), care_(care), memo_(memo) {}

  // Whether the network is asked here, rather than followed on; of a state that is not over.
  static bool is_asked(const State& state);
  // Whether the next card that comes here can be looked ahead to.
  static bool is_seen_ahead(const State& state);

  // What a state is worth: the best of what may be chosen until chance decides, or until a turn or a spell asks anew.
  Line follow(const State& state) const;
  // The same, of a state in which a seat is to move, through that decision in any case.
  Line best(const State& state) const;
  // Of one action of it.
  Line after(const State& state, Action action) const;

  // Of a decision the best lines, best first: no more than `choices`, each no more than `behind` the best. An arrangement is one line.
  struct Few {
    static constexpr std::size_t most = 3;
    std::size_t choices = 2;
    float behind = 0.03F;
  };
  FixedVector<Line, Few::most> few(const State& state, const Few& few) const;

  // What a position at which the network is asked is worth by all that the next cards, or premonitions, may bring, and the best answer to each. Where
  // no card can be looked ahead to the network's own word stands.
  struct Depth {
    int cards = 1;
    Few each{};  // of each later decision
  };
  float look_ahead(const State& asked, const Depth& depth) const;
  float look_ahead(const State& asked) const { return look_ahead(asked, Depth()); }

 private:
  class Walk;
  const Network& network_;
  Care care_;
  Memo* memo_;
};

}  // namespace meander::onirim
