// Prices of premonitions.
#include "harm.hpp"

#include <bit>

namespace meander::onirim {

std::array<unsigned, colours> made_true(const View& view) {
  std::array<unsigned, colours> bits{};
  std::array<int, colours> doors{};
  int missing = 0;
  for (std::size_t colour = 0; colour < colours; ++colour) {
    doors[colour] = view.doors(0, static_cast<Colour>(colour)) + view.doors(1, static_cast<Colour>(colour));
    missing += view.settings().doors(static_cast<int>(colour)) - doors[colour];
  }
  if (missing == 1) return bits;
  for (std::size_t colour = 0; colour < colours; ++colour) {
    ++doors[colour];
    bits[colour] = conditions_met(doors, view.settings()) & view.open_premonitions();
    --doors[colour];
  }
  return bits;
}

std::array<int, colours> harm_of_doors(const View& view, const GreedyWeights& weights) {
  const std::array<unsigned, colours> bits = made_true(view);
  std::array<int, colours> harm{};
  for (unsigned any = bits[0] | bits[1] | bits[2] | bits[3]; any != 0; any &= any - 1) {
    const int premonition = std::countr_zero(any);
    const int price = harm_of(view, weights, static_cast<Premonition>(premonition));
    for (std::size_t colour = 0; colour < colours; ++colour) harm[colour] += (bits[colour] >> premonition & 1U) != 0 ? price : 0;
  }
  return harm;
}

int harm_of(const View& view, const GreedyWeights& weights, Premonition premonition) {
  const int harm = weights.harm[static_cast<int>(premonition)];
  switch (premonition) {
    case Premonition::red: {
      int chambers = 0;
      for (const Symbol symbol : {Symbol::sun, Symbol::moon, Symbol::key}) chambers += view.unseen().count(chamber(Colour::red, symbol));
      return harm * chambers;
    }
    case Premonition::rainbow:
      return harm * view.unseen().count(happy_dream);
    default:
      return harm;
  }
}

}  // namespace meander::onirim
