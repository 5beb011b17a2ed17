// The turn's action and the answer to a door (ONI-3).
#include "scores.hpp"

namespace meander::onirim {

namespace {

// The third card of a series: its door, unless another goal comes first (ONI-7.2); then the series is better kept waiting.
template <typename Sum>
void score_completing(const Situation& s, Card card, Sum& sum) {
  const auto colour = static_cast<int>(colour_of(card));
  if (!s.may_gain(colour)) {
    sum.add(ReasonId::keeps_series, -s.w.break_two * s.want[static_cast<std::size_t>(colour)] / 100, door(colour_of(card)));
    return;
  }
  sum.add(ReasonId::gains_door, s.w.complete, door(colour_of(card)));
  score_door_gained(s, colour, sum);
}

// Laying a chamber: what it brings a series, and what it breaks off.
template <typename Sum>
Sum score_chamber(const Situation& s, Card card) {
  Sum sum;
  const int colour = static_cast<int>(colour_of(card));
  const int symbol = static_cast<int>(symbol_of(card));
  const bool goes_on = s.run > 0 && colour == s.series_colour;
  const int wanted = s.want[static_cast<std::size_t>(colour)];
  const int laid = goes_on ? s.run + 1 : 1;
  sum.add(ReasonId::spends_least, -s.keep(card) / 2, card);
  if (s.run > 0 && !goes_on) {
    sum.add(ReasonId::keeps_series, -(s.run == 1 ? s.w.break_one : s.w.break_two) * s.want[static_cast<std::size_t>(s.series_colour)] / 100,
            door(static_cast<Colour>(s.series_colour)));
  }
  if (laid == 3) {
    score_completing(s, card, sum);
    return sum;
  }
  const SymbolCounts rest = s.held(colour).without(symbol_of(card), s.cards[card]);
  const int needed = 3 - laid;
  const int missing = needed - series_table.reach(rest, symbol, needed);
  sum.add(ReasonId::builds_series, (laid == 1 ? s.w.one_laid[missing] : s.w.two_laid[missing]) * wanted / 100, door(colour_of(card)));
  return sum;
}

}  // namespace

template <typename Sum>
Sum score_turn_action(const Situation& s, Action action) {
  const Card card = action.card();
  Sum sum;
  if (action.type() == ActionType::play_chamber) {
    sum = score_chamber<Sum>(s, card);
  } else if (is_tower(card)) {
    return score_tower<Sum>(s, action);
  } else {
    sum.add(ReasonId::spends_least, -s.keep(card), card);
    if (is_key(card)) sum.add(ReasonId::looks_ahead, s.prophecy(), card);
    if (s.two()) sum.add(ReasonId::helps_partner, exchange_hope(s) * s.w.exchange_hope / 100, card);
  }
  if (s.two()) score_card_used(s, card, (action.other() & from_shared) != 0, sum);
  return sum;
}
MEANDER_SCORE(score_turn_action);

template <typename Sum>
Sum score_door_answer(const Situation& s, Action action) {
  Sum sum;
  if (action.type() == ActionType::decline) return sum;
  const auto colour = static_cast<int>(colour_of(action.card()));
  sum.add(ReasonId::gains_door, s.may_gain(colour) ? s.w.door : -s.w.door, action.card());
  score_door_gained(s, colour, sum);
  // Found by a search, it costs no Key.
  if (s.two() && s.view.phase() == Phase::door) score_card_used(s, key(colour_of(action.card())), (action.other() & from_shared) != 0, sum);
  return sum;
}
MEANDER_SCORE(score_door_answer);

}  // namespace meander::onirim
