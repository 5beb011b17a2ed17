// From leaving a corridor to standing on another: doors, the Guardian, traps, and then the players who are there (LAB-6.3, 8).
#pragma once

#include "mover.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::arrive(int seat, Place from, Place to, TrapWay way, std::uint8_t flags) {
  s.arrival.stage = Arrival::Stage::guardian;
  s.arrival.seat = static_cast<std::uint8_t>(seat);
  s.arrival.from = from;
  s.arrival.to = to;
  s.arrival.way = way;
  s.arrival.flags = flags;
  if (to == place_of(centre, 0) && seat == s.active && (flags & Arrival::moved) == 0) s.figures.came_itself = with(s.figures.came_itself, seat);
}

template <typename Sink>
void Mover<Sink>::continue_arrival() {
  switch (s.arrival.stage) {
    case Arrival::Stage::leave:
      return leave();
    case Arrival::Stage::enter:
      return enter();
    case Arrival::Stage::guardian:
      return meet_guardian();
    case Arrival::Stage::traps:
      return meet_traps();
    case Arrival::Stage::players:
      return begin_meeting();
    case Arrival::Stage::bewitched:
      return ask(Phase::turn_up, s.active);
    case Arrival::Stage::ritual:
      s.arrival = {};
      return;
    case Arrival::Stage::way:
      return Abilities<Character::witch>::turn_back(*this);
    case Arrival::Stage::none:
      return;
  }
}

constexpr bool same_kind(const State& s, std::uint64_t traps) {
  const std::uint8_t first = s.traps[static_cast<std::size_t>(std::countr_zero(traps))].kind;
  for (std::uint64_t left = traps; left != 0; left &= left - 1) {
    if (s.traps[static_cast<std::size_t>(std::countr_zero(left))].kind != first) return false;
  }
  return true;
}

// Tests one of some traps, which the passer chooses (LAB-8.11); false if there is none.
template <typename Sink>
bool Mover<Sink>::face_one_of(std::uint64_t candidates) {
  if (candidates == 0) return false;
  if (!same_kind(s, candidates)) {
    rule(Rule::LAB_8_11);
    ask(Phase::face, s.arrival.seat);
  } else {
    test_trap(static_cast<std::size_t>(std::countr_zero(candidates)));
  }
  return true;
}

template <typename Sink>
void Mover<Sink>::test_trap(std::size_t index) {
  s.tested |= std::uint64_t{1} << index;
  begin_roll(Roll::Purpose::trap, s.arrival.seat, static_cast<std::uint8_t>(index));
}

template <typename Sink>
void Mover<Sink>::face(int kind) {
  const std::uint64_t candidates = traps_to_face(s);
  for (std::uint64_t left = candidates; left != 0; left &= left - 1) {
    const auto index = static_cast<std::size_t>(std::countr_zero(left));
    if (s.traps[index].kind == kind) return test_trap(index);
  }
}

template <typename Sink>
void Mover<Sink>::leave() {
  if (face_one_of(traps_to_face(s))) return rule(Rule::LAB_8_4);
  s.arrival.stage = Arrival::Stage::enter;
}

// By another's doing.
template <typename Sink>
void Mover<Sink>::enter(int seat, Place from, Place to, std::uint8_t flags) {
  s.arrival = {.stage = Arrival::Stage::enter, .seat = static_cast<std::uint8_t>(seat), .from = from, .to = to, .flags = flags};
}

// On foot, from one corridor to another; one that lies face down is turned up first.
template <typename Sink>
void Mover<Sink>::enter() {
  const Arrival way = s.arrival;
  if (unveils(s, way.seat, way.to)) return reveal(Revealing::By::pawn, way.to);
  put(way.seat, way.to);
  const EventType how = way.is(Arrival::turned) ? EventType::sent_back : way.is(Arrival::moved) ? EventType::prayed_away : EventType::moved;
  emit(how, way.seat, way.from, way.to);
  if (is_start(way.from)) s.figures.from_start = with(s.figures.from_start, way.seat);
  arrive(way.seat, way.from, way.to, walking, way.flags & Arrival::moved);
}

template <typename Sink>
void Mover<Sink>::meet_guardian() {
  rule(Rule::LAB_6_3);
  if (is_start(s.arrival.to)) {
    restore(s.arrival.seat);
    s.arrival = {};
    return;
  }
  s.arrival.stage = Arrival::Stage::traps;
  if (s.figures.guardian != s.arrival.to) return;
  if (s.figures.guardian_sleeps) return rule(Rule::LAB_11_7);
  if (has(unmet_on(s, s.arrival.to), s.arrival.seat)) return rule(Rule::LAB_A_thief_3);
  meet(s.arrival.seat);
}

