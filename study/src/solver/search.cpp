#include "search.hpp"

#include <algorithm>

#include "onirim/queries.hpp"

namespace meander::onirim {

using solving::Key;
using solving::StoredValue;

namespace {

// How often somebody is told how far it is, and asked whether to go on.
constexpr std::uint64_t positions_between_reports = 1U << 14U;

}  // namespace

double Solver::Search::solve(const Next& next, double bound) {
  // A copy: the list that it stands in grows.
  const Node node = next.node;
  const Key key = next.key;
  const std::size_t first = nexts_.size();
  const double value = chance_decides(node.state.phase) ? mean(node, bound) : best(node, bound);
  nexts_.erase(nexts_.begin() + static_cast<std::ptrdiff_t>(first), nexts_.end());
  if (ended_ == Ended::no) store(key, value, value > bound);
  return value;
}

double Solver::Search::mean(const Node& node, double bound) {
  const std::size_t first = nexts_.size();
  OutcomeList outcomes;
  Onirim::chance_outcomes(node.state, outcomes);
  for (const auto& [action, weight] : outcomes) add(follow(node, action), weight);
  look_up_from(first);
  double weights = 0;
  double upper = 0;
  for (std::size_t i = first; i < nexts_.size(); ++i) {
    weights += nexts_[i].weight;
    upper += nexts_[i].weight * nexts_[i].upper;
  }
  const double enough = bound * weights;
  const std::size_t last = nexts_.size();
  for (std::size_t i = first; i < last; ++i) {
    if (nexts_[i].solved) continue;
    if (upper <= enough) return std::min(upper / weights, bound);
    const double weight = nexts_[i].weight;
    const double others = upper - weight * nexts_[i].upper;
    // What it has to be worth, the others being worth as much as they can be.
    const double needed = (enough - others) / weight;
    look_up(nexts_[i]);
    if (!nexts_[i].solved && nexts_[i].upper > needed) {
      const double value = solve(nexts_[i], needed);
      if (ended_ != Ended::no) return 0;
      nexts_[i].solved = value > needed;
      nexts_[i].upper = value;
    }
    upper = others + weight * nexts_[i].upper;
    if (!nexts_[i].solved) return std::min(upper / weights, bound);
  }
  double sum = 0;
  for (std::size_t i = first; i < last; ++i) sum += nexts_[i].weight * nexts_[i].upper;
  return sum / weights;
}

double Solver::Search::best(const Node& node, double bound) {
  const std::size_t first = nexts_.size();
  ActionList actions;
  Onirim::legal_actions(node.state, actions);
  for (const Action action : actions) {
    add_after(node, action);
    // Without premonitions it is all the same which cards of the discard pile pay.
    if (action.type() == ActionType::pay && !game_.premonitions) break;
  }
  return best_from(first, bound);
}

double Solver::Search::best_from(std::size_t first, double bound) {
  look_up_from(first);
  double best = -1;
  for (std::size_t i = first; i < nexts_.size(); ++i) {
    if (nexts_[i].solved) best = std::max(best, nexts_[i].upper);
  }
  double upper = best;
  for (std::size_t i = first, last = nexts_.size(); i < last && best < 1; ++i) {
    const double needed = std::max(bound, best);
    if (!nexts_[i].solved && nexts_[i].upper > needed) look_up(nexts_[i]);
    double value = nexts_[i].upper;
    if (!nexts_[i].solved && value > needed) value = solve(nexts_[i], needed);
    if (ended_ != Ended::no) return 0;
    upper = std::max(upper, value);
    if (value > needed) best = value;
  }
  return best > bound ? best : std::min(upper, bound);
}

void Solver::Search::look_up_from(std::size_t first) {
  for (std::size_t i = first; i < nexts_.size(); ++i) {
    if (!nexts_[i].solved) look_up(nexts_[i]);
  }
}

void Solver::Search::look_up(Next& next) {
  const StoredValue* stored = table_.find(next.key);
  if (stored == nullptr) return;
  next.upper = stored->value();
  next.solved = stored->exact();
}

void Solver::Search::store(const Key& key, double value, bool exact) {
  if (!table_.put(key, StoredValue(value, exact))) {
    ended_ = Ended::full;
    return;
  }
  if (++stores_ % positions_between_reports != 0) return;
  if (limits_.progress) limits_.progress(table_.size());
  if (limits_.stop != nullptr && *limits_.stop) ended_ = Ended::stopped;
}

}  // namespace meander::onirim
