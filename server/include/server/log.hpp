// What happens, for whoever runs the server: events with fields, a line each, on standard error.
//
//   start_log(LogForm::json);
//   log(LogLevel::info, "table created", {{"table", id}, {"seats", 2}});
//
// Plain: `2026-11-28T12:00:00.000+00:00 info  table created table=5f… seats=2`. As JSON: an object a line with time, level, event and the fields.
// Links, invites, watch links, cards, names and addresses of people do not belong here.
#pragma once

#include <cstdint>

#include "table/json.hpp"

namespace meander::server {

enum class LogForm : std::uint8_t { plain, json, none };
enum class LogLevel : std::uint8_t { debug, info, warning, error };

// Without it nothing is logged.
void start_log(LogForm form, LogLevel least = LogLevel::info);
void log(LogLevel level, const char* event, const Json& fields = Json::object());

}  // namespace meander::server
