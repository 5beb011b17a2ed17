// Tables for guests: the page's files and requests over HTTP, games over WebSockets (docs/protocol.md), everything kept in one database.
//
//   Result<std::unique_ptr<Server>> server = Server::open(options);
//   if (!server) return report(server.error());
//   print((*server)->address() + "\n");
//   (*server)->run();                    // until stop() is called, by any thread
//
// Guarantees:
// - What a client is told of is on the disk; killed at any moment and opened again, the server goes on from there.
// - A database that is damaged, newer or used by another server is refused and left as it is. Errors name the file.
// - After stop() clients are told that the server goes away, and what was begun is done before run() returns.
#pragma once

#include <memory>
#include <string>

#include "core/result.hpp"
#include "server/options.hpp"

namespace meander::server {

class Server {
 public:
  // Listens from now on.
  static Result<std::unique_ptr<Server>> open(const ServerOptions& options);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  // "http://127.0.0.1:8080"
  std::string address() const;
  unsigned short port() const;
  void run();
  void stop();

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace meander::server
