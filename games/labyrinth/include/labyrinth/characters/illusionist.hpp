// The Illusionist: sowing illusions, mystification, mirror image.
#pragma once

#include "labyrinth/characters/abilities.hpp"
#include "labyrinth/exchanging.hpp"
#include "labyrinth/revealing.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::illusionist> : NoAbilities {
  static constexpr Marked called = marked("the Illusionist");
  static constexpr std::array ability_names{marked("Sowing Illusions"), marked("Mystification"), marked("Mirror Image")};
  static constexpr std::array forms{AbilityForm{Ability::illusionist_1, "sow"},
                                    AbilityForm{Ability::illusionist_2, "mystify", AbilityShape::place_and_trap},
                                    AbilityForm{Ability::illusionist_3, "mirror", AbilityShape::seat}};

  static constexpr void offer(const State& s, ActionList& actions) {
    const IllusionistNumbers& numbers = s.set->numbers.illusionist;
    if (can_pay(s, numbers.sowing_actions, false) && may_build(s) && sown_tiles(s) < numbers.sown_tiles) {
      actions.push_back(Action(Ability::illusionist_1));
    }
    if (can_pay(s, numbers.mystification_actions, false) && !was_used(s, Ability::illusionist_2)) {
      for (const TrapThere& trap : exchangeable(s)) actions.push_back(Action(Ability::illusionist_2, trap.place, trap.kind));
    }
    if (can_pay(s, numbers.mirror_actions, true)) offer_mirror(s, actions);
  }

  template <typename M>
  static void use(M& m, Action action) {
    const IllusionistNumbers& numbers = m.s.set->numbers.illusionist;
    switch (action.ability()) {
      case Ability::illusionist_1:
        m.rule(Rule::LAB_A_illusionist_1);
        m.s.sowing.begun = true;
        return m.build();
      case Ability::illusionist_2:
        m.pay_once(action.ability(), numbers.mystification_actions, false);
        m.s.mystifying = {action.a(), action.b()};
        return;
      default: {
        m.pay(action.ability(), numbers.mirror_actions, true);
        const std::uint8_t seat = m.s.active;
        const Place here = m.s.pawn(seat);
        const Place there = m.s.pawn(action.a());
        m.put_without_arrival(seat, there);
        m.put_without_arrival(action.a(), here);
        m.s.mirrored = there;
        return m.emit(EventType::mirrored, seat, action.a(), there);
      }
    }
  }
  // A tile that only he has seen is laid (LAB-A.illusionist.1).
  template <typename M>
  static void lay_down(M& m, Cell cell) {
    m.spend(m.s.set->numbers.illusionist.sowing_actions);
    m.rule(Rule::LAB_14_3);
    m.s.board.tiles[cell] = LaidTile::face_down(m.s.drawn, m.s.sowing.known);
    m.s.sowing = {};
    m.emit(EventType::tile_sown, m.s.active, cell);
  }
  // The other trap of two is named, or the only one that there is.
  template <typename M>
  static void mystify(M& m) {
    const TrapsToExchange others = exchangeable_with(m.s, m.s.mystifying.place, m.s.mystifying.kind);
    if (others.size() > 1) return m.ask(Phase::exchange, m.s.active);
    exchange(m, others[0].place, others[0].kind);
  }
  template <typename M>
  static void exchange(M& m, Place place, int kind) {
    const Mystifying first = m.s.mystifying;
    m.s.mystifying = {};
    Trap one = m.s.traps.take(trap_on(m.s, first.place, first.kind));
    Trap other = m.s.traps.take(trap_on(m.s, place, kind));
    std::swap(one.place, other.place);
    m.s.traps.lay(one);
    m.s.traps.lay(other);
    m.emit(EventType::traps_exchanged, m.s.active, first.place, place);
  }

 private:
  static constexpr int sown_tiles(const State& s) {
    int tiles = 0;
    for (const LaidTile tile : s.board.tiles) tiles += tile.is_face_down() ? 1 : 0;
    return tiles;
  }
  // Whoever stands on a start field, on the centre or on a tile that lies face down is left where he is.
  static constexpr bool may_be_mirrored(const State& s, int seat) {
    const Place place = s.pawn(seat);
    return is_corridor(place) && place != place_of(centre, 0) && !s.board.tiles[cell_of(place)].is_face_down();
  }
  static constexpr void offer_mirror(const State& s, ActionList& actions) {
    if (!may_be_mirrored(s, s.active)) return;
    const Place here = s.pawn(s.active);
    for (int other = 0; other < s.players; ++other) {
      if (!may_be_mirrored(s, other) || s.pawn(other) == here) continue;
      if (distance(cell_of(here), cell_of(s.pawn(other))) <= s.set->numbers.illusionist.mirror_range) {
        actions.push_back(Action(Ability::illusionist_3, other));
      }
    }
  }
};

}  // namespace meander::labyrinth
