// The outcomes of chance and their weights.
#include <algorithm>

#include "table.hpp"

namespace referee {

void Referee::Table::list_chances() {
  const auto outcome = [this](Verb verb, int first, int weight) {
    if (weight <= 0) return;
    offer(verb, first);
    option_weights.push_back(weight);
  };
  if (phase == Phase::kGoals) {
    for (int colour = 0; colour < kColours; ++colour) {
      const auto laid = std::count_if(goals.begin(), goals.end(), [colour](const Goal& goal) { return goal.colour == colour; });
      outcome(Verb::kGoal, colour, setup.deck[door_of_colour(colour)] - static_cast<int>(laid));
    }
  } else if (phase == Phase::kPremonitions || phase == Phase::kForesee) {
    for (int premonition = 0; premonition < kPremonitionCount; ++premonition) {
      outcome(Verb::kReveal, premonition, premonitions[premonition] == 2 ? 1 : 0);
    }
  } else {
    const Counts unknown = unknown_counts();
    for (int card = 0; card < kKinds; ++card) outcome(Verb::kDraw, card, unknown[card]);
  }
}

}  // namespace referee
