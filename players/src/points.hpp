// Sums of points: for choosing, where only the total counts, and for explaining, where each reason's share is kept.
//
// A score is written once, as a template over the sum: `sum.add(reason, points, card)`. With Points the reasons cost nothing.
#pragma once

#include <array>

#include "players/reason.hpp"

namespace meander::onirim {

// For what is of no use at all: less than anything else adds up to.
inline constexpr int useless = -1000000;

class Points {
 public:
  constexpr void add(ReasonId /*reason*/, int points, Card /*card*/ = no_card) { total_ += points; }
  constexpr int total() const { return total_; }

 private:
  int total_ = 0;
};

class PointsByReason {
 public:
  constexpr void add(ReasonId reason, int points, Card card = no_card) {
    const auto index = static_cast<std::size_t>(reason);
    shares_[index] += points;
    if (points != 0) cards_[index] = card;
  }
  constexpr int share(ReasonId reason) const { return shares_[static_cast<std::size_t>(reason)]; }
  // What the last share of it was about.
  constexpr Card card(ReasonId reason) const { return cards_[static_cast<std::size_t>(reason)]; }

 private:
  std::array<int, reason_ids> shares_{};
  std::array<Card, reason_ids> cards_ = [] {
    std::array<Card, reason_ids> none{};
    none.fill(no_card);
    return none;
  }();
};

}  // namespace meander::onirim
