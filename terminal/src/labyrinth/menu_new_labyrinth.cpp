// A new game of Labyrinth, question by question.
#include <random>

#include "table/labyrinth/default_set.hpp"
#include "terminal/labyrinth/option_flags.hpp"
#include "terminal/menu.hpp"
#include "words/text.hpp"

namespace meander {

void Menu::new_labyrinth() {
  using namespace labyrinth;
  Options options;
  options.set = &default_set().components;
  const auto players = choose(tr("How many play?"), {tr("Two"), tr("Three"), tr("Four"), tr("Five"), tr("Six")});
  if (!players) return;
  options.players = static_cast<std::uint8_t>(*players + 2);
  std::vector<std::string> counts{tr("One: all others are computers")};
  for (int people = 2; people <= options.players; ++people) counts.push_back(trn("{count} person", "{count} people", people));
  const auto people = choose(tr("How many of them are people at this screen?"), counts);
  if (!people) return;
  SeatKind kind = SeatKind::greedy;
  if (*people + 1 < options.players) {
    const auto chosen = choose(tr("How well do the computers play?"),
                               {tr("Well (greedy)"), tr("They run for key and centre, and never fight (runner)"), tr("At random (random)")});
    if (!chosen) return;
    kind = *chosen == 0 ? SeatKind::greedy : *chosen == 1 ? SeatKind::runner : SeatKind::random;
  }
  const auto casting = choose(tr("Does everybody play a character with abilities of its own?"),
                              {tr("No: the labyrinth alone"), tr("Yes, drawn at random"), tr("Yes, chosen by one after the other")});
  if (!casting) return;
  options.casting = *casting == 0 ? Casting::none : *casting == 1 ? Casting::drawn : Casting::chosen;
  const auto variants = choose_any(tr("Variants? Name any in one line; nothing for none."),
                                   {tr("To win, no other player may be on the centre"), tr("Blank traps, which do nothing, are among the others")});
  if (!variants) return;
  options.win_alone = (*variants)[0];
  options.blank_traps = (*variants)[1];
  const PlayTable::Seats seats = seats_of(static_cast<int>(*people) + 1, kind);
  std::random_device device;
  const std::uint64_t seed = std::uint64_t{device()} << 32U | device();
  tell_again("labyrinth" + option_flags(options, seats), seed);
  play(games_.start<Face>(options, seats, seed, Stops::by_default));
}

}  // namespace meander
