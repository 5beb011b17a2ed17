// What a seat may do, phase by phase.
#include <bitset>

#include "labyrinth/game.hpp"
#include "labyrinth/rolls.hpp"

namespace meander::labyrinth {

namespace {

void add(ActionList& actions, ActionType type, int a = 0, int b = 0) { actions.push_back(Action(type, a, b)); }

void add_seats(ActionList& actions, ActionType type, SeatSet seats) {
  for (; seats != 0; seats = without(seats, first_of(seats))) add(actions, type, first_of(seats));
}

// LAB-8.1, 8.2.
void add_traps(const State& s, ActionList& actions) {
  if (s.trap_pool == 0) return;
  const int together = may_use_abilities(s, s.active) ? with_character(s.character(s.active), [](auto each) { return each.traps_together; }) : 1;
  // By cell, bit i for its corridor i.
  std::array<std::uint8_t, cell_count> taken{};
  const auto take = [&taken](Place place) { taken[cell_of(place)] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(corridor_of(place))); };
  take(place_of(centre, 0));
  for (std::size_t i = 0; i < s.traps.size(); ++i) {
    if (together == 1 || (i > 0 && s.traps[i - 1].place == s.traps[i].place)) take(s.traps[i].place);
  }
  for (int seat = 0; seat < s.players; ++seat) {
    if (is_corridor(s.pawn(seat))) take(s.pawn(seat));
  }
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const LaidTile tile = s.board.tiles[cell];
    if (tile.empty() || tile.is_face_down()) continue;
    unsigned left = ((1U << tables_of(s).shape(tile).size()) - 1) & ~static_cast<unsigned>(taken[cell]);
    for (; left != 0; left &= left - 1) add(actions, ActionType::trap, place_of(cell, std::countr_zero(left)));
  }
}

void add_paid(const State& s, ActionList& actions) {
  const Place place = s.pawn(s.active);
  if (may_build(s)) add(actions, ActionType::build);
  add_traps(s, actions);
  for (const Place to : walks_of(s, s.active)) add(actions, ActionType::move, to);
  if (!s.card_taken) add(actions, ActionType::guardian);
  const bool two = s.actions >= 2;
  if (is_corridor(place)) {
    add_seats(actions, ActionType::attack, others_at(s, place, s.active));
    add_seats(actions, ActionType::kill, dazed_beside(s, s.active));
    if (is_level(s, place, Level::over)) {
      add(actions, ActionType::jump);
      if (s.actions >= climbing_actions(s)) add(actions, ActionType::climb_down);
    } else if (s.actions >= climbing_actions(s) && is_level(s, place, Level::under)) {
      add(actions, ActionType::climb_up);
    }
  }
  if (two && !has(s.crystals, s.active)) add(actions, ActionType::ready);
}

void add_turn(const State& s, ActionList& actions) {
  if (s.dazed(s.active)) {
    if (s.actions > 0) add(actions, ActionType::rest);
  } else {
    if (s.actions > 0) add_paid(s, actions);
    add_seats(actions, ActionType::rob, to_rob(s, s.active));
    if (s.pawn(s.active) != s.mirrored) {
      if (lies_lifted(s, s.pawn(s.active))) add(actions, ActionType::pick, lifted_key);
      if (lies_first(s, s.active)) add(actions, ActionType::pick, first_key);
    }
    if (may_use_abilities(s, s.active)) with_character(s.character(s.active), [&](auto abilities) { abilities.offer(s, actions); });
  }
  add(actions, ActionType::end);
}

// LAB-9.7 in a meeting, for the active player.
void add_robbing(const State& s, ActionList& actions) {
  if (s.asked != s.active) return;
  add_seats(actions, ActionType::rob, to_rob(s, s.active));
  if (s.actions > 0) add_seats(actions, ActionType::kill, dazed_beside(s, s.active));
}

void add_faces(const State& s, ActionList& actions) {
  std::bitset<most_traps + 2> listed;
  for (std::uint64_t left = traps_to_face(s); left != 0; left &= left - 1) {
    const std::uint8_t kind = s.traps[static_cast<std::size_t>(std::countr_zero(left))].kind;
    if (!listed[kind]) add(actions, ActionType::face, kind);
    listed.set(kind);
  }
}

