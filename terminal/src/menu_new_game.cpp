// A new game, question by question.
#include <random>

#include "terminal/menu.hpp"
#include "terminal/option_flags.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

// A variant or rule option that can be switched on, where it has a meaning.
struct Switch {
  const char* text;
  bool (*offered)(const Options&);
  void (*set)(Options&);
};
constexpr Switch switches[] = {
    {marked("The Lost Way: spells cost 6, 9 and 12"), [](const Options& options) { return options.book; },
     [](Options& options) { options.lost_way = true; }},
    {marked("Paradoxical Prophecy from below: it looks at the bottom of the deck"), [](const Options& options) { return options.book; },
     [](Options& options) { options.paradox_from_bottom = true; }},
    {marked("The Ruins: aligned towers are lost to Nightmares, too"), [](const Options& options) { return options.towers; },
     [](Options& options) { options.ruins = true; }},
    {marked("Even Darker Premonitions: five lie open"), [](const Options& options) { return options.premonitions; },
     [](Options& options) { options.open_premonitions = 5; }},
    {marked("Darkest Premonitions: six lie open"), [](const Options& options) { return options.premonitions; },
     [](Options& options) { options.open_premonitions = 6; }},
    {marked("Strict doors: a door discarded by a prophecy loses the game at once"), [](const Options&) { return true; },
     [](Options& options) { options.discarded_door_loses = true; }},
    {marked("No second door: a door of a colour you have goes to limbo"), [](const Options& options) { return options.players == 2; },
     [](Options& options) { options.duplicates_to_limbo = true; }},
};

}  // namespace

void Menu::new_game() {
  Options options;
  Table::Seats seats{SeatKind::person, SeatKind::person};
  const auto company = choose(tr("Who plays? You can always say back or quit."), {tr("Alone: find all eight doors before the deck runs out"),
                                                                                  tr("With the computer: each of you needs a door of every colour"),
                                                                                  tr("Two people at this screen: the same, taking turns")});
  if (!company) return;
  options.players = *company == 0 ? 1 : 2;
  if (*company == 1) {
    const auto first = choose(tr("Who begins?"), {tr("You"), tr("The computer")});
    if (!first) return;
    seats[1 - *first] = SeatKind::greedy;
  }
  const auto expansions = choose_any(tr("Which expansions? Name any in one line; nothing for the base game."),
                                     {tr("Book of Steps Lost and Found: doors in the order of eight goals, and spells paid with discards"),
                                      tr("Towers: a row of towers to align before you can win; Nightmares tear it down"),
                                      tr("Dark Premonitions and Happy Dreams: doors bring penalties, and some dreams are kind")});
  if (!expansions) return;
  options.book = (*expansions)[0];
  options.towers = (*expansions)[1];
  options.premonitions = (*expansions)[2];
  if (options.players == 2) {
    const auto talk = choose(tr("May you see each other's cards?"), {tr("No: silent play"), tr("Yes: open play")});
    if (!talk) return;
    options.open_talk = *talk == 1;
  }
  std::vector<std::string> texts;
  std::vector<const Switch*> offered;
  for (const Switch& each : switches) {
    if (!each.offered(options)) continue;
    offered.push_back(&each);
    texts.push_back(tr(each.text));
  }
  const auto variants = choose_any(tr("Variants? Name any in one line; nothing for none."), texts);
  if (!variants) return;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    if ((*variants)[i]) offered[i]->set(options);
  }
  std::random_device device;
  const std::uint64_t seed = std::uint64_t{device()} << 32U | device();
  say(tr("The same game again: {command}", arg("command", "meander play onirim" + option_flags(options, seats) + " --seed " + std::to_string(seed))));
  play(games_.start(options, seats, seed, Stops::by_default));
}

}  // namespace meander::onirim
