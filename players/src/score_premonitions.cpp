// Happy Dreams and premonitions (ONI-9).
#include <bit>

#include "harm.hpp"
#include "scores.hpp"

namespace meander::onirim {

namespace {

// Whether one more door would make a premonition come true.
bool one_door_away(const View& view, Premonition premonition) {
  unsigned any = 0;
  for (const unsigned bits : made_true(view)) any |= bits;
  return (any >> static_cast<unsigned>(premonition) & 1U) != 0;
}

// What takes doors away comes first: others may hold no longer then.
int urgency(Premonition premonition) {
  switch (premonition) {
    case Premonition::pairs:
      return 4;
    case Premonition::brown:
      return 3;
    case Premonition::three:
    case Premonition::five:
      return 0;
    default:
      return 1;
  }
}

// The card of the deck that is worth most when drawn next.
Card best_to_fetch(const Situation& s) {
  Card best = no_card;
  int most = 0;
  for (Kinds kinds = s.view.unseen().kinds(); kinds != 0; kinds &= kinds - 1) {
    const auto card = static_cast<Card>(std::countr_zero(kinds));
    const int worth = s.draw_worth(card);
    if (worth <= most) continue;
    best = card;
    most = worth;
  }
  return best;
}

}  // namespace

template <typename Sum>
void score_door_gained(const Situation& s, int colour, Sum& sum) {
  const int harm = s.common.harm[static_cast<std::size_t>(colour)];
  if (harm == 0) return;
  // The first of them stands for all.
  const auto premonition = static_cast<Card>(std::countr_zero(made_true(s.view)[static_cast<std::size_t>(colour)]));
  sum.add(ReasonId::avoids_premonition, -harm * s.w.comes_true / 100, premonition);
}
template void score_door_gained(const Situation&, int, Points&);
template void score_door_gained(const Situation&, int, PointsByReason&);

template <typename Sum>
Sum score_happy_dream(const Situation& s, Action action) {
  Sum sum;
  switch (action.type()) {
    case ActionType::happy_remove: {
      const auto premonition = static_cast<Premonition>(action.card());
      const int share = one_door_away(s.view, premonition) ? s.w.remove_near : s.w.remove_far;
      sum.add(ReasonId::avoids_premonition, harm_of(s.view, s.w, premonition) * share / 100, action.card());
      return sum;
    }
    case ActionType::happy_search: {
      const Card best = best_to_fetch(s);
      sum.add(ReasonId::useful_card, s.w.happy_search + (best == no_card ? 0 : s.draw_worth(best)), best);
      return sum;
    }
    case ActionType::happy_reveal:
      sum.add(ReasonId::looks_ahead, s.w.happy_reveal);
      return sum;
    default:
      sum.add(ReasonId::better_draws, s.draw_worth(action.card()), action.card());
      return sum;
  }
}
MEANDER_SCORE(score_happy_dream);

template <typename Sum>
Sum score_premonition(const Situation& s, Action action) {
  Sum sum;
  const Card card = action.card();
  switch (action.type()) {
    case ActionType::premonition:
      sum.add(ReasonId::avoids_premonition, urgency(static_cast<Premonition>(card)), card);
      return sum;
    case ActionType::give:
      sum.add(ReasonId::better_draws, -s.draw_worth(card), card);
      return sum;
    default: {
      // Doors for which more is held come back sooner; with two players spare ones first.
      const auto colour = static_cast<int>(colour_of(card));
      const bool spare = s.view.settings().players() == 2 && s.view.doors(action.other(), colour_of(card)) > 1;
      const Side& owner = action.other() == s.seat ? s : s.partner();
      const int held = owner.held(colour, Symbol::sun) + owner.held(colour, Symbol::moon) + 4 * owner.held(colour, Symbol::key);
      sum.add(ReasonId::protects_door, (spare ? 100 : 0) + held, card);
      return sum;
    }
  }
}
MEANDER_SCORE(score_premonition);

}  // namespace meander::onirim
