// The turn's action and the answer to a door (ONI-3).
#include "scores.hpp"

namespace meander::onirim {

namespace {

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
    sum.add(ReasonId::gains_door, s.w.complete * wanted / 100, door(colour_of(card)));
    return sum;
  }
  int rest[3] = {s.held[colour][0], s.held[colour][1], s.held[colour][2]};
  --rest[symbol];
  const int needed = 3 - laid;
  const int missing = needed - series_table.reach(rest, symbol, needed);
  sum.add(ReasonId::builds_series, (laid == 1 ? s.w.one_laid[missing] : s.w.two_laid[missing]) * wanted / 100, door(colour_of(card)));
  return sum;
}

}  // namespace

template <typename Sum>
Sum score_turn_action(const Situation& s, Action action) {
  const Card card = action.card();
  if (action.type() == ActionType::play_chamber) return score_chamber<Sum>(s, card);
  if (is_tower(card)) return score_tower<Sum>(s, action);
  Sum sum;
  sum.add(ReasonId::spends_least, -s.keep(card), card);
  if (is_key(card)) sum.add(ReasonId::looks_ahead, s.prophecy(), card);
  return sum;
}
MEANDER_SCORE(score_turn_action);

template <typename Sum>
Sum score_door_answer(const Situation& s, Action action) {
  Sum sum;
  if (action.type() == ActionType::decline) return sum;
  const auto colour = static_cast<std::size_t>(colour_of(action.card()));
  const bool fits = s.view.phase() == Phase::explore || !s.view.settings().has(Settings::book) || s.want[colour] >= 100;
  sum.add(ReasonId::gains_door, fits && s.want[colour] > 0 ? 1 : -2, action.card());
  // A shared Key rather than a private one, which only this seat can use.
  if ((action.other() & from_shared) != 0) sum.add(ReasonId::spends_least, 1, key(colour_of(action.card())));
  return sum;
}
MEANDER_SCORE(score_door_answer);

}  // namespace meander::onirim
