// What one seat holds and needs, as far as the seat that decides knows it: counted once for a decision.
#pragma once

#include <array>

#include "onirim/queries.hpp"
#include "onirim/view.hpp"
#include "players/greedy_weights.hpp"
#include "series.hpp"

namespace meander::onirim {

// What is the same for both seats.
struct Common {
  Common(const View& view, const GreedyWeights& weights);

  static constexpr int any_colour = -1;
  static constexpr int no_place = 8;

  std::array<int, colours> doors_left{};  // in deck and limbo
  std::array<int, colours> harm{};        // what a door gained now makes come true
  int open_colour = any_colour;           // with the Book: of the first open goal
  std::array<int, colours> place{};       // with the Book: of the colour's first goal among the open ones; no_place: none
};

struct Side {
  Side(const View& view, const GreedyWeights& weights, const Common& common, int seat);

  const View& view;
  const GreedyWeights& w;
  const Common& common;
  int seat;
  std::array<std::uint8_t, 32> cards{};  // in hand by kind, shared ones included
  std::array<int, colours> want{};       // how much another door of the colour is wanted, in hundredths
  int run = 0;                           // cards of the series in progress: 0, 1 or 2
  int series_colour = -1;                // of the series in progress
  int last_symbol = 3;                   // of the row's last card; 3: empty

  // Whether a door of this colour, found now, would be gained and count.
  bool may_gain(int colour) const {
    return want[static_cast<std::size_t>(colour)] > 0 && (common.open_colour == Common::any_colour || common.open_colour == colour);
  }
  // Chambers in hand: of a colour and symbol, and of a colour by symbol.
  int held(int colour, Symbol symbol) const { return cards[chamber(static_cast<Colour>(colour), symbol)]; }
  SymbolCounts held(int colour) const { return {held(colour, Symbol::sun), held(colour, Symbol::moon), held(colour, Symbol::key)}; }
  // What a chamber in hand is worth, at the margin.
  int keep(Card card) const {
    if ((kept_known_ >> card & 1U) == 0) {
      kept_[card] = count_keep(card);
      kept_known_ |= 1U << card;
    }
    return kept_[card];
  }
  // What a labyrinth card in hand is worth.
  int worth(Card card) const { return is_chamber(card) ? keep(card) : w.tower_keep; }
  // What a card of the deck would be worth, drawn next.
  int draw_worth(Card card) const;

 private:
  void count_wants();
  int count_keep(Card card) const;

  // Several actions ask for the same worth: counted once, when first asked for.
  mutable std::array<int, first_door> kept_;
  mutable unsigned kept_known_ = 0;
};

}  // namespace meander::onirim
