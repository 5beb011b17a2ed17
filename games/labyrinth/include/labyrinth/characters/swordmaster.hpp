// The Sword Master: whirling blades, parry, battle frenzy.
#pragma once

#include "labyrinth/characters/abilities.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::swordmaster> : NoAbilities {
  static constexpr Marked called = marked("the Sword Master");
  static constexpr std::array ability_names{marked("Whirling Blades"), marked("Parry"), marked("Battle Frenzy")};
  static constexpr int before_roll_number = 3;
  static constexpr Marked before_fight = marked("A fight of yours is about to be rolled: do you go into a frenzy?");
  static constexpr std::array forms{AbilityForm{Ability::swordmaster_3, "frenzy"}};

  static constexpr void before_roll(const State& s, int seat, ActionList& actions) {
    const bool fights = s.roll.purpose == Roll::Purpose::fight;
    if (fights && seat == s.active && can_pay(s, 0, true) && !was_used(s, Ability::swordmaster_3)) actions.push_back(Action(Ability::swordmaster_3));
  }
  static constexpr int extra_dice(const State& s, int seat) { return seat == s.active && was_used(s, Ability::swordmaster_3) ? 1 : 0; }

  template <typename M>
  static void use(M& m, Action action) {
    m.pay_once(action.ability(), 0, true);
    m.emit(EventType::frenzied, m.s.active);
  }
  template <typename M>
  static bool spares(M& m, int margin) {
    if (margin > m.s.set->numbers.swordmaster.parried_margin) return false;
    m.rule(Rule::LAB_A_swordmaster_2);
    return true;
  }
  template <typename M>
  static void attacked(M& m, int seat, const Fight& fight) {
    if (!fight.second && m.s.pawn(seat) == m.s.pawn(fight.target)) m.s.second = {static_cast<std::uint8_t>(seat), fight.target};
  }
};

}  // namespace meander::labyrinth
