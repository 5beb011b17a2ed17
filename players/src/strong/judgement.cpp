// The choice that was made among all.
#include "players/strong/judgement.hpp"

#include <algorithm>

namespace meander::onirim {

Judgement judge(const StrongPlayer& player, const View& view, const ActionList& actions, Action taken) {
  const std::vector<Estimate> estimates = player.estimates(view, actions);
  const auto own = std::ranges::find(estimates, taken, &Estimate::action);
  return {estimates.front().action, own->chance, std::max(own->chance, estimates.front().chance)};
}

}  // namespace meander::onirim
