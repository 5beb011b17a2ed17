// A character that no box has: what one of one's own takes.
#pragma once

#include "labyrinth/characters/abilities.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::hermit> : NoAbilities {
  static constexpr Marked called = marked("the Hermit");
  static constexpr std::array ability_names{marked("Lullaby"), marked("Calm"), marked("Staff")};
  static constexpr std::array forms{AbilityForm{Ability::hermit_1, "lullaby"}};

  // The Guardian falls asleep, for one action, once a turn.
  static constexpr void offer(const State& s, ActionList& actions) {
    if (can_pay(s, 1, false) && !was_used(s, Ability::hermit_1) && !s.figures.guardian_sleeps) actions.push_back(Action(Ability::hermit_1));
  }
  template <typename M>
  static void use(M& m, Action action) {
    m.pay_once(action.ability(), 1, false);
    m.s.figures.guardian_sleeps = true;
  }
  static constexpr int guardian_number(const State& /*s*/) { return 7; }
  static constexpr int fight_bonus(const State& /*s*/, int /*seat*/) { return 1; }
};

}  // namespace meander::labyrinth
