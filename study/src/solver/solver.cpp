// The solver's face: what it refuses, and questions about positions as they stand.
#include "study/solver.hpp"

#include <algorithm>
#include <utility>

#include "search.hpp"

namespace meander::onirim {

Solver::Solver(SolverLimits limits) : search_(std::make_unique<Search>(std::move(limits))) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

Result<double> Solver::value(const State& state) { return search_->value(state); }
Result<std::vector<ActionValue>> Solver::values(const State& state) { return search_->values(state); }
std::uint64_t Solver::positions() const { return search_->table().size(); }
std::size_t Solver::bytes() const { return search_->table().bytes(); }

Error Solver::problem_of(const State& state) {
  if (state.settings.players() != 1) return {"players", marked("games alone can be solved, games of two cannot")};
  int cards = state.deck_size() + static_cast<int>(state.private_cards[0].size() + state.looked.size() + state.placed.size());
  for (Card card = first_door; card <= happy_dream; ++card) cards += state.limbo.count(card);
  if (cards > solving::most_cards) {
    return {"deck",
            {marked("{cards} cards are in deck, hand and limbo; up to {most} can be tried, and up to about 17 be solved"),
             {{"cards", cards}, {"most", solving::most_cards}}}};
  }
  return {};
}

Error Solver::Search::ended() const {
  if (ended_ == Ended::stopped) return {"", marked("interrupted before it was solved")};
  return {"memory", {marked("{positions} positions fill what they may take, and this game has more"), {{"positions", table_.size()}}}};
}

void Solver::Search::begin(const State& state) {
  game_ = solving::GameTraits(state.settings);
  ended_ = Ended::no;
  nexts_.clear();
}

Result<double> Solver::Search::value(const State& state) {
  if (Error problem = problem_of(state); !problem.reason.empty()) return problem;
  begin(state);
  add_or_put_back({state, state.known.size()});
  const double value = best_from(0, -1);
  if (ended_ != Ended::no) return ended();
  return value;
}

Result<std::vector<ActionValue>> Solver::Search::values(const State& state) {
  if (Error problem = problem_of(state); !problem.reason.empty()) return problem;
  ActionList actions;
  Onirim::legal_actions(state, actions);
  std::vector<ActionValue> values;
  for (const Action action : actions) {
    begin(state);
    add_after({state, state.known.size()}, action);
    values.push_back({action, best_from(0, -1)});
    if (ended_ != Ended::no) return ended();
  }
  std::stable_sort(values.begin(), values.end(), [](const ActionValue& one, const ActionValue& other) { return one.value > other.value; });
  return values;
}

}  // namespace meander::onirim
