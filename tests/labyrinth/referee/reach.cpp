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
      const int corridors = board.empty(cell) ? 1 : static_cast<int>(board.at(cell).kind->corridors.size());
      for (int corridor = 0; corridor < corridors; ++corridor) {
        if (of({cell, corridor}) < 0) flood(cell, road_of(cell, corridor), parts++);
      }
    }
  }

  int of(Place corridor) { return part(corridor.cell, road_of(corridor.cell, corridor.corridor)); }

 private:
  int& part(int cell, int road) { return part_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(road)]; }

  // An empty cell is one road, open on all sides.
  int road_of(int cell, int corridor) const { return board_.empty(cell) ? 0 : board_.at(cell).road_of[static_cast<std::size_t>(corridor)]; }

  // The road that is open on that edge of the cell, or -1.
  int road_at(int cell, int edge) const {
    if (board_.empty(cell)) return 0;
    const int corridor = board_.at(cell).corridor_at[static_cast<std::size_t>(edge)];
    return corridor < 0 ? -1 : road_of(cell, corridor);
  }

  void flood(int from, int road, int number) {
    part(from, road) = number;
    to_visit_.assign(1, Place{from, road});
    while (!to_visit_.empty()) {
      const Place here = to_visit_.back();
      to_visit_.pop_back();
      for (int edge = 0; edge < kEdges; ++edge) {
        if (road_at(here.cell, edge) != here.corridor) continue;
        const int next = neighbour(here.cell, edge);
        if (next < 0) continue;
        const int beyond = road_at(next, (edge + 3) % kEdges);
        if (beyond < 0 || part(next, beyond) >= 0) continue;
        part(next, beyond) = number;
        to_visit_.push_back({next, beyond});
      }
    }
  }

  const Board& board_;
  std::array<std::array<int, kCorridors>, kCells> part_{};
  std::vector<Place> to_visit_;
};

}  // namespace

std::vector<bool> ways(const Board& board, const Claims& claims) {
  Parts parts(board);
  const int centre = parts.of({centre_cell(), 0});
  std::array<int, kEdges> of_start{};
  for (int direction = 0; direction < kEdges; ++direction) {
    const Place beside = board.beside_start(direction);
    of_start[static_cast<std::size_t>(direction)] = beside.cell < 0 ? -1 : parts.of(beside);
  }
  std::vector<bool> held;
  for (const Claims::Claimant& player : claims.players) {
    const int home = of_start[static_cast<std::size_t>(player.start)];
    held.push_back(home == centre);
    held.push_back(is_start(player.pawn) ? home == centre : parts.of(player.pawn) == centre);
    bool key = claims.key_held;
    for (int direction = 0; direction < kEdges; ++direction) {
      const auto index = static_cast<std::size_t>(direction);
      key = key || (claims.first_key_lies[index] && direction != player.start && of_start[index] == home);
    }
    for (const Place lying : claims.lifted_keys) key = key || parts.of(lying) == home;
    held.push_back(key);
  }
  return held;
}

bool nobody_shut_in(const std::vector<bool>& before, const std::vector<bool>& after) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] && !after[i]) return false;
  }
  return true;
}

}  // namespace labyrinth_referee
