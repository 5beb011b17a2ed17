// What the deck may hold for the seat that decides (ONI-3.5).
#include "situation.hpp"

namespace meander::onirim {

namespace {

// The chance, in hundredths, that one of `good` cards lies among `looked` of `unseen`: at most 92 to the seventh ways.
int chance(int good, int looked, int unseen) {
  std::int64_t none = 1;
  std::int64_t all = 1;
  for (int i = 0; i < looked && i < unseen; ++i) {
    none *= unseen - good > i ? unseen - good - i : 0;
    all *= unseen - i;
  }
  return static_cast<int>(100 - 100 * none / all);
}

}  // namespace

int Situation::cards_to_draw() const {
  const auto held_here = static_cast<int>(view.private_cards(seat).size() + view.shared().size());
  return view.settings().private_size() + view.settings().shared_size() - held_here;
}

int Situation::chance_to_find() const {
  int good = 0;
  if (run == 2 && may_gain(series_colour) && series_table.reach(held(series_colour), last_symbol, 1) == 0) {
    for (int symbol = 0; symbol < 3; ++symbol) {
      if (symbol != last_symbol) good += view.unseen().count(chamber(static_cast<Colour>(series_colour), static_cast<Symbol>(symbol)));
    }
  }
  for (int colour = 0; colour < colours; ++colour) {
    if (held(colour, Symbol::key) > 0 && may_gain(colour)) good += view.unseen().count(door(static_cast<Colour>(colour)));
  }
  return chance(good, 5, view.unseen().size());
}

int Situation::count_prophecy() const {
  const int deck = view.deck_size();
  if (deck == 0) return -w.deck_card;
  const int depth = view.settings().prophecy_depth();
  int known_nightmares = 0;
  const int known = view.known_places().top_size();
  for (int i = 0; i < known && i < depth; ++i) known_nightmares += view.known_places().top(i).card() == nightmare ? 1 : 0;
  if (known_nightmares > 0) return w.prophecy + 100 * w.prophecy_nightmare;
  const int unseen = view.unseen().size();
  return w.prophecy + w.prophecy_nightmare * chance(view.unseen().count(nightmare), depth - known, unseen);
}

}  // namespace meander::onirim
