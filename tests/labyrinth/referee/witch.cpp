// The Witch: curses, dark animation, the ritual of misfortune (LAB-A.witch).
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

void Game::abilities_of_witch(Options& options) const {
  const bool may_curse = actions >= components.number("witch.1 actions", 0) && tokens_left(components.curse_tokens, &Player::curse) > 0;
  const bool may_hold_ritual = actions >= components.number("witch.3 actions", 0) && player(active).crystal;
  for (int seat = 1; seat <= count; ++seat) {
    const Place at = player(seat).at;
    if (seat == active || is_start(at)) continue;
    if (may_curse) options.push_back("use curse " + std::to_string(seat));
    if (!may_hold_ritual || !traps.contains(at)) continue;
    std::set<std::string> names;
    for (const LaidTrap& trap : traps.at(at)) {
      if (trap.kind == nullptr) names.insert("");
      if (trap.kind != nullptr && !test_of(trap, "walk").empty()) names.insert(" " + trap.kind->id);
    }
    for (const std::string& name : names) options.push_back("use ritual " + std::to_string(seat) + name);
  }
  if (actions < components.number("witch.2 actions", 0) || used.contains("animate")) return;
  for (const auto& [from, laid] : traps) {
    for (const Place to : board.connected(from)) {
      if (!may_animate_to(to)) continue;
      for (const std::string& trap : names_of_traps(from)) options.push_back("use animate " + name_of(from) + " " + name_of(to) + trap);
    }
  }
}

// LAB-A.witch.1
void Game::curse(int seat) {
  actions -= components.number("witch.1 actions", 0);
  player(seat).curse += std::min(components.number("witch.1 tokens", 1), tokens_left(components.curse_tokens, &Player::curse));
}

// LAB-A.witch.2
bool Game::may_animate_to(Place to) const {
  if (to.cell == centre_cell() || board.lies_face_down(to.cell)) return false;
  for (const Player& each : players) {
    if (each.at == to) return false;
  }
  return !traps.contains(to) || traps.at(to).size() < 2;
}

void Game::animate(Place from, Place to, const std::string& trap) {
  actions -= components.number("witch.2 actions", 0);
  used.insert("animate");
  const LaidTrap moved = take_trap(from, trap);
  traps[to].push_back(moved);
}

// LAB-A.witch.3
Task<void> Game::hold_ritual(int seat, std::string name) {
  actions -= components.number("witch.3 actions", 0);
  player(active).crystal = false;
  Arrival sent;
  sent.seat = seat;
  sent.from = player(seat).at;
  LaidTrap* trap = &trap_named(sent.from, name);
  if (trap->kind == nullptr) co_await turn_up(sent.from);
  if (test_of(*trap, "walk").empty()) co_return;
  const Fate fate = co_await test_trap(seat, trap, "walk", true);
  if (fate == Fate::fell) {
    sent.at = board.other_level(sent.from);
    sent.how = How::drop;
    co_await arrive(sent);
  } else if (fate == Fate::turned_back) {
    Options options;
    for (const Place next : board.connected(sent.from)) options.push_back("step " + name_of(next));
    if (options.empty()) co_return;
    const std::string step = co_await ask("way", active, options);
    sent.at = place_named(word(step, 1));
    co_await arrive(sent);
  }
}

}  // namespace labyrinth_referee
