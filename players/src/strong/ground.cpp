// Facts that speak for an action.
#include "players/strong/ground.hpp"

#include <algorithm>

#include "onirim/queries.hpp"

namespace meander::onirim {

namespace {

class Facts {
 public:
  explicit Facts(const View& view) : view_(view) {}

  // Cards of the deck, of known place or not.
  int in_deck(Card card) const {
    int count = view_.unseen().count(card);
    for (const KnownCard& known : view_.known_places()) count += known.card() == card ? 1 : 0;
    return count;
  }
  int in_hand(Card card) const { return view_.private_cards(0).count(card); }
  int deck() const { return view_.deck_size(); }
  int keys_in_hand() const {
    int keys = 0;
    for (int colour = 0; colour < colours; ++colour) keys += in_hand(key(static_cast<Colour>(colour)));
    return keys;
  }

  // Of a series whose last card this is: what can be laid next.
  Ground series(GroundId id, Card last, Card leaves_hand) const {
    Ground ground{id, door(colour_of(last)), 0, deck(), 0};
    for (int symbol = 0; symbol < 3; ++symbol) {
      const Card next = chamber(colour_of(last), static_cast<Symbol>(symbol));
      if (symbol_of(next) == symbol_of(last)) continue;
      ground.count += in_deck(next);
      ground.held += in_hand(next) - (next == leaves_hand ? 1 : 0);
    }
    return ground;
  }

  // The series in progress, if there is one that may still bring a door.
  bool has_series() const {
    const Rows& rows = view_.rows();
    return rows.size(0) > 0 && rows.run(0) % 3 != 0 && in_deck(door(colour_of(rows.last(0)))) > 0;
  }

 private:
  const View& view_;
};

Ground of_chamber_played(const View& view, const Facts& facts, Card card, const State& after) {
  if (after.phase == Phase::explore) return {GroundId::gains_door, door(colour_of(card))};
  const bool goes_on = after.rows.run(0) % 3 != 0 && facts.in_deck(door(colour_of(card))) > 0;
  if (goes_on) return facts.series(GroundId::builds_series, card, card);
  return {GroundId::least_missed, card, facts.in_deck(card), view.deck_size()};
}

Ground of_discard(const View& view, const Facts& facts, Card card) {
  if (is_key(card) || is_tower(card)) return {GroundId::looks_ahead, card, facts.in_deck(nightmare), facts.deck()};
  if (facts.has_series() && colour_of(card) != colour_of(view.rows().last(0))) return facts.series(GroundId::keeps_series, view.rows().last(0), card);
  return {GroundId::least_missed, card, facts.in_deck(card), facts.deck()};
}

Ground of_nightmare(const View& view, const Facts& facts, Action action) {
  constexpr int revealed = 5;  // ONI-4.1 c
  switch (action.type()) {
    case ActionType::nightmare_key:
      return {GroundId::costs_a_card, action.card(), 0, facts.deck(), facts.keys_in_hand() - 1};
    case ActionType::nightmare_door: {
      const Colour colour = colour_of(action.card());
      Ground ground{GroundId::costs_a_door, action.card(), 0, facts.deck()};
      for (int symbol = 0; symbol < 3; ++symbol) {
        const Card card = chamber(colour, static_cast<Symbol>(symbol));
        ground.count += facts.in_deck(card) + facts.in_hand(card);
      }
      return ground;
    }
    case ActionType::nightmare_reveal:
      return {GroundId::costs_the_deck, no_card, std::min(revealed, facts.deck()), facts.deck()};
    default:
      return {GroundId::costs_the_hand, no_card, static_cast<int>(view.private_cards(0).size()), facts.deck()};
  }
}

}  // namespace

Ground ground_of(const View& view, Action action) {
  Random unused(0);
  const State before = Onirim::resample(view, unused);
  State after = before;
  Onirim::apply_unchecked(after, action);
  if (after.ending == Ending::won) return {GroundId::wins};
  const Facts facts(view);
  switch (action.type()) {
    case ActionType::play_chamber:
      return of_chamber_played(view, facts, action.card(), after);
    case ActionType::discard:
      return of_discard(view, facts, action.card());
    case ActionType::take: {
      const auto colour = static_cast<std::size_t>(colour_of(action.card()));
      return after.doors[0][colour] > before.doors[0][colour] ? Ground{GroundId::gains_door, action.card()} : Ground{};
    }
    case ActionType::nightmare_key:
    case ActionType::nightmare_door:
    case ActionType::nightmare_reveal:
    case ActionType::nightmare_hand:
      return of_nightmare(view, facts, action);
    case ActionType::drop:
      return action.card() == nightmare ? Ground{GroundId::drops_nightmare, nightmare, facts.in_deck(nightmare) + view.looked().count(nightmare) - 1}
                                        : Ground{GroundId::least_missed, action.card(), facts.in_deck(action.card()), facts.deck()};
    case ActionType::top:
      return view.placed().empty() ? Ground{GroundId::comes_next, action.card()} : Ground{};
    default:
      return {};
  }
}

}  // namespace meander::onirim
