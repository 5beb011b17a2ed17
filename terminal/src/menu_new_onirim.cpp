// A new game of Onirim, question by question.
#include <algorithm>
#include <random>

#include "table/options_text.hpp"
#include "terminal/menu.hpp"
#include "terminal/option_flags.hpp"
#include "words/option_choices.hpp"
#include "words/text.hpp"

namespace meander {

namespace onirim {
namespace {

const OptionChoice& choice_of(std::string_view key) { return *std::ranges::find(option_choices(), key, &OptionChoice::key); }

std::vector<std::string> texts_of(const OptionChoice& choice) {
  std::vector<std::string> texts;
  for (const OptionValue& value : choice.values) texts.push_back(tr(value.text));
  return texts;
}

// What can be switched on beside expansions and talk: all but the defaults, where they have a meaning.
struct Switch {
  const OptionChoice* choice;
  const OptionValue* value;
};
std::vector<Switch> switches(const Options& options) {
  std::vector<Switch> offered;
  for (const OptionChoice& choice : option_choices()) {
    if (choice.key == "with" || choice.key == "talk") continue;
    for (const OptionValue& value : choice.values) {
      const bool usual = !choice.several && &value == choice.values.data();
      if (!usual && is_offered(value, options)) offered.push_back({&choice, &value});
    }
  }
  return offered;
}

// Of two values of one option the later one holds.
void set(Json& options, const OptionChoice& choice, const OptionValue& value) {
  Json& key = options[std::string(choice.key)];
  if (choice.several) {
    key.push_back(json_of_value(value.value));
  } else {
    key = json_of_value(value.value);
  }
}

}  // namespace
}  // namespace onirim

void Menu::new_onirim() {
  using namespace onirim;
  Options options;
  Table::Seats seats{SeatKind::person, SeatKind::person};
  const auto company = choose(
      tr("Who plays?"), {tr("Alone: find all eight doors before the deck runs out"),
                         tr("With the computer: each of you needs a door of every colour"), tr("Two people at this screen: the same, taking turns")});
  if (!company) return;
  options.players = *company == 0 ? 1 : 2;
  if (*company == 1) {
    const auto first = choose(tr("Who begins?"), {tr("You"), tr("The computer")});
    if (!first) return;
    seats[1 - *first] = SeatKind::greedy;
  }
  Json chosen = json_of(options);
  const OptionChoice& with = choice_of("with");
  const auto expansions = choose_any(tr("Which expansions? Name any in one line; nothing for the base game."), texts_of(with));
  if (!expansions) return;
  for (std::size_t i = 0; i < expansions->size(); ++i) {
    if ((*expansions)[i]) set(chosen, with, with.values[i]);
  }
  if (options.players == 2) {
    const OptionChoice& talk = choice_of("talk");
    const auto open = choose(tr(talk.text), texts_of(talk));
    if (!open) return;
    set(chosen, talk, talk.values[*open]);
  }
  options = *options_from_json(chosen);
  const std::vector<Switch> offered = switches(options);
  std::vector<std::string> texts;
  for (const Switch& each : offered) texts.push_back(tr(each.value->text));
  const auto variants = choose_any(tr("Variants? Name any in one line; nothing for none."), texts);
  if (!variants) return;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    if ((*variants)[i]) set(chosen, *offered[i].choice, *offered[i].value);
  }
  options = *options_from_json(chosen);
  std::random_device device;
  const std::uint64_t seed = std::uint64_t{device()} << 32U | device();
  tell_again("onirim" + option_flags(options, seats), seed);
  play(games_.start<Face>(options, seats, seed, Stops::by_default));
}

}  // namespace meander
