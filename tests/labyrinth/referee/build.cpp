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

// LAB-5.3
bool Game::may_build() const { return (!pool.empty() || !under_pool.empty()) && !nothing_fits && !board.cells_to_build_on().empty(); }

std::vector<std::string> Game::placements(const TileKind& kind) const {
  std::vector<std::string> found;
  const Claims asked_for = claims();
  const Ways before = ways(board, asked_for);
  std::vector<LaidTile> ways_to_lie;
  for (const int rotation : rotations_of(kind)) ways_to_lie.push_back(turned(kind, rotation));
  for (const int cell : board.cells_to_build_on()) {
    const WaysWithTile after(board, asked_for, cell);
    for (const LaidTile& tile : ways_to_lie) {
      if (nobody_shut_in(before, after.of(tile))) found.push_back("place " + name_of({cell, 0}) + " " + std::to_string(tile.rotation));
    }
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
  if (able(active, "architect")) {
    co_await build_of_architect();
    co_return;
  }
  std::size_t left = under_pool.size();
  for (const auto& [id, number] : pool) left += static_cast<std::size_t>(number);
  for (; left > 0; --left) {
    const TileKind* kind = co_await draw_tile();
    if (!placements(*kind).empty()) {
      co_await lay_tile(kind);
      co_return;
    }
    under_pool.push_back(kind);
  }
  nothing_fits = true;
}

Task<void> Game::lay_tile(const TileKind* kind) {
  const Options options = placements(*kind);
  const std::string choice = co_await ask("place", active, options);
  board.lay(place_named(word(choice, 1)).cell, turned(*kind, std::stoi(word(choice, 2))));
  --actions;
}

std::vector<Place> Game::places_for_traps() const {
  std::vector<Place> found;
  if (traps_in_pile == 0) return found;
  for (const Place place : board.corridors()) {
    bool free = place.cell != centre_cell() && !board.lies_face_down(place.cell) && (!traps.contains(place) || may_ensnare(place));
    for (const Player& each : players) free = free && each.at != place;
    if (free) found.push_back(place);
  }
  return found;
}

}  // namespace labyrinth_referee
