// Spells and what they are paid with (ONI-7.4–7.8).
#include "scores.hpp"

namespace meander::onirim {

namespace {

template <typename Sum>
void pay_for(const Situation& s, Spell spell, Sum& sum) {
  const int cost = price(s.view.settings(), spell);
  const int left = s.view.discard().size() - cost;
  const bool swap_is_lost = spell != Spell::swap && left < price(s.view.settings(), Spell::swap);
  sum.add(ReasonId::saves_discards, -cost * s.w.paid_card - (swap_is_lost ? s.w.swap_reserve : 0));
}

// Whether a card in hand completes a series of this colour now.
bool completes(const Situation& s, int colour) {
  if (s.run != 2) return false;
  for (int symbol = 0; symbol < 3; ++symbol) {
    if (symbol != s.last_symbol && s.held(colour, static_cast<Symbol>(symbol)) > 0) return true;
  }
  return false;
}

// The colours of the first and the second open goal after a swap; -1: there is none.
struct OpenGoals {
  int first = -1;
  int second = -1;
};
OpenGoals open_after_swap(const View& view, std::size_t one, std::size_t other) {
  OpenGoals open;
  for (std::size_t i = 0; i < view.goals().size(); ++i) {
    const std::uint8_t goal = view.goals()[i == one ? other : i == other ? one : i];
    if (goal >= closed_goal) continue;
    if (open.first >= 0) {
      open.second = goal;
      break;
    }
    open.first = goal;
  }
  return open;
}

// The colour of which a door is as good as found while another goal keeps it out; -1: none.
int waiting_colour(const Situation& s) {
  int colour = -1;
  if (s.view.phase() == Phase::door) colour = static_cast<int>(colour_of(s.view.pending()));
  if (s.view.phase() == Phase::turn && completes(s, s.series_colour)) colour = s.series_colour;
  return colour < 0 || colour == s.common.open_colour || s.want[static_cast<std::size_t>(colour)] == 0 ? -1 : colour;
}

template <typename Sum>
void score_swap(const Situation& s, Action action, Sum& sum) {
  const int waiting = waiting_colour(s);
  const OpenGoals open = waiting < 0 ? OpenGoals{} : open_after_swap(s.view, action.other() >> 4, action.other() & 0xf);
  if (waiting < 0 || open.first != waiting) {
    sum.add(ReasonId::only_sensible, useless);
    return;
  }
  const Card first = door(static_cast<Colour>(open.first));
  sum.add(ReasonId::opens_goal, s.w.swap, first);
  if (open.second >= 0) sum.add(ReasonId::opens_goal, s.w.swap_next * series_table.reach(s.held(open.second), 3, 3), first);
}

// A Paradoxical Prophecy before a draw: against a known Nightmare, or for a card that is needed now.
template <typename Sum>
void score_paradox(const Situation& s, Sum& sum) {
  const KnownPlaces& known = s.view.known_places();
  const Card top = known.top_size() > 0 ? known.top(0).card() : unknown_card;
  if (s.view.phase() != Phase::window || (top != nightmare && top != unknown_card)) {
    sum.add(ReasonId::only_sensible, useless);
  } else {
    sum.add(ReasonId::looks_ahead, top == nightmare ? s.w.paradox_nightmare : s.w.paradox_find * s.chance_to_find() / 100);
    if (top != nightmare) sum.add(ReasonId::saves_discards, s.w.paradox);
  }
}

}  // namespace

template <typename Sum>
Sum score_spell(const Situation& s, Action action) {
  Sum sum;
  const auto spell = static_cast<Spell>(action.card());
  pay_for(s, spell, sum);
  if (spell == Spell::punishment) {
    sum.add(ReasonId::cancels_nightmare, s.w.punishment);
  } else if (spell == Spell::swap) {
    score_swap(s, action, sum);
  } else {
    score_paradox(s, sum);
  }
  return sum;
}
MEANDER_SCORE(score_spell);

// A Nightmare removed is one that no premonition brings back; of the others what lies there most often is missed least.
template <typename Sum>
Sum score_payment(const Situation& s, Action action) {
  Sum sum;
  const Card card = action.card();
  sum.add(ReasonId::spends_least, card == nightmare ? 100 : is_door(card) ? 50 : is_dream(card) ? -10 : s.view.discard().count(card), card);
  return sum;
}
MEANDER_SCORE(score_payment);

}  // namespace meander::onirim
