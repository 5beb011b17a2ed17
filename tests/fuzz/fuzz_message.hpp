// Any text as a message to a table: what is no message, and what is refused, changes nothing; what is sent back is a message.
#pragma once

#include <string>
#include <string_view>

#include "protocol/host.hpp"
#include "protocol/requests.hpp"

namespace meander::fuzz {

namespace message {

inline protocol::Host table() {
  static const Json create = *parse_json(
      "{\"game\": \"onirim\", \"options\": {\"players\": 2, \"with\": [\"book\", \"towers\", \"premonitions\"]}, \"seats\": [{\"kind\": \"here\"}, "
      "{\"kind\": \"open\"}], \"seed\": 7}");
  Result<protocol::Host> host = protocol::Host::create(create, {}, 0);
  host->go_on(0);
  return std::move(*host);
}

inline bool readable(const Json& message) { return static_cast<bool>(parse_json(protocol::written(message))); }

}  // namespace message

// The first byte says who sends it.
inline std::string check_message(std::string_view bytes) {
  using namespace protocol;
  if (bytes.empty()) return {};
  const Viewer viewer = static_cast<unsigned char>(bytes.front()) % 3;
  const Read read = read_message(bytes.substr(1));
  if (!read.error.is_null()) return message::readable(read.error) ? "" : "the error cannot be sent";
  if (const auto answer = answered(read.message)) return message::readable(*answer) ? "" : "the answer cannot be sent";
  const std::string type = read.message["type"];
  Host host = message::table();
  const Json before = host.update(viewer, 0, 0);
  if (type == "create") {
    static_cast<void>(Host::create(read.message, {}, 0));
    return {};
  }
  const Host::Received received = host.receive(viewer, read.message, 0);
  if (!message::readable(received.reply)) return "the reply cannot be sent";
  const std::string reply = received.reply["type"];
  if (reply != "refused" && reply != "error") return {};
  return received.changed || host.update(viewer, 0, 0) != before ? "a message that was refused changed something" : "";
}

}  // namespace meander::fuzz
