// Going through choices to where chance decides.
#include "players/strong/lines.hpp"

#include <algorithm>

#include "arrangement.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

// Phases in which the network is asked although a seat is to move: each is a choice of its own.
constexpr std::uint32_t asked_anew = phase_bit(Phase::turn) | phase_bit(Phase::window) | phase_bit(Phase::pay);

// Whether the hand holds a card that completes a series.
bool can_complete(const State& state) {
  const int length = state.rows.size(0);
  if (length == 0 || state.rows.run(0) % 3 != 2) return false;
  const Card last = state.rows.last(0);
  for (int symbol = 0; symbol < 3; ++symbol) {
    const Card card = chamber(colour_of(last), static_cast<Symbol>(symbol));
    if (symbol_of(card) != symbol_of(last) && state.hand().has(card)) return true;
  }
  return false;
}

// Goals can as well change places later, when a door is about to be gained and more is known: by a series that is being completed, or at a drawn
// door.
bool can_wait(const State& state, Action action) {
  if (action.type() != ActionType::cast || static_cast<Spell>(action.card()) != Spell::swap) return false;
  return state.phase == Phase::window || state.phase == Phase::nightmare || (state.phase == Phase::turn && !can_complete(state));
}

// Where known cards make a line branch on and on, the network is asked wherever it has got to.
constexpr int most_questions = 6000;

}  // namespace

class Lines::Walk {
 public:
  Walk(const Network& network, Care care) : network_(network), care_(care) {}

  Line follow(const State& state) {
    if (state.phase == Phase::over) return {{}, static_cast<float>(Onirim::result(state, 0)), state};
    if (is_asked(state) || questions_ >= most_questions) {
      ++questions_;
      return {{}, network_.chance(state), state};
    }
    return decide(state);
  }

  Line decide(const State& state) {
    if (Arrangement::is_one(state) && is_too_much(state)) return arrange(state);
    ActionList actions;
    Onirim::legal_actions(state, actions);
    Line best;
    for (const Action action : actions) {
      if (can_wait(state, action)) continue;
      const Line line = after(state, action);
      if (best.action.type() == ActionType::none || line.worth > best.worth) best = line;
    }
    return best;
  }

  Line after(const State& state, Action action) {
    State next = state;
    Onirim::apply_unchecked(next, action);
    Line line = follow(next);
    line.action = action;
    return line;
  }

 private:
  // Whether there are too many ways to try them all.
  bool is_too_much(const State& state) const {
    const std::size_t most = care_ == Care::little ? 2 : state.phase == Phase::happy_drop ? 4 : 5;
    return state.looked.size() > most;
  }

  // Exchanges and drops, kept whenever they help, until none does.
  Line arrange(const State& state) {
    Arrangement arrangement(state);
    Line best = carried_out(state, arrangement);
    for (bool better = true; better;) {
      better = false;
      for (int change = 0; change < arrangement.changes(); ++change) {
        Arrangement changed = arrangement;
        if (!changed.make(change) || (care_ == Care::little && !arrangement.matters(change))) continue;
        if (const Line line = carried_out(state, changed); line.worth > best.worth) {
          best = line;
          arrangement = changed;
          better = true;
        }
      }
    }
    return best;
  }

  Line carried_out(const State& state, const Arrangement& arrangement) {
    State next = state;
    const Action first = arrangement.next(next);
    for (Action action = first; action.type() != ActionType::none; action = arrangement.next(next)) Onirim::apply_unchecked(next, action);
    Line line = follow(next);
    line.action = first;
    return line;
  }

  const Network& network_;
  Care care_;
  int questions_ = 0;
};

bool Lines::is_asked(const State& state) { return chance_decides(state.phase) || (asked_anew & phase_bit(state.phase)) != 0; }

Lines::Line Lines::follow(const State& state) const { return Walk(network_, care_).follow(state); }
Lines::Line Lines::best(const State& state) const { return Walk(network_, care_).decide(state); }
Lines::Line Lines::after(const State& state, Action action) const { return Walk(network_, care_).after(state, action); }

float Lines::look_ahead(const State& asked) const {
  Walk walk(network_, care_);
  if (asked.phase == Phase::over) return walk.follow(asked).worth;
  if (!chance_decides(asked.phase)) return walk.decide(asked).worth;
  if (asked.phase != Phase::draw && asked.phase != Phase::foresee) return network_.chance(asked);
  OutcomeList outcomes;
  Onirim::chance_outcomes(asked, outcomes);
  float sum = 0;
  float weights = 0;
  for (const auto& outcome : outcomes) {
    State next = asked;
    Onirim::apply_unchecked(next, outcome.action);
    const bool chosen = next.phase != Phase::over && !chance_decides(next.phase);
    const auto weight = static_cast<float>(outcome.weight);
    sum += weight * (chosen ? walk.decide(next) : walk.follow(next)).worth;
    weights += weight;
  }
  return sum / weights;
}

}  // namespace meander::onirim
