// Carrying out actions: the public face of Mover.
#include <utility>

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

namespace {

// Cards of several kinds are a choice, unless some of them may not be named any more (ONI-9.6 b). It is the usual case, and quickly told.
constexpr bool chooses_among_looked(const State& s) { return s.purpose != Purpose::happy && s.looked.several_kinds(); }

}  // namespace

template <typename Sink>
void Mover<Sink>::step(Action action) {
  switch (action.type()) {
    case ActionType::play_chamber:
      return play_chamber(action.card(), action.other());
    case ActionType::play_tower:
      return apart<&Mover::play_tower>(action.card(), action.other());
    case ActionType::discard:
      return discard_card(action.card(), action.other());
    case ActionType::take:
      return apart<&Mover::take_door>(action.card(), action.other());
    case ActionType::decline:
      return apart<&Mover::decline>();
    case ActionType::drop:
      return drop(action.card());
    case ActionType::done:
      return begin_order();
    case ActionType::top:
      return s.phase == Phase::paradox ? apart<&Mover::paradox_top>(action.card()) : order_next(action.card());
    case ActionType::bottom:
      return order_next(action.card());
    case ActionType::exchange:
      return apart<&Mover::exchange>(action.card(), action.other());
    case ActionType::continue_draw:
      return begin_draw();
    case ActionType::pick:
      return apart<&Mover::pick>(action.card());
    case ActionType::cast:
      return apart<&Mover::cast>(static_cast<Spell>(action.card()), action.other());
    case ActionType::pay:
      return apart<&Mover::pay>(action.card());
    case ActionType::nightmare_key:
      rule(Rule::ONI_4_1_a);
      pay_key(action.card(), action.other());
      return apart<&Mover::nightmare_carried_out>();
    case ActionType::nightmare_door:
      rule(Rule::ONI_4_1_b);
      rule(Rule::ONI_4_4);
      apart<&Mover::return_door>(colour_of(action.card()), s.seat);
      return apart<&Mover::nightmare_carried_out>();
    case ActionType::nightmare_reveal:
      return nightmare_reveal();
    case ActionType::nightmare_hand:
      return nightmare_hand();
    case ActionType::lose_tower:
      return apart<&Mover::lose_tower>(action.card());
    case ActionType::false_destruction:
      return finish_nightmare(true);
    case ActionType::happy_remove:
      return apart<&Mover::happy_remove>(action.card());
    case ActionType::happy_reveal:
      rule(Rule::ONI_9_6_b);
      return look(7, Purpose::happy);
    case ActionType::happy_search:
      return apart<&Mover::happy_search>();
    case ActionType::fetch:
      return apart<&Mover::fetch>(action.card());
    case ActionType::premonition:
      return apart<&Mover::apply_premonition>(action.card());
    case ActionType::give:
      return apart<&Mover::give_key>(action.card());
    case ActionType::return_door:
      apart<&Mover::return_door>(colour_of(action.card()), action.other());
      return s.phase == Phase::pairs ? apart<&Mover::continue_pairs>() : apart<&Mover::look_at_premonitions>();
    case ActionType::goal:
      return apart<&Mover::lay_goal>(action.card());
    case ActionType::reveal:
      return s.phase == Phase::premonitions ? apart<&Mover::reveal_at_set_up>(action.card()) : apart<&Mover::reveal_premonition>(action.card());
    case ActionType::none:
    case ActionType::draw:
      return;
  }
}

// The outcome of a card drawn by chance, whatever it is drawn for.
template <typename Sink>
void Mover<Sink>::draw_outcome(Card card) {
  if (s.phase == Phase::draw) [[likely]]
    return draw(card);
  switch (s.phase) {
    case Phase::set_up:
      return draw_at_set_up(card);
    case Phase::look:
      return look_at(card);
    case Phase::reveal:
      reveal_card(take_top(card).card());
      return continue_reveal();
    case Phase::redraw:
      redraw(take_top(card));
      return continue_redraw();
    default:
      return;
  }
}

// Apart from run(), which has no need of a list in most phases.
template <typename Sink>
void Mover<Sink>::take_what_takes_itself() {
  do {
    if (chooses_among_looked(s)) return;
    ActionList actions;
    Onirim::legal_actions(s, actions);
    if (actions.size() != 1) return;
    apart<&Mover::step>(actions[0]);
  } while (may_take_itself(s.phase));
}

template <typename Sink>
void Mover<Sink>::run_draw(Card card) {
  draw_outcome(card);
  if (may_take_itself(s.phase)) apart<&Mover::take_what_takes_itself>();
}

template <typename Sink>
void Mover<Sink>::run_step(Action action) {
  step(action);
  if (may_take_itself(s.phase)) apart<&Mover::take_what_takes_itself>();
}

// Cards drawn by chance are most of a game, and known as such where they are sampled.
template <typename Sink>
inline void Mover<Sink>::run(Action action) {
  if (action.type() == ActionType::draw) {
    apart<&Mover::run_draw>(action.card());
  } else {
    apart<&Mover::run_step>(action);
  }
}

void Onirim::apply_unchecked(State& state, Action action) { Mover<Quiet>(state, Quiet{}).run(action); }

void Onirim::apply_unchecked(State& state, Action action, Events& events) { Mover<Recording>(state, Recording{&events}).run(action); }

Refusal Onirim::apply(State& state, Action action, Events& events) {
  const Refusal refusal = why_not(state, action);
  if (!refusal) apply_unchecked(state, action, events);
  return refusal;
}

}  // namespace meander::onirim
