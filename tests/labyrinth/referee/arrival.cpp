// Arrivals and traps (LAB-6.3, 8).
#include <algorithm>

#include "game.hpp"

namespace labyrinth_referee {

// LAB-6.3: Guardian, trap, players; keys are picked up in the turn.
Task<void> Game::arrive(Arrival arrival) {
  const int seat = arrival.seat;
  put(seat, arrival.at);
  // LAB-3.1: in his own turn nobody else moves him.
  player(seat).came = arrival.at.cell == centre_cell() && seat == active;
  if (is_start(arrival.at)) {
    back_on_start(seat);
    co_return;
  }
  // LAB-8.6
  if (is_start(arrival.from)) player(seat).ignores_traps = true;
  if (guardian == arrival.at && !guardian_asleep) {
    const bool sent_home = co_await sent_home_by_guardian(seat);
    if (sent_home) co_return;
  }
  const Fate fate = co_await come_upon_trap(arrival);
  if (fate == Fate::rests) co_return;
  Arrival next;
  next.seat = seat;
  next.from = arrival.at;
  if (fate == Fate::fell) {
    next.at = board.other_level(arrival.at);
    next.how = How::drop;
    co_await arrive(next);
    co_return;
  }
  bool goes_back = fate == Fate::turned_back;
  if (!goes_back) goes_back = co_await meet(arrival);
  if (!goes_back) co_return;
  // LAB-8.7, 9.6: an arrival there by walking.
  next.at = arrival.from;
  co_await arrive(next);
}

// LAB-8.5: the retry number counts from the try after the failed one until the trap is passed. What follows a failure is the caller's.
Task<bool> Game::passes_trap(int seat, Place where) {
  const TrapKind& kind = *traps[where].kind;
  const bool again = kind.retry_number > 0 && traps[where].failed.contains(seat);
  tested.insert(where);
  const int rolled = co_await roll_with_crystal(seat, 2);
  const bool passed = rolled >= (again ? kind.retry_number : kind.number);
  if (passed) {
    traps[where].failed.erase(seat);
  } else if (kind.retry_number > 0) {
    traps[where].failed.insert(seat);
  }
  co_return passed;
}

// LAB-8.4, 8.8: the active player walks out of his corridor.
Task<bool> Game::held_by_door() {
  const Place where = player(active).at;
  const auto found = traps.find(where);
  if (found == traps.end() || player(active).ignores_traps) co_return false;
  const TrapKind* kind = found->second.kind;
  if (kind == nullptr || kind->kind != "door") co_return false;
  const bool passed = co_await passes_trap(active, where);
  if (passed) co_return false;
  bool hurt = false;
  for (const Effect& effect : kind->on_fail.at("leave")) {
    if (effect.what == "daze") give_daze(active, effect.amount);
    if (effect.what == "lose_life") {
      if (!hurt) gain_adrenaline(active);
      hurt = true;
      lose_life(active, effect.amount);
    }
    // LAB-8.9
    if (player(active).at != where) break;
  }
  co_return true;
}

Task<Fate> Game::come_upon_trap(Arrival arrival) {
  const int seat = arrival.seat;
  const Place where = arrival.at;
  if (!traps.contains(where) || player(seat).ignores_traps) co_return Fate::goes_on;
  if (traps[where].kind == nullptr) {
    const std::string shown = co_await chance("turn-up", "turn up ", unseen_traps);
    const std::string id = shown.substr(8);
    --unseen_traps[id];
    traps[where].kind = &blank;
    for (const TrapKind& each : components.traps) {
      if (each.id == id) traps[where].kind = &each;
    }
  }
  const TrapKind& kind = *traps[where].kind;
  // LAB-8.4, 15.2
  if (kind.kind == "door" || kind.kind == "blank") co_return Fate::goes_on;
  const char* column = arrival.how == How::walk ? "walk" : arrival.how == How::climb ? "climb" : "drop";
  const auto effects = kind.on_fail.find(column);
  // LAB-8.10, 8.7
  if (effects == kind.on_fail.end() || effects->second.empty() || tested.contains(where)) co_return Fate::goes_on;
  const bool passed = co_await passes_trap(seat, where);
  if (passed) co_return Fate::goes_on;
  std::string go;
  bool hurt = false;
  for (const Effect& effect : effects->second) {
    if (effect.only_on_over && board.level(where) != "over") continue;
    if (effect.what == "lose_life") {
      if (!hurt) gain_adrenaline(seat);
      hurt = true;
      lose_life(seat, effect.amount);
      // LAB-8.9
      if (player(seat).at != where) co_return Fate::rests;
    } else if (effect.what == "daze") {
      give_daze(seat, effect.amount);
    } else {
      go = effect.what;
    }
  }
  if (go == "fall_below") co_return Fate::fell;
  // LAB-8.7: a forced step never enters a start field.
  if (go == "back") co_return is_start(arrival.from) ? Fate::goes_on : Fate::turned_back;
  // LAB-8.10: put back without an arrival.
  if (go == "stay_below" || go == "stay_above") {
    put(seat, board.other_level(where));
    co_return Fate::rests;
  }
  co_return Fate::goes_on;
}

}  // namespace labyrinth_referee
