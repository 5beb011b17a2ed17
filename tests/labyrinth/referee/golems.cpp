// The Lady of Golems: domination, obedience, enslavement (LAB-A.golems).
#include "game.hpp"

namespace labyrinth_referee {

void Game::abilities_of_golems(Options& options) const {
  if (guardian_taken || !player(active).crystal || actions < components.number("golems.3 actions", 1)) return;
  for (int seat = 1; seat <= count; ++seat) {
    if (seat != active && !is_start(player(seat).at)) options.push_back("use enslave " + std::to_string(seat));
  }
}

// LAB-A.golems.1: what she adds in a fight.
int Game::domination(int seat) const {
  const Player& lady = player(seat);
  if (!able(seat, "golems") || (lady.keys > 0 && lady.at.cell != centre_cell())) return 0;
  return components.number("golems.1 bonus", 2);
}

// LAB-11.5, LAB-A.golems.2: the roll with which a meeting with the Guardian is survived.
int Game::safe_from_guardian(int seat) const { return able(seat, "golems") ? components.number("golems.2 number", 10) : 12; }

// LAB-A.golems.3
Task<void> Game::enslave(int seat) {
  actions -= components.number("golems.3 actions", 1);
  player(active).crystal = false;
  guardian_taken = true;
  const GuardianCard* card = co_await card_to_use();
  const Place centre{centre_cell(), 0};
  if (card->deed == "move") {
    co_await drive(seat, card->steps);
  } else if (card->deed == "sleep") {
    give_daze(seat, components.number("golems.3 daze", 1));
  } else if (card->deed == "to_centre" && player(seat).at != centre) {
    co_await drive_to(seat, centre);
  }
}

// LAB-11.3, within the card.
Task<void> Game::drive(int seat, int steps) {
  Place came_from;
  for (; steps > 0; --steps) {
    const std::vector<Place> connected = board.connected(player(seat).at);
    Options options;
    for (const Place next : connected) {
      if (next != came_from || connected.size() == 1) options.push_back("step " + name_of(next));
    }
    if (options.empty()) break;
    const std::string step = co_await ask("drive", active, options);
    const Place here = player(seat).at;
    co_await drive_to(seat, place_named(word(step, 1)));
    if (player(seat).at != here) came_from = here;
  }
}

// He is put there without an arrival (LAB-6.5). Everybody whom he meets loses a key there, the Lady too.
Task<void> Game::drive_to(int seat, Place to) {
  to = co_await corridor_entered(seat, player(seat).at, to);
  if (to.cell < 0) co_return;
  put(seat, to);
  player(seat).untouched = true;
  for (const int met : others_at(to, seat)) {
    if (player(met).keys == 0) continue;
    --player(met).keys;
    ++lifted_keys[to];
  }
}

}  // namespace labyrinth_referee
