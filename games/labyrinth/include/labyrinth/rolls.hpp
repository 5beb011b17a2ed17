// How many dice are rolled, and what they come to with all that bears on them.
#pragma once

#include "labyrinth/characters/all.hpp"
#include "labyrinth/odds.hpp"

namespace meander::labyrinth {

// Whether the roll under way is the target's of a fight: the attackers have theirs.
constexpr bool rolls_against(const State& s) { return s.roll.purpose == Roll::Purpose::fight && !s.roll.dice.empty(); }

// By how many dice more a side fights; as many of its lowest do not count.
constexpr int extra_dice(const State& s, SeatSet side) {
  int extra = 0;
  if (s.casting == Casting::none) return extra;
  for (int seat = 0; seat < s.players; ++seat) {
    if (!has(side, seat) || !may_use_abilities(s, seat)) continue;
    extra += with_character(s.character(seat), [&](auto abilities) { return abilities.extra_dice(s, seat); });
  }
  return extra;
}

// What a seat's abilities add to its side's dice, and what its curses take from its next roll.
constexpr int fight_bonus(const State& s, int seat) {
  if (s.casting == Casting::none || !may_use_abilities(s, seat)) return 0;
  return with_character(s.character(seat), [&](auto abilities) { return abilities.fight_bonus(s, seat); });
}
constexpr int curses_on(const State& s, int seat) { return s.figures.curse[static_cast<std::size_t>(seat)]; }
// What bears on a seat's roll that is under way, or would on the one to come.
constexpr int bears_on_fight(const State& s, int seat) {
  return s.roll.purpose == Roll::Purpose::fight ? s.roll.added[static_cast<std::size_t>(seat)] : fight_bonus(s, seat) - curses_on(s, seat);
}

// How many actions it takes the active player to climb (LAB-4.3).
constexpr int climbing_actions(const State& s) {
  if (!may_use_abilities(s, s.active)) return actions_to_climb;
  return with_character(s.character(s.active), [&](auto abilities) { return abilities.climbing_actions(s); });
}
// How many tiles are drawn for one, and how many Guardian cards (LAB-5.1, 11.1).
constexpr int tiles_drawn(const State& s) {
  return may_use_abilities(s, s.active) ? with_character(s.character(s.active), [](auto abilities) { return abilities.tiles_drawn; }) : 1;
}
constexpr int cards_drawn(const State& s) {
  return may_use_abilities(s, s.active) ? with_character(s.character(s.active), [](auto abilities) { return abilities.cards_drawn; }) : 1;
}
// Whether the roll that lies there may be taken back, with all of the turn.
constexpr bool may_take_back(const State& s) {
  return s.roll.purpose != Roll::Purpose::start && may_use_abilities(s, s.active) &&
         with_character(s.character(s.active), [&](auto abilities) { return abilities.takes_back(s); });
}
// From whom a seat may steal in the meeting under way.
constexpr SeatSet steals_from(const State& s, int seat) {
  if (!may_use_abilities(s, seat)) return 0;
  return with_character(s.character(seat), [&](auto abilities) { return abilities.steals_from(s, seat); });
}

// How many dice are to be rolled now (LAB-9.3, 9.5).
constexpr int dice_to_roll(const State& s) {
  if (s.roll.purpose == Roll::Purpose::jump) return 1;
  if (s.roll.purpose != Roll::Purpose::fight) return 2;
  const bool against = rolls_against(s);
  return (against ? 2 : count(s.fight.attackers) + 1) + extra_dice(s, against ? seat_bit(s.fight.target) : s.fight.attackers);
}

// What is added to a side's dice: less the life that its members have lost, a bonus each (LAB-7.1, 7.3, 9.3, 9.5), and what bears on this roll.
constexpr int fight_modifier(const State& s, SeatSet side) {
  int sum = count(static_cast<SeatSet>(side & s.meeting.bonus));
  for (int seat = 0; seat < s.players; ++seat) {
    if (has(side, seat)) sum -= s.set->life - s.life(seat) - bears_on_fight(s, seat);
  }
  return sum;
}
constexpr int side_total(const State& s, SeatSet side, Dice dice) {
  int sum = dice.sum() + fight_modifier(s, side);
  for (int i = extra_dice(s, side); i > 0; --i) sum -= dice[i - 1];
  return sum;
}
// Of the fight under way, as far as it is rolled.
constexpr int attack_total(const State& s) { return side_total(s, s.fight.attackers, s.roll.dice); }
constexpr int defence_total(const State& s) { return side_total(s, seat_bit(s.fight.target), s.roll.against); }

// Of a fight between sides as they are now.
constexpr Odds odds_of_fight(const State& s, SeatSet attackers, int target) {
  const auto side = [&s](SeatSet seats, int dice) {
    const int extra = extra_dice(s, seats);
    return FightSide{.dice = dice + extra, .without_lowest = extra > 0, .modifier = fight_modifier(s, seats)};
  };
  return odds_of_fight(side(attackers, count(attackers) + 1), side(seat_bit(target), 2));
}

// What bears on a roll that is none of a fight, and what it comes to.
constexpr int roll_modifier(const State& s) { return s.roll.added[s.roll.seat]; }
constexpr int roll_total(const State& s) { return s.roll.dice.sum() + roll_modifier(s); }

// What two dice must reach when a seat meets the Guardian (LAB-11.5).
constexpr int guardian_number(const State& s, int seat) {
  if (!may_use_abilities(s, seat)) return withstands;
  return with_character(s.character(seat), [&](auto abilities) { return abilities.guardian_number(s); });
}

// What a roll that is none of a fight must come to.
constexpr int number_to_reach(const State& s) {
  switch (s.roll.purpose) {
    case Roll::Purpose::jump:
      return lands_well;
    case Roll::Purpose::guardian:
      return guardian_number(s, s.roll.seat);
    case Roll::Purpose::trap:
      return number_to_pass(s, s.traps[s.roll.subject], s.roll.seat);
    case Roll::Purpose::shot:
      return s.set->numbers.archer.shot_number;
    case Roll::Purpose::theft:
      return s.set->numbers.thief.theft_number;
    default:
      return 0;
  }
}

// Whether the roll under way, as it lies, is what a seat that has part in it would wish.
constexpr bool went_well(const State& s, int seat) {
  if (s.roll.purpose != Roll::Purpose::fight) return roll_total(s) >= number_to_reach(s);
  return has(s.fight.attackers, seat) ? attack_total(s) > defence_total(s) : defence_total(s) > attack_total(s);
}

// Who has something to choose before the roll under way is rolled, the attackers of a fight clockwise before its target (LAB-13.4); no_seat: nobody.
constexpr std::uint8_t next_to_choose(const State& s) {
  if (s.casting == Casting::none || s.roll.purpose == Roll::Purpose::start) return no_seat;
  const auto chooses = [&s](int seat) {
    if (has(s.roll.chosen, seat) || !may_use_abilities(s, seat)) return false;
    ActionList actions;
    with_character(s.character(seat), [&](auto abilities) { abilities.before_roll(s, seat, actions); });
    return !actions.empty();
  };
  if (s.roll.purpose != Roll::Purpose::fight) return chooses(s.roll.seat) ? s.roll.seat : no_seat;
  for (SeatSet left = s.fight.attackers; left != 0;) {
    const std::uint8_t seat = s.seating.clockwise_from(s.active, left);
    if (chooses(seat)) return seat;
    left = without(left, seat);
  }
  return chooses(s.fight.target) ? s.fight.target : no_seat;
}

}  // namespace meander::labyrinth
