// A position of Onirim as JSON (docs/notation.md): options and every zone, read back exactly.
//
//   Result<Position> position = position_from_json(*parse_json(text));
//   if (!position) report(position.error());   // names the field and the reason
//   Json again = json_of(*position);
#pragma once

#include "onirim/options.hpp"
#include "onirim/state.hpp"
#include "onirim/view.hpp"
#include "table/json.hpp"

namespace meander::onirim {

inline constexpr int position_version = 1;
inline constexpr const char* position_format = "meander-onirim-position";

struct Position {
  Options options;
  State state;
};

// Refuses what cannot be or what a game could not go on from (ONI-10.3).
Result<Position> position_from_json(const Json& json);
// From text: JSON errors too.
Result<Position> position_from_text(std::string_view text);

Json json_of(const Position& position);
// What a seat may see: "?" for cards it does not know, and `deck.unknown` the tally of all it has not seen.
Json json_of(const Options& options, const View& view);

// What makes a state inconsistent with itself and the options; an empty reason when nothing does.
Error problem_of(const Position& position);

}  // namespace meander::onirim
