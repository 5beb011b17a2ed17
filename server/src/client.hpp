// Whoever is sent what happens at a table: a socket, as its table sees it. Internal to the server.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace meander::server {

// A message that may go to several clients.
using Text = std::shared_ptr<const std::string>;

class Client {
 public:
  Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  virtual ~Client() = default;

  // Called from any thread; nothing waits.
  virtual void send(Text message) = 0;
  // `taken` is called when the client has it. Until then the table makes no other one, so that a slow client is sent the newest one only.
  virtual void send_update(Text update, std::function<void()> taken) = 0;
  // What comes after the messages that were sent: the end.
  virtual void close() = 0;
};

}  // namespace meander::server
