#include "ability_deeds.hpp"

#include <algorithm>

namespace meander::labyrinth {

namespace {

constexpr int price_of_crystal = an_action;
constexpr int price_of_blessing = 10;

int worth_of_shot(const Outlook& outlook, SeatSet seats) {
  const ArcherNumbers& numbers = outlook.table().set->numbers.archer;
  int gain = 0;
  for (; seats != 0; seats = without(seats, first_of(seats))) gain += outlook.gain_from_life_of(first_of(seats));
  return gain * ways_below(numbers.shot_number) / ways_of_two - numbers.shot_actions * an_action;
}

// A little less than an action, so that it is what is done with one that would be lost; less for every one that is there already.
int worth_of_blessing(const Outlook& outlook) {
  constexpr std::array<int, 3> by_tokens{an_action - 2, an_action - 4, an_action - 8};
  const std::size_t tokens = outlook.table().figures.blessing[static_cast<std::size_t>(outlook.seat())];
  return tokens < by_tokens.size() ? by_tokens[tokens] : 0;
}

int worth_of_prayer(const Outlook& outlook, int seat, Place to) {
  const Table& table = outlook.table();
  const MonkNumbers& numbers = table.set->numbers.monk;
  int price = outlook.distances().field_of(seat)[to] + outlook.costs().enter[to] - outlook.distances().left(seat);
  if (table.figures.guardian == to && !table.figures.guardian_sleeps) price += outlook.price_of_start(seat);
  return price * outlook.weight(seat) / full_weight - numbers.prayer_actions * an_action - numbers.prayer_tokens * price_of_blessing;
}

int worth_of_meditation(const Outlook& outlook) {
  const Table& table = outlook.table();
  const MonkNumbers& numbers = table.set->numbers.monk;
  constexpr int price_of_a_safe_life = 6;
  const int back = std::min<int>(numbers.meditation_life, table.set->life - table.life(outlook.seat()));
  return outlook.price_of_life(outlook.seat()) + (back - 1) * price_of_a_safe_life - numbers.meditation_actions * an_action - price_of_crystal;
}

// What is lost with a roll that goes badly; none of a fight.
int stake_of_roll(const Outlook& outlook) {
  const Table& table = outlook.table();
  const int seat = outlook.seat();
  switch (table.roll.purpose) {
    case Roll::Purpose::jump:
      return 2 * outlook.price_of_life(seat) + outlook.price_of_daze();
    case Roll::Purpose::guardian:
      return outlook.price_of_start(seat);
    case Roll::Purpose::trap:
      return price_of_failing(*kind_of(*table.set, table.traps[table.roll.trap]));
    default:
      return outlook.price_of_life(seat);
  }
}

}  // namespace

int worth_of_use(const Outlook& outlook, const Deeds& deeds, Action use) {
  const Table& table = outlook.table();
  switch (use.ability()) {
    case Ability::archer_1:
      return an_action;
    case Ability::archer_2:
      return worth_of_shot(outlook, use.b());
    case Ability::archer_3: {
      const int leave = outlook.costs().leave[table.pawn(outlook.seat())];
      return deeds.worth_of_move(use.b()) + leave - table.set->numbers.archer.rope_actions * an_action - price_of_crystal;
    }
    case Ability::monk_1:
      return worth_of_blessing(outlook) - table.set->numbers.monk.blessing_actions * an_action;
    case Ability::monk_2:
      return worth_of_prayer(outlook, use.b(), use.c());
    case Ability::monk_3:
      return worth_of_meditation(outlook);
    default:
      return 0;
  }
}

int worth_of_bonus(const Outlook& outlook, Action choice) {
  Table after = outlook.table();
  const auto seat = static_cast<std::size_t>(outlook.seat());
  int price = 0;
  if (choice.type() == ActionType::add) {
    after.roll.added[seat] = static_cast<std::int8_t>(choice.a());
    price = choice.a() * price_of_blessing;
  } else if (choice.type() == ActionType::use) {
    after.used |= 1U << static_cast<unsigned>(choice.ability());
    price = price_of_crystal;
  }
  if (after.roll.purpose == Roll::Purpose::fight)
    return outlook.worth_of_fight(after.fight.attackers, after.fight.target, odds_of_fight(after, after.fight.attackers, after.fight.target)) - price;
  const int needed = number_to_reach(after) - roll_modifier(after);
  const bool one_die = after.roll.purpose == Roll::Purpose::jump;
  const int bad = one_die ? std::clamp(needed - 1, 0, die_faces) * die_faces : ways_below(needed);
  return -stake_of_roll(outlook) * bad / ways_of_two - price;
}

}  // namespace meander::labyrinth
