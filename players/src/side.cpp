// Counting up a seat's side and the worth of chambers to it (ONI-3.2–3.5).
#include "side.hpp"

#include <algorithm>

#include "harm.hpp"

namespace meander::onirim {

Common::Common(const View& view, const GreedyWeights& weights) {
  for (const KnownCard known : view.known_places()) {
    if (is_door(known.card())) ++doors_left[static_cast<std::size_t>(colour_of(known.card()))];
  }
  for (std::size_t colour = 0; colour < colours; ++colour) {
    const Card card = door(static_cast<Colour>(colour));
    doors_left[colour] += view.unseen().count(card) + view.limbo().count(card);
  }
  if (view.open_premonitions() != 0) harm = harm_of_doors(view, weights);
  if (!view.settings().has(Settings::book)) return;
  place.fill(no_place);
  int open = 0;
  for (const std::uint8_t goal : view.goals()) {
    if (goal >= closed_goal) continue;
    if (open == 0) open_colour = goal;
    if (place[goal] == no_place) place[goal] = open;
    ++open;
  }
}

Side::Side(const View& seen, const GreedyWeights& weights, const Common& of_both, int of_seat)
    : view(seen), w(weights), common(of_both), seat(of_seat) {
  const auto count = [this](const Hand& hand) {
    for (std::size_t i = 0; i < hand.size(); ++i) ++cards[hand[i].card()];
  };
  count(view.private_cards(seat));
  count(view.shared());
  const Rows& rows = view.rows();
  if (rows.size(seat) > 0) {
    last_symbol = static_cast<int>(symbol_of(rows.last(seat)));
    run = rows.run(seat) % 3;
    if (run > 0) series_colour = static_cast<int>(colour_of(rows.last(seat)));
  }
  count_wants();
}

void Side::count_wants() {
  const bool two = view.settings().players() == 2;
  for (int colour = 0; colour < colours; ++colour) {
    const auto index = static_cast<std::size_t>(colour);
    const int own = view.doors(seat, static_cast<Colour>(colour));
    const bool missing = own < (two ? 1 : view.settings().doors(colour));
    want[index] = missing && common.doors_left[index] > 0 ? 100 : 0;
    if (want[index] > 0 && common.harm[index] > 0) want[index] = std::max(w.least_want, 100 - common.harm[index] * w.wait_for_harm / 100);
  }
  if (common.open_colour == Common::any_colour) return;
  const bool can_swap = view.discard().size() >= price(view.settings(), Spell::swap);
  const auto& by_place = can_swap ? w.goal_want_swap : w.goal_want;
  const bool partners_turn = two && want[static_cast<std::size_t>(common.open_colour)] == 0;
  for (std::size_t colour = 0; colour < colours; ++colour) {
    const int place = common.place[colour];
    if (place == 0) continue;
    const int share = place == Common::no_place ? 0 : place == 1 && partners_turn ? w.partners_goal : by_place[place < 3 ? place - 1 : 2];
    want[colour] = want[colour] * share / 100;
  }
}

int Side::count_keep(Card card) const {
  const int colour = static_cast<int>(colour_of(card));
  const int symbol = static_cast<int>(symbol_of(card));
  const int wanted = want[static_cast<std::size_t>(colour)];
  int worth = w.keep_any[symbol] + w.keep_wanted[symbol] * wanted / 100;
  if (is_key(card) && common.doors_left[static_cast<std::size_t>(colour)] > 0) worth += w.key_for_door * wanted / 100;
  if (cards[card] > 1) worth = worth * (100 - w.duplicate) / 100;
  if (run > 0 && colour == series_colour) {
    const SymbolCounts all = held(colour);
    const SymbolCounts rest = all.without(symbol_of(card), cards[card]);
    if (series_table.reach(rest, last_symbol, 3 - run) < series_table.reach(all, last_symbol, 3 - run))
      worth += w.keep_for_series[run - 1] * wanted / 100;
  }
  return worth;
}

int Side::draw_worth(Card card) const {
  const int colour = static_cast<int>(colour_of(card));
  if (is_door(card)) return held(colour, Symbol::key) > 0 && may_gain(colour) ? w.door : -w.deck_card;
  if (card == nightmare) return -w.door;
  if (card == happy_dream) return w.door / 2;
  if (is_tower(card)) return w.tower_keep;
  const int symbol = static_cast<int>(symbol_of(card));
  const int wanted = want[static_cast<std::size_t>(colour)];
  int worth = w.keep_any[symbol] + w.keep_wanted[symbol] * wanted / 100;
  if (is_key(card) && common.doors_left[static_cast<std::size_t>(colour)] > 0) worth += w.draw_key_for_door * wanted / 100;
  if (run > 0 && colour == series_colour && symbol != last_symbol) worth += w.draw_for_series;
  if (cards[card] > 0) worth = worth * (100 - w.duplicate) / 100;
  return worth;
}

}  // namespace meander::onirim
