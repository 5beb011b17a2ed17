// Carrying out actions: the public face of Mover.
#include <utility>

#include "by_chance.hpp"
#include "deck.hpp"
#include "doors.hpp"
#include "draw.hpp"
#include "look.hpp"
#include "mover.hpp"
#include "nightmare.hpp"
#include "premonitions.hpp"
#include "set_up.hpp"
#include "spells.hpp"
#include "turn.hpp"

namespace meander::onirim {

template <typename Sink>
void Mover<Sink>::step(Action action) {
  switch (action.type()) {
    case ActionType::play_chamber:
      return apart<&Mover::play_chamber>(action.card(), action.other());
    case ActionType::play_tower:
      return apart<&Mover::play_tower>(action.card(), action.other());
    case ActionType::discard:
      return apart<&Mover::discard_card>(action.card(), action.other());
    case ActionType::take:
      return apart<&Mover::take_door>(action.card(), action.other());
    case ActionType::decline:
      return apart<&Mover::decline>();
    case ActionType::drop:
      return apart<&Mover::drop>(action.card());
    case ActionType::done:
      return apart<&Mover::begin_order>();
    case ActionType::top:
      return s.phase == Phase::paradox ? apart<&Mover::paradox_top>(action.card()) : apart<&Mover::order_next>(action.card());
    case ActionType::bottom:
      return apart<&Mover::order_next>(action.card());
    case ActionType::exchange:
      return apart<&Mover::exchange>(action.card(), action.other());
    case ActionType::continue_draw:
      return apart<&Mover::begin_draw>();
    case ActionType::pick:
      return apart<&Mover::pick>(action.card());
    case ActionType::cast:
      return apart<&Mover::cast>(static_cast<Spell>(action.card()), action.other());
    case ActionType::pay:
      return apart<&Mover::pay>(action.card());
    case ActionType::nightmare_key:
      return apart<&Mover::nightmare_key>(action.card(), action.other());
    case ActionType::nightmare_door:
      return apart<&Mover::nightmare_door>(action.card());
    case ActionType::nightmare_reveal:
      return apart<&Mover::nightmare_reveal>();
    case ActionType::nightmare_hand:
      return apart<&Mover::nightmare_hand>();
    case ActionType::lose_tower:
      return apart<&Mover::lose_tower>(action.card());
    case ActionType::false_destruction:
      return apart<&Mover::finish_nightmare>(true);
    case ActionType::happy_remove:
      return apart<&Mover::happy_remove>(action.card());
    case ActionType::happy_reveal:
      rule(Rule::ONI_9_6_b);
      return apart<&Mover::look>(7, Purpose::happy);
    case ActionType::happy_search:
      return apart<&Mover::happy_search>();
    case ActionType::fetch:
      return apart<&Mover::fetch>(action.card());
    case ActionType::premonition:
      return apart<&Mover::apply_premonition>(action.card());
    case ActionType::give:
      return apart<&Mover::give_key>(action.card());
    case ActionType::return_door:
      return apart<&Mover::premonition_door>(action.card(), action.other());
    case ActionType::goal:
      return apart<&Mover::lay_goal>(action.card());
    case ActionType::reveal:
      return s.phase == Phase::premonitions ? apart<&Mover::reveal_at_set_up>(action.card()) : apart<&Mover::reveal_premonition>(action.card());
    case ActionType::none:
    case ActionType::draw:
      return;
  }
}

template <typename Sink>
void Mover<Sink>::take_what_takes_itself() {
  ActionList actions;
  Onirim::legal_actions(s, actions);
  if (actions.size() == 1) apart<&Mover::step>(actions[0]);
}

// Cards drawn by chance are most of a game, and known as such where they are sampled.
template <typename Sink>
inline void Mover<Sink>::run(Action action) {
  if (action.type() == ActionType::draw) {
    apart<&Mover::draw_outcome>(action.card());
  } else {
    apart<&Mover::step>(action);
  }
}

void Onirim::apply_unchecked(State& state, Action action) { Mover(state, Quiet<Events>{}).run(action); }

void Onirim::apply_unchecked(State& state, Action action, Events& events) { Mover(state, Recording<Events>{&events}).run(action); }

namespace {

[[gnu::noinline]] void let_chance_decide(State& state, Random& random) {
  do {
    if (draws_a_card(state.phase)) [[likely]] {
      Mover(state, Quiet<Events>{}).draw_on(random);
    } else {
      Onirim::apply_unchecked(state, Onirim::sample(state, random));
    }
  } while (chance_decides(state.phase));
}

}  // namespace

Turn Onirim::settle(State& state, Random& random) {
  if (chance_decides(state.phase)) let_chance_decide(state, random);
  // One value: two bytes written apart and read together are waited for.
  return {state.phase == Phase::over ? Turn::Who::over : Turn::Who::seat, state.phase == Phase::over ? std::uint8_t{0} : state.seat};
}

Refusal Onirim::apply(State& state, Action action, Events& events) {
  const Refusal refusal = why_not(state, action);
  if (!refusal) apply_unchecked(state, action, events);
  return refusal;
}

}  // namespace meander::onirim
