#include "replies.hpp"

#include "protocol/requests.hpp"
#include "words/text.hpp"

namespace meander::server {

Json disk_full(const Json& request) {
  return protocol::error_message(request, "full", tr("The server could not keep this; nothing was changed. Try again later."));
}

Json closed(const Json& request) { return protocol::error_message(request, "closed", tr("This table cannot be opened.")); }

Json unknown(const Json& request) { return protocol::error_message(request, "unknown", tr("There is no such table, or it is no longer kept.")); }

Json too_many(const Json& request) { return protocol::error_message(request, "too_many", tr("Too much was asked for at once. Try again later.")); }

Json too_large() { return protocol::error_message(Json::object(), "too_large", tr("This message is too large.")); }

std::string outcome_of(const Json& reply) {
  const std::string type = reply.value("type", std::string());
  return type == "error" ? reply.value("code", type) : type;
}

bool ends_socket(const Json& reply) {
  if (reply.value("type", std::string()) != "error") return false;
  const std::string code = outcome_of(reply);
  return code == "version" || code == "unknown" || code == "too_large" || code == "too_many";
}

Json reply_to(const Json& request, const char* type) {
  Json reply = Json::object();
  reply["type"] = type;
  if (request.contains("id")) reply["id"] = request["id"];
  return reply;
}

}  // namespace meander::server
