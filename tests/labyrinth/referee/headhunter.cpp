// The Head Hunter: ensnaring, crafted traps, bounties (LAB-A.headhunter).
#include <utility>

#include "game.hpp"

namespace labyrinth_referee {

// LAB-A.headhunter.1: a second trap.
bool Game::may_ensnare(Place where) const { return able(active, "headhunter") && traps.contains(where) && traps.at(where).size() == 1; }

// LAB-A.headhunter.2: of what he looks at he lays one, and the other goes back into the pile.
Task<void> Game::craft_trap(Place where) {
  used.insert("crafted");
  co_await draw_for_those_face_down();
  const TrapKind* chosen = co_await draw_token("look");
  std::string other_id = "none";
  if (traps_in_pile > 1) {
    const TrapKind* other = co_await draw_token("look");
    if (other != chosen) {
      const Options options = {"craft " + chosen->id, "craft " + other->id};
      const std::string choice = co_await ask("craft", active, options);
      if (word(choice, 1) == other->id) std::swap(chosen, other);
    }
    other_id = other->id;
    ++unseen_traps[other_id];
  }
  LaidTrap& laid = lay_trap(where);
  laid.token = chosen;
  laid.seen = true;
  put_back.push_back(other_id);
}

// So that the pile is what he looks into.
Task<void> Game::draw_for_those_face_down() {
  for (auto& [place, laid] : traps) {
    for (LaidTrap& trap : laid) {
      if (trap.kind == nullptr && trap.token == nullptr) trap.token = co_await draw_token("token");
    }
  }
}

// Others can't tell which of those that lie face down he knows.
bool Game::may_be_known(const LaidTrap& trap) const { return trap.kind == nullptr && seat_of("headhunter") != 0; }

// LAB-A.headhunter.3
void Game::add_bounties(Options& options, int seat, const std::vector<int>& opponents) const {
  if (!able(seat, "headhunter") || !player(seat).crystal) return;
  for (const int opponent : opponents) {
    if (player(opponent).keys > 0) options.push_back("use bounty " + std::to_string(opponent));
  }
}

// How much it adds.
int Game::promise_bounty(int seat, int opponent) {
  player(seat).crystal = false;
  bounty_on = opponent;
  return components.number("headhunter.3 bonus", 2);
}

// Before the losers lose life, and with it a key (LAB-10.3).
void Game::collect_bounty(const std::vector<int>& losers) {
  if (bounty_on == 0 || !among(losers, bounty_on) || player(bounty_on).keys == 0) return;
  --player(bounty_on).keys;
  ++player(seat_of("headhunter")).keys;
}

}  // namespace labyrinth_referee
