// A position of Labyrinth as JSON (docs/notation-labyrinth.md): options, board, seats, everything that is pending; read back exactly.
//
//   Result<Position> position = position_from_text(text, default_set());
//   if (!position) report(position.error());   // names the field and the reason
//   Json again = json_of(*position);
//
// What is not on the table is not written: the pool of tiles and the tokens that nobody has seen are what is left of the component set.
#pragma once

#include <memory>

#include "labyrinth/options.hpp"
#include "labyrinth/state.hpp"
#include "labyrinth/view.hpp"
#include "table/json.hpp"
#include "table/labyrinth/component_set_file.hpp"

namespace meander::labyrinth {

inline constexpr int position_version = 1;
inline constexpr const char* position_format = "meander-labyrinth-position";

struct Position {
  Options options;
  State state;
};

// The set must outlive the position. Refuses what cannot be, or what a game could not go on from.
Result<Position> position_from_json(const Json& json, const ComponentSet& set);
// From text: JSON errors too.
Result<Position> position_from_text(std::string_view text, const ComponentSet& set);

Json json_of(const Position& position);
// What a seat may see, written in the same way with the field `seat`: "?" for what it does not know. Not read back.
Json json_of(const Options& options, const View& view);

// What makes a state inconsistent with itself, the options and the set; an empty reason when nothing does.
Error problem_of(const Position& position);

}  // namespace meander::labyrinth
