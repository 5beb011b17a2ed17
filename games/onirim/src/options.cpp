// Which options go together (ONI-10.1) and what deck they make.
#include "onirim/options.hpp"

#include "onirim/queries.hpp"
#include "onirim/settings.hpp"
#include "onirim/state.hpp"

namespace meander::onirim {

CardCounts Options::composition() const {
  if (!whole_deck) return deck;
  CardCounts counts = cards_in_box;
  if (!premonitions) counts[happy_dream] = 0;
  for (std::size_t card = first_tower; card < card_kinds && !towers; ++card) counts[card] = 0;
  return counts;
}

namespace {

constexpr Options::Problem none{};

Options::Problem problem_of_combination(const Options& options) {
  if (options.players != 1 && options.players != 2) return {"players", marked("Onirim is for 1 or 2 players")};
  if (options.lost_way && !options.book) return {"variants", marked("lost-way needs the expansion book"), Rule::ONI_10_1};
  if (options.ruins && !options.towers) return {"variants", marked("ruins needs the expansion towers"), Rule::ONI_10_1};
  if (options.open_premonitions < 4 || options.open_premonitions > 6) return {"open_premonitions", marked("it must be 4, 5 or 6"), Rule::ONI_9_1};
  if (options.open_premonitions != 4 && !options.premonitions) {
    return {"open_premonitions", marked("5 or 6 need the expansion premonitions"), Rule::ONI_10_1};
  }
  if (options.open_talk && options.players != 2) return {"talk", marked("open play needs two players"), Rule::ONI_6_8};
  if (options.duplicates_to_limbo && options.players != 2) return {"duplicate_doors", marked("limbo needs two players"), Rule::ONI_6_6};
  if (options.paradox_from_bottom && !options.book) return {"paradox", marked("bottom needs the expansion book"), Rule::ONI_10_1};
  if (options.players == 1 && (options.hand_size < 1 || options.hand_size > 7)) return {"hand_size", marked("alone it must be 1 to 7")};
  if (options.players == 2 && (options.hand_size < 3 || options.hand_size > 5)) return {"hand_size", marked("with two players it must be 3 to 5")};
  if (options.prophecy_depth < 1 || options.prophecy_depth > 7) return {"prophecy_depth", marked("it must be 1 to 7")};
  return none;
}

Options::Problem problem_of_deck(const Options& options) {
  const CardCounts counts = options.composition();
  int doors = 0;
  int labyrinth = 0;
  for (std::size_t card = 0; card < card_kinds; ++card) {
    if (counts[card] > cards_in_box[card]) return {"deck", marked("it has more of a card than the box holds")};
    if (is_door(static_cast<Card>(card))) {
      doors += counts[card];
      if (options.players == 2 && counts[card] == 1) return {"deck", marked("two players need two doors of a colour, or none"), Rule::ONI_6_7};
    }
    if (is_labyrinth(static_cast<Card>(card))) labyrinth += counts[card];
    if (is_tower(static_cast<Card>(card)) && counts[card] > 0 && !options.towers)
      return {"deck", marked("it has a tower, but not the expansion towers")};
  }
  if (counts[happy_dream] > 0 && !options.premonitions) return {"deck", marked("it has a Happy Dream, but not the expansion premonitions")};
  if (doors == 0) return {"deck", marked("it must hold a door")};
  for (int colour = 0; colour < colours && options.towers; ++colour) {
    const auto first = static_cast<std::size_t>(tower(static_cast<Colour>(colour), 3));
    if (counts[first] + counts[first + 1] + counts[first + 2] == 0)
      return {"deck", marked("with the towers it must hold one of every colour"), Rule::ONI_8_8};
  }
  if (labyrinth < (options.players == 1 ? options.hand_size : 2 * options.hand_size - 2)) {
    return {"deck", marked("it must hold enough labyrinth cards for the opening hands")};
  }
  return none;
}

}  // namespace

Options::Problem Options::problem() const {
  const Problem combination = problem_of_combination(*this);
  return combination.empty() ? problem_of_deck(*this) : combination;
}

Settings settings_of(const Options& options) {
  Settings settings;
  settings.set(Settings::two_players, options.players == 2);
  settings.set(Settings::book, options.book);
  settings.set(Settings::towers, options.towers);
  settings.set(Settings::premonitions, options.premonitions);
  settings.set(Settings::lost_way, options.lost_way);
  settings.set(Settings::ruins, options.ruins);
  settings.set(Settings::open_talk, options.open_talk);
  settings.set(Settings::duplicates_to_limbo, options.duplicates_to_limbo);
  settings.set(Settings::discarded_door_loses, options.discarded_door_loses);
  settings.set(Settings::paradox_from_bottom, options.paradox_from_bottom);
  settings.set_sizes(options.players == 2 ? options.hand_size - 2 : options.hand_size, options.prophecy_depth, options.open_premonitions);
  const CardCounts counts = options.composition();
  for (int colour = 0; colour < colours; ++colour) settings.set_doors(colour, counts[door(static_cast<Colour>(colour))]);
  return settings;
}

}  // namespace meander::onirim
