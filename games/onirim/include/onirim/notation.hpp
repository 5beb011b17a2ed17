// The one text form of cards, premonitions, phases and actions (docs/notation.md).
//
//   text_of(chamber(Colour::red, Symbol::sun))  →  "RS"
//   parse_action("play R3 left")                →  the action, or an Error that says what is wrong with the words
//   text_of(state, action)                      →  the action in words; the state tells how many play
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "onirim/action.hpp"
#include "onirim/state.hpp"

namespace meander::onirim {

inline constexpr int notation_version = 1;

std::string_view name_of(Card card);                // "RS", "nightmare", "R3"; "?" for unknown_card
std::string_view name_of(Premonition premonition);  // "red" … "three"
std::string_view name_of(Phase phase);
std::string_view name_of(Purpose purpose);
std::string_view name_of(Spell spell);
std::string_view name_of(Ending ending);  // "won", "lost deck", "lost door"; "" for none
char letter_of(Colour colour);            // R U G B

std::optional<Card> parse_card(std::string_view text);
std::optional<Premonition> parse_premonition(std::string_view text);
std::optional<Phase> parse_phase(std::string_view text);
std::optional<Colour> parse_colour(std::string_view text);
std::optional<Purpose> parse_purpose(std::string_view text);
std::optional<Spell> parse_spell(std::string_view text);

// The action in words; read back exactly by parse_action with as many players.
std::string text_of(Action action, int players);
// Reads an action or a chance outcome. Whether it is legal is another question (Onirim::why_not).
Result<Action> parse_action(std::string_view text, int players);

}  // namespace meander::onirim
