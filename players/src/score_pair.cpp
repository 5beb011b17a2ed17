// What two players share: the shared resource, the exchange after a discard and the cards picked at set-up (ONI-6.1, 6.2, 6.4).
#include "scores.hpp"

namespace meander::onirim {

namespace {

// Putting a card among the shared ones: the partner may use it, and it is no longer safe from him.
int helps_when_given(const Situation& s, Card card) { return s.partner().draw_worth(card) * s.w.exchange_partner / 100; }
int costs_when_given(const Situation& s, Card card) { return s.worth(card) * s.w.exchange_own / 100; }
// Taking one from there: the other way round.
int costs_when_taken(const Situation& s, Card card) { return s.partner().worth(card) * s.w.exchange_partner / 100; }
int helps_when_taken(const Situation& s, Card card) { return s.worth(card) * s.w.exchange_own / 100; }

int worth_of_giving(const Situation& s, Card card) { return helps_when_given(s, card) - costs_when_given(s, card); }
int worth_of_taking(const Situation& s, Card card) { return helps_when_taken(s, card) - costs_when_taken(s, card) - s.w.exchange_least; }

}  // namespace

template <typename Sum>
Sum score_exchange(const Situation& s, Action action) {
  Sum sum;
  const Card given = action.card();
  const Card taken = action.other();
  if (given == taken) {
    sum.add(ReasonId::only_sensible, useless);
    return sum;
  }
  sum.add(ReasonId::helps_partner, helps_when_given(s, given) - costs_when_taken(s, taken), given);
  sum.add(ReasonId::useful_card, helps_when_taken(s, taken) - costs_when_given(s, given) - s.w.exchange_least, taken);
  return sum;
}
MEANDER_SCORE(score_exchange);

int exchange_hope(const Situation& s) {
  if (s.exchange_hope != Situation::not_yet) return s.exchange_hope;
  const Hand& own = s.view.private_cards(s.seat);
  const Hand& shared = s.view.shared();
  std::array<int, 8> taking{};
  for (std::size_t j = 0; j < shared.size(); ++j) taking[j] = worth_of_taking(s, shared[j].card());
  int best = 0;
  for (std::size_t i = 0; i < own.size(); ++i) {
    const int giving = worth_of_giving(s, own[i].card());
    for (std::size_t j = 0; j < shared.size(); ++j) {
      if (own[i].card() != shared[j].card() && giving + taking[j] > best) best = giving + taking[j];
    }
  }
  s.exchange_hope = best;
  return best;
}

template <typename Sum>
void score_card_used(const Situation& s, Card card, bool shared, Sum& sum) {
  if (shared) {
    sum.add(ReasonId::helps_partner, -s.partner().worth(card) * s.w.shared_needed / 100, card);
    sum.add(ReasonId::spends_least, s.w.use_shared, card);
  } else {
    sum.add(ReasonId::helps_partner, -s.partner().draw_worth(card) * s.w.private_needed / 100, card);
  }
}
template void score_card_used(const Situation&, Card, bool, Points&);
template void score_card_used(const Situation&, Card, bool, PointsByReason&);

// At set-up all open cards lie in the shared resource; those of the private one show which colours are gathered.
template <typename Sum>
Sum score_pick(const Situation& s, Action action) {
  Sum sum;
  const Card card = action.card();
  if (is_tower(card)) {
    sum.add(ReasonId::useful_card, s.w.tower_keep / 2, card);
    return sum;
  }
  int of_colour = 0;
  const Hand& own = s.view.private_cards(s.seat);
  for (std::size_t i = 0; i < own.size(); ++i) {
    const Card other = own[i].card();
    of_colour += is_chamber(other) && other != card && colour_of(other) == colour_of(card) ? 1 : 0;
  }
  sum.add(ReasonId::useful_card, s.w.keep_any[static_cast<int>(symbol_of(card))] * 2 + s.w.pick_colour * of_colour, card);
  return sum;
}
MEANDER_SCORE(score_pick);

}  // namespace meander::onirim
