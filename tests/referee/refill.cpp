// Phase 2, the new hand of ONI-4.3, and phase 3 (ONI-3.8 to 3.10, 5.2, 7.4 b).
#include "table.hpp"

namespace referee {

void Referee::Table::refill() {
  if (hand_full()) {
    end_turn();
  } else if (deck.empty()) {
    end("lost deck");  // ONI-5.2: at once, no window opens
  } else if (setup.book) {
    phase = Phase::kWindow;  // `continue` alone takes itself
  } else {
    draw_next();
  }
}

void Referee::Table::draw_next() {
  if (top_is_known()) {
    deal(take_top());
  } else {
    phase = Phase::kDraw;
  }
}

void Referee::Table::deal(const KnownCard& drawn) {
  if (is_labyrinth(drawn.card)) {
    put_in_hand(drawn);
    refill();
    return;
  }
  pending = drawn.card;
  if (is_door(drawn.card)) phase = Phase::kDoor;
  if (drawn.card == kNightmareCard) phase = Phase::kNightmare;
  if (drawn.card == kHappyDreamCard) phase = Phase::kHappy;
}

void Referee::Table::redraw_on() {
  while (!hand_full()) {
    if (deck.empty()) {
      end("lost deck");
      return;
    }
    if (!top_is_known()) {
      phase = Phase::kRedraw;
      return;
    }
    redraw_card(take_top());
  }
  if (redraw_by_three) {
    start_foresee(1);
  } else {
    start_tower_loss();
  }
}

void Referee::Table::redraw_card(const KnownCard& drawn) {
  if (is_labyrinth(drawn.card)) {
    put_in_hand(drawn);
  } else {
    ++limbo[drawn.card];
  }
}

void Referee::Table::end_turn() {
  shuffle_limbo_into_deck();
  if (setup.players == 2) active = 1 - active;
  phase = Phase::kTurn;
}

}  // namespace referee
