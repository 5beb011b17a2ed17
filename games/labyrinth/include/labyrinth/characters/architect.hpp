// The Architect: correction, blueprint, rebuild.
#pragma once

#include "labyrinth/characters/abilities.hpp"
#include "labyrinth/relaying.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::architect> : NoAbilities {
  static constexpr Marked called = marked("the Architect");
  static constexpr std::array ability_names{marked("Correction"), marked("Blueprint"), marked("Rebuild")};
  static constexpr std::array forms{AbilityForm{Ability::architect_1, "turn", AbilityShape::cell_and_steps},
                                    AbilityForm{Ability::architect_3, "rebuild"}};
  static constexpr int tiles_drawn = 2;

  static void offer(const State& s, ActionList& actions) {
    if (can_pay(s, s.set->numbers.architect.correction_actions, false) && !was_used(s, Ability::architect_1)) {
      Turnings found;
      turnings(s, found);
      for (const Turning& turning : found) actions.push_back(Action(Ability::architect_1, turning.cell, turning.steps));
    }
    if (can_pay(s, s.set->numbers.architect.rebuild_actions, true) && Swapping(s).any()) actions.push_back(Action(Ability::architect_3));
  }

  template <typename M>
  static void use(M& m, Action action) {
    if (action.ability() == Ability::architect_1) {
      m.pay_once(action.ability(), m.s.set->numbers.architect.correction_actions, false);
      relay(m.s, action.a(), action.a(), action.b(), action.b());
      return m.emit(EventType::tile_turned, m.s.active, action.a(), m.s.board.tiles[action.a()].byte());
    }
    m.pay(action.ability(), m.s.set->numbers.architect.rebuild_actions, true);
    m.s.rebuilding.begun = true;
  }
};

}  // namespace meander::labyrinth
