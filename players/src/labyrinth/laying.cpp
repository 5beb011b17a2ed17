#include "laying.hpp"

#include <algorithm>
#include <bit>

namespace meander::labyrinth {

int worth_of_laying(const Outlook& outlook, const std::array<SeatSet, cell_count>& minding, LaidTile tile, Cell cell) {
  const Table& table = outlook.table();
  const SeatSet seats = minding[cell];
  if (seats == 0) return 0;
  const Roads roads = outlook.roads().with(tables_of(table), cell, tile);
  const Distances distances(table, roads, outlook.costs(), seats);
  int worth = 0;
  for (int seat = 0; seat < table.players; ++seat) {
    if (!has(seats, seat)) continue;
    const int nearer = outlook.distances().left(seat) - distances.left(seat);
    worth += (seat == outlook.seat() ? nearer : -nearer) * outlook.weight(seat);
  }
  return worth;
}

int worth_of_tile(const Outlook& outlook, int kind) {
  const Table& table = outlook.table();
  const std::array<SeatSet, cell_count> minding = outlook.who_comes_by();
  const Placements fits = placements(tables_of(table), table.board, kind, needed_ways(table));
  int most = -unreachable;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    for (unsigned left = fits[cell]; left != 0; left &= left - 1) {
      most = std::max(most, worth_of_laying(outlook, minding, LaidTile::normal(kind, std::countr_zero(left)), cell));
    }
  }
  return most;
}

}  // namespace meander::labyrinth
