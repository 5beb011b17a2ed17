// The one text form of places, phases, and actions (docs/notation.md).
//
//   text_of(place_of(centre, 0))       →  "D4"; its second corridor would be "D4b", start fields are "S0" to "S5"
//   parse_action("place C3 2", set)    →  the action, or an Error that says what is wrong with the words
//   text_of(action, set)               →  the action in words; the set tells what its tiles, traps and cards are called
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "labyrinth/action.hpp"
#include "labyrinth/state.hpp"

namespace meander::labyrinth {

inline constexpr int notation_version = 1;

std::string text_of(Place place);
std::optional<Place> parse_place(std::string_view text);

std::string_view name_of(Phase phase);
std::optional<Phase> parse_phase(std::string_view text);

// Of kinds counted from 1. A trap kind past those of the set is "blank"; unseen_trap and hidden_tile are "?".
std::string_view tile_name(const ComponentSet& set, int kind);
std::string_view trap_name(const ComponentSet& set, int kind);
std::string_view card_name(const ComponentSet& set, int kind);
// Counted from 1; nothing if the set has none of that name.
std::optional<std::uint8_t> parse_tile(const ComponentSet& set, std::string_view text);
std::optional<std::uint8_t> parse_trap(const ComponentSet& set, std::string_view text);
std::optional<std::uint8_t> parse_card(const ComponentSet& set, std::string_view text);

// The action in words; read back exactly by parse_action.
std::string text_of(Action action, const ComponentSet& set);
// Reads an action or a chance outcome. Whether it is legal is another question (Labyrinth::why_not).
Result<Action> parse_action(std::string_view text, const ComponentSet& set);

}  // namespace meander::labyrinth
