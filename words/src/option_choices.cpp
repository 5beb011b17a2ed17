#include "words/option_choices.hpp"

#include <algorithm>

#include "table/options_text.hpp"

namespace meander::onirim {

namespace {

constexpr OptionValue expansions[] = {
    {"book", marked("Book of Steps Lost and Found: doors in the order of eight goals, and spells paid with discards")},
    {"towers", marked("Towers: a row of towers to align before you can win; Nightmares tear it down")},
    {"premonitions", marked("Dark Premonitions and Happy Dreams: doors bring penalties, and some dreams are kind")},
};
constexpr OptionValue variants[] = {
    {"lost-way", marked("The Lost Way: spells cost 6, 9 and 12"), "with", "book"},
    {"ruins", marked("The Ruins: aligned towers are lost to Nightmares, too"), "with", "towers"},
};
constexpr OptionValue premonitions[] = {
    {"4", marked("Four premonitions lie open"), "with", "premonitions"},
    {"5", marked("Even Darker Premonitions: five lie open"), "with", "premonitions"},
    {"6", marked("Darkest Premonitions: six lie open"), "with", "premonitions"},
};
constexpr OptionValue talks[] = {
    {"silent", marked("No: silent play"), "players", "2"},
    {"open", marked("Yes: open play"), "players", "2"},
};
constexpr OptionValue paradoxes[] = {
    {"top", marked("Paradoxical Prophecy from above: it looks at the top of the deck"), "with", "book"},
    {"bottom", marked("Paradoxical Prophecy from below: it looks at the bottom of the deck"), "with", "book"},
};
constexpr OptionValue discarded_doors[] = {
    {"goes-on", marked("A door discarded by a prophecy is gone, and the game goes on")},
    {"loses", marked("Strict doors: a door discarded by a prophecy loses the game at once")},
};
constexpr OptionValue duplicates[] = {
    {"gain", marked("A second door of a colour you have is gained like any other"), "players", "2"},
    {"limbo", marked("No second door: a door of a colour you have goes to limbo"), "players", "2"},
};

constexpr OptionChoice choices[] = {
    {"with", marked("Which expansions?"), true, expansions},
    {"talk", marked("May you see each other's cards?"), false, talks},
    {"variants", marked("Variants"), true, variants},
    {"open_premonitions", marked("How many premonitions lie open?"), false, premonitions},
    {"paradox", marked("Where does the Paradoxical Prophecy look?"), false, paradoxes},
    {"discarded_door", marked("What if a prophecy discards a door?"), false, discarded_doors},
    {"duplicate_doors", marked("What about a second door of a colour?"), false, duplicates},
};

}  // namespace

std::span<const OptionChoice> option_choices() { return choices; }

bool is_offered(const OptionValue& value, const Options& options) {
  if (value.needed_key.empty()) return true;
  const Json json = json_of(options);
  const auto found = json.find(value.needed_key);
  if (found == json.end()) return false;
  const Json needed = json_of_value(value.needed_value);
  return found->is_array() ? std::find(found->begin(), found->end(), needed) != found->end() : *found == needed;
}

}  // namespace meander::onirim
