// Requests that need no table, and the form of every message from a client (docs/protocol.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "table/json.hpp"

namespace meander::protocol {

inline constexpr int version = 1;
inline constexpr std::size_t largest_message = 16384;  // bytes, from a client

// A message from a client as JSON, or the `error` to answer it with: no JSON, no type, unknown or missing keys, values of the wrong kind.
struct Read {
  Json message;
  Json error;  // null when the message can be dealt with
};
Read read_message(std::string_view text);

// A message as text, ready to be sent: what is not UTF-8 in a text that it repeats is replaced.
std::string written(const Json& message);

// games, rules, replay, analysis; nothing for the requests that need tables.
std::optional<Json> answered(const Json& request);

// An `error` message; `request` gives its id, where it is one.
Json error_message(const Json& request, std::string_view code, std::string text, std::string place = {});
Json error_message(const Json& request, std::string_view code, const Error& error);

}  // namespace meander::protocol
