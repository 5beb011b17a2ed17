// What becomes of many cards looked at: which of them are discarded, and in what order the others are put back.
//
//   Arrangement arrangement(state);
//   while (const Action action = arrangement.next(state); action.type() != ActionType::none) Onirim::apply_unchecked(state, action);
#pragma once

#include <utility>

#include "onirim/state.hpp"

namespace meander::onirim {

class Arrangement {
 public:
  static bool is_one(const State& s) {
    return s.phase == Phase::prophecy || s.phase == Phase::order || s.phase == Phase::paradox || s.phase == Phase::bottom ||
           s.phase == Phase::happy_drop;
  }

  // To begin with Nightmares are discarded where that may be chosen, and the others lie as they are listed.
  explicit Arrangement(const State& s)
      : phase_(s.phase), looked_(s.looked.size()), fixed_(s.placed.size()), least_(s.phase == Phase::happy_drop ? s.last : Card{0}) {
    for (const Card card : s.placed) cards_.push_back({card, false});
    for (std::size_t i = 0; i < s.looked.size(); ++i)
      cards_.push_back({s.looked[i], any_may_go() && s.looked[i] == nightmare && nightmare >= least_});
    if (phase_ != Phase::prophecy) return;
    std::size_t worst = 0;
    for (std::size_t i = 0; i < cards_.size(); ++i) worst = cards_[i].card == nightmare ? i : worst;
    cards_[worst].dropped = true;
  }

  // The next step of it; none when all is done.
  Action next(const State& s) const {
    if (s.looked.empty()) return {};
    switch (s.phase) {
      case Phase::prophecy:
      case Phase::happy_drop:
        return s.phase == phase_ ? next_to_go(looked_ - s.looked.size()) : Action();
      case Phase::paradox:
        return Action(ActionType::top, cards_[0].card);
      case Phase::order:
        return Action(ActionType::top, next_kept(s.placed.size()));
      case Phase::bottom:
        return Action(ActionType::bottom, next_kept(s.placed.size() + (phase_ == Phase::paradox ? 1 : 0)));
      default:
        return {};
    }
  }

  // Two cards change places, or, where any number may be discarded, one is discarded or kept after all.
  int changes() const { return static_cast<int>(cards_.size() * cards_.size()); }
  // Whether it may matter much: in what order cards come to lie at the bottom hardly does.
  bool matters(int change) const { return phase_ != Phase::bottom && (phase_ != Phase::paradox || change < static_cast<int>(cards_.size())); }
  // Whether this change can be made and is one.
  bool make(int change) {
    const auto first = static_cast<std::size_t>(change) / cards_.size();
    const auto second = static_cast<std::size_t>(change) % cards_.size();
    if (first < fixed_ || second < first) return false;
    Place& one = cards_[first];
    Place& other = cards_[second];
    if (first == second) {
      if (!any_may_go() || one.card < least_) return false;
      one.dropped = !one.dropped;
      return true;
    }
    if (one.card == other.card || (one.dropped && other.dropped)) return false;
    // What is discarded is discarded wherever it lies: the cards change places, not their fates, where one alone must go.
    if (any_may_go()) {
      std::swap(one, other);
    } else {
      std::swap(one.card, other.card);
    }
    return true;
  }

 private:
  struct Place {
    Card card = no_card;
    bool dropped = false;
    constexpr bool operator==(const Place&) const = default;
  };
  bool any_may_go() const { return phase_ == Phase::happy_drop; }

  // Discarded in card order, so those that are gone already are the first ones.
  Action next_to_go(std::size_t gone) const {
    for (Card card = 0; card < card_kinds; ++card) {
      for (const Place& place : cards_) {
        if (place.dropped && place.card == card && gone-- == 0) return Action(ActionType::drop, card);
      }
    }
    return Action(ActionType::done);
  }

  Card next_kept(std::size_t index) const {
    for (const Place& place : cards_) {
      if (!place.dropped && index-- == 0) return place.card;
    }
    return no_card;
  }

  FixedVector<Place, 8> cards_;
  Phase phase_;
  std::size_t looked_;
  std::size_t fixed_;
  Card least_;  // discarded cards are named in ascending order
};

}  // namespace meander::onirim
