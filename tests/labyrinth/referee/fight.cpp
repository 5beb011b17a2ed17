// Fights (LAB-9.3, 9.5, 9.8, 13.4).
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

Task<std::vector<int>> Game::fight(std::vector<int> attackers, int target, Place where, Bonuses bonuses) {
  std::vector<int> losers;
  // LAB-9.8: who has left fights no more.
  std::vector<int> group;
  for (const int seat : clockwise_from(active)) {
    const bool attacks = std::find(attackers.begin(), attackers.end(), seat) != attackers.end();
    if (attacks && player(seat).at == where) group.push_back(seat);
  }
  if (group.empty() || player(target).at != where) co_return losers;

  const int dice = static_cast<int>(group.size()) + 1;
  int attack = co_await roll(dice);
  int defence = co_await roll(2);
  // LAB-13.4: the attackers clockwise, then the target; after a re-roll all again.
  std::vector<int> asked = group;
  asked.push_back(target);
  bool closed = false;
  while (!closed) {
    closed = true;
    for (const int seat : asked) {
      if (!player(seat).crystal) continue;
      const std::vector<std::string> options = {"again", "pass"};
      const std::string choice = co_await ask("crystal", seat, options);
      if (choice == "pass") continue;
      player(seat).crystal = false;
      if (seat == target) {
        defence = co_await roll(2);
      } else {
        attack = co_await roll(dice);
      }
      closed = false;
      break;
    }
  }
  for (const int seat : group) attack += bonuses[seat] - life_lost(seat);
  defence += bonuses[target] - life_lost(target);
  if (attack > defence) losers.push_back(target);
  if (attack < defence) losers = group;
  for (const int seat : losers) lose_life(seat, 1);
  co_return losers;
}

}  // namespace labyrinth_referee
