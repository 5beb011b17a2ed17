// Onirim behind the interface of every game (core/game.hpp).
//
//   Options options;                         // base game, alone
//   State state = Onirim::initial(options);  // the first chance step of the set-up
//   Random random(7);
//   ActionList actions;
//   while (Onirim::settle(state, random).who == Turn::Who::seat) {
//     Onirim::legal_actions(state, actions);
//     Onirim::apply_unchecked(state, actions[random.below(actions.size())]);
//   }
//
// No heap, exceptions, I/O, clock or global state anywhere; all functions are thread-safe.
#pragma once

#include "core/game.hpp"
#include "onirim/action.hpp"
#include "onirim/events.hpp"
#include "onirim/options.hpp"
#include "onirim/rule.hpp"
#include "onirim/state.hpp"
#include "onirim/view.hpp"

namespace meander::onirim {

struct Onirim {
  using Options = onirim::Options;
  using State = onirim::State;
  using Action = onirim::Action;
  using ActionList = onirim::ActionList;
  using OutcomeList = onirim::OutcomeList;
  using Events = onirim::Events;
  using View = onirim::View;
  using Refusal = onirim::Refusal;

  // A new game before anything is drawn. The options must be without problem().
  static State initial(const Options& options);
  static Turn turn(const State& state);

  // The legal actions of the seat to move, each once; none when chance is to move or the game is over.
  static void legal_actions(const State& state, ActionList& actions);
  // The outcomes of a chance step in card order; none when a seat is to move or the game is over.
  static void chance_outcomes(const State& state, OutcomeList& outcomes);
  // One outcome of a chance step, drawn by its probability.
  static Action sample(const State& state, Random& random);

  // The rule that forbids an action or a chance outcome; no refusal when it is legal.
  static Refusal why_not(const State& state, Action action);
  // Carries out an action or outcome and every step with one option that follows. Refused: the state keeps every byte.
  static Refusal apply(State& state, Action action, Events& events);
  // The same without the check, for actions that are known to be legal.
  static void apply_unchecked(State& state, Action action);
  static void apply_unchecked(State& state, Action action, Events& events);

  // Lets chance go on until a seat is to move or the game is over; whose turn it is then. The same states and random numbers as sample() and
  // apply_unchecked() step by step, in less time.
  static Turn settle(State& state, Random& random);

  // 1 for a won game, 0 for a lost one or one that is not over; both seats win or lose together.
  static double result(const State& state, std::uint8_t seat);
  // Whether the game can still be won: enough doors are left, and with the Towers a tower of every colour (ONI-3.7).
  static bool winnable(const State& state);

  static View view(const State& state, std::uint8_t seat) { return View(state, seat); }
  // A state that agrees with everything the view's seat knows, the rest drawn uniformly.
  static State resample(const View& view, Random& random);

  static std::uint64_t hash(const State& state);
  static std::uint32_t to_integer(Action action) { return onirim::to_integer(action); }
  static Action from_integer(std::uint32_t integer) { return onirim::from_integer(integer); }
};
static_assert(Game<Onirim>);

}  // namespace meander::onirim
