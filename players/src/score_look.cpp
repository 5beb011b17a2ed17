// Cards looked at: which is discarded, and in which order the others are put back (ONI-3.5, 7.5, 8.4, 9.6).
#include "scores.hpp"

namespace meander::onirim {

namespace {

// What a card at this place of the deck, counted from the top, is worth to whoever draws it: with two, this seat draws what it still needs, then
// the partner one card, and so on.
int worth_at(const Situation& s, Card card, int place) {
  if (!s.two()) return s.draw_worth(card);
  const int later = place - s.cards_to_draw();
  return later < 0 || later % 2 != 0 ? s.draw_worth(card) : s.partner().draw_worth(card);
}

// What not drawing it is worth, wherever it would lie.
int worth_anywhere(const Situation& s, Card card) { return s.two() ? (s.draw_worth(card) + s.partner().draw_worth(card)) / 2 : s.draw_worth(card); }

}  // namespace

// A drop is worth what is not drawn then; of an order the best comes first.
template <typename Sum>
Sum score_look(const Situation& s, Action action) {
  Sum sum;
  if (action.type() == ActionType::done) return sum;
  const Card card = action.card();
  if (action.type() != ActionType::drop) {
    sum.add(ReasonId::better_draws, worth_at(s, card, static_cast<int>(s.view.placed().size())), card);
  } else if (is_door(card)) {
    sum.add(ReasonId::protects_door, -100000, card);
  } else {
    sum.add(ReasonId::better_draws, -worth_anywhere(s, card), card);
    // A Happy Dream may drop any number: only what does harm.
    if (s.view.purpose() == Purpose::happy) sum.add(ReasonId::spares_deck, -s.w.deck_card);
  }
  return sum;
}
MEANDER_SCORE(score_look);

}  // namespace meander::onirim
