#include "board.hpp"

#include <algorithm>
#include <utility>

namespace labyrinth_referee {

LaidTile turned(const TileKind& kind, int rotation) {
  LaidTile tile;
  tile.kind = &kind;
  tile.rotation = rotation;
  tile.corridor_at.fill(-1);
  tile.road_at.fill(-1);
  int bridge = -1;
  for (std::size_t corridor = 0; corridor < kind.corridors.size(); ++corridor) {
    const int number = static_cast<int>(corridor);
    const bool on_bridge = kind.corridors[corridor].level == "over" || kind.corridors[corridor].level == "under";
    tile.road_of[corridor] = on_bridge && bridge >= 0 ? bridge : number;
    if (on_bridge && bridge < 0) bridge = number;
    for (const int edge : kind.corridors[corridor].edges) {
      const auto turned_edge = static_cast<std::size_t>((edge + rotation) % kEdges);
      tile.corridor_at[turned_edge] = number;
      tile.road_at[turned_edge] = tile.road_of[corridor];
    }
  }
  return tile;
}

LaidTile face_down(const TileKind& kind, bool known) {
  static const TileKind back = {"", 1, {{"floor", {0, 1, 2, 3, 4, 5}}}};
  LaidTile tile = turned(back, 0);
  tile.hidden = &kind;
  tile.known = known;
  return tile;
}

std::vector<int> rotations_of(const TileKind& kind) {
  using Look = std::vector<std::pair<std::string, std::vector<int>>>;
  std::vector<Look> looks;
  std::vector<int> rotations;
  for (int rotation = 0; rotation < kEdges; ++rotation) {
    Look look;
    for (const Corridor& corridor : kind.corridors) {
      std::vector<int> edges;
      for (const int edge : corridor.edges) edges.push_back((edge + rotation) % kEdges);
      std::sort(edges.begin(), edges.end());
      look.emplace_back(corridor.level, edges);
    }
    std::sort(look.begin(), look.end());
    if (std::find(looks.begin(), looks.end(), look) != looks.end()) continue;
    looks.push_back(look);
    rotations.push_back(rotation);
  }
  return rotations;
}

Board::Board(const Components& components) {
  lay(centre_cell(), turned(components.centre, 0));
  for (int direction = 0; direction < kEdges; ++direction) lay(key_cell(direction), turned(components.key_tile, direction));
}

std::vector<int> Board::cells_to_build_on() const {
  std::vector<int> found;
  for (int cell = 0; cell < kCells; ++cell) {
    if (!empty(cell)) continue;
    for (int edge = 0; edge < kEdges; ++edge) {
      const int next = neighbour(cell, edge);
      if (next < 0 || empty(next)) continue;
      found.push_back(cell);
      break;
    }
  }
  return found;
}

std::vector<Place> Board::corridors() const {
  std::vector<Place> found;
  for (int cell = 0; cell < kCells; ++cell) {
    if (empty(cell)) continue;
    for (std::size_t corridor = 0; corridor < at(cell).kind->corridors.size(); ++corridor) found.push_back({cell, static_cast<int>(corridor)});
  }
  return found;
}

const std::string& Board::level(Place corridor) const { return at(corridor.cell).kind->corridors[static_cast<std::size_t>(corridor.corridor)].level; }

Place Board::other_level(Place corridor) const {
  const std::string& here = level(corridor);
  const std::string wanted = here == "over" ? "under" : here == "under" ? "over" : "none";
  const std::vector<Corridor>& all = at(corridor.cell).kind->corridors;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].level == wanted) return {corridor.cell, static_cast<int>(i)};
  }
  return {};
}

std::vector<Place> Board::connected(Place corridor) const {
  std::vector<Place> found;
  for (int edge = 0; edge < kEdges; ++edge) {
    if (at(corridor.cell).corridor_at[static_cast<std::size_t>(edge)] != corridor.corridor) continue;
    const int next = neighbour(corridor.cell, edge);
    if (next < 0 || empty(next)) continue;
    const int there = at(next).corridor_at[static_cast<std::size_t>((edge + 3) % kEdges)];
    if (there >= 0) found.push_back({next, there});
  }
  return found;
}

Place Board::beside_start(int direction) const {
  const int cell = key_cell(direction);
  const int corridor = at(cell).corridor_at[static_cast<std::size_t>(direction)];
  return corridor < 0 ? Place{} : Place{cell, corridor};
}

}  // namespace labyrinth_referee
