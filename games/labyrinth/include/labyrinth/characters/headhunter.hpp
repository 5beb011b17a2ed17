// The Head Hunter: ensnaring, crafted trap, bounty.
#pragma once

#include "labyrinth/characters/abilities.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::headhunter> : NoAbilities {
  static constexpr Marked called = marked("the Head Hunter");
  static constexpr std::array ability_names{marked("Ensnaring"), marked("Crafted Trap"), marked("Bounty")};
  static constexpr int before_roll_number = 3;
  static constexpr Marked before_fight = marked("A fight of yours is about to be rolled: do you set a bounty on who holds a key?");
  static constexpr std::array forms{AbilityForm{Ability::headhunter_3, "bounty", AbilityShape::seat}};
  static constexpr int traps_together = most_traps_together;

  static constexpr void before_roll(const State& s, int seat, ActionList& actions) {
    if (s.roll.purpose != Roll::Purpose::fight || s.fight.bounty != no_seat || !has(s.crystals, seat)) return;
    SeatSet opponents = has(s.fight.attackers, seat) ? seat_bit(s.fight.target) : s.fight.attackers;
    for (; opponents != 0; opponents = without(opponents, first_of(opponents))) {
      const std::uint8_t other = first_of(opponents);
      if (s.keys(other) > 0) actions.push_back(Action(Ability::headhunter_3, other));
    }
  }

  template <typename M>
  static void use(M& m, Action action) {
    const int bonus = m.s.set->numbers.headhunter.bounty_bonus;
    const std::uint8_t seat = m.s.asked;
    m.pay(action.ability(), 0, true);
    m.s.fight.bounty = action.a();
    m.s.roll.added[seat] = static_cast<std::int8_t>(m.s.roll.added[seat] + bonus);
    m.emit(EventType::sets_bounty, seat, action.a(), bonus);
  }
  // A fight with a bounty on somebody is won; before anybody loses life for it.
  template <typename M>
  static void collect(M& m, const Fight& fight, bool attackers_won) {
    const bool attacks = fight.bounty == fight.target;
    if (attacks != attackers_won) return;
    std::uint8_t seat = fight.target;
    for (SeatSet left = fight.attackers; attacks && left != 0; left = without(left, first_of(left))) {
      if (m.s.character(first_of(left)) == Character::headhunter) seat = first_of(left);
    }
    --m.s.figures.keys[fight.bounty];
    ++m.s.figures.keys[seat];
    m.emit(EventType::bounty_collected, seat, fight.bounty);
  }

  // The first trap of a turn: he looks at tokens of the pool, which the others on the board are no longer among (LAB-A.headhunter.2).
  template <typename M>
  static bool crafts(M& m, Place place) {
    if (was_used(m.s, Ability::headhunter_2)) return false;
    m.use_up(Ability::headhunter_2);
    m.s.crafting.place = place;
    return true;
  }
  template <typename M>
  static void craft(M& m) {
    State& s = m.s;
    if (first_without_token(s) < s.traps.size()) return m.ask(Phase::token, s.active);
    constexpr std::size_t looks = 2;
    if (s.crafting.looked.size() < looks && s.trap_pool > s.crafting.looked.size()) return m.ask(Phase::look, s.active);
    if (s.crafting.looked.size() == looks && s.crafting.looked[0] != s.crafting.looked[1]) return m.ask(Phase::craft, s.active);
    lay(m, s.crafting.looked[0]);
  }
  template <typename M>
  static void give_token(M& m, int kind) {
    m.s.traps[first_without_token(m.s)].token = static_cast<std::uint8_t>(kind);
    --m.s.unseen_traps[static_cast<std::size_t>(kind) - 1];
  }
  template <typename M>
  static void look(M& m, int kind) {
    m.s.crafting.looked.push_back(static_cast<std::uint8_t>(kind));
    --m.s.unseen_traps[static_cast<std::size_t>(kind) - 1];
    m.emit(EventType::token_looked_at, m.s.active, kind);
  }
  template <typename M>
  static void lay(M& m, std::uint8_t kind) {
    State& s = m.s;
    const Crafting crafting = s.crafting;
    s.crafting = {};
    std::uint8_t back = unseen_trap;
    if (crafting.looked.size() > 1) {
      back = crafting.looked[crafting.looked[0] == kind ? 1 : 0];
      ++s.unseen_traps[back - 1U];
    }
    m.lay_trap({.place = crafting.place, .token = kind, .seen = true});
    s.put_back.push_back(back);
    s.gone_since.push_back(0);
    m.emit(EventType::token_laid, s.active, kind, back);
  }

 private:
  static constexpr std::size_t first_without_token(const State& s) {
    std::size_t index = 0;
    while (index < s.traps.size() && (s.traps[index].face_up() || s.traps[index].token != unseen_trap)) ++index;
    return index;
  }
};

}  // namespace meander::labyrinth
