// Spells and what they are paid with (ONI-7.4–7.8).
#include "scores.hpp"

namespace meander::onirim {

namespace {

template <typename Sum>
void pay_for(const Situation& s, Spell spell, Sum& sum) {
  sum.add(ReasonId::saves_discards, -price(s.view.settings(), spell) * s.w.paid_card);
}

// Whether a card in hand completes a series of this colour now.
bool completes(const Situation& s, int colour) {
  if (s.run != 2 || s.series_colour != colour) return false;
  for (int symbol = 0; symbol < 3; ++symbol) {
    if (symbol != s.last_symbol && s.held[colour][symbol] > 0) return true;
  }
  return false;
}

// The colour of the goal that a swap makes the first open one where a door for it is as good as found; -1: it is of no use.
int colour_made_first(const Situation& s, int first, int second) {
  const View& view = s.view;
  const int open = first_open_goal(view.goals());
  if (open < 0 || (first != open && second != open)) return -1;
  const std::uint8_t other = view.goals()[static_cast<std::size_t>(first == open ? second : first)];
  if (other >= closed_goal) return -1;
  const int colour = other;
  if (view.phase() == Phase::door && static_cast<int>(colour_of(view.pending())) == colour) return colour;
  return view.phase() == Phase::turn && completes(s, colour) ? colour : -1;
}

}  // namespace

template <typename Sum>
Sum score_spell(const Situation& s, Action action) {
  Sum sum;
  const auto spell = static_cast<Spell>(action.card());
  const View& view = s.view;
  pay_for(s, spell, sum);
  if (spell == Spell::punishment) {
    // Against the cheapest of the Nightmare's options.
    sum.add(ReasonId::cancels_nightmare, -s.w.deck_card / 2);
    return sum;
  }
  if (spell == Spell::swap) {
    const int colour = colour_made_first(s, action.other() >> 4, action.other() & 0xf);
    if (colour < 0) {
      sum.add(ReasonId::only_sensible, useless);
    } else {
      sum.add(ReasonId::opens_goal, s.w.swap, door(static_cast<Colour>(colour)));
    }
    return sum;
  }
  const bool known = view.known_places().top_size() > 0;
  const Card top = known ? view.known_places().top(0).card() : unknown_card;
  const bool harmful = !known || top == nightmare || top == unknown_card;
  if (view.phase() != Phase::window || !harmful) {
    sum.add(ReasonId::only_sensible, useless);
  } else {
    sum.add(ReasonId::looks_ahead, known ? s.w.paradox_nightmare : s.w.paradox);
  }
  return sum;
}
MEANDER_SCORE(score_spell);

// What lies there most often is missed least.
template <typename Sum>
Sum score_payment(const Situation& s, Action action) {
  Sum sum;
  const Card card = action.card();
  sum.add(ReasonId::spends_least, is_door(card) ? 50 : is_dream(card) ? -10 : s.view.discard().count(card), card);
  return sum;
}
MEANDER_SCORE(score_payment);

}  // namespace meander::onirim
