// The Thief: theft, disarming, slip away.
#pragma once

#include "labyrinth/characters/abilities.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::thief> : NoAbilities {
  static constexpr Marked called = marked("the Thief");
  static constexpr std::array ability_names{marked("Theft"), marked("Disarming"), marked("Slip Away")};
  static constexpr std::array forms{AbilityForm{Ability::thief_1, "theft", AbilityShape::seat},
                                    AbilityForm{Ability::thief_2, "disarm", AbilityShape::place_and_trap}, AbilityForm{Ability::thief_3, "slip"}};

  static constexpr void offer(const State& s, ActionList& actions) {
    const Place here = s.pawn(s.active);
    if (can_pay(s, s.set->numbers.thief.disarming_actions, false)) {
      offer_traps(s, here, actions);
      for (const Place place : connected(s, here)) offer_traps(s, place, actions);
    }
    if (here != place_of(centre, 0) && can_pay(s, 0, true) && !was_used(s, Ability::thief_3)) actions.push_back(Action(Ability::thief_3));
  }
  // Whom it comes to, or who comes to it.
  static constexpr SeatSet steals_from(const State& s, int seat) {
    const Meeting& meeting = s.meeting;
    if (s.pawn(seat) != meeting.place) return 0;
    if (seat != meeting.seat && !has(meeting.present, seat)) return 0;
    const SeatSet met = seat == meeting.seat ? meeting.present : seat_bit(meeting.seat);
    SeatSet found = 0;
    for (int other = 0; other < s.players; ++other) {
      if (has(met, other) && s.pawn(other) == meeting.place && s.keys(other) > 0 && !has(s.stolen, other)) found = with(found, other);
    }
    return found;
  }
  // The Guardian goes on passing by where the turn ends.
  static constexpr void turn_ends(State& s) {
    const Place here = s.pawn(s.active);
    if (is_corridor(here)) s.figures.slipped = static_cast<SeatSet>(s.figures.slipped | slip_away(s, evading(s), here));
  }

  template <typename M>
  static void use(M& m, Action action) {
    switch (action.ability()) {
      case Ability::thief_1: {
        const int seat = m.s.asked;
        m.rule(Rule::LAB_A_thief_1);
        m.s.stolen = with(m.s.stolen, action.a());
        m.emit(EventType::steals, seat, action.a());
        return m.begin_roll(Roll::Purpose::theft, seat, action.a());
      }
      case Ability::thief_2:
        m.pay(action.ability(), m.s.set->numbers.thief.disarming_actions, false);
        if (action.b() == unseen_trap) {
          m.s.disarming = action.a();
          return;
        }
        return disarm(m, trap_on(m.s, action.a(), action.b()));
      default:
        m.pay_once(action.ability(), 0, true);
        return m.emit(EventType::slips_away, m.s.active);
    }
  }
  // The trap leaves the game.
  template <typename M>
  static void disarm(M& m, std::size_t index) {
    const Trap trap = m.s.traps.take(index);
    m.s.disarming = nowhere;
    for (std::size_t look = 0; look < trap.laid_after; ++look)
      m.s.gone_since[look] = static_cast<std::uint8_t>(m.s.gone_since[look] + (m.s.put_back[look] == trap.kind ? 1 : 0));
    m.emit(EventType::trap_removed, m.s.active, trap.place, trap.kind);
  }
  template <typename M>
  static void theft_rolled(M& m, int seat, int victim, int total) {
    if (total < m.s.set->numbers.thief.theft_number) return m.emit(EventType::stole_nothing, seat, victim);
    --m.s.figures.keys[static_cast<std::size_t>(victim)];
    ++m.s.figures.keys[static_cast<std::size_t>(seat)];
    m.emit(EventType::stole, seat, victim);
  }

 private:
  static constexpr void offer_traps(const State& s, Place place, ActionList& actions) {
    if (others_at(s, place, s.active) != 0) return;
    for (const std::uint8_t kind : kinds_on(s, place)) actions.push_back(Action(Ability::thief_2, place, kind));
  }
};

}  // namespace meander::labyrinth
