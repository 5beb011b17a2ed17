// A face-down tile is entered: it is turned up, or it is taken away (LAB-A.illusionist.1).
#include "game.hpp"

namespace labyrinth_referee {

namespace {

int edge_towards(int cell, int other) {
  int edge = 0;
  while (neighbour(cell, edge) != other) ++edge;
  return edge;
}

}  // namespace

Task<Place> Game::corridor_entered(int seat, Place from, Place to) {
  const int illusionist = seat_of("illusionist");
  if (is_start(to) || !board.lies_face_down(to.cell) || seat == illusionist) co_return to;
  const Options options = ways_to_reveal(to.cell, from);
  if (options.empty()) {
    co_await take_away(to.cell, from);
    co_return Place{};
  }
  const std::string choice = co_await ask("reveal", illusionist, options);
  board.lay(to.cell, turned(*board.at(to.cell).hidden, std::stoi(word(choice, 1))));
  const std::string corridor = word(choice, 2);
  if (!corridor.empty()) {
    move_pawns(to.cell, place_named(corridor), false);
    move_keys(to.cell, place_named(corridor));
  }
  const int edge = edge_towards(to.cell, from.cell);
  co_return Place{to.cell, board.at(to.cell).corridor_at[static_cast<std::size_t>(edge)]};
}

// With the entered side open and LAB-5.2 holding; and where the pawn and the keys on it go.
Options Game::ways_to_reveal(int cell, Place entered_from) const {
  Options options;
  const Claims now = claims();
  const Ways before = ways(board, now);
  const auto entered = static_cast<std::size_t>(edge_towards(cell, entered_from.cell));
  const bool occupied = anything_on(cell);
  Board tried = board;
  for (const int rotation : rotations_of(*board.at(cell).hidden)) {
    const LaidTile tile = turned(*board.at(cell).hidden, rotation);
    if (tile.corridor_at[entered] < 0) continue;
    tried.lay(cell, tile);
    // Where nothing is to be moved, any corridor will do.
    const std::size_t corridors = occupied ? tile.kind->corridors.size() : 1;
    for (std::size_t corridor = 0; corridor < corridors; ++corridor) {
      const Place there{cell, static_cast<int>(corridor)};
      Claims moved = now;
      for (Claims::Claimant& each : moved.players) each.pawn = each.pawn.cell == cell ? there : each.pawn;
      for (Place& key : moved.lifted_keys) key = key.cell == cell ? there : key;
      if (!nobody_shut_in(before, ways(tried, moved))) continue;
      options.push_back("reveal " + std::to_string(rotation) + (occupied ? " " + name_of(there) : ""));
    }
  }
  return options;
}

bool Game::anything_on(int cell) const {
  bool found = lifted_keys.contains({cell, 0});
  for (const Player& each : players) found = found || each.at.cell == cell;
  return found;
}

// It fits nowhere. Who stood there at the start of the turn only, and would come back, comes to the first corridor beside it.
Task<void> Game::take_away(int cell, Place entered_from) {
  Options options;
  for (const Place next : board.connected({cell, 0})) options.push_back("step " + name_of(next));
  const bool somebody = !others_at({cell, 0}, active).empty() || player(active).at.cell == cell;
  std::string step = options.front();
  if (somebody) step = co_await ask("aside", seat_of("illusionist"), options);
  under_pool.push_back(board.at(cell).hidden);
  board.lay(cell, LaidTile{});
  move_keys(cell, entered_from);
  move_pawns(cell, place_named(word(step, 1)), true);
}

// Nothing of it is an arrival; a turn that is taken back finds them there, too (LAB-A.assassin.3).
void Game::move_pawns(int cell, Place to, bool untouched) {
  for (std::vector<Player>* all : {&players, &at_turn_start.players}) {
    for (Player& each : *all) {
      if (each.at.cell != cell) continue;
      each.at = to;
      if (untouched) each.untouched = true;
    }
  }
}

void Game::move_keys(int cell, Place to) {
  for (std::map<Place, int>* all : {&lifted_keys, &at_turn_start.lifted_keys}) {
    const auto found = all->find({cell, 0});
    if (found == all->end()) continue;
    const int number = found->second;
    all->erase(found);
    (*all)[to] += number;
  }
}

}  // namespace labyrinth_referee
