#include "protocol/requests.hpp"

#include "game.hpp"
#include "message_form.hpp"
#include "words/error_text.hpp"

namespace meander::protocol {

namespace {

Json answer_to(const Json& request, const char* type) {
  Json json = {{"type", type}};
  if (request.contains("id")) json["id"] = request["id"];
  return json;
}

}  // namespace

Json error_message(const Json& request, std::string_view code, std::string text, std::string place) {
  Json json = {{"type", "error"}};
  if (request.is_object() && request.contains("id") && is_id(request["id"])) json["id"] = request["id"];
  json["code"] = std::string(code);
  json["text"] = std::move(text);
  if (!place.empty()) json["place"] = std::move(place);
  return json;
}

Json error_message(const Json& request, std::string_view code, const Error& error) {
  return error_message(request, code, translated(error.reason), translated(error.place));
}

Read read_message(std::string_view text) {
  const Result<Json> json = parse_json(text);
  if (!json) return {nullptr, error_message(nullptr, "malformed", json.error())};
  if (const Error problem = problem_of_form(*json); !problem.reason.empty()) return {*json, error_message(*json, "malformed", problem)};
  return {*json, nullptr};
}

std::string written(const Json& message) { return message.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::optional<Json> answered(const Json& request) {
  const std::string type = request["type"].get<std::string>();
  if (type == "games") {
    Json json = answer_to(request, "games");
    json["protocol"] = version;
    json["games"] = offered_games();
    return json;
  }
  if (type == "rules") {
    Json chapters = rules_chapters_of(request["game"].get<std::string>());
    if (chapters.is_null()) return error_message(request, "unknown", translated(Message(marked("there is no such game"))), "game");
    Json json = answer_to(request, "rules");
    json["game"] = request["game"];
    json["chapters"] = std::move(chapters);
    return json;
  }
  if (type == "replay" || type == "analysis") {
    const Result<Json> moment = type == "replay" ? replayed(request) : analysed(request);
    if (!moment) return error_message(request, "malformed", moment.error());
    Json json = answer_to(request, type.c_str());
    json.update(*moment);
    return json;
  }
  return std::nullopt;
}

}  // namespace meander::protocol
