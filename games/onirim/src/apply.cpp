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
    case ActionType::none:
      return;
    case ActionType::play_chamber:
      return play_chamber(action.card(), action.other());
    case ActionType::play_tower:
      return play_tower(action.card(), action.other());
    case ActionType::discard:
      return discard_card(action.card(), action.other());
    case ActionType::take:
      return take_door(action.card(), action.other());
    case ActionType::decline:
      return decline();
    case ActionType::drop:
      return drop(action.card());
    case ActionType::done:
      return begin_order();
    case ActionType::top:
      return s.phase == Phase::paradox ? paradox_top(action.card()) : order_next(action.card());
    case ActionType::bottom:
      return order_next(action.card());
    case ActionType::exchange:
      return exchange(action.card(), action.other());
    case ActionType::continue_draw:
      return begin_draw();
    case ActionType::pick:
      return pick(action.card());
    case ActionType::cast:
      return cast(static_cast<Spell>(action.card()), action.other());
    case ActionType::pay:
      return pay(action.card());
    case ActionType::nightmare_key:
      rule(Rule::ONI_4_1_a);
      pay_key(action.card(), action.other());
      return nightmare_carried_out();
    case ActionType::nightmare_door:
      rule(Rule::ONI_4_1_b);
      rule(Rule::ONI_4_4);
      return_door(colour_of(action.card()), s.seat);
      return nightmare_carried_out();
    case ActionType::nightmare_reveal:
      return nightmare_reveal();
    case ActionType::nightmare_hand:
      return nightmare_hand();
    case ActionType::lose_tower:
      return lose_tower(action.card());
    case ActionType::false_destruction:
      return finish_nightmare(true);
    case ActionType::happy_remove:
      return happy_remove(action.card());
    case ActionType::happy_reveal:
      rule(Rule::ONI_9_6_b);
      return look(7, Purpose::happy);
    case ActionType::happy_search:
      return happy_search();
    case ActionType::fetch:
      return fetch(action.card());
    case ActionType::premonition:
      return apply_premonition(action.card());
    case ActionType::give:
      return give_key(action.card());
    case ActionType::return_door:
      return_door(colour_of(action.card()), action.other());
      return s.phase == Phase::pairs ? continue_pairs() : look_at_premonitions();
    case ActionType::goal:
      return lay_goal(action.card());
    case ActionType::reveal:
      return s.phase == Phase::premonitions ? reveal_at_set_up(action.card()) : reveal_premonition(action.card());
    case ActionType::draw:
      return draw_outcome(action.card());
  }
}

// The outcome of a card drawn by chance, whatever it is drawn for.
template <typename Sink>
void Mover<Sink>::draw_outcome(Card card) {
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
      return draw(card);
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
    step(actions[0]);
  } while (may_take_itself(s.phase));
}

template <typename Sink>
inline void Mover<Sink>::run(Action action) {
  if (action.type() == ActionType::draw) {
    draw_outcome(action.card());
  } else {
    step(action);
  }
  if (may_take_itself(s.phase)) take_what_takes_itself();
}

void Onirim::apply_unchecked(State& state, Action action) { Mover<Quiet>(state, Quiet{}).run(action); }

void Onirim::apply_unchecked(State& state, Action action, Events& events) { Mover<Recording>(state, Recording{&events}).run(action); }

Refusal Onirim::apply(State& state, Action action, Events& events) {
  const Refusal refusal = why_not(state, action);
  if (!refusal) apply_unchecked(state, action, events);
  return refusal;
}

}  // namespace meander::onirim
