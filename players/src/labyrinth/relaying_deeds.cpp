#include "relaying_deeds.hpp"

#include <algorithm>

#include "labyrinth/relaying.hpp"

namespace meander::labyrinth {

namespace {

int gain_from(const Outlook& outlook, const Table& after) {
  const int seat = outlook.seat();
  const int rival = outlook.rival();
  const auto seats = static_cast<SeatSet>(seat_bit(seat) | seat_bit(rival));
  const Distances distances(after, Roads(tables_of(after), after.board), outlook.costs(), seats);
  const int nearer = outlook.distances().left(seat) - distances.left(seat);
  const int farther = distances.left(rival) - outlook.distances().left(rival);
  return nearer + farther * outlook.weight(rival) / full_weight;
}

// The first cells of a way that have a tile.
using Cells = FixedVector<Cell, 8>;
void add_cells(const Outlook& outlook, int seat, std::size_t steps, Cells& cells) {
  const Outlook::Path path = outlook.path_of(seat);
  for (std::size_t i = 0; i < path.size() && i < steps; ++i) {
    const Cell cell = cell_of(path[i]);
    if (outlook.table().board.tiles[cell].is_normal() && std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
  }
}
Cells cells_of_interest(const Outlook& outlook) {
  Cells cells;
  add_cells(outlook, outlook.rival(), 3, cells);
  add_cells(outlook, outlook.seat(), 2, cells);
  const Place here = outlook.table().pawn(outlook.seat());
  if (is_corridor(here) && std::ranges::find(cells, cell_of(here)) == cells.end()) cells.push_back(cell_of(here));
  return cells;
}
bool is_of_interest(const Outlook& outlook, Cell cell) {
  const Cells cells = cells_of_interest(outlook);
  return std::ranges::find(cells, cell) != cells.end();
}

}  // namespace

int worth_of_turning(const Outlook& outlook, Cell cell, int steps) {
  if (!is_of_interest(outlook, cell)) return 0;
  Table after = outlook.table();
  relay(after, cell, cell, steps, steps);
  return gain_from(outlook, after);
}

int worth_of_swapping(const Outlook& outlook, Cell a, Cell b, int steps_a, int steps_b) {
  Table after = outlook.table();
  relay(after, a, b, steps_a, steps_b);
  return gain_from(outlook, after);
}

int worth_of_naming(const Outlook& outlook, Cell cell) {
  const Rebuilding& swap = outlook.table().rebuilding;
  if (!is_of_interest(outlook, cell)) return 0;
  return swap.first == no_cell ? 1 : worth_of_swapping(outlook, swap.first, cell, 0, 0);
}

int worth_of_rebuilding(const Outlook& outlook) {
  const Relaying swapping(outlook.table());
  const Cells cells = cells_of_interest(outlook);
  int most = 0;
  for (const Cell a : cells) {
    for (const Cell b : cells) {
      if (a < b && swapping.second(a, b)) most = std::max(most, worth_of_swapping(outlook, a, b, 0, 0));
    }
  }
  return most;
}

}  // namespace meander::labyrinth
