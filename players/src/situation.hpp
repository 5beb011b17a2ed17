// What a seat sees, counted once for a decision: wants, holdings and what is unseen.
#pragma once

#include <array>

#include "onirim/queries.hpp"
#include "onirim/view.hpp"
#include "players/greedy_weights.hpp"

namespace meander::onirim {

// How many of the next `needed` cards of a series a hand could lay, by its suns, moons and Keys (each counted up to 2), the symbol of the last card
// (3: none) and how many are needed.
class SeriesTable {
 public:
  constexpr SeriesTable() {
    for (int index = 0; index < 27; ++index) {
      const int counts[3] = {index % 3, index / 3 % 3, index / 9};
      for (int last = 0; last < 4; ++last) {
        for (int needed = 1; needed <= 3; ++needed) table_[index][last][needed] = longest(counts, last, needed);
      }
    }
  }
  constexpr int reach(const int (&counts)[3], int last, int needed) const {
    const auto capped = [](int count) { return count > 2 ? 2 : count; };
    return table_[capped(counts[0]) + 3 * capped(counts[1]) + 9 * capped(counts[2])][last][needed];
  }

 private:
  static constexpr signed char longest(const int (&counts)[3], int last, int needed) {
    signed char best = 0;
    for (int symbol = 0; symbol < 3 && needed > 0; ++symbol) {
      if (symbol == last || counts[symbol] == 0) continue;
      int rest[3] = {counts[0], counts[1], counts[2]};
      --rest[symbol];
      const auto length = static_cast<signed char>(1 + longest(rest, symbol, needed - 1));
      if (length > best) best = length;
    }
    return best;
  }
  signed char table_[27][4][4]{};
};
inline constexpr SeriesTable series_table;

struct Situation {
  Situation(const View& view, const GreedyWeights& weights);

  const View& view;
  const GreedyWeights& w;
  int held[colours][3]{};                 // chambers in hand, shared ones included
  std::array<int, colours> want{};        // how much another door of the colour is wanted, in hundredths
  std::array<int, colours> doors_left{};  // in deck and limbo
  int run = 0;                            // cards of the series in progress: 0, 1 or 2
  int series_colour = -1;                 // of the series in progress
  int last_symbol = 3;                    // of the row's last card; 3: empty

  // What a chamber in hand is worth, at the margin.
  int keep(Card card) const {
    int& known = kept_[card];
    if (known == not_yet) known = count_keep(card);
    return known;
  }
  // What a card of the deck would be worth, drawn next.
  int draw_worth(Card card) const;
  // What a labyrinth card in hand is worth.
  int worth(Card card) const { return is_chamber(card) ? keep(card) : w.tower_keep; }
  // What a prophecy brings, on top of the Key it costs.
  int prophecy() const {
    if (prophecy_ == not_yet) prophecy_ = count_prophecy();
    return prophecy_;
  }

  bool holds(Card card) const { return held[static_cast<int>(colour_of(card))][static_cast<int>(symbol_of(card))] > 0; }
  // Unseen cards and those known on the deck.
  int in_deck(Card card) const;

 private:
  static constexpr int not_yet = -1000000000;
  void count_wants();
  int count_keep(Card card) const;
  int count_prophecy() const;

  // Several actions ask for the same worth.
  mutable std::array<int, first_door> kept_{};
  mutable int prophecy_ = not_yet;
};

}  // namespace meander::onirim
