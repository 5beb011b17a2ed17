// Choosing the action with the highest score.
#include "players/greedy_player.hpp"

#include "scores.hpp"

namespace meander::onirim {

namespace {

int score(const Situation& situation, Action action) {
  switch (action.type()) {
    case ActionType::cast:
      return score_spell(situation, action);
    case ActionType::continue_draw:
      return 0;
    case ActionType::pay:
      return score_payment(situation, action);
    case ActionType::play_tower:
    case ActionType::lose_tower:
    case ActionType::false_destruction:
      return score_tower(situation, action);
    case ActionType::play_chamber:
    case ActionType::discard:
      return score_turn_action(situation, action);
    case ActionType::take:
    case ActionType::decline:
      return score_door_answer(situation, action);
    case ActionType::drop:
    case ActionType::done:
    case ActionType::top:
    case ActionType::bottom:
      return score_look(situation, action);
    case ActionType::exchange:
      return score_exchange(situation, action);
    case ActionType::pick:
      return score_pick(situation, action);
    case ActionType::nightmare_key:
    case ActionType::nightmare_door:
    case ActionType::nightmare_reveal:
    case ActionType::nightmare_hand:
      return score_nightmare(situation, action);
    case ActionType::happy_remove:
    case ActionType::happy_reveal:
    case ActionType::happy_search:
    case ActionType::fetch:
      return score_happy_dream(situation, action);
    case ActionType::premonition:
    case ActionType::give:
    case ActionType::return_door:
      return score_premonition(situation, action);
    default:
      return 0;
  }
}

// Which expansion an action belongs to, as bits: 1 Book, 2 Towers, 4 premonitions and Happy Dreams.
unsigned expansion_of(const View& view, Action action) {
  switch (action.type()) {
    case ActionType::cast:
    case ActionType::pay:
    case ActionType::continue_draw:
      return 1;
    case ActionType::play_tower:
    case ActionType::lose_tower:
    case ActionType::false_destruction:
      return 2;
    case ActionType::discard:
      return is_tower(action.card()) ? 2 : 0;
    case ActionType::top:
    case ActionType::bottom:
      return view.purpose() == Purpose::paradox ? 1 : view.purpose() == Purpose::peek ? 2 : view.purpose() == Purpose::happy ? 4 : 0;
    case ActionType::drop:
    case ActionType::done:
      return view.purpose() == Purpose::happy ? 4 : 0;
    case ActionType::happy_remove:
    case ActionType::happy_reveal:
    case ActionType::happy_search:
    case ActionType::fetch:
    case ActionType::premonition:
    case ActionType::give:
    case ActionType::return_door:
      return 4;
    default:
      return 0;
  }
}

Action best_of(const View& view, const ActionList& actions, const GreedyWeights& weights) {
  const Situation situation(view, weights);
  Action best = actions[0];
  int best_score = score(situation, best);
  for (std::size_t i = 1; i < actions.size(); ++i) {
    const int score_here = score(situation, actions[i]);
    if (score_here > best_score) {
      best = actions[i];
      best_score = score_here;
    }
  }
  return best;
}

}  // namespace

Action GreedyPlayer::choose(const View& view, const ActionList& actions, Random& random) const {
  const unsigned blind = (blind_.book ? 1U : 0U) | (blind_.towers ? 2U : 0U) | (blind_.premonitions ? 4U : 0U);
  if (actions.size() == 1) return actions[0];
  if (blind == 0) return best_of(view, actions, weights_);
  // First between the blind expansions' actions as a class and the others, by numbers; then within the class chosen.
  ActionList seeing;
  ActionList unseeing;
  for (const Action action : actions) ((expansion_of(view, action) & blind) != 0 ? unseeing : seeing).push_back(action);
  if (random.below(static_cast<std::uint32_t>(actions.size())) < unseeing.size()) {
    return unseeing[random.below(static_cast<std::uint32_t>(unseeing.size()))];
  }
  return best_of(view, seeing, weights_);
}

}  // namespace meander::onirim
