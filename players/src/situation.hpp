// What the seat that decides sees: its own side and, where it matters, the partner's.
#pragma once

#include <optional>

#include "side.hpp"

namespace meander::onirim {

// The common part comes first, so that both sides can refer to it.
struct Situation : private Common, Side {
  Situation(const View& seen, const GreedyWeights& weights) : Common(seen, weights), Side(seen, weights, *this, seen.seat()) {}
  Situation(const Situation&) = delete;

  bool two() const { return view.settings().players() == 2; }
  // What a prophecy brings, on top of the Key it costs.
  int prophecy() const {
    if (prophecy_ == not_yet) prophecy_ = count_prophecy();
    return prophecy_;
  }
  // The other seat, of two; of its private cards only those are counted that this seat knows.
  const Side& partner() const {
    if (!partner_) partner_.emplace(view, w, common, 1 - seat);
    return *partner_;
  }
  // The chance, in hundredths, that five unseen cards hold one that completes the series in progress, or a door for a Key held.
  int chance_to_find() const;
  // How many cards this seat draws before its turn is over.
  int cards_to_draw() const;

  static constexpr int not_yet = -1000000000;
  // Counted by the first that asks.
  mutable int exchange_hope = not_yet;

 private:
  int count_prophecy() const;

  mutable int prophecy_ = not_yet;
  mutable std::optional<Side> partner_;
};

}  // namespace meander::onirim
