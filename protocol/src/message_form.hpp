// The form of each message from a client: its keys and what they hold.
#pragma once

#include "core/result.hpp"
#include "table/json.hpp"

namespace meander::protocol {

// Whether this may stand as the id of a message: a short text or a whole number.
bool is_id(const Json& id);

// What does not fit; no reason: it fits.
Error problem_of_form(const Json& message);

}  // namespace meander::protocol
