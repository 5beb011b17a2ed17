// The Assassin: climbing, the strike from the shadow, the time loop (LAB-A.assassin).
#include "game.hpp"

namespace labyrinth_referee {

namespace {

constexpr int kActionsOfATurn = 2;
constexpr int kLifeLostByFall = 2;

}  // namespace

void Game::abilities_of_assassin(Options& options) const {
  const Player& me = player(active);
  if (actions >= 1 && board.level(me.at) == "over") options.push_back("use fall");
  if (actions < kActionsOfATurn && me.crystal) options.push_back("use loop");
}

// LAB-7.2, LAB-A.assassin.1
int Game::climbing_costs() const { return able(active, "assassin") ? 1 : 2; }

// As a jump that failed (LAB-7.1).
Task<void> Game::fall() {
  --actions;
  Arrival arrival;
  arrival.seat = active;
  arrival.from = player(active).at;
  arrival.at = board.other_level(arrival.from);
  arrival.how = How::drop;
  put(active, arrival.at);
  be_hurt(active, kLifeLostByFall);
  if (is_start(player(active).at)) co_return;
  give_daze(active, 1);
  co_await arrive(arrival);
}

// LAB-A.assassin.2: what he who enters adds to his free attack.
int Game::shadow_strike(int seat) {
  if (!able(seat, "assassin") || used.contains("strike")) return 0;
  used.insert("strike");
  return components.number("assassin.2 bonus", 2);
}

// LAB-A.assassin.3: after a roll of his turn, crystals passed. The answer `use loop` breaks off all that is going on, this question too.
Task<void> Game::loop_after_roll() {
  if (!able(active, "assassin") || !player(active).crystal) co_return;
  const Options options = {"use loop", "pass"};
  co_await ask("loop", active, options);
}

Figures Game::figures() const {
  Figures now{players, first_key_lies, lifted_keys, guardian, guardian_asleep, guardian_came_from, daze_tokens, {}};
  for (const auto& [place, laid] : traps) {
    for (const LaidTrap& trap : laid) now.failed[trap.number] = trap.failed;
  }
  return now;
}

// The pawns go back to where the turn found them, the crystals stay as they are, and the turn ends.
void Game::loop_back() {
  course.reset();
  player(active).crystal = false;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const bool crystal = players[i].crystal;
    players[i] = at_turn_start.players[i];
    players[i].crystal = crystal;
  }
  first_key_lies = at_turn_start.first_key_lies;
  lifted_keys = at_turn_start.lifted_keys;
  guardian = at_turn_start.guardian;
  guardian_asleep = at_turn_start.guardian_asleep;
  guardian_came_from = at_turn_start.guardian_came_from;
  daze_tokens = at_turn_start.daze_tokens;
  for (auto& [place, laid] : traps) {
    for (LaidTrap& trap : laid) trap.failed = at_turn_start.failed[trap.number];
  }
  active = clockwise_from(active)[1];
  course.emplace(take_turns());
  course->start();
}

}  // namespace labyrinth_referee
