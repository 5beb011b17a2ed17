// The Witch: curse, dark animation, ritual of misfortune.
#pragma once

#include <algorithm>

#include "labyrinth/characters/abilities.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::witch> : NoAbilities {
  static constexpr Marked called = marked("the Witch");
  static constexpr std::array ability_names{marked("Curse"), marked("Dark Animation"), marked("Ritual of Misfortune")};
  static constexpr std::array forms{AbilityForm{Ability::witch_1, "curse", AbilityShape::seat},
                                    AbilityForm{Ability::witch_2, "animate", AbilityShape::places_and_trap},
                                    AbilityForm{Ability::witch_3, "ritual", AbilityShape::seat_and_trap}};

  static constexpr void offer(const State& s, ActionList& actions) {
    const WitchNumbers& numbers = s.set->numbers.witch;
    const bool curses = can_pay(s, numbers.curse_actions, false) && curses_left(s) > 0;
    const bool rituals = can_pay(s, numbers.ritual_actions, true);
    for (int other = 0; other < s.players; ++other) {
      if (other == s.active || !is_corridor(s.pawn(other))) continue;
      if (curses) actions.push_back(Action(Ability::witch_1, other));
      if (!rituals) continue;
      for (const std::uint8_t kind : kinds_on(s, s.pawn(other))) {
        if (does_something(s, kind)) actions.push_back(Action(Ability::witch_3, other, kind));
      }
    }
    if (can_pay(s, numbers.animation_actions, false) && !was_used(s, Ability::witch_2)) offer_animation(s, actions);
  }

  template <typename M>
  static void use(M& m, Action action) {
    const WitchNumbers& numbers = m.s.set->numbers.witch;
    switch (action.ability()) {
      case Ability::witch_1: {
        m.pay(action.ability(), numbers.curse_actions, false);
        const int given = std::min<int>(numbers.curse_tokens, curses_left(m.s));
        std::uint8_t& tokens = m.s.figures.curse[action.a()];
        tokens = static_cast<std::uint8_t>(tokens + given);
        return m.emit(EventType::cursed, action.a(), tokens);
      }
      case Ability::witch_2: {
        m.pay_once(action.ability(), numbers.animation_actions, false);
        Trap trap = m.s.traps.take(trap_on(m.s, action.a(), action.c()));
        trap.place = action.b();
        m.s.traps.lay(trap);
        return m.emit(EventType::trap_moved, m.s.active, action.a(), action.b());
      }
      default: {
        m.pay(action.ability(), numbers.ritual_actions, true);
        const Place place = m.s.pawn(action.a());
        m.s.arrival = {.stage = Arrival::Stage::bewitched, .seat = action.a(), .to = place, .flags = Arrival::moved};
        m.emit(EventType::bewitched, action.a(), place, action.b());
        if (action.b() != unseen_trap) test(m, trap_on(m.s, place, action.b()));
      }
    }
  }
  // He tests it where he stands; nothing comes of a trap without a test.
  template <typename M>
  static void test(M& m, std::size_t index) {
    m.s.arrival.stage = Arrival::Stage::ritual;
    if (does_something(m.s, m.s.traps[index].kind)) m.test_trap(index);
  }
  // Where who failed is turned back to, she picks.
  template <typename M>
  static void turn_back(M& m) {
    const Steps steps = connected(m.s, m.s.arrival.to);
    if (steps.size() > 1) return m.ask(Phase::way, m.s.active);
    if (steps.size() == 1) return send(m, steps[0]);
    m.s.arrival = {};
  }
  template <typename M>
  static void send(M& m, Place place) {
    m.rule(Rule::LAB_8_7);
    m.enter(m.s.arrival.seat, m.s.arrival.to, place, Arrival::moved | Arrival::turned);
  }

 private:
  // Whether a trap is tested by who stands on it; nobody knows of one that lies face down.
  static constexpr bool does_something(const State& s, std::uint8_t kind) {
    if (kind == unseen_trap) return true;
    const TrapKind* trap = kind_of(*s.set, Trap{.kind = kind});
    return trap != nullptr && trap->type != TrapType::door && !trap->columns[walking].empty();
  }
  static constexpr void offer_animation(const State& s, ActionList& actions) {
    std::array<std::uint8_t, corridor_places> lying{};
    for (const Trap& trap : s.traps) ++lying[trap.place];
    for (std::size_t i = 0; i < s.traps.size(); i += lying[s.traps[i].place]) {
      const Place from = s.traps[i].place;
      for (const Place to : connected(s, from)) {
        if (to == place_of(centre, 0) || s.board.tiles[cell_of(to)].is_face_down()) continue;
        if (pawns_at(s, to) != 0 || lying[to] >= most_traps_together) continue;
        for (std::size_t k = i; k < i + lying[from]; ++k) {
          if (k == i || s.traps[k].kind != s.traps[i].kind) actions.push_back(Action(Ability::witch_2, from, to, s.traps[k].kind));
        }
      }
    }
  }
};

}  // namespace meander::labyrinth
