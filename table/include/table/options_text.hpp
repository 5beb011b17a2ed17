// Options as words ("players=2 with=book,towers") and as a JSON object (docs/notation.md).
//
// Both forms leave out what has its default value; the words of the default game are "standard".
#pragma once

#include <string>
#include <string_view>

#include "onirim/options.hpp"
#include "table/json.hpp"

namespace meander::onirim {

// Errors name the option. Combinations that do not go together are refused (ONI-10.1).
Result<Options> options_from_words(std::string_view words);
Result<Options> options_from_json(const Json& json);

std::string words_of(const Options& options);
Json json_of(const Options& options);

// An object of card names and counts, in card order, without zeros.
Json json_of_counts(const CardCounts& counts);
Result<CardCounts> counts_from_json(const Json& json, const std::string& place);

}  // namespace meander::onirim
