// Options of Labyrinth as words ("players=4 win=alone traps=blanks") and as a JSON object (docs/notation-labyrinth.md).
//
// A set of one's own stands whole in both, so that a game can be gone on with anywhere: set={…}, the last of the words. The words of the default
// game are "players=4".
#pragma once

#include <string>
#include <string_view>

#include "labyrinth/options.hpp"
#include "table/json.hpp"

namespace meander::labyrinth {

// Errors name the option.
Result<Options> options_from_words(std::string_view words);
Result<Options> options_from_json(const Json& json);

std::string words_of(const Options& options);
// The same for people: a set of one's own by its name and version.
std::string short_words_of(const Options& options);
Json json_of(const Options& options);

}  // namespace meander::labyrinth
