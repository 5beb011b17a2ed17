// A new game of Labyrinth, question by question.
#include <algorithm>
#include <random>

#include "table/labyrinth/default_set.hpp"
#include "terminal/labyrinth/option_flags.hpp"
#include "terminal/menu.hpp"
#include "words/labyrinth/option_choices.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

const OptionChoice& labyrinth_choice(std::string_view key) { return *std::ranges::find(labyrinth::option_choices(), key, &OptionChoice::key); }

}  // namespace

void Menu::new_labyrinth() {
  using namespace labyrinth;
  const auto ask = [this](std::string_view key) {
    const OptionChoice& option = labyrinth_choice(key);
    std::vector<std::string> values;
    for (const OptionValue& value : option.values) values.push_back(tr(value.text));
    return choose(tr(option.text), values);
  };
  Options options;
  options.set = &default_set().components;
  const auto players = ask("players");
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
  const auto casting = ask("characters");
  if (!casting) return;
  options.casting = *casting == 0 ? Casting::none : *casting == 1 ? Casting::drawn : Casting::chosen;
  const auto variants = choose_any(tr("Variants? Name any in one line; nothing for none."),
                                   {tr(labyrinth_choice("win_alone").values[1].text), tr(labyrinth_choice("blank_traps").values[1].text)});
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
