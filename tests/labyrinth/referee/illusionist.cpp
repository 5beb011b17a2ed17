// The Illusionist: sowing illusions, mirror image (LAB-A.illusionist.1 and .3).
#include "game.hpp"

namespace labyrinth_referee {

void Game::abilities_of_illusionist(Options& options) const {
  if (may_sow()) options.emplace_back("use sow");
  for (const std::string& first : first_of_mystification()) options.push_back("use mystify " + first);
  for (const int seat : in_range_of_mirror()) options.push_back("use mirror " + std::to_string(seat));
}

bool Game::may_sow() const {
  int face_down = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    if (board.lies_face_down(cell)) ++face_down;
  }
  return actions >= components.number("illusionist.1 actions", 1) && may_build() && face_down < components.number("illusionist.1 tiles", 1);
}

// LAB-A.illusionist.1: a build. Open on all sides like an empty cell, the tile shuts nobody in.
Task<void> Game::sow() {
  const bool known = pool.empty();
  const TileKind* kind = co_await draw_tile();
  Options options;
  for (const int cell : board.cells_to_build_on()) options.push_back("place " + name_of({cell, 0}) + " down");
  const std::string choice = co_await ask("place", active, options);
  board.lay(place_named(word(choice, 1)).cell, face_down(*kind, known));
  actions -= components.number("illusionist.1 actions", 1);
}

std::vector<int> Game::in_range_of_mirror() const {
  std::vector<int> seats;
  const Place mine = player(active).at;
  const auto barred = [&](Place place) { return is_start(place) || place.cell == centre_cell() || board.lies_face_down(place.cell); };
  if (actions < components.number("illusionist.3 actions", 1) || !player(active).crystal || barred(mine)) return seats;
  const int range = components.number("illusionist.3 range", 3);
  for (int seat = 1; seat <= count; ++seat) {
    const Place at = player(seat).at;
    if (at != mine && !barred(at) && distance(mine.cell, at.cell) <= range) seats.push_back(seat);
  }
  return seats;
}

// LAB-A.illusionist.3
void Game::mirror(int seat) {
  actions -= components.number("illusionist.3 actions", 1);
  player(active).crystal = false;
  const Place mine = player(active).at;
  put(active, player(seat).at);
  put(seat, mine);
  player(active).untouched = player(seat).untouched = true;
  mirrored.insert(player(active).at);
}

}  // namespace labyrinth_referee
