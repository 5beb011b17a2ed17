// Fights (LAB-9.3, 9.5, 9.6, 9.8, 13.4).
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

// The fight, and the second one that a Sword Master may add to it. True: he who enters lost one on the centre, and is back where he came from
// (LAB-9.6). A paid attack is an arrival of nobody.
Task<bool> Game::attack(Arrival arrival, std::vector<int> attackers, int target, Bonuses bonuses) {
  std::vector<int> losers = co_await fight(attackers, target, arrival.at, bonuses);
  bool goes_back = retreats(arrival, losers);
  for (const int seat : attackers) {
    const bool again = co_await fights_again(seat, target, arrival.at);
    if (!again) continue;
    const std::vector<int> alone = {seat};
    losers = co_await fight(alone, target, arrival.at, bonuses);
    if (retreats(arrival, losers)) goes_back = true;
  }
  co_return goes_back;
}

// At once, on the first lost fight; what else is fought is fought without him.
bool Game::retreats(const Arrival& arrival, const std::vector<int>& losers) {
  if (arrival.at.cell != centre_cell() || !among(losers, arrival.seat) || player(arrival.seat).at != arrival.at) return false;
  put(arrival.seat, arrival.from);
  return true;
}

// The seats that lost.
Task<std::vector<int>> Game::fight(std::vector<int> attackers, int target, Place where, Bonuses bonuses) {
  std::vector<int> losers;
  // LAB-9.8: who has left fights no more.
  std::vector<int> group;
  for (const int seat : clockwise_from(active)) {
    if (among(attackers, seat) && player(seat).at == where) group.push_back(seat);
  }
  if (group.empty() || player(target).at != where) co_return losers;

  std::vector<int> asked = group;
  asked.push_back(target);
  for (const int seat : asked) bonuses[seat] += domination(seat) - player(seat).curse;
  bounty_on = 0;
  for (const int seat : asked) {
    std::vector<int> opponents = {target};
    if (seat == target) opponents = group;
    const int added = co_await before_roll(seat, opponents);
    bonuses[seat] += added;
  }
  const int dice = static_cast<int>(group.size()) + 1;
  const bool attack_in_frenzy = std::any_of(group.begin(), group.end(), [&](int seat) { return in_frenzy(seat); });
  const bool defence_in_frenzy = in_frenzy(target);
  int attack = co_await roll(dice, attack_in_frenzy);
  int defence = co_await roll(2, defence_in_frenzy);
  // LAB-13.4: the attackers clockwise, then the target; after a re-roll all again.
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
        defence = co_await roll(2, defence_in_frenzy);
      } else {
        attack = co_await roll(dice, attack_in_frenzy);
      }
      closed = false;
      break;
    }
  }
  co_await loop_after_roll();
  for (const int seat : asked) player(seat).curse = 0;
  for (const int seat : group) attack += bonuses[seat] - life_lost(seat);
  defence += bonuses[target] - life_lost(target);
  if (attack > defence) losers.push_back(target);
  if (attack < defence) losers = group;
  collect_bounty(losers);
  for (const int seat : losers) {
    if (seat != target || !parries(target, attack - defence)) be_hurt(seat, 1);
  }
  co_return losers;
}

}  // namespace labyrinth_referee
