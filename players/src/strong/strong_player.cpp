// Choosing by the network and the next cards.
#include "players/strong/strong_player.hpp"

#include <algorithm>

#include "players/strong/memo.hpp"

namespace meander::onirim {

namespace {

struct Candidate {
  Estimate estimate;
  State leaf;
};

bool is_better(const Candidate* one, const Candidate* other) { return one->estimate.chance > other->estimate.chance; }

}  // namespace

std::vector<Estimate> StrongPlayer::estimates(const View& view, const ActionList& actions, const std::atomic<bool>* stop) const {
  // Alone nothing is hidden but the order of cards, which a state does not know either.
  Random unused(0);
  const State state = Onirim::resample(view, unused);
  thread_local Memo memo;
  memo.clear();
  const Lines lines(*network_, Lines::Care::much, &memo);
  std::vector<Candidate> candidates;
  candidates.reserve(actions.size());
  for (const Action action : actions) {
    const Lines::Line line = lines.after(state, action);
    candidates.push_back({{action, static_cast<double>(line.worth)}, line.leaf});
  }
  // By what they are worth; of equal ones the first. Candidates are sorted by their places: moving states about costs more.
  std::vector<Candidate*> order;
  order.reserve(candidates.size());
  for (Candidate& candidate : candidates) order.push_back(&candidate);
  std::ranges::stable_sort(order, is_better);
  auto end = order.end();
  for (const Look& look : effort_.looks) {
    const double least = order.front()->estimate.chance - static_cast<double>(look.behind);
    end = std::find_if(order.begin(), end, [least](const Candidate* candidate) { return candidate->estimate.chance < least; });
    end = order.begin() + std::min<std::ptrdiff_t>(end - order.begin(), look.choices);
    if (end - order.begin() < 2) break;
    for (auto candidate = order.begin(); candidate != end && (stop == nullptr || !*stop); ++candidate) {
      (*candidate)->estimate.chance = static_cast<double>(lines.look_ahead((*candidate)->leaf, look.depth));
      (*candidate)->estimate.looked_ahead = true;
    }
    std::stable_sort(order.begin(), end, is_better);
  }
  std::vector<Estimate> estimates;
  estimates.reserve(candidates.size());
  for (const Candidate* candidate : order) estimates.push_back(candidate->estimate);
  return estimates;
}

std::vector<Action> StrongPlayer::line_from(const View& view, Action action) const {
  Random unused(0);
  State state = Onirim::resample(view, unused);
  const Lines lines(*network_);
  std::vector<Action> line{action};
  Onirim::apply_unchecked(state, action);
  while (state.phase != Phase::over && !Lines::is_asked(state)) {
    line.push_back(lines.best(state).action);
    Onirim::apply_unchecked(state, line.back());
  }
  return line;
}

Action StrongPlayer::choose(const View& view, const ActionList& actions, Random& /*random*/) const {
  return actions.size() == 1 ? actions[0] : estimates(view, actions).front().action;
}

}  // namespace meander::onirim
