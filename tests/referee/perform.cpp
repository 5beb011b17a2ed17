// The loop of the game: an answer goes to the rule that waited for it; steps with one option take themselves.
#include <stdexcept>

#include "table.hpp"

namespace referee {

bool Referee::Table::chance_moves() const {
  switch (phase) {
    case Phase::kGoals:
    case Phase::kPremonitions:
    case Phase::kSetUp:
    case Phase::kLook:
    case Phase::kDraw:
    case Phase::kReveal:
    case Phase::kRedraw:
    case Phase::kForesee:
      return true;
    default:
      return false;
  }
}

// "A step with one option takes itself"; ONI-6.11 for the door in silent play.
bool Referee::Table::waits() const {
  if (phase == Phase::kOver || phase == Phase::kTurn || chance_moves()) return true;
  if (phase == Phase::kDoor && silent_two()) return true;
  return options.size() != 1;
}

void Referee::Table::settle() {
  list_options();
  while (!waits()) {
    const Move only = options.front();
    perform(only);
    list_options();
  }
}

// ONI-4.3: a dream card being resolved when the game ends lies on the discard pile; cards being looked at stay where they are.
void Referee::Table::end(const char* how) {
  phase = Phase::kOver;
  result = how;
  if (pending >= 0 && is_dream(pending)) {
    ++discard[pending];
    pending = -1;
  }
}

void Referee::Table::perform(const Move& move) {
  if (chance_moves()) {
    perform_chance(move);
  } else if (move.verb == Verb::kCastProphecy || move.verb == Verb::kCastSwap || move.verb == Verb::kCastPunishment) {
    cast(move);
  } else {
    perform_choice(move);
  }
}

void Referee::Table::perform_chance(const Move& move) {
  switch (phase) {
    case Phase::kGoals:
      goals.push_back({move.first, false});
      start_reveals();
      break;
    case Phase::kPremonitions:
      premonitions[move.first] = 1;
      --remaining;
      if (remaining == 0) start_set_up();
      break;
    case Phase::kSetUp:
      bring(move.first, deck.size() - 1);
      set_up_card(take_top().card);
      break;
    case Phase::kLook:
      look_outcome(move.first);
      break;
    case Phase::kDraw:
      bring(move.first, deck.size() - 1);
      deal(take_top());
      break;
    case Phase::kReveal:
      bring(move.first, deck.size() - 1);
      reveal_card(take_top().card);
      reveal_on();
      break;
    case Phase::kRedraw:
      bring(move.first, deck.size() - 1);
      redraw_card(take_top());
      redraw_on();
      break;
    case Phase::kForesee:
      foresee(move.first);
      break;
    default:
      throw std::logic_error("no chance here");
  }
}

void Referee::Table::perform_choice(const Move& move) {
  const bool takes = move.verb == Verb::kTake;
  switch (phase) {
    case Phase::kPick:
      pick(move.first);
      break;
    case Phase::kTurn:
      if (move.verb == Verb::kPlay) play_chamber(move.first, move.shared);
      if (move.verb == Verb::kPlayLeft || move.verb == Verb::kPlayRight) play_tower(move);
      if (move.verb == Verb::kDiscard) discard_as_action(move.first, move.shared);
      break;
    case Phase::kExplore:
      if (takes) {  // ONI-3.3: the deck is searched, then shuffled.
        active_saw_whole_deck();
        take_from_deck(move.first);
        find_door(colour_of_door(move.first));
      } else {
        refill();
      }
      break;
    case Phase::kProphecy:
      drop(move.first);
      break;
    case Phase::kOrder:
      put_next_on_top(move.first);
      break;
    case Phase::kParadox:
      paradox_top(move.first);
      break;
    case Phase::kBottom:
      put_next_at_bottom(move.first);
      break;
    case Phase::kExchange:
      if (move.verb == Verb::kExchange) exchange(move.first, move.second);
      refill();
      break;
    case Phase::kWindow:
      draw_next();
      break;
    case Phase::kDoor:
      takes ? take_drawn_door(move.shared) : decline_drawn_door();
      break;
    case Phase::kNightmare:
      nightmare(move);
      break;
    case Phase::kPay:
      pay(move.first);
      break;
    case Phase::kTowerLoss:
      move.verb == Verb::kLose ? lose_tower(move.first) : false_destruction();
      break;
    case Phase::kHappy:
      happy(move);
      break;
    case Phase::kHappyDrop:
      move.verb == Verb::kDone ? start_order() : happy_drop(move.first);
      break;
    case Phase::kFetch:
      fetch(move.first);
      break;
    case Phase::kPremonition:
      apply_premonition(move.first);
      break;
    case Phase::kKeys:
      give_key(move.first);
      break;
    case Phase::kReturn:
      give_back_door(move.second == 2 ? 1 : 0, colour_of_door(move.first));
      premonitions_on();
      break;
    case Phase::kPairs:
      return_pair(move.second == 2 ? 1 : 0, colour_of_door(move.first));
      break;
    default:
      throw std::logic_error("no choice here");
  }
}

}  // namespace referee
