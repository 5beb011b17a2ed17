// Which ways of the board are joined to the centre (LAB-5.2), as a tree that also tells what hangs on each cell alone. Internal.
//
// A depth-first search (Tarjan 1972): `order` counts ways as they are found from the centre, `end` is one past the last of those found through a way,
// and `low` is the earliest way that these are joined to by any other path.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "labyrinth/board.hpp"

namespace meander::labyrinth {

using Way = std::uint8_t;  // cell and way of its tile, as a place is cell and corridor

constexpr Way way_at(const TileTables& tables, const Board& board, Place place) {
  const Cell cell = cell_of(place);
  return place_of(cell, tables.way_of(board.tiles[cell], corridor_of(place)));
}

// The way across an edge of a cell; nowhere if that side is closed or off the board.
inline Way way_across(const TileTables& tables, const Board& board, Cell cell, int direction) {
  const Cell other = neighbour(cell, direction);
  if (other == no_cell) return nowhere;
  const int way = tables.way_at(board.tiles[other], opposite(direction));
  return way == no_corridor ? nowhere : place_of(other, way);
}

// A set of ways.
struct WaySet {
  std::array<std::uint64_t, 2> words{};
  static constexpr WaySet every() { return {{~std::uint64_t{0}, ~std::uint64_t{0}}}; }
  void add(Way way) { words[way / 64U] |= std::uint64_t{1} << way % 64U; }
  bool has(Way way) const { return (words[way / 64U] >> way % 64U & 1U) != 0; }
  bool empty() const { return (words[0] | words[1]) == 0; }
  bool meets(const WaySet& other) const { return ((words[0] & other.words[0]) | (words[1] & other.words[1])) != 0; }
  WaySet without(const WaySet& other) const { return {{words[0] & ~other.words[0], words[1] & ~other.words[1]}}; }
  Way first() const { return static_cast<Way>(words[0] != 0 ? std::countr_zero(words[0]) : 64 + std::countr_zero(words[1])); }
  void drop_first() { (words[0] != 0 ? words[0] : words[1]) &= (words[0] != 0 ? words[0] : words[1]) - 1; }
  WaySet& operator|=(const WaySet& other) {
    for (std::size_t i = 0; i < words.size(); ++i) words[i] |= other.words[i];
    return *this;
  }
  bool operator==(const WaySet&) const = default;
};
static_assert(corridor_places <= 128);

// The ways that are joined to one, but for those over a cell.
inline WaySet joined_to(Way start, const TileTables& tables, const Board& board, Cell but_over = no_cell) {
  WaySet joined;
  std::array<Way, corridor_places> waiting;
  std::size_t count = 0;
  const auto find = [&](Way way) {
    joined.add(way);
    waiting[count++] = way;
  };
  find(start);
  while (count > 0) {
    const Way way = waiting[--count];
    const Cell cell = cell_of(way);
    for (unsigned left = tables.ways(board.tiles[cell])[static_cast<std::size_t>(corridor_of(way))]; left != 0; left &= left - 1) {
      const Way next = way_across(tables, board, cell, std::countr_zero(left));
      if (next != nowhere && cell_of(next) != but_over && !joined.has(next)) find(next);
    }
  }
  return joined;
}

class Reach {
 public:
  static constexpr std::uint8_t unseen = 255;

  Reach(const TileTables& tables, const Board& board) : Reach(tables, board, [](Way, Way) {}) {}
  // `joined` is told each way that leads from one to another.
  template <typename Joined>
  Reach(const TileTables& tables, const Board& board, Joined joined) : tables_(tables), board_(board) {
    order_.fill(unseen);
    search(joined);
  }

  bool reached(Way way) const { return order_[way] != unseen; }
  std::uint8_t order(Way way) const { return order_[way]; }
  std::uint8_t end(Way way) const { return end_[way]; }
  std::uint8_t low(Way way) const { return low_[way]; }
  std::uint8_t parent(Way way) const { return parent_[way]; }
  // Whether something reaches the centre through a way alone.
  bool parts(Way way) const { return parts_[way]; }

  Way across(Cell cell, int direction) const { return way_across(tables_, board_, cell, direction); }

 private:
  void enter(Way way, std::uint8_t parent) {
    order_[way] = low_[way] = static_cast<std::uint8_t>(count_++);
    parent_[way] = parent;
    parts_[way] = false;
    left_[way] = tables_.ways(board_.tiles[cell_of(way)])[static_cast<std::size_t>(corridor_of(way))];
  }
  template <typename Joined>
  void search(Joined joined);

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

template <typename Joined>
void Reach::search(Joined joined) {
  Way way = place_of(centre, 0);
  enter(way, nowhere);
  while (true) {
    if (left_[way] != 0) {
      const int direction = __builtin_ctz(left_[way]);
      left_[way] = static_cast<Edges>(left_[way] & (left_[way] - 1));
      const Way next = across(cell_of(way), direction);
      if (next == nowhere) continue;
      joined(way, next);
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
