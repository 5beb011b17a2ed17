#include "reach.hpp"

#include <cstddef>

namespace labyrinth_referee {

namespace {

// Every road of a tile and every empty cell gets the number of the part of the labyrinth that it belongs to.
class Parts {
 public:
  explicit Parts(const Board& board) : board_(board) {
    for (auto& cell : part_) cell.fill(-1);
    int parts = 0;
    for (int cell = 0; cell < kCells; ++cell) {
      const std::size_t corridors = board.empty(cell) ? 1 : board.at(cell).kind->corridors.size();
      for (std::size_t corridor = 0; corridor < corridors; ++corridor) {
        const int road = board.at(cell).road_of[corridor];
        if (part(cell, road) < 0) flood(cell, road, parts++);
      }
    }
  }

  int of(Place corridor) { return part(corridor.cell, board_.at(corridor.cell).road_of[static_cast<std::size_t>(corridor.corridor)]); }

 private:
  int& part(int cell, int road) { return part_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(road)]; }
  int road_at(int cell, int edge) const { return board_.at(cell).road_at[static_cast<std::size_t>(edge)]; }

  void flood(int from, int road, int number) {
    std::size_t count = 0;
    part(from, road) = number;
    reached_[count++] = {from, road};
    for (std::size_t visited = 0; visited < count; ++visited) {
      const Place here = reached_[visited];
      for (int edge = 0; edge < kEdges; ++edge) {
        if (road_at(here.cell, edge) != here.corridor) continue;
        const int next = neighbour(here.cell, edge);
        if (next < 0) continue;
        const int beyond = road_at(next, (edge + 3) % kEdges);
        if (beyond < 0 || part(next, beyond) >= 0) continue;
        part(next, beyond) = number;
        reached_[count++] = {next, beyond};
      }
    }
  }

  const Board& board_;
  std::array<std::array<int, kCorridors>, kCells> part_{};
  std::array<Place, kCells * kCorridors> reached_;  // by the flood at work
};

}  // namespace

Ways ways(const Board& board, const Claims& claims) {
  Parts parts(board);
  const int centre = parts.of({centre_cell(), 0});
  std::array<int, kEdges> of_start{};
  for (int direction = 0; direction < kEdges; ++direction) {
    const Place beside = board.beside_start(direction);
    of_start[static_cast<std::size_t>(direction)] = beside.cell < 0 ? -1 : parts.of(beside);
  }
  Ways held;
  std::size_t way = 0;
  for (const Claims::Claimant& player : claims.players) {
    const int home = of_start[static_cast<std::size_t>(player.start)];
    held[way++] = home == centre;
    held[way++] = is_start(player.pawn) ? home == centre : parts.of(player.pawn) == centre;
    bool key = claims.key_held;
    for (int direction = 0; direction < kEdges; ++direction) {
      const auto index = static_cast<std::size_t>(direction);
      key = key || (claims.first_key_lies[index] && direction != player.start && of_start[index] == home);
    }
    for (const Place lying : claims.lifted_keys) key = key || parts.of(lying) == home;
    held[way++] = key;
  }
  return held;
}

bool nobody_shut_in(const Ways& before, const Ways& after) { return (before & ~after).none(); }

}  // namespace labyrinth_referee
