// The Monk: blessings, prayer, meditation (LAB-A.monk).
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

namespace {

constexpr int kPrayerRange = 3;
constexpr int kMeditation = 2;

}  // namespace

void Game::abilities_of_monk(std::vector<std::string>& options) const {
  const Player& me = player(active);
  if (actions < 1) return;
  if (tokens_left(components.blessing_tokens, &Player::blessing) > 0) options.push_back("use blessing");
  if (me.crystal && me.life < components.life) options.push_back("use meditation");
  if (me.blessing == 0 || used.contains("prayer")) return;
  for (int seat = 1; seat <= count; ++seat) {
    const Place at = player(seat).at;
    // LAB-14.4
    if (seat == active || is_start(at) || distance(me.at.cell, at.cell) > kPrayerRange) continue;
    for (const Place next : board.connected(at)) options.push_back("use prayer " + std::to_string(seat) + " " + name_of(next));
  }
}

// LAB-A.monk.2
Task<void> Game::pray(int seat, Place to) {
  --actions;
  --player(active).blessing;
  used.insert("prayer");
  Arrival arrival;
  arrival.seat = seat;
  arrival.from = player(seat).at;
  arrival.at = to;
  co_await arrive(arrival);
}

// LAB-A.monk.3
void Game::meditate() {
  --actions;
  player(active).crystal = false;
  player(active).life = std::min(player(active).life + kMeditation, components.life);
}

}  // namespace labyrinth_referee