// LAB-A.illusionist.1: face down, wherever a tile may lie.
void add_sowing(const State& s, ActionList& actions) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (s.board.may_take_tile(cell)) add(actions, ActionType::place, cell, face_down_rotation);
  }
}

// LAB-A.architect.3: the first tile, then the other one.
void add_swaps(const State& s, ActionList& actions) {
  const Relaying swapping(s);
  const Cell first = s.rebuilding.first;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (first == no_cell ? swapping.first(cell) : swapping.second(first, cell)) add(actions, ActionType::swap, cell);
  }
}
void add_layings(const State& s, ActionList& actions) {
  Relaying::Layings layings;
  Relaying(s).layings(s.rebuilding.first, s.rebuilding.second, layings);
  for (const Relaying::Steps& steps : layings) add(actions, ActionType::lay, steps.a, steps.b);
}

}  // namespace

void Labyrinth::legal_actions(const State& s, ActionList& actions) {
  actions.clear();
  switch (s.phase) {
    case Phase::turn:
      return add_turn(s, actions);
    case Phase::place:
      if (s.sowing.begun) return add_sowing(s, actions);
      for (Cell cell = 0; cell < cell_count; ++cell) {
        for (unsigned left = s.fits[cell]; left != 0; left &= left - 1) add(actions, ActionType::place, cell, std::countr_zero(left));
      }
      return;
    case Phase::bonus:
      with_character(s.character(s.asked), [&](auto abilities) { abilities.before_roll(s, s.asked, actions); });
      return add(actions, ActionType::pass);
    case Phase::second:
      add(actions, ActionType::attack, s.second.target);
      return add(actions, ActionType::pass);
    case Phase::character:
      for (const Character each : characters_left(s)) add(actions, ActionType::choose, static_cast<int>(each));
      return;
    case Phase::crystal:
      add(actions, ActionType::again);
      return add(actions, ActionType::pass);
    case Phase::loop:
      actions.push_back(Action(Ability::assassin_3));
      return add(actions, ActionType::pass);
    case Phase::steal:
      for (SeatSet left = steals_from(s, s.asked); left != 0; left = without(left, first_of(left))) {
        actions.push_back(Action(Ability::thief_1, first_of(left)));
      }
      return add(actions, ActionType::pass);
    case Phase::craft:
      for (const std::uint8_t kind : s.crafting.looked) add(actions, ActionType::craft, kind);
      return;
    case Phase::reveal:
      for (const Unveiling& way : unveilings(s)) add(actions, ActionType::reveal, way.rotation, way.place);
      return;
    case Phase::aside:
      for (const Place place : connected(s, place_of(s.revealing.cell, 0))) add(actions, ActionType::step, place);
      return;
    case Phase::exchange:
      for (const TrapThere& trap : exchangeable_with(s, s.mystifying.place, s.mystifying.kind))
        add(actions, ActionType::exchange, trap.place, trap.kind);
      return;
    case Phase::keep:
      add(actions, ActionType::keep, s.drawn);
      return add(actions, ActionType::keep, s.drawn_too);
    case Phase::swap:
      return add_swaps(s, actions);
    case Phase::lay:
      return add_layings(s, actions);
    case Phase::lead:
      for (const std::uint8_t card : s.cards_shown) add(actions, ActionType::lead, card);
      return;
    case Phase::drive:
      for (const Place place : enslaved_steps(s)) add(actions, ActionType::step, place);
      return;
    case Phase::way:
      for (const Place place : connected(s, s.arrival.to)) add(actions, ActionType::step, place);
      return;
    case Phase::declare:
    case Phase::attack:
      add_seats(actions, ActionType::attack, free_targets(s, s.asked));
      if (s.phase == Phase::attack) add_robbing(s, actions);
      return add(actions, ActionType::pass);
    case Phase::rob:
      add_robbing(s, actions);
      return add(actions, ActionType::pass);
    case Phase::join:
      add(actions, ActionType::join);
      return add(actions, ActionType::pass);
    case Phase::step:
      for (const Place place : guardian_steps(s)) add(actions, ActionType::step, place);
      return;
    case Phase::face:
      return add_faces(s, actions);
    case Phase::field:
      for (int field = 0; field < directions; ++field) {
        if (s.seating.seat_at(field) == no_seat) add(actions, ActionType::field, field);
      }
      return;
    default:
      return;
  }
}

}  // namespace meander::labyrinth
