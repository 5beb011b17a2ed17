// The Sword Master: second fights, parry, frenzy (LAB-A.swordmaster).
#include "game.hpp"

namespace labyrinth_referee {

// LAB-A.swordmaster.1: asked of everybody who attacked, when that fight is settled.
Task<bool> Game::fights_again(int seat, int target, Place where) {
  if (!able(seat, "swordmaster") || player(seat).at != where || player(target).at != where) co_return false;
  const std::vector<std::string> options = {"attack " + std::to_string(target), "pass"};
  const std::string choice = co_await ask("second", seat, options);
  co_return choice != "pass";
}

// LAB-A.swordmaster.2
bool Game::parries(int target, int lost_by) const { return lost_by <= components.number("swordmaster.2 margin", 4) && able(target, "swordmaster"); }

// LAB-A.swordmaster.3: in his own turn, until its end.
bool Game::may_start_frenzy(int seat) const {
  return seat == active && able(seat, "swordmaster") && player(seat).crystal && !used.contains("frenzy");
}

void Game::start_frenzy(int seat) {
  player(seat).crystal = false;
  used.insert("frenzy");
}

bool Game::in_frenzy(int seat) const { return seat == active && able(seat, "swordmaster") && used.contains("frenzy"); }

}  // namespace labyrinth_referee
