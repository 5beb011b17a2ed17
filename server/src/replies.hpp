// Messages of the server's own, and what becomes of errors in them. Internal to the server.
#pragma once

#include <string>

#include "core/result.hpp"
#include "table/json.hpp"

namespace meander::server {

// What a table that could not be written answers: nothing has changed.
Json disk_full(const Json& request);
// A table, or the whole server, is not to be had.
Json closed(const Json& request);
// No such link, invite, watch link or table.
Json unknown(const Json& request);
Json too_many(const Json& request);
Json too_large();

// The key `id`, where the request has one.
Json reply_to(const Json& request, const char* type);

// What became of a message, for the counters: the type of its reply, or the code of the error.
std::string outcome_of(const Json& reply);
// Whether a socket is closed after it: `version`, `unknown`, `too_large`, `too_many`.
bool ends_socket(const Json& reply);

}  // namespace meander::server
