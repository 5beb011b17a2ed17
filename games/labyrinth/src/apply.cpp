// Carrying out actions: the public face of Mover.
#include "arrival.hpp"
#include "build.hpp"
#include "cast.hpp"
#include "components.hpp"
#include "fight.hpp"
#include "guardian.hpp"
#include "life.hpp"
#include "meeting.hpp"
#include "mover.hpp"
#include "moves.hpp"
#include "reveal.hpp"
#include "roll.hpp"
#include "set_up.hpp"
#include "turn.hpp"

namespace meander::labyrinth {

template <typename Sink>
void Mover<Sink>::step(Action action) {
  switch (action.type()) {
    case ActionType::roll:
      return rolled(action.dice());
    case ActionType::lot:
      return next_in_lot(action.a());
    case ActionType::field:
      return take_field(action.a());
    case ActionType::deal:
    case ActionType::choose:
      return takes(s.asked, static_cast<Character>(action.a()));
    case ActionType::keep:
      return keep_tile(action.a());
    case ActionType::swap:
      return name_tile(action.a());
    case ActionType::lay:
      return lay_tiles(action.a(), action.b());
    case ActionType::lead:
      return lead(action.a());
    case ActionType::tile:
      --s.tiles[action.a() - 1U];
      --s.tiles_left;
      return tile_drawn(action.a());
    case ActionType::place:
      return place_tile(action.a(), action.b());
    case ActionType::turn_up:
      return turned_up(action.a());
    case ActionType::token:
      return Abilities<Character::headhunter>::give_token(*this, action.a());
    case ActionType::look:
      return Abilities<Character::headhunter>::look(*this, action.a());
    case ActionType::craft:
      return Abilities<Character::headhunter>::lay(*this, action.a());
    case ActionType::reveal:
      return turn_up_tile(action.a(), action.b());
    case ActionType::exchange:
      return Abilities<Character::illusionist>::exchange(*this, action.a(), action.b());
    case ActionType::face:
      return face(action.a());
    case ActionType::card:
      --s.cards[action.a() - 1U];
      --s.cards_left;
      return card_shown(action.a());
    case ActionType::step:
      if (s.revealing.by != Revealing::By::nobody) return take_tile_away(action.a());
      if (s.enslaved.seat != no_seat) return Abilities<Character::golems>::step(*this, action.a());
      if (s.arrival.stage == Arrival::Stage::way) return Abilities<Character::witch>::send(*this, action.a());
      return guardian_steps_to(action.a());
    case ActionType::again:
      return use_crystal();
    case ActionType::add:
      return add_blessings(action.a());
    case ActionType::use:
      return with_character(character_of(action.ability()), [&](auto abilities) { abilities.use(*this, action); });
    case ActionType::pick:
      return pick_up(action.a());
    case ActionType::rob:
      return rob(action.a());
    case ActionType::kill:
      return kill(action.a());
    case ActionType::end:
      return end_turn();
    case ActionType::join:
      return join(true);
    case ActionType::pass:
      return pass();
    case ActionType::attack:
      if (s.second.seat != no_seat) return strike_again();
      return s.meeting.stage == Meeting::Stage::none ? deed(action) : declare(action.a());
    default:
      return deed(action);
  }
}

template <typename Sink>
void Mover<Sink>::pass() {
  if (s.roll.purpose != Roll::Purpose::none) {
    // Before the dice it is about what is added to them, after them about the crystal, and at last about taking all back.
    if (!s.roll.dice.empty() && next_crystal() == no_seat) {
      s.roll.to_stand = true;
      return;
    }
    SeatSet& passed = s.roll.dice.empty() ? s.roll.chosen : s.roll.passed;
    passed = with(passed, s.asked);
    return;
  }
  if (s.second.seat != no_seat) {
    s.second = {};
    return;
  }
  switch (s.meeting.stage) {
    case Meeting::Stage::steal:
      s.meeting.stage = Meeting::Stage::rob;
      return;
    case Meeting::Stage::rob:
      s.meeting.stage = Meeting::Stage::declare;
      return;
    case Meeting::Stage::join:
      return join(false);
    default:
      return declare(no_seat);
  }
}

// What is nearest goes first (labyrinth/pending.hpp).
template <typename Sink>
void Mover<Sink>::go_on() {
  while (s.phase == Phase::none) {
    if (s.roll.purpose != Roll::Purpose::none) {
      continue_roll();
    } else if (s.draws > 0) {
      continue_build();
    } else if (s.revealing.by != Revealing::By::nobody) {
      reveal();
    } else if (s.rebuilding.begun) {
      rebuild();
    } else if (s.crafting.place != nowhere) {
      Abilities<Character::headhunter>::craft(*this);
    } else if (s.mystifying.place != nowhere) {
      Abilities<Character::illusionist>::mystify(*this);
    } else if (s.disarming != nowhere) {
      ask(Phase::turn_up, s.active);
    } else if (s.card_due) {
      show_card();
    } else if (!s.cards_shown.empty()) {
      ask(Phase::lead, s.active);
    } else if (s.enslaved.seat != no_seat) {
      Abilities<Character::golems>::go_on(*this);
    } else if (s.second.seat != no_seat) {
      ask(Phase::second, s.second.seat);
    } else if (s.shots != 0) {
      const std::uint8_t seat = s.seating.clockwise_from(s.active, s.shots);
      s.shots = without(s.shots, seat);
      begin_roll(Roll::Purpose::shot, seat);
    } else if (s.meeting.stage != Meeting::Stage::none) {
      continue_meeting();
    } else if (s.arrival.stage != Arrival::Stage::none) {
      continue_arrival();
    } else if (s.guiding.steps > 0 || s.guiding.to_meet != 0) {
      guide();
    } else if (being_set_up(s)) {
      set_up();
    } else {
      take_turn();
    }
  }
}

State Labyrinth::initial(const Options& options) {
  State state = components_of(options);
  Mover(state, Quiet<Events>{}).resume();
  return state;
}

void Labyrinth::resume(State& state) { Mover(state, Quiet<Events>{}).resume(); }

void Labyrinth::apply_unchecked(State& state, Action action) { Mover(state, Quiet<Events>{}).run(action); }

void Labyrinth::apply_unchecked(State& state, Action action, Events& events) { Mover(state, Recording<Events>{&events}).run(action); }

Refusal Labyrinth::apply(State& state, Action action, Events& events) {
  const Refusal refusal = why_not(state, action);
  if (!refusal) apply_unchecked(state, action, events);
  return refusal;
}

}  // namespace meander::labyrinth
