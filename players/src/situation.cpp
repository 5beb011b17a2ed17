// Counting up a situation and the worth of chambers in it (ONI-3.2–3.5).
#include "situation.hpp"

namespace meander::onirim {

Situation::Situation(const View& seen, const GreedyWeights& weights) : view(seen), w(weights) {
  kept_.fill(not_yet);
  const auto count = [this](const Hand& hand) {
    for (std::size_t i = 0; i < hand.size(); ++i) {
      const Card card = hand[i].card();
      if (is_chamber(card)) ++held[static_cast<int>(colour_of(card))][static_cast<int>(symbol_of(card))];
    }
  };
  count(view.private_cards(view.seat()));
  count(view.shared());
  const Rows& rows = view.rows();
  if (rows.size(view.seat()) > 0) {
    last_symbol = static_cast<int>(symbol_of(rows.last(view.seat())));
    run = rows.run(view.seat()) % 3;
    if (run > 0) series_colour = static_cast<int>(colour_of(rows.last(view.seat())));
  }
  count_wants();
}

int Situation::in_deck(Card card) const {
  int count = view.unseen().count(card);
  for (const KnownCard known : view.known_places()) count += known.card() == card ? 1 : 0;
  return count;
}

void Situation::count_wants() {
  const bool two = view.settings().players() == 2;
  for (const KnownCard known : view.known_places()) {
    if (is_door(known.card())) ++doors_left[static_cast<std::size_t>(colour_of(known.card()))];
  }
  for (int colour = 0; colour < colours; ++colour) {
    const auto index = static_cast<std::size_t>(colour);
    const Card card = door(static_cast<Colour>(colour));
    doors_left[index] += view.unseen().count(card) + view.limbo().count(card);
    const int own = view.doors(view.seat(), static_cast<Colour>(colour));
    const bool missing = own < (two ? 1 : view.settings().doors(colour));
    want[index] = missing && doors_left[index] > 0 ? 100 : 0;
  }
  if (!view.settings().has(Settings::book)) return;
  std::array<int, colours> by_goal{};
  int place = 0;
  const bool can_swap = view.discard().size() >= price(view.settings(), Spell::swap);
  for (const std::uint8_t goal : view.goals()) {
    if (goal >= closed_goal) continue;
    const int worth = place == 0 ? 100 : place == 1 ? w.next_goal[can_swap ? 1 : 0] : w.later_goal[can_swap ? 1 : 0];
    if (by_goal[goal] < worth) by_goal[goal] = worth;
    ++place;
  }
  for (std::size_t colour = 0; colour < colours; ++colour) {
    want[colour] = want[colour] * by_goal[colour] / 100;
  }
}

int Situation::count_keep(Card card) const {
  const int colour = static_cast<int>(colour_of(card));
  const int symbol = static_cast<int>(symbol_of(card));
  const int wanted = want[static_cast<std::size_t>(colour)];
  int worth = w.keep_any[symbol] + w.keep_wanted[symbol] * wanted / 100;
  if (is_key(card) && doors_left[static_cast<std::size_t>(colour)] > 0) worth += w.key_for_door * wanted / 100;
  if (held[colour][symbol] > 1) worth = worth * (100 - w.duplicate) / 100;
  if (run > 0 && colour == series_colour) {
    int rest[3] = {held[colour][0], held[colour][1], held[colour][2]};
    const int with = series_table.reach(rest, last_symbol, 3 - run);
    --rest[symbol];
    if (series_table.reach(rest, last_symbol, 3 - run) < with) worth += w.keep_for_series * wanted / 100;
  }
  return worth;
}

int Situation::draw_worth(Card card) const {
  const int colour = static_cast<int>(colour_of(card));
  if (is_door(card)) {
    const int wanted = want[static_cast<std::size_t>(colour)];
    return held[colour][2] > 0 ? w.door * wanted / 100 : -w.deck_card;
  }
  if (card == nightmare) return -w.door;
  if (card == happy_dream) return w.door / 2;
  if (is_tower(card)) return w.tower_keep;
  const int symbol = static_cast<int>(symbol_of(card));
  int worth = w.keep_any[symbol] + w.keep_wanted[symbol] * want[static_cast<std::size_t>(colour)] / 100;
  if (run > 0 && colour == series_colour && symbol != last_symbol) worth += w.keep_for_series;
  if (held[colour][symbol] > 0) worth = worth * (100 - w.duplicate) / 100;
  return worth;
}

int Situation::count_prophecy() const {
  const int deck = view.deck_size();
  if (deck == 0) return -w.deck_card;
  int known_nightmares = 0;
  const int known = view.known_places().top_size();
  for (int i = 0; i < known && i < view.settings().prophecy_depth(); ++i) known_nightmares += view.known_places().top(i).card() == nightmare ? 1 : 0;
  if (known_nightmares > 0) return w.prophecy + 100 * w.prophecy_nightmare;
  const int unseen = view.unseen().size();
  // In how many ways none of the cards looked at is a Nightmare, of how many ways there are: at most 92 to the seventh.
  std::int64_t none = 1;
  std::int64_t all = 1;
  const int looked = view.settings().prophecy_depth() - known < unseen ? view.settings().prophecy_depth() - known : unseen;
  const int others = unseen - view.unseen().count(nightmare);
  for (int i = 0; i < looked; ++i) {
    none *= others > i ? others - i : 0;
    all *= unseen - i;
  }
  return w.prophecy + static_cast<int>(w.prophecy_nightmare * (100 - 100 * none / all));
}

}  // namespace meander::onirim
