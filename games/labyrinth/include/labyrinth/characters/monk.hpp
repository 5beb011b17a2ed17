// The Monk: blessing, prayer, meditation.
#pragma once

#include "labyrinth/characters/abilities.hpp"

namespace meander::labyrinth {

template <>
struct Abilities<Character::monk> : NoAbilities {
  static constexpr Marked called = marked("the Monk");
  static constexpr std::array ability_names{marked("Blessing"), marked("Prayer"), marked("Meditation")};
  static constexpr int before_roll_number = 1;
  static constexpr Marked before_fight = marked("A fight of yours is about to be rolled: do you add blessings?");
  static constexpr std::array forms{AbilityForm{Ability::monk_1, "blessing"}, AbilityForm{Ability::monk_2, "prayer", AbilityShape::seat_and_place},
                                    AbilityForm{Ability::monk_3, "meditation"}};

  static constexpr void offer(const State& s, ActionList& actions) {
    const MonkNumbers& numbers = s.set->numbers.monk;
    const std::uint8_t tokens = s.figures.blessing[s.active];
    if (can_pay(s, numbers.blessing_actions, false) && tokens < s.set->supplies.blessing) actions.push_back(Action(Ability::monk_1));
    if (can_pay(s, numbers.prayer_actions, false) && tokens >= numbers.prayer_tokens && !was_used(s, Ability::monk_2)) offer_prayer(s, actions);
    if (can_pay(s, numbers.meditation_actions, true) && s.life(s.active) < s.set->life) actions.push_back(Action(Ability::monk_3));
  }
  static constexpr void before_roll(const State& s, int seat, ActionList& actions) {
    for (int tokens = 1; tokens <= s.figures.blessing[static_cast<std::size_t>(seat)]; ++tokens) {
      actions.push_back(Action(ActionType::add, tokens));
    }
  }

  template <typename M>
  static void use(M& m, Action action) {
    const MonkNumbers& numbers = m.s.set->numbers.monk;
    const int seat = m.s.active;
    switch (action.ability()) {
      case Ability::monk_1:
        m.pay(action.ability(), numbers.blessing_actions, false);
        for (int left = numbers.blessing_tokens; left > 0 && m.s.figures.blessing[m.s.active] < m.s.set->supplies.blessing; --left) {
          ++m.s.figures.blessing[m.s.active];
          m.emit(EventType::blessing_gained, seat);
        }
        return;
      case Ability::monk_2: {
        m.pay_once(action.ability(), numbers.prayer_actions, false);
        std::uint8_t& tokens = m.s.figures.blessing[m.s.active];
        tokens = static_cast<std::uint8_t>(tokens - numbers.prayer_tokens);
        const int other = action.a();
        return m.enter(other, m.s.pawn(other), action.b(), Arrival::moved);
      }
      default: {
        m.pay(action.ability(), numbers.meditation_actions, true);
        std::uint8_t& life = m.s.figures.life[m.s.active];
        const int missing = m.s.set->life - life;
        const int back = missing < numbers.meditation_life ? missing : numbers.meditation_life;
        life = static_cast<std::uint8_t>(life + back);
        return m.emit(EventType::meditated, seat, back, life);
      }
    }
  }

 private:
  static constexpr void offer_prayer(const State& s, ActionList& actions) {
    const Cell here = cell_of(s.pawn(s.active));
    for (int other = 0; other < s.players; ++other) {
      const Place place = s.pawn(other);
      if (other == s.active || !is_corridor(place) || distance(here, cell_of(place)) > s.set->numbers.monk.prayer_range) continue;
      for (const Place to : connected(s, place)) actions.push_back(Action(Ability::monk_2, other, to));
    }
  }
};

}  // namespace meander::labyrinth
