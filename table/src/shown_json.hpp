// A value as an error shows it. Internal.
#pragma once

#include <string>

#include "table/json.hpp"

namespace meander {

inline std::string shown(const Json& json) { return json.dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, 40); }

}  // namespace meander
