// Labyrinth: The Paths of Destiny behind the interface of every game (core/game.hpp).
//
//   Options options;
//   options.set = &set;
//   State state = Labyrinth::initial(options);  // the first roll for the start
//   Random random(7);
//   ActionList actions;
//   while (Labyrinth::settle(state, random).who == Turn::Who::seat) {
//     Labyrinth::legal_actions(state, actions);
//     Labyrinth::apply_unchecked(state, actions[random.below(actions.size())]);
//   }
//
// No heap, exceptions, I/O, clock or global state anywhere; all functions are thread-safe.
#pragma once

#include "core/game.hpp"
#include "labyrinth/action.hpp"
#include "labyrinth/events.hpp"
#include "labyrinth/options.hpp"
#include "labyrinth/rule.hpp"
#include "labyrinth/state.hpp"
#include "labyrinth/view.hpp"

namespace meander::labyrinth {

struct Labyrinth {
  using Options = labyrinth::Options;
  using State = labyrinth::State;
  using Action = labyrinth::Action;
  using ActionList = labyrinth::ActionList;
  using OutcomeList = labyrinth::OutcomeList;
  using Events = labyrinth::Events;
  using View = labyrinth::View;
  using Refusal = labyrinth::Refusal;

  // A new game before anything is rolled. The options must be without problem().
  static State initial(const Options& options);
  static Turn turn(const State& state);

  // The legal actions of the seat that is asked, each once; none when chance is to move or the game is over. Of rotations that look the same one is
  // listed.
  static void legal_actions(const State& state, ActionList& actions);
  // The outcomes of a chance step in a fixed order; none when a seat is to move or the game is over.
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

  // Lets chance go on until a seat is to move or the game is over; whose turn it is then.
  static Turn settle(State& state, Random& random) { return settle_by_steps<Labyrinth>(state, random); }

  // What a state waits for follows from what is pending in it alone: this works it out again, and carries out whatever takes itself before it.
  static void resume(State& state);

  // 1 for the seat that has won, 0 for the others and while the game is not over.
  static double result(const State& state, std::uint8_t seat);

  static View view(const State& state, std::uint8_t seat) { return View(state, seat); }
  // A state that agrees with everything the view's seat knows, the rest drawn uniformly.
  static State resample(const View& view, Random& random);

  // Of everything but the component set.
  static std::uint64_t hash(const State& state);
  static std::uint32_t to_integer(Action action) { return labyrinth::to_integer(action); }
  static Action from_integer(std::uint32_t integer) { return labyrinth::from_integer(integer); }
};
static_assert(Game<Labyrinth>);

}  // namespace meander::labyrinth
