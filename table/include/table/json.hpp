// JSON as the table uses it: keys keep their order, errors name the place, nothing throws.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "core/result.hpp"

namespace meander {

using Json = nlohmann::ordered_json;

// Reads one JSON text. The error's place is a line and column.
Result<Json> parse_json(std::string_view text);

}  // namespace meander
