// The Thief: theft, disarming, slipping away (LAB-A.thief).
#include "game.hpp"

namespace labyrinth_referee {

void Game::abilities_of_thief(Options& options) const {
  const Player& me = player(active);
  if (me.crystal && me.at.cell != centre_cell() && !used.contains("slip")) options.push_back("use slip");
  if (actions < components.number("thief.2 actions", 1)) return;
  std::vector<Place> near = board.connected(me.at);
  near.push_back(me.at);
  for (const Place place : near) {
    if (!others_at(place, active).empty()) continue;
    for (const std::string& trap : names_of_traps(place)) options.push_back("use disarm " + name_of(place) + trap);
  }
}

// LAB-A.thief.1: from those she comes to, or from the one who comes to her.
Task<void> Game::steal_first(Arrival arrival) {
  for (int thief = 1; thief <= count; ++thief) {
    for (;;) {
      if (!able(thief, "thief") || player(thief).at != arrival.at) break;
      Options options;
      for (const int target : others_at(arrival.at, thief)) {
        const bool met = thief == arrival.seat || target == arrival.seat;
        if (met && player(target).keys > 0 && !stolen_from.contains(target)) options.push_back("use theft " + std::to_string(target));
      }
      if (options.empty()) break;
      options.push_back("pass");
      const std::string choice = co_await ask("steal", thief, options);
      if (choice == "pass") break;
      const int target = seat_behind(choice);
      stolen_from.insert(target);
      const int rolled = co_await roll_with_crystal(thief, 2);
      if (rolled < components.number("thief.1 number", 8)) continue;
      --player(target).keys;
      ++player(thief).keys;
    }
  }
}

// LAB-A.thief.2
Task<void> Game::disarm(Place where, std::string trap) {
  actions -= components.number("thief.2 actions", 1);
  if (!trap.empty()) {
    take_trap(where, trap);
    co_return;
  }
  const int number = trap_named(where, "").number;
  co_await turn_up(where);
  remove_trap(where, number);
}

// LAB-A.thief.3
void Game::slip() {
  player(active).crystal = false;
  used.insert("slip");
}

// Not on the centre, and not while she is dazed (LAB-12.1).
bool Game::slips_away(int seat) const {
  return seat == active && able(seat, "thief") && used.contains("slip") && player(seat).at.cell != centre_cell();
}

void Game::end_slip() {
  if (slips_away(active)) player(active).slipped = true;
}

}  // namespace labyrinth_referee
