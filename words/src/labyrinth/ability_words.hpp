// The words of the characters' abilities. Internal.
#pragma once

#include <string>
#include <vector>

#include "labyrinth/events.hpp"
#include "labyrinth/view.hpp"
#include "words/labyrinth/character_text.hpp"
#include "words/labyrinth/teller.hpp"

namespace meander::labyrinth {

// "Adrenaline, Shot, Rope Arrow"
std::string abilities_of(Character character);

// Of what an ability brought about; empty for all other events.
std::string ability_sentence(const Event& event, const Teller& teller);

// The use of an ability, spoken as a choice, and what it costs and brings.
std::string spoken_use(Action action, const Teller& teller);
std::vector<std::string> use_clauses(Action action, const Table& table);
// Why it is not possible in the turn; its costs are another matter.
std::string not_used(const Table& table, Action action);

// That the Illusionist turns up a tile that somebody else comes to.
std::string turned_up_by(const Table& table, const Teller& teller);

// Before a roll.
std::string bonus_question(const Table& table);

}  // namespace meander::labyrinth
