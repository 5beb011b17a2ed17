// Whose turn it is, chance outcomes with their weights, and drawing one of them.
#include <bit>

#include "onirim/game.hpp"
#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

constexpr std::uint32_t bit(Phase phase) { return std::uint32_t{1} << static_cast<unsigned>(phase); }
constexpr std::uint32_t chance_phases = bit(Phase::goals) | bit(Phase::premonitions) | bit(Phase::set_up) | bit(Phase::look) | bit(Phase::draw) |
                                        bit(Phase::reveal) | bit(Phase::redraw) | bit(Phase::foresee);

// Goals of a colour that are not laid yet (ONI-7.1).
std::uint32_t goals_left(const State& s, int colour) {
  auto left = static_cast<std::uint32_t>(s.settings.doors(colour));
  for (const std::uint8_t goal : s.goals) left -= goal % closed_goal == colour ? 1U : 0U;
  return left;
}

}  // namespace

Turn Onirim::turn(const State& state) {
  if ((bit(state.phase) & chance_phases) != 0) return {Turn::Who::chance, 0};
  if (state.phase == Phase::over) return {Turn::Who::over, 0};
  return {Turn::Who::seat, state.seat};
}

void Onirim::chance_outcomes(const State& state, OutcomeList& outcomes) {
  outcomes.clear();
  if ((bit(state.phase) & chance_phases) == 0) return;
  switch (state.phase) {
    case Phase::goals:
      for (int colour = 0; colour < colours; ++colour) {
        if (const std::uint32_t left = goals_left(state, colour); left > 0) outcomes.push_back({Action(ActionType::goal, colour), left});
      }
      return;
    case Phase::premonitions:
    case Phase::foresee:
      for (int id = 0; id < premonition_kinds; ++id) {
        if ((state.pile >> id & 1) != 0) outcomes.push_back({Action(ActionType::reveal, id), 1});
      }
      return;
    default:
      for (int card = 0; card < card_kinds; ++card) {
        const int count = state.unknown.count(static_cast<Card>(card));
        if (count > 0) outcomes.push_back({Action(ActionType::draw, card), static_cast<std::uint32_t>(count)});
      }
  }
}

Action Onirim::sample(const State& state, Random& random) {
  switch (state.phase) {
    case Phase::goals: {
      std::uint32_t index = random.below(
          static_cast<std::uint32_t>(state.settings.doors(0) + state.settings.doors(1) + state.settings.doors(2) + state.settings.doors(3)) -
          static_cast<std::uint32_t>(state.goals.size()));
      int colour = 0;
      while (index >= goals_left(state, colour)) index -= goals_left(state, colour++);
      return Action(ActionType::goal, colour);
    }
    case Phase::premonitions:
    case Phase::foresee: {
      unsigned pile = state.pile;
      for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(pile))); skip > 0; --skip) pile &= pile - 1;
      return Action(ActionType::reveal, std::countr_zero(pile));
    }
    default:
      return Action(ActionType::draw, state.unknown.at(static_cast<int>(random.below(state.unknown_size))));
  }
}

}  // namespace meander::onirim
