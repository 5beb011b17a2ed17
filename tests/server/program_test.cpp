// The program: killed at any moment, ended in good order, on a full disk.
#include "program_for_test.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>

#include "client.hpp"
#include "folder_for_test.hpp"
#include "server_for_test.hpp"

namespace meander::server {
namespace {

class ServeProgram : public testing::Test {
 protected:
  std::vector<std::string> arguments() const { return {"serve", "--port", "0", "--database", (folder.path / "server.db").string()}; }
  static Json create(unsigned short port, const std::vector<std::string>& kinds) {
    Json request = {{"type", "create"}, {"game", "onirim"}, {"options", {{"players", kinds.size()}}}, {"seats", Json::array()}};
    for (const std::string& kind : kinds) request["seats"].push_back({{"kind", kind}});
    return api(port, request);
  }
  FolderForTest folder;
};

TEST_F(ServeProgram, killed_it_loses_nothing_that_it_said_was_done) {
  std::string link;
  Json last;
  for (int round = 0; round < 4; ++round) {
    Program program(arguments());
    ASSERT_NE(program.port(), 0) << program.errors();
    if (round == 0) link = create(program.port(), {"here"})["seats"][0]["link"];
    auto seat = sit_down(program.port(), link, round == 0 ? 0 : last["sequence"].get<std::size_t>());
    ASSERT_TRUE(seat);
    ASSERT_EQ(seat->welcome["type"], "welcome") << seat->welcome;
    if (round > 0) {
      // The answer that nobody waited for may have been kept or not; what was done before it was.
      ASSERT_GE(seat->update["sequence"], last["sequence"]);
      if (seat->update["sequence"] == last["sequence"]) {
        EXPECT_EQ(seat->update["view"], last["view"]);
        EXPECT_EQ(seat->update["prompt"], last["prompt"]);
      } else {
        EXPECT_EQ(seat->update["log"].front()["n"], last["sequence"]);
      }
    }
    last = seat->update;
    for (int i = 0; i < 4 && !last["over"]; ++i) {
      ASSERT_EQ(seat->socket.ask(first_answer(last))["type"], "done");
      last = seat->socket.receive("update");
    }
    if (!last["over"]) seat->socket.send(first_answer(last));
    program.send(SIGKILL);
    EXPECT_EQ(program.wait(), -SIGKILL);
  }
}

TEST_F(ServeProgram, asked_to_end_it_tells_everybody) {
  for (const auto& [signal, code] : {std::pair{SIGTERM, 0}, std::pair{SIGINT, 130}}) {
    Program program(arguments());
    ASSERT_NE(program.port(), 0) << program.errors();
    auto seat = sit_down(program.port(), create(program.port(), {"here"})["seats"][0]["link"]);
    ASSERT_TRUE(seat);
    program.send(signal);
    while (!seat->socket.receive().is_null()) {
    }
    EXPECT_EQ(seat->socket.close_code(), 1001);
    EXPECT_EQ(program.wait(), code) << program.errors();
  }
}

TEST_F(ServeProgram, on_a_full_disk_nothing_is_shown_that_is_not_kept) {
  Program program(arguments());
  ASSERT_NE(program.port(), 0) << program.errors();
  const Json created = create(program.port(), {"here"});
  auto seat = sit_down(program.port(), created["seats"][0]["link"]);
  auto watch = sit_down(program.port(), created["watch"]);
  ASSERT_TRUE(seat && watch);
  program.limit_files(1);
  const Json full = seat->socket.ask(first_answer(seat->update));
  EXPECT_EQ(full["code"], "full") << full;
  EXPECT_EQ(create(program.port(), {"here"})["code"], "full");
  EXPECT_EQ(http(program.port(), "GET", "/healthz").status, 503);
  auto again = sit_down(program.port(), created["seats"][0]["link"]);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->update["prompt"], seat->update["prompt"]);
  program.limit_files(RLIM_INFINITY);
  // The same answer is good now: nothing had changed.
  EXPECT_EQ(seat->socket.ask(first_answer(seat->update))["type"], "done");
  const Json told = watch->socket.receive("update");
  ASSERT_TRUE(told.is_object());
}

TEST_F(ServeProgram, a_database_that_is_none_is_refused_and_left) {
  write_to(folder.path / "server.db", "no database at all, but something of somebody's");
  Program program(arguments());
  EXPECT_EQ(program.port(), 0);
  EXPECT_EQ(program.wait(), 1);
  EXPECT_NE(program.errors().find("server.db"), std::string::npos) << program.errors();
  EXPECT_EQ(content_of(folder.path / "server.db"), "no database at all, but something of somebody's");
}

TEST_F(ServeProgram, its_log_tells_no_secrets) {
  std::vector<std::string> all = arguments();
  all.insert(all.end(), {"--log", "json"});
  Program program(all);
  ASSERT_NE(program.port(), 0) << program.errors();
  const Json created = create(program.port(), {"here", "open"});
  const Json joined = api(program.port(), {{"type", "join"}, {"invite", created["seats"][1]["invite"]}, {"name", "Marvellous"}});
  sit_down(program.port(), joined["link"]);
  program.send(SIGTERM);
  EXPECT_EQ(program.wait(), 0);
  const std::string errors = program.errors();
  for (const Json& secret : {created["seats"][0]["link"], created["seats"][1]["invite"], created["watch"], joined["link"], Json("Marvellous")}) {
    EXPECT_EQ(errors.find(secret.get<std::string>()), std::string::npos);
  }
  std::istringstream lines(errors);
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    const Json event = Json::parse(line, nullptr, false);
    EXPECT_TRUE(event.contains("time") && event.contains("level") && event.contains("event")) << line;
  }
  EXPECT_GE(count, 3);
}

}  // namespace
}  // namespace meander::server
