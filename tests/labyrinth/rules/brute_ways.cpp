#include "brute_ways.hpp"

#include <set>
#include <vector>

namespace meander::labyrinth {

namespace {

// A point is a cell and one edge of it, or the cell's middle for an empty one; `walk` finds every edge that can be stood at.
using Point = std::pair<Cell, int>;

// Edges that lead to each other inside of a cell.
std::vector<int> inside(const TileTables& tables, LaidTile tile, int edge) {
  std::vector<int> joined;
  const auto crossing = [](Level level) { return level == Level::over || level == Level::under; };
  for (int other = 0; other < directions; ++other) {
    if (tile.empty()) {
      joined.push_back(other);
      continue;
    }
    const int a = tables.corridor_at(tile, edge);
    const int b = tables.corridor_at(tile, other);
    if (a == no_corridor || b == no_corridor) continue;
    const TileShape& shape = tables.shape(tile);
    if (a == b || (crossing(shape[static_cast<std::size_t>(a)].level) && crossing(shape[static_cast<std::size_t>(b)].level))) joined.push_back(other);
  }
  return joined;
}

bool open(const TileTables& tables, const Board& board, Cell cell, int edge) {
  return board.tiles[cell].empty() || tables.corridor_at(board.tiles[cell], edge) != no_corridor;
}

// Places of a board that can be walked to from a place.
std::set<Place> walk(const TileTables& tables, const Board& board, Place from) {
  std::set<Point> seen;
  std::vector<Point> left;
  const auto stand = [&](Cell cell, int edge) {
    for (const int other : inside(tables, board.tiles[cell], edge)) {
      if (seen.insert({cell, other}).second) left.emplace_back(cell, other);
    }
  };
  for (int edge = 0; edge < directions; ++edge) {
    if (tables.corridor_at(board.tiles[cell_of(from)], edge) == corridor_of(from)) stand(cell_of(from), edge);
  }
  std::set<Place> places;
  while (!left.empty()) {
    const auto [cell, edge] = left.back();
    left.pop_back();
    if (!board.tiles[cell].empty()) places.insert(place_of(cell, tables.corridor_at(board.tiles[cell], edge)));
    const Cell other = neighbour(cell, edge);
    if (other != no_cell && open(tables, board, cell, edge) && open(tables, board, other, opposite(edge))) stand(other, opposite(edge));
  }
  return places;
}

// A way is a way from either end, so what the centre reaches reaches the centre.
struct Reached {
  std::set<Place> places;
  bool place(Place place) const { return places.count(place) != 0; }
  bool key(Keys choice, const NeededWays& needed) const {
    for (std::size_t key = 0; key < most_keys; ++key) {
      const Place lies = needed.key_places[key];
      if ((choice >> key & 1) != 0 && lies != nowhere && place(lies)) return true;
    }
    return false;
  }
};

bool kept(const Reached& before, const Reached& after, const NeededWays& needed) {
  for (const Place place : needed.places) {
    if (before.place(place) && !after.place(place)) return false;
  }
  for (const Keys choice : needed.key_choices) {
    if (before.key(choice, needed) && !after.key(choice, needed)) return false;
  }
  return true;
}

}  // namespace

bool brute_ways_kept(const TileTables& tables, const Board& before, const Board& after, const NeededWays& needed) {
  return kept({walk(tables, before, place_of(centre, 0))}, {walk(tables, after, place_of(centre, 0))}, needed);
}

Placements brute_placements(const TileTables& tables, const Board& board, int kind, const NeededWays& needed) {
  const Reached before{walk(tables, board, place_of(centre, 0))};
  Placements all{};
  for (Cell cell = 0; cell < cell_count; ++cell) {
    bool beside = false;
    for (int d = 0; d < directions; ++d) beside = beside || (neighbour(cell, d) != no_cell && !board.tiles[neighbour(cell, d)].empty());
    if (!board.tiles[cell].empty() || !beside) continue;
    for (int r = 0; r < directions; ++r) {
      if ((tables.rotations(kind) >> r & 1) == 0) continue;
      Board filled = board;
      filled.tiles[cell] = LaidTile::normal(kind, r);
      if (kept(before, {walk(tables, filled, place_of(centre, 0))}, needed)) all[cell] = static_cast<Edges>(all[cell] | 1 << r);
    }
  }
  return all;
}

}  // namespace meander::labyrinth
