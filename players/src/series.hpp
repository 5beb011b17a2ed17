// What a hand can lay of a series, looked up.
#pragma once

#include <array>

#include "onirim/cards.hpp"

namespace meander::onirim {

// Suns, moons and Keys of a colour, each counted up to two: a series needs no third of a symbol.
class SymbolCounts {
 public:
  static constexpr int indices = 27;
  constexpr SymbolCounts(int suns, int moons, int keys) : index_(capped(suns) + 3 * capped(moons) + 9 * capped(keys)) {}
  // One card of `count` of a symbol less.
  constexpr SymbolCounts without(Symbol symbol, int count) const {
    constexpr std::array<int, 3> place{1, 3, 9};
    SymbolCounts rest = *this;
    if (count <= 2) rest.index_ -= place[static_cast<std::size_t>(symbol)];
    return rest;
  }
  constexpr int index() const { return index_; }

 private:
  static constexpr int capped(int count) { return count > 2 ? 2 : count; }
  int index_;
};

// How many of the next `needed` cards of a series can be laid, after a last card with this symbol (3: any may follow).
class SeriesTable {
 public:
  constexpr SeriesTable() {
    for (int index = 0; index < SymbolCounts::indices; ++index) {
      for (int last = 0; last < 4; ++last) {
        for (int needed = 1; needed <= 3; ++needed) table_[index][last][needed] = longest({index % 3, index / 3 % 3, index / 9}, last, needed);
      }
    }
  }
  constexpr int reach(SymbolCounts counts, int last, int needed) const { return table_[counts.index()][last][needed]; }

 private:
  static constexpr signed char longest(const std::array<int, 3>& counts, int last, int needed) {
    signed char best = 0;
    for (std::size_t symbol = 0; symbol < 3 && needed > 0; ++symbol) {
      if (static_cast<int>(symbol) == last || counts[symbol] == 0) continue;
      std::array<int, 3> rest = counts;
      --rest[symbol];
      const auto length = static_cast<signed char>(1 + longest(rest, static_cast<int>(symbol), needed - 1));
      if (length > best) best = length;
    }
    return best;
  }
  signed char table_[SymbolCounts::indices][4][4]{};
};
inline constexpr SeriesTable series_table;

}  // namespace meander::onirim
