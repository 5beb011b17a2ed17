#include "server/log.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <atomic>

namespace meander::server {

namespace {

std::atomic<LogForm> chosen = LogForm::none;

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::debug:
      return spdlog::level::debug;
    case LogLevel::info:
      return spdlog::level::info;
    case LogLevel::warning:
      return spdlog::level::warn;
    case LogLevel::error:
      return spdlog::level::err;
  }
  return spdlog::level::info;
}

std::string text_of(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string plain_line(const char* event, const Json& fields) {
  std::string line = event;
  for (const auto& [key, value] : fields.items()) line += " " + key + "=" + text_of(value);
  return line;
}

// The rest of the object that the pattern begins.
std::string json_line(const char* event, const Json& fields) {
  Json object = Json::object();
  object["event"] = event;
  object.update(fields);
  return text_of(object).substr(1);
}

}  // namespace

void start_log(LogForm form, LogLevel least) {
  chosen = form;
  if (form == LogForm::none) return;
  auto logger = std::make_shared<spdlog::logger>("meander", std::make_shared<spdlog::sinks::stderr_sink_mt>());
  logger->set_pattern(form == LogForm::json ? R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v)" : "%Y-%m-%dT%H:%M:%S.%e%z %-7l %v");
  logger->set_level(level_of(least));
  spdlog::set_default_logger(logger);
}

void log(LogLevel level, const char* event, const Json& fields) {
  const LogForm form = chosen;
  if (form == LogForm::none || !spdlog::should_log(level_of(level))) return;
  spdlog::log(level_of(level), "{}", form == LogForm::json ? json_line(event, fields) : plain_line(event, fields));
}

}  // namespace meander::server
