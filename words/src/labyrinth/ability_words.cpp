#include "ability_words.hpp"

#include "by_person.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/revealing.hpp"
#include "labyrinth/rolls.hpp"
#include "odds_text.hpp"
#include "words/lists.hpp"

namespace meander::labyrinth {

std::string character_words(Character character) {
  return with_character(character, [](auto abilities) { return abilities.called.empty() ? std::string() : std::string(tr(abilities.called)); });
}

std::string ability_words(Ability ability) {
  return with_character(character_of(ability),
                        [&](auto abilities) { return std::string(tr(abilities.ability_names[static_cast<std::size_t>(number_of(ability)) - 1])); });
}

std::string abilities_of(Character character) {
  std::vector<std::string> names;
  for (int number = 1; number <= abilities_each; ++number) names.push_back(ability_words(ability_of(character, number)));
  return comma_list(names);
}

std::string turned_up_by(const Table& table, const Teller& teller) {
  const int seat = illusionist(table);
  return seat == teller.viewer ? tr("you turn up the tile") : tr("{who} turns up the tile", arg("who", teller.name(seat)));
}

std::string character_text(const Table& table, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  const Character character = table.character(seat);
  std::vector<std::string> parts;
  if (character != Character::none)
    parts.push_back(tr("{character} ({abilities})", arg("character", character_words(character)), arg("abilities", abilities_of(character))));
  if (const int tokens = table.figures.adrenaline[index]; tokens > 0) parts.push_back(trn("{count} adrenaline", "{count} adrenaline", tokens));
  if (const int tokens = table.figures.blessing[index]; tokens > 0) parts.push_back(trn("{count} blessing", "{count} blessings", tokens));
  if (const int tokens = table.figures.curse[index]; tokens > 0) parts.push_back(trn("{count} curse", "{count} curses", tokens));
  if (has(table.figures.untouched, seat)) parts.push_back(tr("untouched by what is there"));
  if (has(table.figures.slipped, seat)) parts.push_back(tr("not met by the Guardian here"));
  for (int number = 1; number <= abilities_each && seat == table.active && table.character(seat) != Character::none; ++number) {
    const Ability ability = ability_of(table.character(seat), number);
    if (was_used(table, ability)) parts.push_back(tr("has used {ability}", arg("ability", ability_words(ability))));
  }
  if (seat == table.active && table.mirrored != nowhere)
    parts.push_back(tr("picks up no key on {place} this turn", arg("place", text_of(table.mirrored))));
  return comma_list(parts);
}

std::string bonus_question(const Table& table) {
  switch (table.roll.purpose) {
    case Roll::Purpose::jump:
      return tr("You are about to roll for the jump, which needs {number}: do you add blessings?", arg("number", number_to_reach(table)));
    case Roll::Purpose::guardian:
      return tr("You are about to roll against the Guardian, who needs {number}: do you add blessings?", arg("number", number_to_reach(table)));
    case Roll::Purpose::trap:
      return tr("You are about to roll for a trap, which needs {number}: do you add blessings?", arg("number", number_to_reach(table)));
    case Roll::Purpose::shot:
      return tr("You are about to roll against the shot, which needs {number}: do you add blessings?", arg("number", number_to_reach(table)));
    case Roll::Purpose::theft:
      return tr("You are about to roll for a theft, which needs {number}: do you add blessings?", arg("number", number_to_reach(table)));
    default:
      break;
  }
  return with_character(table.character(table.asked), [](auto abilities) { return std::string(tr(abilities.before_fight)); });
}

}  // namespace meander::labyrinth