// All are turned up first; then each is tested that has something for who comes this way (LAB-8.5, 8.10, 8.11).
template <typename Sink>
void Mover<Sink>::meet_traps() {
  const Place place = s.arrival.to;
  const std::size_t first = s.traps.first_on(place);
  if (first == s.traps.size()) {
    s.arrival.stage = Arrival::Stage::players;
    return;
  }
  if (ignores_traps(s, s.arrival.seat)) {
    rule(Rule::LAB_8_6);
    s.arrival.stage = Arrival::Stage::players;
    return;
  }
  for (std::size_t i = first; i < s.traps.size() && s.traps[i].place == place; ++i) {
    if (!s.traps[i].face_up()) return ask(Phase::turn_up, s.arrival.seat);
  }
  if (!face_one_of(traps_to_face(s))) s.arrival.stage = Arrival::Stage::players;
}

template <typename Sink>
void Mover<Sink>::turned_up(int kind) {
  rule(Rule::LAB_8_5);
  const Place place = place_to_turn_up(s);
  const std::size_t index = trap_on(s, place, unseen_trap);
  Trap& trap = s.traps[index];
  trap.kind = static_cast<std::uint8_t>(kind);
  if (trap.token == unseen_trap) --s.unseen_traps[static_cast<std::size_t>(kind) - 1];
  trap.token = unseen_trap;
  trap.seen = false;
  if (kind > static_cast<int>(s.set->traps.size())) rule(Rule::LAB_15_2);
  emit(EventType::trap_turned_up, s.disarming != nowhere ? s.active : s.arrival.seat, place, kind);
  if (s.disarming != nowhere) return Abilities<Character::thief>::disarm(*this, index);
  if (s.arrival.stage == Arrival::Stage::bewitched) Abilities<Character::witch>::test(*this, index);
}

template <typename Sink>
void Mover<Sink>::trap_rolled(int seat, std::size_t index, int total) {
  Trap& trap = s.traps[index];
  const bool again = has(trap.failed, seat);
  if (again) rule(Rule::LAB_8_5);
  if (s.arrival.way != walking && s.arrival.stage != Arrival::Stage::leave) rule(Rule::LAB_7_4);
  if (total >= number_to_pass(s, trap, seat)) {
    trap.failed = without(trap.failed, seat);
    return emit(EventType::trap_passed, seat, trap.place, trap.kind);
  }
  trap.failed = with(trap.failed, seat);
  emit(EventType::trap_failed, seat, trap.place, trap.kind);
  fail(*kind_of(*s.set, trap));
}

// Carries out what befalls who fails; where he goes comes last, since he is still here when it hurts (LAB-8.9).
template <typename Sink>
void Mover<Sink>::fail(const TrapKind& kind) {
  rule(Rule::LAB_8_10);
  const std::uint8_t seat = s.arrival.seat;
  const TrapEffect* way_out = nullptr;
  bool hurt = false;
  if (kind.type == TrapType::door) {
    rule(Rule::LAB_8_8);
    s.arrival = {};
  }
  for (const TrapEffect& effect : kind.columns[kind.type == TrapType::door ? leaving : s.arrival.way]) {
    switch (effect.type) {
      case TrapEffect::Type::lose_life:
        if (!lose_life(seat, effect.amount, hurt)) return rule(Rule::LAB_8_9);
        hurt = true;
        break;
      case TrapEffect::Type::daze:
        give_daze(seat, effect.amount);
        break;
      default:
        way_out = &effect;
    }
  }
  if (way_out != nullptr && s.arrival.stage != Arrival::Stage::none) go(way_out->type);
}

template <typename Sink>
void Mover<Sink>::go(TrapEffect::Type where) {
  const std::uint8_t seat = s.arrival.seat;
  const Place here = s.arrival.to;
  switch (where) {
    case TrapEffect::Type::back: {
      const Place back = s.arrival.from;
      if (s.arrival.stage == Arrival::Stage::ritual) {
        s.arrival.stage = Arrival::Stage::way;
        return;
      }
      if (is_start(back)) return;
      rule(Rule::LAB_8_7);
      put(seat, back);
      emit(EventType::sent_back, seat, here, back);
      return arrive(seat, here, back, walking, s.arrival.flags & Arrival::moved);
    }
    case TrapEffect::Type::stay_below:
    case TrapEffect::Type::stay_above: {
      const Place other = other_level(s, here);
      s.arrival = {};
      put(seat, other);
      return emit(EventType::put_back, seat, here, other);
    }
    case TrapEffect::Type::fall_below: {
      if (!is_level(s, here, Level::over)) return;
      const Place below = other_level(s, here);
      put(seat, below);
      emit(EventType::fell_through, seat, here, below);
      return arrive(seat, here, below, dropping, s.arrival.flags & Arrival::moved);
    }
    default:
      return;
  }
}

}  // namespace meander::labyrinth
