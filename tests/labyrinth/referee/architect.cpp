// The Architect: correction, blueprint, rebuild (LAB-A.architect).
#include <algorithm>

#include "append.hpp"
#include "game.hpp"

namespace labyrinth_referee {

namespace {

LaidTile turned_on(const LaidTile& tile, int steps) { return turned(*tile.kind, (tile.rotation + steps) % kEdges); }

// A corridor's level and the edges to which it opens.
std::string bare_look(const LaidTile& tile, int corridor) {
  std::string text = tile.kind->corridors[static_cast<std::size_t>(corridor)].level;
  for (int edge = 0; edge < kEdges; ++edge) {
    if (tile.corridor_at[static_cast<std::size_t>(edge)] == corridor) append(text, " ", edge);
  }
  return text;
}

}  // namespace

void Game::abilities_of_architect(Options& options) const {
  if (actions >= components.number("architect.1 actions", 2) && !used.contains("turn")) add_turns(options);
  if (actions < components.number("architect.3 actions", 2) || !player(active).crystal) return;
  if (!first_of_swap(true).empty()) options.emplace_back("use rebuild");
}

bool Game::normal_tile(int cell) const {
  const TileKind* kind = board.at(cell).kind;
  return kind != nullptr && !board.lies_face_down(cell) && kind != &components.centre && kind != &components.key_tile;
}

// All that rides along with a corridor, and the Guardian's memory of it.
void Game::add_lying_on(std::string& text, Place corridor) const {
  for (int seat = 1; seat <= count; ++seat) {
    if (player(seat).at == corridor) append(text, " seat ", seat);
  }
  if (guardian == corridor) append(text, " guardian");
  if (guardian_came_from == corridor) append(text, " remembered");
  const auto keys = lifted_keys.find(corridor);
  if (keys != lifted_keys.end()) append(text, " keys ", keys->second);
  const auto laid = traps.find(corridor);
  if (laid == traps.end()) return;
  // The order of two matters only where they are called the same.
  std::multimap<std::string, const LaidTrap*> by_id;
  for (const LaidTrap& trap : laid->second) by_id.emplace(trap.kind == nullptr ? "" : trap.kind->id, &trap);
  for (const auto& [id, trap] : by_id) {
    append(text, " trap ");
    add_trap(text, *trap);
    if (may_be_known(*trap)) append(text, " ", trap->number);
  }
}

// What a tile comes to in that rotation, with all that lies on it: two that look the same are the same in play.
std::string Game::look(int cell, int rotation) const {
  const LaidTile tile = turned(*board.at(cell).kind, rotation);
  Options corridors;
  for (std::size_t corridor = 0; corridor < tile.kind->corridors.size(); ++corridor) {
    const int number = static_cast<int>(corridor);
    std::string text = bare_look(tile, number);
    add_lying_on(text, {cell, number});
    corridors.push_back(text);
  }
  std::sort(corridors.begin(), corridors.end());
  std::string all = tile.kind->id;
  for (const std::string& text : corridors) append(all, ", ", text);
  return all;
}

// By how many steps the tile may be turned on, from 0; of those that come to the same the smallest.
std::vector<int> Game::ways_to_turn(int cell) const {
  std::vector<int> ways;
  std::set<std::string> looks;
  for (int steps = 0; steps < kEdges; ++steps) {
    if (looks.insert(look(cell, (board.at(cell).rotation + steps) % kEdges)).second) ways.push_back(steps);
  }
  return ways;
}

// It lies in the smallest rotation that looks the same, and what lay on a corridor is on the one that looks so then.
Game::Turned Game::after_turning(int cell, int steps) const {
  const LaidTile wanted = turned_on(board.at(cell), steps);
  for (const int rotation : rotations_of(*wanted.kind)) {
    Turned found = {turned(*wanted.kind, rotation), {}};
    std::vector<std::string> looks;
    for (std::size_t i = 0; i < wanted.kind->corridors.size(); ++i) looks.push_back(bare_look(found.tile, static_cast<int>(i)));
    bool all = true;
    for (std::size_t i = 0; i < looks.size(); ++i) {
      const auto like = std::find(looks.begin(), looks.end(), bare_look(wanted, static_cast<int>(i)));
      all = all && like != looks.end();
      found.corridor[i] = static_cast<int>(like - looks.begin());
    }
    if (all) return found;
  }
  return {};
}

// LAB-A.architect.1: his own tile when no other player is on it.
bool Game::may_turn(int cell) const {
  if (!normal_tile(cell) || guardian.cell == cell) return false;
  for (int seat = 1; seat <= count; ++seat) {
    if (seat != active && player(seat).at.cell == cell) return false;
  }
  return true;
}

void Game::add_turns(Options& options) const {
  const Claims asked_for = claims();
  const Ways before = ways(board, asked_for);
  Board tried = board;
  for (int cell = 0; cell < kCells; ++cell) {
    if (!may_turn(cell)) continue;
    for (const int steps : ways_to_turn(cell)) {
      if (steps == 0 || steps > components.number("architect.1 steps", 1)) continue;
      tried.lay(cell, turned_on(board.at(cell), steps));
      if (!nobody_shut_in(before, ways(tried, asked_for))) continue;
      options.push_back("use turn " + name_of({cell, 0}) + " " + std::to_string(steps));
    }
    tried.lay(cell, board.at(cell));
  }
}

void Game::turn_tile(int cell, int steps) {
  actions -= components.number("architect.1 actions", 2);
  used.insert("turn");
  const Turned found = after_turning(cell, steps);
  board.lay(cell, found.tile);
  ride_along([&](Place place) {
    if (place.cell == cell) place.corridor = found.corridor[static_cast<std::size_t>(place.corridor)];
    return place;
  });
}

bool Game::may_swap(int cell) const {
  if (!normal_tile(cell) || guardian.cell == cell) return false;
  return std::none_of(players.begin(), players.end(), [&](const Player& each) { return each.at.cell == cell; });
}

// By how many steps the one and the other are turned; nothing when they could as well have stayed.
Options Game::ways_to_swap(int one, int other, bool first_will_do) const {
  Options options;
  const Claims now = claims();
  const Ways before = ways(board, now);
  Claims moved = now;
  for (Place& key : moved.lifted_keys) key.cell = key.cell == one ? other : key.cell == other ? one : key.cell;
  const std::string look_of_one = look(one, board.at(one).rotation);
  const std::string look_of_other = look(other, board.at(other).rotation);
  const std::vector<int> ways_of_other = ways_to_turn(other);
  Board tried = board;
  for (const int one_steps : ways_to_turn(one)) {
    const LaidTile first = turned_on(board.at(one), one_steps);
    const bool like_the_other = look(one, first.rotation) == look_of_other;
    tried.lay(other, first);
    for (const int other_steps : ways_of_other) {
      const LaidTile second = turned_on(board.at(other), other_steps);
      if (like_the_other && look(other, second.rotation) == look_of_one) continue;
      tried.lay(one, second);
      if (!nobody_shut_in(before, ways(tried, moved))) continue;
      options.push_back("lay " + std::to_string(one_steps) + " " + std::to_string(other_steps));
      if (first_will_do) return options;
    }
  }
  return options;
}

// The tiles that may be named first: those with a partner behind them.
Options Game::first_of_swap(bool first_will_do) const {
  Options options;
  for (int cell = 0; cell < kCells; ++cell) {
    if (partners_of(cell, true).empty()) continue;
    options.push_back("swap " + name_of({cell, 0}));
    if (first_will_do) break;
  }
  return options;
}

// The tiles behind it that it may change places with.
Options Game::partners_of(int one, bool first_will_do) const {
  Options options;
  if (!may_swap(one)) return options;
  for (int other = one + 1; other < kCells; ++other) {
    if (!may_swap(other) || ways_to_swap(one, other, true).empty()) continue;
    options.push_back("swap " + name_of({other, 0}));
    if (first_will_do) break;
  }
  return options;
}

// LAB-1.7: what lies on tiles travels with them; the Guardian's memory is of a corridor (LAB-11.3).
void Game::ride_along(const std::function<Place(Place)>& moved) {
  for (Player& each : players) each.at = moved(each.at);
  std::map<Place, std::vector<LaidTrap>> traps_then;
  for (const auto& [place, laid] : traps) traps_then[moved(place)] = laid;
  traps = traps_then;
  std::map<Place, int> keys_then;
  for (const auto& [place, number] : lifted_keys) keys_then[moved(place)] = number;
  lifted_keys = keys_then;
  guardian_came_from = moved(guardian_came_from);
}

void Game::swap_tiles(int one, int one_steps, int other, int other_steps) {
  const Turned first = after_turning(one, one_steps);
  const Turned second = after_turning(other, other_steps);
  board.lay(one, second.tile);
  board.lay(other, first.tile);
  ride_along([&](Place place) {
    if (place.cell == one) return Place{other, first.corridor[static_cast<std::size_t>(place.corridor)]};
    if (place.cell == other) return Place{one, second.corridor[static_cast<std::size_t>(place.corridor)]};
    return place;
  });
}

// LAB-A.architect.3
Task<void> Game::rebuild() {
  actions -= components.number("architect.3 actions", 2);
  player(active).crystal = false;
  const Options firsts = first_of_swap(false);
  const std::string first = co_await ask("swap", active, firsts);
  const int one = place_named(word(first, 1)).cell;
  const Options partners = partners_of(one, false);
  const std::string second = co_await ask("swap", active, partners);
  const int other = place_named(word(second, 1)).cell;
  const Options ways = ways_to_swap(one, other, false);
  const std::string way = co_await ask("lay", active, ways);
  swap_tiles(one, std::stoi(word(way, 1)), other, std::stoi(word(way, 2)));
}

// LAB-A.architect.2
Task<void> Game::build_of_architect() {
  std::size_t left = under_pool.size();
  for (const auto& [id, number] : pool) left += static_cast<std::size_t>(number);
  for (std::size_t drawn = 0; drawn < left; drawn += 2) {
    const TileKind* kept = co_await draw_tile();
    const TileKind* other = nullptr;
    if (drawn + 1 < left) other = co_await draw_tile();
    const bool fits = !placements(*kept).empty();
    const bool other_fits = other != nullptr && !placements(*other).empty();
    if (!fits && !other_fits) {
      under_pool.push_back(kept);
      if (other != nullptr) under_pool.push_back(other);
      continue;
    }
    if (!fits) std::swap(kept, other);
    if (fits && other_fits && kept != other) {
      const Options options = {"keep " + kept->id, "keep " + other->id};
      const std::string choice = co_await ask("keep", active, options);
      if (word(choice, 1) == other->id) std::swap(kept, other);
    }
    if (other != nullptr) under_pool.push_back(other);
    co_await lay_tile(kept);
    co_return;
  }
  nothing_fits = true;
}

}  // namespace labyrinth_referee
