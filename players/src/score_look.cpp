// Cards looked at: which is discarded, and in which order the others are put back (ONI-3.5, 7.5, 8.4, 9.6).
#include "scores.hpp"

namespace meander::onirim {

// A drop is worth what is not drawn then; of an order the best comes first.
template <typename Sum>
Sum score_look(const Situation& s, Action action) {
  Sum sum;
  if (action.type() == ActionType::done) return sum;
  const Card card = action.card();
  if (action.type() != ActionType::drop) {
    sum.add(ReasonId::better_draws, s.draw_worth(card), card);
  } else if (is_door(card)) {
    sum.add(ReasonId::protects_door, -100000, card);
  } else {
    sum.add(ReasonId::better_draws, -s.draw_worth(card), card);
    // A Happy Dream may drop any number: only what does harm.
    if (s.view.purpose() == Purpose::happy) sum.add(ReasonId::spares_deck, -s.w.deck_card);
  }
  return sum;
}
MEANDER_SCORE(score_look);

}  // namespace meander::onirim
