#include "words/premonition_text.hpp"

#include <algorithm>

#include "onirim/queries.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

// How many doors are missing until the condition holds, at the least (ONI-9.4).
int doors_missing(const State& s, Premonition premonition) {
  int all = 0;
  int best = 0;
  int kinds = 0;
  int wanted = 0;
  for (int colour = 0; colour < colours; ++colour) {
    const int count = doors_on_table(s, colour);
    all += count;
    best = std::max(best, count);
    kinds += count > 0 ? 1 : 0;
    wanted += s.settings.doors(colour) > 0 ? 1 : 0;
  }
  switch (premonition) {
    case Premonition::red:
      return 2 - doors_on_table(s, static_cast<int>(Colour::red));
    case Premonition::green:
      return 2 - doors_on_table(s, static_cast<int>(Colour::green));
    case Premonition::blue:
      return 2 - doors_on_table(s, static_cast<int>(Colour::blue));
    case Premonition::brown:
      return 2 - doors_on_table(s, static_cast<int>(Colour::brown));
    case Premonition::pairs:
      return 2 - best;
    case Premonition::five:
      return 5 - all;
    case Premonition::rainbow:
      return wanted - kinds;
    case Premonition::three:
      return 3 - all;
  }
  return 0;
}

}  // namespace

std::string missing_text(const State& s, Premonition premonition) {
  const int missing = std::max(0, doors_missing(s, premonition));
  if (missing == 0) return tr("now");
  switch (premonition) {
    case Premonition::red:
      return trn("{count} red door more", "{count} red doors more", missing);
    case Premonition::green:
      return trn("{count} green door more", "{count} green doors more", missing);
    case Premonition::blue:
      return trn("{count} blue door more", "{count} blue doors more", missing);
    case Premonition::brown:
      return trn("{count} brown door more", "{count} brown doors more", missing);
    case Premonition::pairs:
      return trn("{count} door more of one colour", "{count} doors more of one colour", missing);
    case Premonition::rainbow:
      return trn("{count} colour more", "{count} colours more", missing);
    case Premonition::five:
    case Premonition::three:
      break;
  }
  return trn("{count} door more", "{count} doors more", missing);
}

std::string penalty_text(Premonition premonition) {
  switch (premonition) {
    case Premonition::red:
      return tr("the deck's red chambers are discarded");
    case Premonition::green:
      return tr("a discarded Nightmare goes to limbo");
    case Premonition::blue:
      return tr("two of the deck's Keys, of your choice, are discarded");
    case Premonition::brown:
      return tr("a door of your choice goes to limbo");
    case Premonition::pairs:
      return tr("of each pair of doors one goes to limbo");
    case Premonition::five:
      return tr("two more premonitions are revealed");
    case Premonition::rainbow:
      return tr("the deck's Happy Dreams are discarded");
    case Premonition::three:
      return tr("a new hand, and one more premonition");
  }
  return {};
}

}  // namespace meander::onirim
