#include "reach.hpp"

namespace labyrinth_referee {

Parts::Parts(const Board& board, int closed_cell) : board_(board), closed_(closed_cell) {
  for (auto& cell : part_) cell.fill(-1);
  for (int cell = 0; cell < kCells; ++cell) {
    if (cell == closed_) continue;
    const std::size_t corridors = board.empty(cell) ? 1 : board.at(cell).kind->corridors.size();
    for (std::size_t corridor = 0; corridor < corridors; ++corridor) {
      const int road = board.at(cell).road_of[corridor];
      if (part(cell, road) < 0) flood(cell, road, count_++);
    }
  }
}

int Parts::of(Place corridor) const { return part(corridor.cell, board_.at(corridor.cell).road_of[static_cast<std::size_t>(corridor.corridor)]); }

int Parts::at(int cell, int edge) const {
  const int road = cell == closed_ ? -1 : board_.at(cell).road_at[static_cast<std::size_t>(edge)];
  return road < 0 ? -1 : part(cell, road);
}

void Parts::flood(int from, int road, int number) {
  std::array<Place, kCells * kCorridors> reached;
  std::size_t count = 0;
  const auto reach = [&](int cell, int number_of_road) {
    part_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(number_of_road)] = number;
    reached[count++] = {cell, number_of_road};
  };
  reach(from, road);
  for (std::size_t visited = 0; visited < count; ++visited) {
    const Place here = reached[visited];
    const std::array<int, kEdges>& roads = board_.at(here.cell).road_at;
    for (int edge = 0; edge < kEdges; ++edge) {
      if (roads[static_cast<std::size_t>(edge)] != here.corridor) continue;
      const int next = neighbour(here.cell, edge);
      if (next < 0 || next == closed_) continue;
      const int beyond = board_.at(next).road_at[static_cast<std::size_t>((edge + 3) % kEdges)];
      if (beyond >= 0 && part(next, beyond) < 0) reach(next, beyond);
    }
  }
}

namespace {

// `part_of` tells the part of the labyrinth that a corridor belongs to.
template <class PartOf>
Ways ways_held(const Board& board, const Claims& claims, PartOf part_of) {
  const int centre = part_of({centre_cell(), 0});
  std::array<int, kEdges> of_start{};
  for (int direction = 0; direction < kEdges; ++direction) {
    const Place beside = board.beside_start(direction);
    of_start[static_cast<std::size_t>(direction)] = beside.cell < 0 ? -1 : part_of(beside);
  }
  Ways held;
  std::size_t way = 0;
  for (const Claims::Claimant& player : claims.players) {
    const int home = of_start[static_cast<std::size_t>(player.start)];
    held[way++] = home == centre;
    held[way++] = is_start(player.pawn) ? home == centre : part_of(player.pawn) == centre;
    bool key = claims.key_held;
    for (int direction = 0; direction < kEdges; ++direction) {
      const auto index = static_cast<std::size_t>(direction);
      key = key || (claims.first_key_lies[index] && direction != player.start && of_start[index] == home);
    }
    for (const Place lying : claims.lifted_keys) key = key || part_of(lying) == home;
    held[way++] = key;
  }
  return held;
}

}  // namespace

Ways ways(const Board& board, const Claims& claims) {
  const Parts parts(board);
  return ways_held(board, claims, [&](Place corridor) { return parts.of(corridor); });
}

WaysWithTile::WaysWithTile(const Board& board, const Claims& claims, int cell) : board_(board), claims_(claims), cell_(cell), parts_(board, cell) {}

Ways WaysWithTile::of(const LaidTile& tile) const {
  // By part: one that it has become one with.
  std::array<int, kCells * kCorridors> joined;
  const int count = parts_.count();
  for (int part = 0; part < count; ++part) joined[static_cast<std::size_t>(part)] = part;
  std::array<int, kCorridors> of_road;
  of_road.fill(-1);
  for (int edge = 0; edge < kEdges; ++edge) {
    const int road = tile.road_at[static_cast<std::size_t>(edge)];
    const int next = neighbour(cell_, edge);
    if (road < 0 || next < 0) continue;
    const int beyond = parts_.at(next, (edge + 3) % kEdges);
    if (beyond < 0) continue;
    const int here = joined[static_cast<std::size_t>(beyond)];
    int& there = of_road[static_cast<std::size_t>(road)];
    for (int part = 0; there >= 0 && part < count; ++part) {
      int& each = joined[static_cast<std::size_t>(part)];
      if (each == here) each = joined[static_cast<std::size_t>(there)];
    }
    there = beyond;
  }
  return ways_held(board_, claims_, [&](Place corridor) { return joined[static_cast<std::size_t>(parts_.of(corridor))]; });
}

bool nobody_shut_in(const Ways& before, const Ways& after) { return (before & ~after).none(); }

}  // namespace labyrinth_referee
