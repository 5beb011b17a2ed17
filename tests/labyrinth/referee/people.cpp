// Life, daze, keys and where the pawns stand (LAB-1.4, 3.1, 6.4, 9.7, 10).
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

bool among(const std::vector<int>& seats, int seat) { return std::find(seats.begin(), seats.end(), seat) != seats.end(); }

// All seats in the order of their start fields, beginning with this one.
std::vector<int> Game::clockwise_from(int seat) const {
  std::vector<int> order;
  for (int step = 0; step < kEdges; ++step) {
    const int field = (player(seat).field + step) % kEdges;
    for (int other = 1; other <= count; ++other) {
      if (player(other).field == field) order.push_back(other);
    }
  }
  return order;
}

// Those on a corridor but this seat, clockwise from it.
std::vector<int> Game::others_at(Place place, int seat) const {
  std::vector<int> found;
  for (const int other : clockwise_from(seat)) {
    if (other != seat && player(other).at == place) found.push_back(other);
  }
  return found;
}

void Game::put(int seat, Place place) {
  Player& moved = player(seat);
  if (moved.at.cell != place.cell) moved.ignores_traps = false;
  if (moved.at != place) moved.came = moved.untouched = moved.slipped = false;
  moved.at = place;
}

void Game::go_home(int seat) {
  put(seat, start_field(player(seat).field));
  back_on_start(seat);
}

// LAB-6.4; LAB-8.5: retry numbers are forgotten.
void Game::back_on_start(int seat) {
  Player& home = player(seat);
  home.life = components.life;
  daze_tokens += home.daze;
  home.daze = 0;
  for (auto& [place, laid] : traps) {
    for (LaidTrap& trap : laid) trap.failed.erase(seat);
  }
}

void Game::give_daze(int seat, int tokens) {
  const int given = std::min(tokens, daze_tokens);
  daze_tokens -= given;
  player(seat).daze += given;
}

// One event that takes life.
void Game::be_hurt(int seat, int points) {
  gain_adrenaline(seat);
  lose_life(seat, points);
}

// LAB-10.3
void Game::lose_life(int seat, int points, bool leaves_key) {
  Player& hurt = player(seat);
  hurt.life -= points;
  if (hurt.life > 0) return;
  if (leaves_key && hurt.keys > 0) {
    --hurt.keys;
    ++lifted_keys[hurt.at];
  }
  go_home(seat);
}

// LAB-9.7; LAB-4.4: in his own turn only.
bool Game::can_rob(int thief, int victim) const {
  const Player& dazed = player(victim);
  return thief == active && thief != victim && player(thief).daze == 0 && dazed.daze > 0 && dazed.at == player(thief).at && dazed.keys > 0 &&
         !robbed.contains(victim);
}

bool Game::can_kill(int killer, int victim) const {
  const Player& dazed = player(victim);
  return killer == active && killer != victim && actions >= 1 && player(killer).daze == 0 && dazed.daze > 0 && dazed.at == player(killer).at;
}

void Game::thefts(int thief, std::vector<std::string>& options) const {
  for (int victim = 1; victim <= count; ++victim) {
    if (can_rob(thief, victim)) options.push_back("rob " + std::to_string(victim));
    if (can_kill(thief, victim)) options.push_back("kill " + std::to_string(victim));
  }
}

// `rob 2` or `kill 2`.
void Game::steal(int thief, const std::string& text) {
  const int victim = seat_behind(text);
  if (player(victim).keys > 0) {
    --player(victim).keys;
    ++player(thief).keys;
  }
  if (text.starts_with("rob")) {
    robbed.insert(victim);
    return;
  }
  --actions;
  // The key that the killer took replaces the one of LAB-10.3.
  lose_life(victim, player(victim).life, false);
}

// LAB-3.1, 15.1
bool Game::wins(int seat) const {
  const Place centre{centre_cell(), 0};
  if (player(seat).at != centre || !player(seat).came || player(seat).keys == 0) return false;
  return !win_alone || others_at(centre, seat).empty();
}

}  // namespace labyrinth_referee
