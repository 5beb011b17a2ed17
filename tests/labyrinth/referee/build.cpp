// Building (LAB-5), and where traps may be laid (LAB-8.2).
#include "game.hpp"

namespace labyrinth_referee {

Claims Game::claims() const {
  Claims all;
  for (const Player& each : players) {
    all.players.push_back({each.field, each.at});
    all.key_held = all.key_held || each.keys > 0;
  }
  all.first_key_lies = first_key_lies;
  for (const auto& [place, number] : lifted_keys) all.lifted_keys.push_back(place);
  return all;
}

std::vector<std::string> Game::placements(const TileKind& kind) const {
  std::vector<std::string> found;
  const Claims asked_for = claims();
  const Ways before = ways(board, asked_for);
  std::vector<LaidTile> ways_to_lie;
  for (const int rotation : rotations_of(kind)) ways_to_lie.push_back(turned(kind, rotation));
  Board tried = board;
  for (const int cell : board.cells_to_build_on()) {
    for (const LaidTile& tile : ways_to_lie) {
      tried.lay(cell, tile);
      if (nobody_shut_in(before, ways(tried, asked_for))) found.push_back("place " + name_of({cell, 0}) + " " + std::to_string(tile.rotation));
    }
    tried.lay(cell, LaidTile{});
  }
  return found;
}

// The tiles put under the pool come last, in that order.
Task<const TileKind*> Game::draw_tile() {
  if (pool.empty()) {
    const TileKind* known = under_pool.front();
    under_pool.pop_front();
    co_return known;
  }
  const std::string drawn = co_await chance("tile", "tile ", pool);
  const std::string id = drawn.substr(5);
  if (--pool[id] == 0) pool.erase(id);
  for (const TileKind& kind : components.tiles) {
    if (kind.id == id) co_return &kind;
  }
  co_return nullptr;
}

// LAB-5.1, 5.3
Task<void> Game::build() {
  std::size_t left = under_pool.size();
  for (const auto& [id, number] : pool) left += static_cast<std::size_t>(number);
  for (; left > 0; --left) {
    const TileKind* kind = co_await draw_tile();
    const std::vector<std::string> options = placements(*kind);
    if (options.empty()) {
      under_pool.push_back(kind);
      continue;
    }
    const std::string choice = co_await ask("place", active, options);
    const int rotation = choice.back() - '0';
    const std::string cell = choice.substr(6, 2);
    board.lay(place_named(cell).cell, turned(*kind, rotation));
    --actions;
    co_return;
  }
  nothing_fits = true;
}

std::vector<Place> Game::places_for_traps() const {
  std::vector<Place> found;
  if (traps_in_pile == 0) return found;
  for (const Place place : board.corridors()) {
    bool free = place.cell != centre_cell() && !traps.contains(place);
    for (const Player& each : players) free = free && each.at != place;
    if (free) found.push_back(place);
  }
  return found;
}

}  // namespace labyrinth_referee
