// Turns and what is done in them (LAB-3.1, 4, 9.7, 10.2).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::begin_turn(int seat) {
  s.active = static_cast<std::uint8_t>(seat);
  s.actions = actions_a_turn;
  s.card_taken = false;
  s.no_build = false;
  s.robbed = 0;
  s.stolen = 0;
  s.mirrored = nowhere;
  s.used = 0;
  with_character(s.character(seat), [&](auto abilities) { abilities.turn_begins(s); });
  rule(Rule::LAB_4_1);
  emit(EventType::turn_began, seat);
}

template <typename Sink>
void Mover<Sink>::end_turn() {
  with_character(s.character(s.active), [&](auto abilities) { abilities.turn_ends(s); });
  begin_turn(s.seating.clockwise_after(s.active, s.everyone()));
}

// Nothing is pending: the active player has won, or chooses what to do; a turn with nothing left to do ends itself.
template <typename Sink>
void Mover<Sink>::take_turn() {
  s.tested = 0;
  if (wins(s)) {
    rule(Rule::LAB_3_1);
    if (s.win_alone) rule(Rule::LAB_15_1);
    s.winner = s.active;
    emit(EventType::won, s.active);
    return ask(Phase::over, s.active);
  }
  ask(Phase::turn, s.active);
  if (only_the_end_is_left()) {
    s.phase = Phase::none;
    end_turn();
  }
}

template <typename Sink>
bool Mover<Sink>::only_the_end_is_left() const {
  // With an action there is nearly always something to do for it, and soon found.
  if (s.actions > 0 && (s.dazed(s.active) || !s.card_taken || may_build(s))) return false;
  ActionList actions;
  Labyrinth::legal_actions(s, actions);
  return actions.size() == 1;
}

template <typename Sink>
void Mover<Sink>::pick_up(int which) {
  rule(Rule::LAB_4_4);
  rule(Rule::LAB_10_2);
  const Place place = s.pawn(s.active);
  if (which == first_key) {
    s.figures.first_keys = static_cast<Keys>(s.figures.first_keys & ~(1 << key_tile_of(cell_of(place))));
  } else {
    std::size_t index = 0;
    while (s.figures.lying[index] != place) ++index;
    s.figures.lying.erase(index);
  }
  std::uint8_t& keys = s.figures.keys[s.active];
  ++keys;
  if (keys > 1) rule(Rule::LAB_10_1);
  emit(EventType::key_picked_up, s.active, place, which);
}

template <typename Sink>
void Mover<Sink>::rob(int victim) {
  rule(Rule::LAB_9_7);
  --s.figures.keys[static_cast<std::size_t>(victim)];
  ++s.figures.keys[s.active];
  s.robbed = with(s.robbed, victim);
  emit(EventType::robbed, s.active, victim);
}

template <typename Sink>
void Mover<Sink>::kill(int victim) {
  rule(Rule::LAB_9_7);
  spend(1);
  const bool with_key = s.keys(victim) > 0;
  emit(EventType::killed, s.active, victim, with_key ? 1 : 0);
  if (with_key) {
    --s.figures.keys[static_cast<std::size_t>(victim)];
    ++s.figures.keys[s.active];
  }
  send_to_start(victim);
}

template <typename Sink>
void Mover<Sink>::lay_trap(const Trap& trap) {
  Trap laid = trap;
  laid.laid_after = static_cast<std::uint8_t>(s.put_back.size());
  s.traps.lay(laid);
  --s.trap_pool;
  emit(EventType::trap_laid, s.active, laid.place);
}

template <typename Sink>
void Mover<Sink>::deed(Action action) {
  rule(Rule::LAB_4_2);
  switch (action.type()) {
    case ActionType::build:
      return build();
    case ActionType::trap:
      spend(1);
      rule(Rule::LAB_8_1);
      if (s.traps.any_on(action.a())) rule(Rule::LAB_A_headhunter_1);
      if (may_use_abilities(s, s.active) && with_character(s.character(s.active), [&](auto each) { return each.crafts(*this, action.a()); })) return;
      return lay_trap({.place = action.a()});
    case ActionType::move:
      return walk(action.a());
    case ActionType::attack:
      spend(1);
      rule(Rule::LAB_9_2);
      emit(EventType::attacks, s.active, action.a());
      return begin_fight(seat_bit(s.active), action.a());
    case ActionType::guardian:
      return take_card();
    case ActionType::rest:
      spend(1);
      rule(Rule::LAB_12_1);
      --s.figures.daze[s.active];
      return emit(EventType::rested, s.active);
    case ActionType::jump:
      return jump();
    case ActionType::climb_down:
      return climb(false);
    case ActionType::climb_up:
      return climb(true);
    case ActionType::ready:
      spend(2);
      rule(Rule::LAB_4_3);
      rule(Rule::LAB_13_2);
      s.crystals = with(s.crystals, s.active);
      return emit(EventType::crystal_ready, s.active);
    default:
      return;
  }
}

}  // namespace meander::labyrinth
