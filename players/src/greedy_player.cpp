// Choosing the action with the highest score.
#include "players/greedy_player.hpp"

#include "scores.hpp"
#include "tuned_weights.hpp"

namespace meander::onirim {

namespace {

template <typename Sum>
Sum score(const Situation& situation, Action action) {
  // By far the most frequent ones.
  if (action.type() == ActionType::play_chamber || action.type() == ActionType::discard) return score_turn_action<Sum>(situation, action);
  switch (action.type()) {
    case ActionType::cast:
      return score_spell<Sum>(situation, action);
    case ActionType::pay:
      return score_payment<Sum>(situation, action);
    case ActionType::play_tower:
    case ActionType::lose_tower:
    case ActionType::false_destruction:
      return score_tower<Sum>(situation, action);
    case ActionType::take:
    case ActionType::decline:
      return score_door_answer<Sum>(situation, action);
    case ActionType::drop:
    case ActionType::done:
    case ActionType::top:
    case ActionType::bottom:
      return score_look<Sum>(situation, action);
    case ActionType::exchange:
      return score_exchange<Sum>(situation, action);
    case ActionType::pick:
      return score_pick<Sum>(situation, action);
    case ActionType::nightmare_key:
    case ActionType::nightmare_door:
    case ActionType::nightmare_reveal:
    case ActionType::nightmare_hand:
      return score_nightmare<Sum>(situation, action);
    case ActionType::happy_remove:
    case ActionType::happy_reveal:
    case ActionType::happy_search:
    case ActionType::fetch:
      return score_happy_dream<Sum>(situation, action);
    case ActionType::premonition:
    case ActionType::give:
    case ActionType::return_door:
      return score_premonition<Sum>(situation, action);
    default:
      return {};
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

int total(const Situation& situation, Action action) { return score<Points>(situation, action).total(); }

Action best_of(const Situation& situation, const ActionList& actions) {
  Action best = actions[0];
  int best_score = total(situation, best);
  for (std::size_t i = 1; i < actions.size(); ++i) {
    const int score_here = total(situation, actions[i]);
    if (score_here > best_score) {
      best = actions[i];
      best_score = score_here;
    }
  }
  return best;
}

// Below this an action is about as good as the best: what sets the two apart is of little interest.
constexpr int clearly_worse = 50;

// The best of the actions that are clearly worse yet of some use; without one the best of the others.
Action compared_with(const Situation& situation, const ActionList& actions, Action best) {
  const int best_score = total(situation, best);
  Action other = best;
  int other_score = 0;
  bool other_tells = false;
  for (const Action action : actions) {
    if (action == best) continue;
    const int score_here = total(situation, action);
    const bool tells = score_here <= best_score - clearly_worse && score_here > useless / 2;
    if (other == best || (tells && !other_tells) || (tells == other_tells && score_here > other_score)) {
      other = action;
      other_score = score_here;
      other_tells = tells;
    }
  }
  return other;
}

// What a choice brings, rather than what it avoids.
bool is_gain(ReasonId id) {
  switch (id) {
    case ReasonId::gains_door:
    case ReasonId::builds_series:
    case ReasonId::looks_ahead:
    case ReasonId::useful_card:
    case ReasonId::opens_goal:
    case ReasonId::cancels_nightmare:
    case ReasonId::aligns_towers:
      return true;
    default:
      return false;
  }
}

// The reason whose share is most in favour of one action, about the card of its own share or else of the other. Where the other alone has the share,
// and of a gain, the gain is a loss.
Reason main_difference(const PointsByReason& chosen, const PointsByReason& other) {
  Reason reason;
  int most = 0;
  for (int i = 0; i < reason_ids; ++i) {
    const auto id = static_cast<ReasonId>(i);
    const int difference = chosen.share(id) - other.share(id);
    if (difference <= most) continue;
    most = difference;
    if (is_gain(id) && chosen.share(id) <= 0) {
      reason = {ReasonId::little_use, other.card(id)};
    } else {
      reason = {id, chosen.card(id) != no_card ? chosen.card(id) : other.card(id)};
    }
  }
  return reason;
}

}  // namespace

const GreedyWeights& GreedyPlayer::weights_for(const Settings& settings) const { return weights_ ? *weights_ : tuned_weights(settings); }

Action GreedyPlayer::choose(const View& view, const ActionList& actions, Random& random) const {
  const unsigned blind = (blind_.book ? 1U : 0U) | (blind_.towers ? 2U : 0U) | (blind_.premonitions ? 4U : 0U);
  if (actions.size() == 1) return actions[0];
  if (blind == 0) return best_of(Situation(view, weights_for(view.settings())), actions);
  // First between the blind expansions' actions as a class and the others, by numbers; then within the class chosen.
  ActionList seeing;
  ActionList unseeing;
  for (const Action action : actions) ((expansion_of(view, action) & blind) != 0 ? unseeing : seeing).push_back(action);
  if (random.below(static_cast<std::uint32_t>(actions.size())) < unseeing.size()) {
    return unseeing[random.below(static_cast<std::uint32_t>(unseeing.size()))];
  }
  return best_of(Situation(view, weights_for(view.settings())), seeing);
}

Choice GreedyPlayer::explain(const View& view, const ActionList& actions) const {
  if (actions.size() == 1) return {actions[0], {ReasonId::only_choice}};
  const Situation situation(view, weights_for(view.settings()));
  const Action best = best_of(situation, actions);
  const Action other = compared_with(situation, actions, best);
  return {best, main_difference(score<PointsByReason>(situation, best), score<PointsByReason>(situation, other))};
}

}  // namespace meander::onirim
