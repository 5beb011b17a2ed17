// Questions about a state that several rules ask.
#pragma once

#include "labyrinth/state.hpp"

namespace meander::labyrinth {

constexpr const TileTables& tables_of(const State& s) { return s.set->tables; }

// Until everybody has a place.
constexpr bool being_set_up(const State& s) { return s.pawn(0) == nowhere; }

// Pawns on a place, but for one seat's.
constexpr SeatSet others_at(const State& s, Place place, int seat) {
  SeatSet found = 0;
  for (int other = 0; other < s.players; ++other) {
    if (other != seat && s.pawn(other) == place) found = with(found, other);
  }
  return found;
}
constexpr SeatSet pawns_at(const State& s, Place place) { return others_at(s, place, no_seat); }
// Whom the Guardian meets on his corridor (LAB-6.5).
constexpr SeatSet met_on(const State& s, Place place) { return static_cast<SeatSet>(pawns_at(s, place) & ~s.figures.untouched); }
constexpr SeatSet met_by_guardian(const State& s) { return met_on(s, s.figures.guardian); }
constexpr SeatSet dazed_among(const State& s, SeatSet seats) {
  SeatSet found = 0;
  for (int seat = 0; seat < s.players; ++seat) {
    if (has(seats, seat) && s.dazed(seat)) found = with(found, seat);
  }
  return found;
}

// The corridor that a seat's start field opens into.
constexpr Place before_start_of(const State& s, int seat) { return s.board.before_start(tables_of(s), s.seating.field_of(seat)); }

// The other level of a bridge (LAB-1.5); nowhere for a corridor that is neither over nor under.
constexpr Place other_level(const State& s, Place place) {
  if (!is_corridor(place)) return nowhere;
  const TileShape& shape = tables_of(s).shape(s.board.tiles[cell_of(place)]);
  const Level level = shape[static_cast<std::size_t>(corridor_of(place))].level;
  if (level != Level::over && level != Level::under) return nowhere;
  const Level wanted = level == Level::over ? Level::under : Level::over;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i].level == wanted) return place_of(cell_of(place), static_cast<int>(i));
  }
  return nowhere;
}
constexpr bool is_level(const State& s, Place place, Level level) {
  return is_corridor(place) && tables_of(s).shape(s.board.tiles[cell_of(place)])[static_cast<std::size_t>(corridor_of(place))].level == level;
}

// Corridors and the own start field that a pawn may walk to from where it is (LAB-6.1, 6.2).
using Steps = FixedVector<Place, directions + 1>;
constexpr Steps connected(const State& s, Place place) {
  Steps steps;
  for (int d = 0; d < directions; ++d) {
    const Place other = s.board.beyond(tables_of(s), place, d);
    if (other != nowhere) steps.push_back(other);
  }
  return steps;
}
constexpr Steps walks_of(const State& s, int seat) {
  const Place place = s.pawn(seat);
  Steps steps;
  if (is_start(place)) {
    steps.push_back(before_start_of(s, seat));
    return steps;
  }
  steps = connected(s, place);
  if (place == before_start_of(s, seat)) steps.push_back(start_field(s.seating.field_of(seat)));
  return steps;
}
// Where the Guardian may step to (LAB-11.3).
constexpr Steps guardian_steps(const State& s) {
  Steps steps;
  const Steps all = connected(s, s.figures.guardian);
  bool back = false;
  for (const Place place : all) {
    if (place == s.figures.guardian_from) {
      back = true;
    } else {
      steps.push_back(place);
    }
  }
  if (steps.empty() && back) steps.push_back(s.figures.guardian_from);
  return steps;
}

// LAB-5.3.
constexpr int tile_pool(const State& s) { return s.tiles_left + static_cast<int>(s.under_pool.size()); }
constexpr bool may_build(const State& s) {
  if (s.no_build || tile_pool(s) == 0) return false;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (s.board.may_take_tile(cell)) return true;
  }
  return false;
}

// LAB-6.5, 8.6: whether the traps where a pawn stands are nothing to it.
constexpr bool ignores_traps(const State& s, int seat) { return has(static_cast<SeatSet>(s.figures.from_start | s.figures.untouched), seat); }

// The traps that the pawn under way has to test next, as bits by index: doors when it leaves, else those with something in the column it comes by,
// turning-back ones first (LAB-8.4, 8.7, 8.10, 8.11).
constexpr std::uint64_t traps_to_face(const State& s) {
  const bool leaves = s.arrival.stage == Arrival::Stage::leave;
  const Place place = leaves ? s.arrival.from : s.arrival.to;
  if (ignores_traps(s, s.arrival.seat)) return 0;
  std::uint64_t turning_back = 0;
  std::uint64_t others = 0;
  for (std::size_t i = s.traps.first_on(place); i < s.traps.size() && s.traps[i].place == place; ++i) {
    const TrapKind* kind = kind_of(*s.set, s.traps[i]);
    if (kind == nullptr || (s.tested >> i & 1U) != 0 || (kind->type == TrapType::door) != leaves || kind->columns[s.arrival.way].empty()) continue;
    (kind->type == TrapType::turning_back ? turning_back : others) |= std::uint64_t{1} << i;
  }
  return turning_back != 0 ? turning_back : others;
}
// LAB-8.5: what two dice must reach.
constexpr int number_of(const ComponentSet& set, const Trap& trap, int seat) {
  const TrapKind& kind = *kind_of(set, trap);
  return has(trap.failed, seat) ? kind.retry : kind.number;
}

