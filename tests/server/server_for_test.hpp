// A server in the test's own process, at a port that is free, with a database that goes with it.
#pragma once

#include <gtest/gtest.h>

#include <thread>

#include "client.hpp"
#include "folder_for_test.hpp"
#include "server/server.hpp"

namespace meander::server {

class ServerForTest : public testing::Test {
 protected:
  ServerForTest() {
    options.port = 0;
    options.database = folder.path / "server.db";
    options.web = folder.path / "web";
    options.threads = 2;
    // Most tests ask more than a person would.
    options.limits.requests_a_second = 1000;
    options.limits.messages_a_second = 1000;
    options.limits.tables_an_hour = 1000;
  }
  ~ServerForTest() override { stop(); }

  void start() {
    auto opened = Server::open(options);
    ASSERT_TRUE(opened) << opened.error().text();
    server = std::move(*opened);
    port = server->port();
    thread = std::thread([this] { server->run(); });
  }
  void stop() {
    if (!server) return;
    server->stop();
    thread.join();
    server.reset();
  }
  // A table for the seats given, such as {"here", "open"}; its `created`.
  Json create(const std::vector<std::string>& kinds, const Json& game_options = Json::object()) const {
    Json request = {{"type", "create"}, {"game", "onirim"}, {"options", game_options}, {"seats", Json::array()}};
    for (const std::string& kind : kinds) request["seats"].push_back({{"kind", kind}});
    return api(port, request);
  }

  FolderForTest folder;
  ServerOptions options;
  std::unique_ptr<Server> server;
  std::thread thread;
  unsigned short port = 0;
};

// The first action that is offered, as an answer to its prompt.
inline Json first_answer(const Json& update) {
  const Json& prompt = update["prompt"];
  return {{"type", "answer"}, {"prompt", prompt["number"]}, {"actions", Json::array({prompt["actions"][0]["action"]})}};
}

}  // namespace meander::server
