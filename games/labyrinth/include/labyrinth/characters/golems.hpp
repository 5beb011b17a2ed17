// The Lady of Golems: domination, obedience, enslavement.
#pragma once

#include "labyrinth/characters/abilities.hpp"
#include "labyrinth/revealing.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::golems> : NoAbilities {
  static constexpr Marked called = marked("the Lady of Golems");
  static constexpr std::array ability_names{marked("Domination"), marked("Obedience"), marked("Enslavement")};
  static constexpr std::array forms{AbilityForm{Ability::golems_3, "enslave", AbilityShape::seat}};
  static constexpr int cards_drawn = 2;

  static constexpr void offer(const State& s, ActionList& actions) {
    if (s.card_taken || !can_pay(s, s.set->numbers.golems.enslavement_actions, true)) return;
    for (int other = 0; other < s.players; ++other) {
      if (other != s.active && is_corridor(s.pawn(other))) actions.push_back(Action(Ability::golems_3, other));
    }
  }
  static constexpr int fight_bonus(const State& s, int seat) {
    return s.keys(seat) == 0 || s.pawn(seat) == place_of(centre, 0) ? s.set->numbers.golems.domination_bonus : 0;
  }
  static constexpr int guardian_number(const State& s) { return s.set->numbers.golems.obedience_number; }

  template <typename M>
  static void use(M& m, Action action) {
    m.pay(action.ability(), m.s.set->numbers.golems.enslavement_actions, true);
    m.s.enslaved.seat = action.a();
    m.emit(EventType::enslaved, action.a());
    m.draw_guardian_card();
  }
  template <typename M>
  static void fights(M& m, int seat, int bonus) {
    m.rule(Rule::LAB_A_golems_1);
    m.emit(EventType::fights_better, seat, bonus, static_cast<int>(Ability::golems_1));
  }

  // What a card does to who is enslaved.
  template <typename M>
  static void use_card(M& m, const GuardianCard& card) {
    const int seat = m.s.enslaved.seat;
    switch (card.type) {
      case GuardianCard::Type::move:
        m.s.enslaved.steps = card.steps;
        return;
      case GuardianCard::Type::to_centre:
        if (m.s.pawn(seat) != place_of(centre, 0)) drive(m, place_of(centre, 0));
        return;
      case GuardianCard::Type::sleep:
        return m.give_daze(seat, m.s.set->numbers.golems.enslavement_daze);
      case GuardianCard::Type::stay:
        return;
    }
  }
  // The next step, or the end of it.
  template <typename M>
  static void go_on(M& m) {
    if (m.s.enslaved.steps > 0) {
      const Steps steps = enslaved_steps(m.s);
      if (steps.size() > 1) return m.ask(Phase::drive, m.s.active);
      if (steps.size() == 1) return step(m, steps[0]);
      m.rule(Rule::LAB_11_3);
    }
    m.s.enslaved = {};
  }
  template <typename M>
  static void step(M& m, Place place) {
    --m.s.enslaved.steps;
    if (unveils(m.s, m.s.enslaved.seat, place)) return m.reveal(Revealing::By::enslaved, place);
    step_onto(m, place);
  }
  template <typename M>
  static void step_onto(M& m, Place place) {
    m.s.enslaved.from = m.s.pawn(m.s.enslaved.seat);
    drive(m, place);
  }

 private:
  // He is put there (LAB-6.5), and whom he meets lets a key fall.
  template <typename M>
  static void drive(M& m, Place place) {
    const int seat = m.s.enslaved.seat;
    m.emit(EventType::driven, seat, m.s.pawn(seat), place);
    m.put_without_arrival(seat, place);
    for (SeatSet met = others_at(m.s, place, seat); met != 0; met = without(met, first_of(met))) m.drop_key(first_of(met));
  }
};

}  // namespace meander::labyrinth
