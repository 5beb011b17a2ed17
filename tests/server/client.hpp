// A client as the tests need it: requests over HTTP, bytes as they are, a WebSocket that is read when the test says so. It waits at most some
// seconds, so that a server which says nothing fails a test rather than stopping it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/json.hpp"

namespace meander::server {

using Headers = std::map<std::string, std::string>;

struct HttpReply {
  int status = 0;  // 0: none came
  Headers headers;
  std::string body;
  Json json() const { return Json::parse(body, nullptr, false); }
};
HttpReply http(unsigned short port, const std::string& method, const std::string& target, const Headers& headers = {}, const std::string& body = {});
// POST /api.
Json api(unsigned short port, const Json& request);
// Sends the bytes and returns all that comes until the server ends the connection.
std::string exchange(unsigned short port, const std::string& bytes);

class Socket {
 public:
  // `receive_buffer`: how much the system takes for a client that does not read; 0: as usual.
  static std::optional<Socket> open(unsigned short port, const Headers& headers = {}, int receive_buffer = 0);
  Socket(Socket&&) noexcept;
  Socket& operator=(Socket&&) noexcept;
  ~Socket();

  bool send(const std::string& text);
  bool send(const Json& message) { return send(message.dump()); }
  // The next message; null when there is none: see `close_code`.
  Json receive();
  // The next message of this type; others are passed over.
  Json receive(const std::string& type);
  // Sends, and returns what answers it: the next message that is no update.
  Json ask(const Json& message);
  // How the server ended it; 0 while it has not, or when it just closed the connection.
  int close_code() const;
  bool ended() const;

 private:
  struct Parts;
  explicit Socket(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

// A socket that has said hello; `welcome` and the first update are read into these.
struct Seat {
  Socket socket;
  Json welcome;
  Json update;
};
std::optional<Seat> sit_down(unsigned short port, const std::string& link, std::size_t since = 0);

}  // namespace meander::server
