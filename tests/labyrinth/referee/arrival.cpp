// Arrivals (LAB-6.3).
#include "game.hpp"

namespace labyrinth_referee {

// LAB-6.3: Guardian, trap, players; keys are picked up in the turn.
Task<void> Game::arrive(Arrival arrival) {
  const int seat = arrival.seat;
  arrival.at = co_await corridor_entered(seat, arrival.from, arrival.at);
  if (arrival.at.cell < 0) co_return;
  put(seat, arrival.at);
  // LAB-3.1: in his own turn nobody else moves him.
  player(seat).came = arrival.at.cell == centre_cell() && seat == active;
  if (is_start(arrival.at)) {
    back_on_start(seat);
    co_return;
  }
  // LAB-8.6
  if (is_start(arrival.from)) player(seat).ignores_traps = true;
  if (guardian == arrival.at && !guardian_asleep && !guardian_ignores(seat)) {
    const bool sent_home = co_await sent_home_by_guardian(seat);
    if (sent_home) co_return;
  }
  const Fate fate = co_await come_upon_traps(arrival);
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

}  // namespace labyrinth_referee
