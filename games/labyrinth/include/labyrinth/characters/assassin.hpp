// The Assassin: climbing, shadow strike, time loop.
#pragma once

#include "labyrinth/characters/abilities.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::assassin> : NoAbilities {
  static constexpr Marked called = marked("the Assassin");
  static constexpr std::array ability_names{marked("Climbing"), marked("Shadow Strike"), marked("Time Loop")};
  static constexpr std::array forms{AbilityForm{Ability::assassin_1, "fall"}, AbilityForm{Ability::assassin_3, "loop"}};

  static constexpr void offer(const State& s, ActionList& actions) {
    if (can_pay(s, s.set->numbers.assassin.climbing_actions, false) && is_level(s, s.pawn(s.active), Level::over)) {
      actions.push_back(Action(Ability::assassin_1));
    }
    if (s.actions < actions_a_turn && takes_back(s)) actions.push_back(Action(Ability::assassin_3));
  }
  static constexpr int climbing_actions(const State& s) { return s.set->numbers.assassin.climbing_actions; }
  // In the attack with which it enters.
  static constexpr int fight_bonus(const State& s, int seat) {
    const Meeting::Stage stage = s.meeting.stage;
    const bool attacks = stage == Meeting::Stage::enter || stage == Meeting::Stage::join || stage == Meeting::Stage::last;
    return attacks && s.meeting.seat == seat && !was_used(s, Ability::assassin_2) ? s.set->numbers.assassin.strike_bonus : 0;
  }
  static constexpr bool takes_back(const State& s) { return can_pay(s, 0, true); }

  static constexpr void turn_begins(State& s) {
    s.turn_start = s.figures;
    s.traps.remember_failures();
  }
  static constexpr void turn_ends(State& s) {
    s.turn_start = {};
    s.traps.remember_no_failures();
  }

  template <typename M>
  static void use(M& m, Action action) {
    if (action.ability() == Ability::assassin_1) {
      m.pay(action.ability(), m.s.set->numbers.assassin.climbing_actions, false);
      return m.fall_off();
    }
    m.pay(action.ability(), 0, true);
    m.emit(EventType::turned_back_time, m.s.active);
    m.drop_what_is_pending();
    m.s.figures = m.s.turn_start;
    m.s.traps.take_failures_back();
    m.end_turn();
  }
  template <typename M>
  static void fights(M& m, int seat, int bonus) {
    m.use_up(Ability::assassin_2);
    m.emit(EventType::fights_better, seat, bonus, static_cast<int>(Ability::assassin_2));
  }
};

}  // namespace meander::labyrinth