// That of a tile being laid is as good as spent.
constexpr int actions_left(const State& s) { return s.actions - (s.draws > 0 ? 1 : 0); }

// LAB-9.7: whom somebody may rob, or kill, among those on his corridor.
constexpr SeatSet dazed_beside(const State& s, int seat) {
  return is_corridor(s.pawn(seat)) ? dazed_among(s, others_at(s, s.pawn(seat), seat)) : SeatSet{0};
}
constexpr SeatSet to_rob(const State& s, int seat) {
  SeatSet found = 0;
  const SeatSet dazed = dazed_beside(s, seat);
  for (int other = 0; other < s.players; ++other) {
    if (has(dazed, other) && s.keys(other) > 0 && !has(s.robbed, other)) found = with(found, other);
  }
  return found;
}

// LAB-3.2, 4.4: which keys lie where a pawn is, and may be picked up.
constexpr bool lies_lifted(const State& s, Place place) {
  for (const Place each : s.figures.lying) {
    if (each == place) return true;
  }
  return false;
}
// The start field whose key lies on a place as set-up put it; -1 if none does.
constexpr int first_key_on(const State& s, Place place) {
  const int d = is_corridor(place) ? key_tile_of(cell_of(place)) : -1;
  return d >= 0 && (s.figures.first_keys >> d & 1) != 0 && s.board.before_start(tables_of(s), d) == place ? d : -1;
}
constexpr bool lies_first(const State& s, int seat) {
  const int d = first_key_on(s, s.pawn(seat));
  return d >= 0 && d != s.seating.field_of(seat);
}

// Whether the roll under way is the target's of a fight: the attackers have theirs.
constexpr bool rolls_against(const State& s) { return s.roll.purpose == Roll::Purpose::fight && !s.roll.dice.empty(); }
// How many dice are to be rolled now (LAB-9.3, 9.5).
constexpr int dice_to_roll(const State& s) {
  if (s.roll.purpose == Roll::Purpose::jump) return 1;
  return s.roll.purpose == Roll::Purpose::fight && !rolls_against(s) ? count(s.fight.attackers) + 1 : 2;
}
// What is added to a side's dice: less the life that its members have lost, and a bonus each (LAB-7.1, 7.3, 9.3, 9.5).
constexpr int fight_modifier(const State& s, SeatSet side) {
  int sum = count(static_cast<SeatSet>(side & s.meeting.bonus));
  for (int seat = 0; seat < s.players; ++seat) {
    if (has(side, seat)) sum -= s.set->life - s.life(seat);
  }
  return sum;
}

// What each side of a fight comes to with its dice (LAB-9.3, 9.5).
struct FightTotals {
  int attack = 0;
  int defence = 0;
};
constexpr FightTotals fight_totals(const State& s, const Fight& fight, Dice dice, Dice against) {
  return {dice.sum() + fight_modifier(s, fight.attackers), against.sum() + fight_modifier(s, seat_bit(fight.target))};
}
// Of the fight under way, as the dice lie.
constexpr FightTotals fight_totals(const State& s) { return fight_totals(s, s.fight, s.roll.dice, s.roll.against); }

// What one die must show for a jump, and two to withstand the Guardian (LAB-7.1, 11.4).
inline constexpr int lands_well = 4;
inline constexpr int withstands = 12;

// Whether the roll under way, as it lies, is what a seat that has part in it would wish.
constexpr bool went_well(const State& s, int seat) {
  switch (s.roll.purpose) {
    case Roll::Purpose::jump:
      return s.roll.dice.sum() >= lands_well;
    case Roll::Purpose::guardian:
      return s.roll.dice.sum() >= withstands;
    case Roll::Purpose::trap:
      return s.roll.dice.sum() >= number_of(*s.set, s.traps[s.roll.trap], seat);
    case Roll::Purpose::fight: {
      const auto [attack, defence] = fight_totals(s);
      return has(s.fight.attackers, seat) ? attack > defence : defence > attack;
    }
    case Roll::Purpose::start:
    case Roll::Purpose::none:
      break;
  }
  return true;
}

// LAB-1.4.
constexpr int daze_left(const State& s) {
  int left = s.set->supplies.daze;
  for (const std::uint8_t tokens : s.figures.daze) left -= tokens;
  return left;
}

// LAB-3.1: whether the active player has won where he stands, nothing being pending.
constexpr bool wins(const State& s) {
  return s.pawn(s.active) == place_of(centre, 0) && s.keys(s.active) > 0 && has(s.figures.came_itself, s.active) &&
         (!s.win_alone || others_at(s, s.pawn(s.active), s.active) == 0);
}

// LAB-5.2: what must stay joined to the centre.
NeededWays needed_ways(const State& s);

}  // namespace meander::labyrinth
