// Clients that are slow, silent, too quick or too many.
#include "server_for_test.hpp"

namespace meander::server {
namespace {

using ServerLimits = ServerForTest;

TEST_F(ServerLimits, a_message_that_is_too_large_ends_the_socket) {
  start();
  const std::string link = create({"here"})["seats"][0]["link"];
  auto seat = sit_down(port, link);
  ASSERT_TRUE(seat);
  const Json reply = seat->socket.ask({{"type", "why"}, {"action", std::string(16384, 'x')}});
  EXPECT_EQ(reply["code"], "too_large") << reply;
  EXPECT_TRUE(seat->socket.receive().is_null());
  EXPECT_EQ(seat->socket.close_code(), 1009);
  auto other = sit_down(port, link);
  ASSERT_TRUE(other);
  // So far beyond all measure that it is not even told why.
  other->socket.send(std::string(1000000, 'x'));
  while (!other->socket.receive().is_null()) {
  }
  EXPECT_TRUE(other->socket.ended());
  // Nothing came of either.
  EXPECT_EQ(sit_down(port, link)->update["sequence"], seat->update["sequence"]);
}

TEST_F(ServerLimits, whoever_talks_too_much_is_sent_away) {
  options.limits.messages_a_second = 2;
  start();
  auto seat = sit_down(port, create({"here"})["seats"][0]["link"]);
  ASSERT_TRUE(seat);
  Json reply = Json::object();
  for (int i = 0; i < 50 && reply.value("type", std::string()) != "error"; ++i) {
    reply = seat->socket.ask({{"type", "ping"}});
    ASSERT_TRUE(reply.is_object());
  }
  EXPECT_EQ(reply["code"], "too_many");
  EXPECT_TRUE(seat->socket.receive().is_null());
  EXPECT_TRUE(seat->socket.ended());
}

TEST_F(ServerLimits, whoever_says_no_hello_is_sent_away) {
  options.limits.hello = std::chrono::seconds(1);
  options.limits.idle = std::chrono::seconds(1);
  start();
  auto silent = Socket::open(port);
  ASSERT_TRUE(silent);
  EXPECT_TRUE(silent->receive().is_null());
  EXPECT_TRUE(silent->ended());
  // Nor is a request waited for that does not come to its end.
  EXPECT_EQ(exchange(port, "GET / HTTP/1.1\r\nHost: loc"), "");
}

TEST_F(ServerLimits, an_address_has_so_many_connections) {
  options.limits.connections_an_address = 2;
  start();
  auto one = Socket::open(port);
  auto two = Socket::open(port);
  ASSERT_TRUE(one && two);
  EXPECT_FALSE(Socket::open(port));
  EXPECT_EQ(http(port, "GET", "/healthz").status, 0);
}

TEST_F(ServerLimits, a_seat_has_so_many_sockets) {
  options.limits.sockets_a_seat = 1;
  start();
  const Json created = create({"here"});
  const std::string link = created["seats"][0]["link"];
  auto one = sit_down(port, link);
  auto two = sit_down(port, link);
  auto watch = sit_down(port, created["watch"]);
  ASSERT_TRUE(one && two && watch);
  EXPECT_EQ(one->welcome["type"], "welcome");
  EXPECT_EQ(two->welcome["code"], "too_many");
  // Those who watch keep nobody from playing, nor the other way round.
  EXPECT_EQ(watch->welcome["type"], "welcome");
}

// Somebody who does not read is sent the newest update only, once there is room for one, and holds up nobody.
TEST_F(ServerLimits, a_slow_reader_is_sent_what_is_newest) {
  options.limits.send_buffer = 4096;
  start();
  const Json created = create({"here"});
  auto slow = Socket::open(port, {}, 4096);
  ASSERT_TRUE(slow);
  slow->send(Json{{"type", "hello"}, {"protocol", 1}, {"link", created["watch"]}, {"since", 0}});
  auto quick = sit_down(port, created["seats"][0]["link"]);
  ASSERT_TRUE(quick);
  Json update = quick->update;
  int updates = 1;
  for (; updates < 60 && !update["over"]; ++updates) {
    const bool back = updates % 2 == 0 && update["undo"] == "free";
    ASSERT_EQ(quick->socket.ask(back ? Json{{"type", "undo"}} : first_answer(update))["type"], "done");
    update = quick->socket.receive("update");
  }
  ASSERT_GT(updates, 20);
  Json seen = Json::object();
  int received = 0;
  while (seen.value("sequence", std::size_t{0}) != update["sequence"]) {
    const std::size_t before = seen.value("sequence", std::size_t{0});
    seen = slow->receive("update");
    ASSERT_TRUE(seen.is_object());
    ++received;
    // Nothing is missing between the updates that came.
    if (!seen["log"].empty()) {
      EXPECT_EQ(seen["log"].front()["n"], before);
    }
  }
  EXPECT_LT(received, updates);
}

TEST_F(ServerLimits, a_client_that_takes_nothing_is_dropped) {
  options.limits.send_buffer = 4096;
  options.limits.slow = std::chrono::seconds(1);
  start();
  const Json created = create({"here"});
  auto slow = Socket::open(port, {}, 2048);
  ASSERT_TRUE(slow);
  slow->send(Json{{"type", "hello"}, {"protocol", 1}, {"link", created["watch"]}, {"since", 0}});
  // Asks and asks for the same, and reads none of it.
  for (int i = 0; i < 1000; ++i) ASSERT_TRUE(slow->send(Json{{"type", "record"}}));
  auto seat = sit_down(port, created["seats"][0]["link"]);
  ASSERT_TRUE(seat);
  EXPECT_EQ(seat->socket.ask(first_answer(seat->update))["type"], "done");
  while (http(port, "GET", "/metrics").body.find("meander_slow_clients_total 1") == std::string::npos) {
  }
  while (!slow->receive().is_null()) {
  }
  EXPECT_TRUE(slow->ended());
}

// A table that nobody is at leaves the memory, and comes back when somebody is; one at which nothing happens for long is forgotten.
TEST_F(ServerLimits, tables_that_nobody_is_at_are_closed_and_forgotten) {
  options.limits.sweep = std::chrono::milliseconds(10);
  options.limits.room_stays = std::chrono::milliseconds(0);
  start();
  const auto in_memory = [this](int tables) {
    const std::string figure = "meander_tables{where=\"memory\"} " + std::to_string(tables) + "\n";
    while (http(port, "GET", "/metrics").body.find(figure) == std::string::npos) {
    }
  };
  const std::string link = create({"here"})["seats"][0]["link"];
  Json update;
  {
    auto seat = sit_down(port, link);
    ASSERT_TRUE(seat);
    in_memory(1);
    ASSERT_EQ(seat->socket.ask(first_answer(seat->update))["type"], "done");
    update = seat->socket.receive("update");
  }
  in_memory(0);
  {
    auto seat = sit_down(port, link, update["sequence"]);
    ASSERT_TRUE(seat);
    EXPECT_EQ(seat->update["view"], update["view"]);
    EXPECT_EQ(seat->update["prompt"], update["prompt"]);
    EXPECT_TRUE(seat->update["log"].empty());
  }
  stop();
  options.limits.forgetting = std::chrono::milliseconds(10);
  options.limits.days_unfinished = 0;
  start();
  const Json missing = {{"link", link}, {"missing", true}};
  while (api(port, {{"type", "tables"}, {"links", {link}}})["tables"][0] != missing) {
  }
  EXPECT_EQ(sit_down(port, link)->welcome["code"], "unknown");
}

}  // namespace
}  // namespace meander::server
