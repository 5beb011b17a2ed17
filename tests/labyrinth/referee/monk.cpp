// The Monk: blessings, prayer, meditation (LAB-A.monk).
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

void Game::abilities_of_monk(std::vector<std::string>& options) const {
  const Player& me = player(active);
  const bool may_bless = actions >= components.number("monk.1 actions", 1) && tokens_left(components.blessing_tokens, &Player::blessing) > 0;
  if (may_bless) options.push_back("use blessing");
  const bool may_meditate = actions >= components.number("monk.3 actions", 0) && me.crystal && me.life < components.life;
  if (may_meditate) options.push_back("use meditation");
  const bool may_pray = actions >= components.number("monk.2 actions", 0) && me.blessing >= components.number("monk.2 tokens", 1);
  if (!may_pray || used.contains("prayer")) return;
  for (int seat = 1; seat <= count; ++seat) {
    const Place at = player(seat).at;
    // LAB-14.4
    if (seat == active || is_start(at) || distance(me.at.cell, at.cell) > components.number("monk.2 range", 3)) continue;
    for (const Place next : board.connected(at)) options.push_back("use prayer " + std::to_string(seat) + " " + name_of(next));
  }
}

// LAB-A.monk.2
Task<void> Game::pray(int seat, Place to) {
  actions -= components.number("monk.2 actions", 0);
  player(active).blessing -= components.number("monk.2 tokens", 1);
  used.insert("prayer");
  Arrival arrival;
  arrival.seat = seat;
  arrival.from = player(seat).at;
  arrival.at = to;
  co_await arrive(arrival);
}

// LAB-A.monk.3
void Game::meditate() {
  actions -= components.number("monk.3 actions", 0);
  player(active).crystal = false;
  player(active).life = std::min(player(active).life + components.number("monk.3 life", 2), components.life);
}

}  // namespace labyrinth_referee
