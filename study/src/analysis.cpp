#include "study/analysis.hpp"

#include <algorithm>

namespace meander::onirim {

std::vector<Decision> Analysis::worst(std::size_t count) const {
  std::vector<Decision> dear;
  std::ranges::copy_if(decisions, std::back_inserter(dear), [](const Decision& decision) { return decision.cost() > 0; });
  std::ranges::stable_sort(dear, [](const Decision& one, const Decision& other) { return one.cost() > other.cost(); });
  dear.resize(std::min(dear.size(), count));
  return dear;
}

double Analysis::all_costs() const {
  double sum = 0;
  for (const Decision& decision : decisions) sum += decision.cost();
  return sum;
}

Analysis analyse(const Record& record, const StrongPlayer& player, const std::atomic<bool>& stop, const std::function<void(std::size_t)>& progress) {
  Analysis analysis;
  State state = record.opening().state;
  ActionList actions;
  Events events;
  int turn = state.phase == Phase::turn ? 1 : 0;
  for (std::size_t step = 0; step < record.steps.size() && !stop; ++step) {
    const Action taken = record.steps[step];
    if (Onirim::turn(state).who == Turn::Who::seat) {
      Onirim::legal_actions(state, actions);
      if (actions.size() > 1) {
        analysis.decisions.push_back({step, turn, taken, judge(player, Onirim::view(state, state.seat), actions, taken)});
      }
    }
    events.clear();
    Onirim::apply_unchecked(state, taken, events);
    for (const Event& event : events) turn += event.type == EventType::turn_began ? 1 : 0;
    if (progress) progress(step + 1);
  }
  analysis.over = state.phase == Phase::over;
  analysis.won = state.ending == Ending::won;
  return analysis;
}

}  // namespace meander::onirim
