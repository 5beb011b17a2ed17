// Options of Onirim as command-line flags.
#include <CLI/CLI.hpp>
#include <algorithm>

#include "checks.hpp"
#include "command.hpp"
#include "words/text.hpp"

namespace meander {

void GameFlags::add(CLI::App& sub, Checks& checks) {
  const auto option = [&](const char* name, auto& value, const std::string& kind, const std::string& text) {
    CLI::Option* const flag = sub.add_option(name, value, text)->type_name(kind);
    flags_.push_back(flag);
    return flag;
  };
  const auto with_default = [&option](const char* name, auto& value, const std::string& kind, const std::string& text) {
    return option(name, value, kind, text)->capture_default_str();
  };
  // Which numbers are possible is for the options to say.
  const auto small_number = [&](const char* name, int& value, const std::string& text) {
    with_default(name, value, tr("NUMBER"), text)->check(checks.whole_number(0, 99));
  };
  small_number("--players", players, tr("1 or 2"));
  option("--with", with, tr("EXPANSIONS"),
         tr("Expansions, any of: {expansions} (premonitions are Dark Premonitions and Happy Dreams)", arg("expansions", "book,towers,premonitions")));
  option("--variants", variants, tr("VARIANTS"), tr("Any of: lost-way (with book), ruins (with towers)"));
  small_number("--open-premonitions", open_premonitions, tr("4, 5 or 6 (with premonitions)"));
  with_default("--talk", talk, tr("WORD"), tr("silent or open, with two players"));
  with_default("--duplicate-doors", duplicate_doors, tr("WORD"), tr("A door of a colour one has already: gain or limbo, with two players"));
  with_default("--discarded-door", discarded_door, tr("WORD"), tr("A door discarded by a prophecy: goes-on or loses"));
  with_default("--paradox", paradox, tr("WORD"), tr("Where the Paradoxical Prophecy looks: top or bottom"));
  small_number("--hand-size", hand_size, tr("For study: 1 to 7 alone, 3 to 5 with two"));
  small_number("--prophecy-depth", prophecy_depth, tr("For study: 1 to 7"));
  option("--deck", deck, tr("CARDS"), tr("For study: the deck, such as {deck}", arg("deck", "RS:4,RM:2,RD:1,nightmare:2")));
}

bool GameFlags::are_given() const {
  return std::ranges::any_of(flags_, [](const CLI::Option* each) { return each->count() > 0; });
}

}  // namespace meander
