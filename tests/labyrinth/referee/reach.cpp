#include "reach.hpp"

#include <cstddef>

namespace labyrinth_referee {

namespace {

// A region is an empty cell, or a corridor with what is joined to it on its tile: over and under are one road. Regions are told by the first of
// their corridors. Every region gets the number of the part of the labyrinth that it belongs to.
class Parts {
 public:
  explicit Parts(const Board& board) : board_(board) {
    for (auto& cell : part_) cell.fill(-1);
    int parts = 0;
    for (int cell = 0; cell < kCells; ++cell) {
      const int regions = board.empty(cell) ? 1 : static_cast<int>(board.at(cell).kind->corridors.size());
      for (int corridor = 0; corridor < regions; ++corridor) {
        const Place region{cell, region_of(cell, corridor)};
        if (slot(region) >= 0) continue;
        flood(region, parts);
        ++parts;
      }
    }
  }

  int of(Place corridor) { return slot({corridor.cell, region_of(corridor.cell, corridor.corridor)}); }

 private:
  int& slot(Place region) { return part_[static_cast<std::size_t>(region.cell)][static_cast<std::size_t>(region.corridor)]; }

  int region_of(int cell, int corridor) const {
    if (board_.empty(cell)) return 0;
    const std::vector<Corridor>& all = board_.at(cell).kind->corridors;
    if (!on_bridge(all[static_cast<std::size_t>(corridor)])) return corridor;
    int first = 0;
    while (!on_bridge(all[static_cast<std::size_t>(first)])) ++first;
    return first;
  }

  static bool on_bridge(const Corridor& corridor) { return corridor.level[0] == 'o' || corridor.level[0] == 'u'; }

  // The region that is open on that edge of the cell, or -1.
  int region_at(int cell, int edge) const {
    if (board_.empty(cell)) return 0;
    const int corridor = board_.at(cell).corridor_at[static_cast<std::size_t>(edge)];
    return corridor < 0 ? -1 : region_of(cell, corridor);
  }

  void flood(Place from, int part) {
    to_visit_.assign(1, from);
    slot(from) = part;
    while (!to_visit_.empty()) {
      const Place here = to_visit_.back();
      to_visit_.pop_back();
      for (int edge = 0; edge < kEdges; ++edge) {
        if (region_at(here.cell, edge) != here.corridor) continue;
        const int next = neighbour(here.cell, edge);
        if (next < 0) continue;
        const Place there{next, region_at(next, (edge + 3) % kEdges)};
        if (there.corridor < 0 || slot(there) >= 0) continue;
        slot(there) = part;
        to_visit_.push_back(there);
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
