#include "ability_deeds.hpp"

#include <algorithm>

#include "hidden_deeds.hpp"
#include "laying.hpp"
#include "lead_guardian.hpp"
#include "relaying_deeds.hpp"

namespace meander::labyrinth {

namespace {

constexpr int price_of_crystal = an_action / 2;
constexpr int price_of_blessing = 8;
constexpr int worth_of_another_try = 8;

int worth_of_shot(const Outlook& outlook, SeatSet seats) {
  const ArcherNumbers& numbers = outlook.table().set->numbers.archer;
  int gain = 0;
  for (; seats != 0; seats = without(seats, first_of(seats))) gain += outlook.gain_from_life_of(first_of(seats));
  return gain * ways_below(numbers.shot_number) / ways_of_two - numbers.shot_actions * an_action;
}

// Tokens are for prayers first: more than an action while there is none, and less for every one that is there already.
int worth_of_blessing(const Outlook& outlook) {
  constexpr std::array<int, 3> by_tokens{an_action + 4, an_action + 2, an_action};
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

// What all that changed since the start of the turn would be worth if it were as it was then.
int worth_of_time(const Outlook& outlook) {
  const Table& table = outlook.table();
  Table then = table;
  then.figures = table.turn_start;
  const Distances distances(then, outlook.roads(), outlook.costs(), table.everyone());
  constexpr int price_of_a_point = 8;
  int worth = -price_of_crystal - table.actions * an_action;
  for (int seat = 0; seat < table.players; ++seat) {
    const int better = outlook.distances().left(seat) - distances.left(seat) + (then.life(seat) - table.life(seat)) * price_of_a_point -
                       (then.figures.daze[static_cast<std::size_t>(seat)] - table.figures.daze[static_cast<std::size_t>(seat)]) * an_action;
    worth += (seat == outlook.seat() ? better : -better) * outlook.weight(seat) / full_weight;
  }
  return worth;
}

// Of a card for another's pawn; she leads him where he has farthest to go.
int worth_of_enslaving(const Outlook& outlook, int seat) {
  const Table& table = outlook.table();
  int worth = 0;
  int cards = 0;
  for (std::size_t kind = 0; kind < table.set->guardian.size(); ++kind) {
    const int left = cards_to_come(table, static_cast<int>(kind) + 1);
    cards += left;
    worth += left * std::max(worth_of_card_on(outlook, seat, static_cast<int>(kind) + 1), 0);
  }
  return (cards > 0 ? worth / cards : 0) - table.set->numbers.golems.enslavement_actions * an_action - price_of_crystal;
}

int worth_of_disarming(const Outlook& outlook, const Deeds& deeds, Place place) {
  const Costs& costs = outlook.costs();
  const bool here = outlook.table().pawn(outlook.seat()) == place;
  const int price = here ? costs.leave[place] : deeds.on_own_way(place) ? costs.enter[place] : 0;
  return price - outlook.table().set->numbers.thief.disarming_actions * an_action;
}

// The Guardian, or somebody who would fight, on the next step.
int worth_of_slipping(const Outlook& outlook, const Deeds& deeds) {
  const Place next = deeds.next_step();
  if (next == nowhere || next == place_of(centre, 0)) return -price_of_crystal;
  int worth = deeds.guarded(next) ? outlook.price_of_start(outlook.seat()) : 0;
  if (others_at(outlook.table(), next, outlook.seat()) != 0) worth += outlook.price_of_life(outlook.seat()) / 2;
  return worth - price_of_crystal;
}

// A little less than an action, as a blessing is: for whoever is most to be feared.
int worth_of_curse(const Outlook& outlook, int seat) {
  const int tokens = curses_on(outlook.table(), seat);
  return outlook.weight(seat) / 4 + (seat == outlook.rival() ? 4 : 0) - 3 * tokens - outlook.table().set->numbers.witch.curse_actions * an_action;
}

int worth_of_animation(const Outlook& outlook, const Deeds& deeds, Place from, Place to) {
  const int away = deeds.on_own_way(from) ? outlook.costs().enter[from] : deeds.steps_to_trap(from) != Deeds::none ? -price_of_unknown_trap : 0;
  const int steps = deeds.steps_to_trap(to);
  const int there = steps == Deeds::none ? 0 : (price_of_unknown_trap - steps) * outlook.weight(outlook.rival()) / full_weight;
  const int mine = deeds.on_own_way(to) ? price_of_unknown_trap : 0;
  return away + there - mine - outlook.table().set->numbers.witch.animation_actions * an_action;
}

int worth_of_ritual(const Outlook& outlook, int seat, int kind) {
  const Table& table = outlook.table();
  const int expected = kind == unseen_trap ? price_of_unknown_trap
                                           : price_of_failing(*kind_of(*table.set, Trap{.kind = static_cast<std::uint8_t>(kind)})) *
                                                 ways_below(table.set->traps[static_cast<std::size_t>(kind) - 1].number) / ways_of_two;
  return expected * outlook.weight(seat) / full_weight - table.set->numbers.witch.ritual_actions * an_action - price_of_crystal / 2;
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
      return price_of_failing(*kind_of(*table.set, table.traps[table.roll.subject]));
    default:
      return outlook.price_of_life(seat);
  }
}

// Whether a roll is a seat's own, or one of a fight that it is in.
bool has_part(const Table& table, int seat) {
  if (table.roll.purpose != Roll::Purpose::fight) return table.roll.seat == seat;
  return has(table.fight.attackers, seat) || table.fight.target == seat;
}

// What is lost with life, by traps that are never met, or by a crystal that is never used, and does not show in the ways that are left.
constexpr int worth_besides(Ability ability) {
  switch (ability) {
    case Ability::archer_2:
    case Ability::witch_3:
      return 9;
    case Ability::assassin_3:
      return 6;
    case Ability::illusionist_2:
      return 16;
    case Ability::thief_2:
      return 3;
    case Ability::witch_2:
      return -4;
    default:
      return 0;
  }
}

int worth_on_the_way(const Outlook& outlook, const Deeds& deeds, Action use) {
  const Table& table = outlook.table();
  switch (use.ability()) {
    case Ability::archer_1:
      return an_action;
    case Ability::archer_2:
      return worth_of_shot(outlook, use.a());
    case Ability::archer_3: {
      const int leave = outlook.costs().leave[table.pawn(outlook.seat())];
      return deeds.worth_of_move(use.a()) + leave - table.set->numbers.archer.rope_actions * an_action - price_of_crystal;
    }
    case Ability::monk_1:
      return worth_of_blessing(outlook) - table.set->numbers.monk.blessing_actions * an_action;
    case Ability::monk_2:
      return worth_of_prayer(outlook, use.a(), use.b());
    case Ability::monk_3:
      return worth_of_meditation(outlook);
    case Ability::architect_1:
      return worth_of_turning(outlook, use.a(), use.b()) - table.set->numbers.architect.correction_actions * an_action;
    case Ability::architect_3:
      return worth_of_rebuilding(outlook) - table.set->numbers.architect.rebuild_actions * an_action - price_of_crystal;
    case Ability::assassin_1:
      return deeds.worth_of_level() - 2 * outlook.price_of_life(outlook.seat()) - outlook.price_of_daze() - an_action;
    case Ability::assassin_3: {
      const bool badly = table.phase == Phase::loop && !went_well(table, outlook.seat());
      return worth_of_time(outlook) + (badly && has_part(table, outlook.seat()) ? stake_of_roll(outlook) + worth_of_another_try : 0);
    }
    case Ability::illusionist_1:
      return worth_of_sowing(deeds) - table.set->numbers.illusionist.sowing_actions * an_action;
    case Ability::illusionist_2:
      return worth_of_mystifying(outlook, deeds, use.a(), use.b()) - table.set->numbers.illusionist.mystification_actions * an_action;
    case Ability::illusionist_3:
      return worth_of_mirroring(outlook, use.a()) - table.set->numbers.illusionist.mirror_actions * an_action - price_of_crystal;
    case Ability::golems_3:
      return worth_of_enslaving(outlook, use.a());
    case Ability::thief_1:
      return price_of_the_game;
    case Ability::thief_2:
      return worth_of_disarming(outlook, deeds, use.a());
    case Ability::thief_3:
      return worth_of_slipping(outlook, deeds);
    case Ability::witch_1:
      return worth_of_curse(outlook, use.a());
    case Ability::witch_2:
      return worth_of_animation(outlook, deeds, use.a(), use.b());
    case Ability::witch_3:
      return worth_of_ritual(outlook, use.a(), use.b());
    default:
      return 0;
  }
}

}  // namespace

int worth_of_use(const Outlook& outlook, const Deeds& deeds, Action use) {
  return worth_on_the_way(outlook, deeds, use) + worth_besides(use.ability());
}

int worth_within_use(const Outlook& outlook, Action choice) {
  const Table& table = outlook.table();
  switch (table.phase) {
    case Phase::place:
      return worth_of_sowing_on(outlook, choice.a());
    case Phase::craft:
      return worth_of_crafting(outlook, choice.a());
    case Phase::reveal:
      return worth_of_revealing(outlook, choice.a(), choice.b());
    case Phase::aside:
      return worth_of_stepping_aside(outlook, choice.a());
    case Phase::exchange:
      return worth_of_exchanging(outlook, Deeds(outlook), choice.a(), choice.b());
    case Phase::keep:
      return worth_of_tile(outlook, choice.a());
    case Phase::swap:
      return worth_of_naming(outlook, choice.a());
    case Phase::lay:
      return worth_of_swapping(outlook, table.rebuilding.first, table.rebuilding.second, choice.a(), choice.b());
    case Phase::lead:
      return table.enslaved.seat != no_seat ? worth_of_card_on(outlook, table.enslaved.seat, choice.a()) : worth_of_card(outlook, choice.a());
    case Phase::drive:
      return worth_of_driving(outlook, table.enslaved.seat, choice.a());
    case Phase::way:
      return worth_of_driving(outlook, table.arrival.seat, choice.a());
    default:
      return 0;
  }
}

int worth_of_bonus(const Outlook& outlook, Action choice) {
  Table after = outlook.table();
  const auto seat = static_cast<std::size_t>(outlook.seat());
  int price = 0;
  int prize = 0;
  if (choice.type() == ActionType::add) {
    after.roll.added[seat] = static_cast<std::int8_t>(after.roll.added[seat] + choice.a());
    price = choice.a() * price_of_blessing;
  } else if (choice.type() == ActionType::use && choice.ability() == Ability::headhunter_3) {
    after.roll.added[seat] = static_cast<std::int8_t>(after.roll.added[seat] + after.set->numbers.headhunter.bounty_bonus);
    price = price_of_crystal;
    prize = Deeds(outlook).worth_of_key_of(choice.a());
  } else if (choice.type() == ActionType::use) {
    // It lasts for every fight of the turn.
    after.used |= ability_bit(choice.ability());
    price = price_of_crystal / 2;
  }
  if (after.roll.purpose == Roll::Purpose::fight) {
    const Odds odds = odds_of_fight(after, after.fight.attackers, after.fight.target);
    const bool attacks = has(after.fight.attackers, outlook.seat());
    const std::int64_t good = attacks ? odds.won : odds.lost;
    // LAB-A.swordmaster.1: a frenzy is for the second fight, too.
    const int fights = attacks && after.character(outlook.seat()) == Character::swordmaster && !after.fight.second ? 2 : 1;
    return fights * outlook.worth_of_fight(after.fight.attackers, after.fight.target, odds) + static_cast<int>(prize * good / odds.all()) - price;
  }
  const int needed = number_to_reach(after) - roll_modifier(after);
  const bool one_die = after.roll.purpose == Roll::Purpose::jump;
  const int bad = one_die ? std::clamp(needed - 1, 0, die_faces) * die_faces : ways_below(needed);
  return -stake_of_roll(outlook) * bad / ways_of_two - price;
}

}  // namespace meander::labyrinth
