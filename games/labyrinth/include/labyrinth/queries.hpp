// Questions about a state that several rules ask.
#pragma once

#include "labyrinth/state.hpp"

namespace meander::labyrinth {

// What one die must show for a jump, two to withstand the Guardian, and how many actions it takes to climb, if no ability says otherwise
// (LAB-4.3, 7.1, 11.5).
inline constexpr int lands_well = 4;
inline constexpr int withstands = 12;
inline constexpr int actions_to_climb = 2;

constexpr const TileTables& tables_of(const State& s) { return s.set->tables; }

constexpr bool was_used(const State& s, Ability ability) { return (s.used & ability_bit(ability)) != 0; }

// Until everybody has a place.
constexpr bool being_set_up(const State& s) { return s.pawn(0) == nowhere; }

// LAB-2.4: who has no character yet, and which nobody has.
constexpr SeatSet characters_wanted(const State& s) {
  SeatSet wanted = 0;
  for (int seat = 0; seat < s.players; ++seat) {
    if (s.character(seat) == Character::none) wanted = with(wanted, seat);
  }
  return wanted;
}
using CharacterList = FixedVector<Character, character_count>;
constexpr CharacterList characters_left(const State& s) {
  CharacterList left;
  for (int i = 1; i <= character_count; ++i) {
    bool taken = false;
    for (int seat = 0; seat < s.players; ++seat) taken = taken || s.character(seat) == static_cast<Character>(i);
    if (!taken) left.push_back(static_cast<Character>(i));
  }
  return left;
}

// Pawns on a place, but for one seat's.
constexpr SeatSet others_at(const State& s, Place place, int seat) {
  SeatSet found = 0;
  for (int other = 0; other < s.players; ++other) {
    if (other != seat && s.pawn(other) == place) found = with(found, other);
  }
  return found;
}
constexpr SeatSet pawns_at(const State& s, Place place) { return others_at(s, place, no_seat); }
constexpr SeatSet dazed_among(const State& s, SeatSet seats) {
  SeatSet found = 0;
  for (int seat = 0; seat < s.players; ++seat) {
    if (has(seats, seat) && s.dazed(seat)) found = with(found, seat);
  }
  return found;
}
// Those of some seats who slip away where they are: nobody does so dazed, or on the centre (LAB-A.thief.3).
constexpr SeatSet slip_away(const State& s, SeatSet seats, Place place) {
  return place == place_of(centre, 0) ? SeatSet{0} : static_cast<SeatSet>(seats & ~dazed_among(s, seats));
}
// Whom free attacks pass by in this turn.
constexpr SeatSet evading(const State& s) { return was_used(s, Ability::thief_3) ? seat_bit(s.active) : SeatSet{0}; }
// Whom a seat may attack for nothing in the meeting under way.
constexpr SeatSet free_targets(const State& s, int seat) {
  const Place place = s.meeting.place;
  return static_cast<SeatSet>(others_at(s, place, seat) & ~slip_away(s, evading(s), place));
}
// Whom the Guardian does not meet there who slips away, and whom he meets (LAB-6.5, A.thief.3).
constexpr SeatSet unmet_on(const State& s, Place place) { return slip_away(s, static_cast<SeatSet>(s.figures.slipped | evading(s)), place); }
constexpr SeatSet met_on(const State& s, Place place) {
  return static_cast<SeatSet>(pawns_at(s, place) & ~s.figures.untouched & ~unmet_on(s, place));
}
constexpr SeatSet met_by_guardian(const State& s) { return met_on(s, s.figures.guardian); }

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
// Where one may step to who goes back only from a dead end (LAB-11.3).
constexpr Steps steps_onwards(const State& s, Place here, Place from) {
  Steps steps;
  bool back = false;
  for (const Place place : connected(s, here)) {
    if (place == from) {
      back = true;
    } else {
      steps.push_back(place);
    }
  }
  if (steps.empty() && back) steps.push_back(from);
  return steps;
}
constexpr Steps guardian_steps(const State& s) { return steps_onwards(s, s.figures.guardian, s.figures.guardian_from); }
// Those of who is enslaved (LAB-A.golems.3).
constexpr Steps enslaved_steps(const State& s) { return steps_onwards(s, s.pawn(s.enslaved.seat), s.enslaved.from); }

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
// How many traps lie on a corridor.
constexpr int traps_on(const State& s, Place place) {
  int traps = 0;
  for (const Trap& trap : s.traps) traps += trap.place == place ? 1 : 0;
  return traps;
}
// The first trap of a kind on a corridor that has one.
constexpr std::size_t trap_on(const State& s, Place place, int kind) {
  std::size_t index = s.traps.first_on(place);
  while (s.traps[index].kind != kind) ++index;
  return index;
}
// Where the trap lies that is to be turned up.
constexpr Place place_to_turn_up(const State& s) { return s.disarming != nowhere ? s.disarming : s.arrival.to; }
// The kinds of the traps on a corridor, each once.
using TrapsThere = FixedVector<std::uint8_t, most_traps>;
constexpr TrapsThere kinds_on(const State& s, Place place) {
  TrapsThere kinds;
  for (std::size_t i = s.traps.first_on(place); i < s.traps.size() && s.traps[i].place == place; ++i) {
    bool listed = false;
    for (const std::uint8_t kind : kinds) listed = listed || kind == s.traps[i].kind;
    if (!listed) kinds.push_back(s.traps[i].kind);
  }
  return kinds;
}

// Whether a Head Hunter plays: he may know a trap that lies face down.
constexpr bool may_be_known(const State& s) { return s.seat_of(Character::headhunter) != no_seat; }

// LAB-8.5: what two dice must reach.
constexpr int number_of(const ComponentSet& set, const Trap& trap, int seat) {
  const TrapKind& kind = *kind_of(set, trap);
  return has(trap.failed, seat) ? kind.retry : kind.number;
}
// The same for the test that is under way: one that is forced on somebody is by the first number (LAB-A.witch.3).
constexpr int number_to_pass(const State& s, const Trap& trap, int seat) {
  return s.arrival.stage == Arrival::Stage::ritual ? kind_of(*s.set, trap)->number : number_of(*s.set, trap, seat);
}

// That of a tile being laid is as good as spent.
constexpr int actions_left(const State& s) {
  if (s.draws == 0) return s.actions;
  return s.actions - (s.sowing.begun ? s.set->numbers.illusionist.sowing_actions : 1);
}

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

// LAB-1.4.
constexpr int curses_left(const State& s) {
  int left = s.set->supplies.curse;
  for (const std::uint8_t tokens : s.figures.curse) left -= tokens;
  return left;
}
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

// How many Guardian cards have not been used (LAB-11.1).
constexpr int guardian_deck(const State& s) { return s.cards_left + static_cast<int>(s.under_cards.size()); }

// How many cards of a kind are among the next: those not used yet or, when none is left, all of the set.
constexpr int cards_to_come(const State& s, int kind) {
  const auto index = static_cast<std::size_t>(kind) - 1;
  if (guardian_deck(s) == 0) return s.set->guardian[index].count;
  int cards = s.cards[index];
  for (const std::uint8_t under : s.under_cards) cards += under == kind ? 1 : 0;
  return cards;
}

// LAB-5.2: what must stay joined to the centre.
NeededWays needed_ways(const State& s);
// Whether a drawn tile of a kind can be laid.
bool fits_somewhere(const State& s, int kind);

}  // namespace meander::labyrinth
