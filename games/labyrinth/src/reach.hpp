// Which ways of the board are joined to the centre (LAB-5.2), as a tree that also tells what hangs on each cell alone. Internal.
//
// A depth-first search (Tarjan 1972): `order` counts ways as they are found from the centre, `end` is one past the last of those found through a way,
// and `low` is the earliest way that these are joined to by any other path.
#pragma once

#include <array>
#include <cstdint>

#include "labyrinth/board.hpp"

namespace meander::labyrinth {

using Way = std::uint8_t;  // cell and way of its tile, as a place is cell and corridor

constexpr Way way_at(const TileTables& tables, const Board& board, Place place) {
  const Cell cell = cell_of(place);
  return place_of(cell, tables.way_of(board.tiles[cell], corridor_of(place)));
}

class Reach {
 public:
  static constexpr std::uint8_t unseen = 255;

  Reach(const TileTables& tables, const Board& board) : tables_(tables), board_(board) {
    order_.fill(unseen);
    search();
  }

  bool reached(Way way) const { return order_[way] != unseen; }
  std::uint8_t order(Way way) const { return order_[way]; }
  std::uint8_t end(Way way) const { return end_[way]; }
  std::uint8_t low(Way way) const { return low_[way]; }
  std::uint8_t parent(Way way) const { return parent_[way]; }
  // Whether something reaches the centre through a way alone.
  bool parts(Way way) const { return parts_[way]; }

  // The way across an edge of a cell; nowhere if that side is closed or off the board.
  Way across(Cell cell, int direction) const {
    const Cell other = neighbour(cell, direction);
    if (other == no_cell) return nowhere;
    const int way = tables_.way_at(board_.tiles[other], opposite(direction));
    return way == no_corridor ? nowhere : place_of(other, way);
  }

 private:
  void enter(Way way, std::uint8_t parent) {
    order_[way] = low_[way] = static_cast<std::uint8_t>(count_++);
    parent_[way] = parent;
    parts_[way] = false;
    left_[way] = tables_.ways(board_.tiles[cell_of(way)])[static_cast<std::size_t>(corridor_of(way))];
  }
  void search();

  const TileTables& tables_;
  const Board& board_;
  std::array<std::uint8_t, corridor_places> order_;
  std::array<std::uint8_t, corridor_places> end_;
  std::array<std::uint8_t, corridor_places> low_;
  std::array<std::uint8_t, corridor_places> parent_;
  std::array<bool, corridor_places> parts_;
  std::array<Edges, corridor_places> left_;  // edges not yet followed
  int count_ = 0;
};

inline void Reach::search() {
  Way way = place_of(centre, 0);
  enter(way, nowhere);
  while (true) {
    if (left_[way] != 0) {
      const int direction = __builtin_ctz(left_[way]);
      left_[way] = static_cast<Edges>(left_[way] & (left_[way] - 1));
      const Way next = across(cell_of(way), direction);
      if (next == nowhere) continue;
      if (!reached(next)) {
        enter(next, way);
        way = next;
      } else if (order_[next] < low_[way]) {
        low_[way] = order_[next];
      }
      continue;
    }
    end_[way] = static_cast<std::uint8_t>(count_);
    const std::uint8_t back = parent_[way];
    if (back == nowhere) return;
    if (low_[way] < low_[back]) low_[back] = low_[way];
    if (low_[way] >= order_[back]) parts_[back] = true;
    way = back;
  }
}

}  // namespace meander::labyrinth
