// The Archer: adrenaline, shot, rope arrow.
#pragma once

#include "labyrinth/characters/abilities.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::archer> : NoAbilities {
  static constexpr Marked called = marked("the Archer");
  static constexpr std::array ability_names{marked("Adrenaline"), marked("Shot"), marked("Rope Arrow")};
  static constexpr std::array forms{AbilityForm{Ability::archer_1, "adrenaline"}, AbilityForm{Ability::archer_2, "shot", AbilityShape::seats},
                                    AbilityForm{Ability::archer_3, "rope", AbilityShape::place}};

  static constexpr void offer(const State& s, ActionList& actions) {
    const ArcherNumbers& numbers = s.set->numbers.archer;
    if (s.figures.adrenaline[s.active] > 0 && !was_used(s, Ability::archer_1)) actions.push_back(Action(Ability::archer_1));
    if (can_pay(s, numbers.shot_actions, false) && !was_used(s, Ability::archer_2)) {
      const unsigned range = in_range(s);
      for (unsigned seats = 1; seats <= range; ++seats) {
        if ((seats & ~range) == 0) actions.push_back(Action(Ability::archer_2, static_cast<int>(seats)));
      }
    }
    if (can_pay(s, numbers.rope_actions, true)) offer_rope(s, actions);
  }

  template <typename M>
  static void use(M& m, Action action) {
    const ArcherNumbers& numbers = m.s.set->numbers.archer;
    const int seat = m.s.active;
    switch (action.ability()) {
      case Ability::archer_1:
        m.pay_once(action.ability(), 0, false);
        --m.s.figures.adrenaline[m.s.active];
        ++m.s.actions;
        return m.emit(EventType::adrenaline_spent, seat);
      case Ability::archer_2:
        m.pay_once(action.ability(), numbers.shot_actions, false);
        m.s.shots = action.a();
        return m.emit(EventType::shoots, seat, action.a());
      default: {
        m.pay(action.ability(), numbers.rope_actions, true);
        const Place from = m.s.pawn(seat);
        const Place to = action.a();
        const TrapWay way = way_to(m.s, from, to);
        m.put(seat, to);
        m.emit(EventType::roped, seat, from, to);
        return m.arrive(seat, from, to, way, way == climbing ? Arrival::climbed_up : 0);
      }
    }
  }

  template <typename M>
  static void life_lost(M& m, int seat) {
    std::uint8_t& tokens = m.s.figures.adrenaline[static_cast<std::size_t>(seat)];
    if (tokens >= m.s.set->numbers.archer.most_adrenaline) return;
    if (tokens >= m.s.set->supplies.adrenaline) return m.rule(Rule::LAB_1_4);
    ++tokens;
    m.rule(Rule::LAB_A_archer_1);
    m.emit(EventType::adrenaline_gained, seat);
  }

  template <typename M>
  static void shot_rolled(M& m, int seat, int total) {
    const ArcherNumbers& numbers = m.s.set->numbers.archer;
    if (total >= numbers.shot_number) return m.emit(EventType::shot_missed, seat);
    m.emit(EventType::shot_hit, seat);
    m.lose_life(seat, numbers.shot_life);
  }

 private:
  // Who stands so many connections away.
  static constexpr SeatSet in_range(const State& s) {
    std::array<bool, corridor_places> reached{};
    FixedVector<Place, corridor_places> places;
    const Place here = s.pawn(s.active);
    reached[here] = true;
    places.push_back(here);
    SeatSet seats = 0;
    std::size_t next = 0;
    for (int steps = 0; steps < s.set->numbers.archer.shot_range; ++steps) {
      for (const std::size_t end = places.size(); next < end; ++next) {
        for (const Place place : connected(s, places[next])) {
          if (reached[place]) continue;
          reached[place] = true;
          places.push_back(place);
          seats = static_cast<SeatSet>(seats | pawns_at(s, place));
        }
      }
    }
    return seats;
  }

  // To another corridor of the own tile or one of a neighbouring tile.
  static constexpr void offer_rope(const State& s, ActionList& actions) {
    const Place here = s.pawn(s.active);
    const auto add_tile = [&](Cell cell) {
      if (cell == no_cell || cell == centre || s.board.tiles[cell].is_face_down()) return;
      const int corridors = static_cast<int>(tables_of(s).shape(s.board.tiles[cell]).size());
      for (int i = 0; i < corridors; ++i) {
        if (place_of(cell, i) != here) actions.push_back(Action(Ability::archer_3, place_of(cell, i)));
      }
    };
    add_tile(cell_of(here));
    for (int d = 0; d < directions; ++d) add_tile(neighbour(cell_of(here), d));
  }
  static constexpr TrapWay way_to(const State& s, Place from, Place to) {
    if (cell_of(from) != cell_of(to) || other_level(s, from) != to) return walking;
    return is_level(s, from, Level::over) ? dropping : climbing;
  }
};

}  // namespace meander::labyrinth
