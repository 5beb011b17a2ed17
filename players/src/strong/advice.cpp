// Estimates with what makes them plain.
#include "players/strong/advice.hpp"

namespace meander::onirim {

Advice advise(const StrongPlayer& player, const View& view, const ActionList& actions, const std::atomic<bool>* stop) {
  Advice advice;
  advice.choices = player.estimates(view, actions, stop);
  const Action best = advice.choices.front().action;
  advice.ground = ground_of(view, best);
  advice.line = player.line_from(view, best);
  return advice;
}

}  // namespace meander::onirim
