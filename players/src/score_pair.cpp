// What two players share: the cards picked at set-up and the exchange after a discard (ONI-6.1, 6.4).
#include "scores.hpp"

namespace meander::onirim {

// Private cards are safe from the partner: keep there what is worth more to oneself.
template <typename Sum>
Sum score_exchange(const Situation& s, Action action) {
  Sum sum;
  sum.add(ReasonId::useful_card, s.worth(Card{action.other()}), Card{action.other()});
  sum.add(ReasonId::useful_card, -s.worth(action.card()) - 20, action.card());
  return sum;
}
MEANDER_SCORE(score_exchange);

template <typename Sum>
Sum score_pick(const Situation& s, Action action) {
  Sum sum;
  const Card card = action.card();
  if (is_tower(card)) {
    sum.add(ReasonId::useful_card, s.w.tower_keep / 2, card);
    return sum;
  }
  const auto colour = static_cast<int>(colour_of(card));
  const int of_colour = s.held[colour][0] + s.held[colour][1] + s.held[colour][2];
  sum.add(ReasonId::useful_card, s.w.keep_any[static_cast<int>(symbol_of(card))] * 2 + 10 * of_colour, card);
  return sum;
}
MEANDER_SCORE(score_pick);

}  // namespace meander::onirim
