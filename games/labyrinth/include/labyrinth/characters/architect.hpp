// The Architect: correction, blueprint, rebuild.
#pragma once

#include <bit>

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
    const ArchitectNumbers& numbers = s.set->numbers.architect;
    const bool corrects = can_pay(s, numbers.correction_actions, false) && !was_used(s, Ability::architect_1);
    const bool rebuilds = can_pay(s, numbers.rebuild_actions, true);
    if (!corrects && !rebuilds) return;
    const Relaying relaying(s);
    if (corrects) {
      const Relaying::Turnings found = relaying.turnings();
      for (Cell cell = 0; cell < cell_count; ++cell) {
        for (unsigned left = found[cell]; left != 0; left &= left - 1) actions.push_back(Action(Ability::architect_1, cell, std::countr_zero(left)));
      }
    }
    if (rebuilds && relaying.any()) actions.push_back(Action(Ability::architect_3));
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
