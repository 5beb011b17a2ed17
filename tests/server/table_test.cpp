// At a table, over WebSockets.
#include <array>

#include "server_for_test.hpp"

namespace meander::server {
namespace {

class AtTable : public ServerForTest {
 protected:
  // A table for somebody alone; the link.
  std::string alone() {
    start();
    return create({"here"})["seats"][0]["link"];
  }
  // A table for two people; their links and the watch link.
  struct Two {
    std::string first;
    std::string second;
    std::string watch;
  };
  Two two() {
    start();
    const Json created = create({"here", "open"}, {{"players", 2}, {"talk", "silent"}});
    const Json joined = api(port, {{"type", "join"}, {"invite", created["seats"][1]["invite"]}, {"name", "B"}});
    return {created["seats"][0]["link"], joined["link"], created["watch"]};
  }
};

TEST_F(AtTable, answers_are_done_and_everybody_is_told) {
  const Two links = two();
  auto first = sit_down(port, links.first);
  auto second = sit_down(port, links.second);
  auto watch = sit_down(port, links.watch);
  ASSERT_TRUE(first && second && watch);
  EXPECT_EQ(first->welcome["seat"], 1);
  EXPECT_EQ(second->welcome["seat"], 2);
  EXPECT_EQ(watch->welcome["seat"], 0);
  EXPECT_EQ(first->welcome["table"], second->welcome["table"]);
  // A seat more is here since the first one sat down: it was told.
  Json update = first->update;
  while (update["seats"][1]["state"] != "here") update = first->socket.receive("update");
  auto& asked = update["asked"] == 1 ? first : second;
  Json answer = first_answer(update["asked"] == 1 ? update : second->update);
  answer["id"] = "x1";
  EXPECT_EQ(asked->socket.ask(answer), (Json{{"type", "done"}, {"id", "x1"}}));
  const std::size_t before = update["sequence"];
  for (auto* each : {&first, &second, &watch}) {
    Json told = (*each)->socket.receive("update");
    while (told.is_object() && told["sequence"] <= before) told = (*each)->socket.receive("update");
    ASSERT_TRUE(told.is_object());
    EXPECT_GT(told["sequence"], before);
  }
}

TEST_F(AtTable, an_answer_that_comes_twice_or_too_late_changes_nothing) {
  const std::string link = alone();
  auto seat = sit_down(port, link);
  ASSERT_TRUE(seat);
  const Json answer = first_answer(seat->update);
  EXPECT_EQ(seat->socket.ask(answer)["type"], "done");
  const Json told = seat->socket.receive("update");
  const Json again = seat->socket.ask(answer);
  EXPECT_EQ(again["type"], "refused") << again;
  EXPECT_EQ(again["code"], "stale");
  Json early = first_answer(told);
  early["prompt"] = early["prompt"].get<int>() + 5;
  EXPECT_EQ(seat->socket.ask(early)["code"], "stale");
  EXPECT_EQ(seat->socket.ask({{"type", "ping"}, {"id", 3}}), (Json{{"type", "pong"}, {"id", 3}}));
  EXPECT_EQ(seat->socket.ask(first_answer(told))["type"], "done");
}

TEST_F(AtTable, malformed_messages_are_answered_and_change_nothing) {
  const std::string link = alone();
  auto seat = sit_down(port, link);
  ASSERT_TRUE(seat);
  for (const char* text :
       {"", "{", "[1]", "null", R"({"type":"answer"})", R"({"type":"answer","prompt":-1,"actions":["x"]})",
        R"({"type":"answer","prompt":1,"actions":"x"})", R"({"type":"ping","extra":1})", R"({"type":"dance"})",
        R"({"type":"hello","protocol":1,"link":"x","since":0})", R"({"type":"create","game":"onirim","seats":[{"kind":"here"}]})"}) {
    ASSERT_TRUE(seat->socket.send(std::string(text)));
    const Json reply = seat->socket.receive();
    EXPECT_EQ(reply["type"], "error") << text << reply;
    EXPECT_EQ(reply["code"], "malformed") << text << reply;
  }
  EXPECT_EQ(seat->socket.ask(first_answer(seat->update))["type"], "done");
}

TEST_F(AtTable, forged_links_open_nothing) {
  start();
  const Json created = create({"here", "open"}, {{"players", 2}});
  for (const std::string& link : {std::string(32, 'f'), std::string("x"), std::string(), created["table"].get<std::string>(),
                                  created["seats"][1]["invite"].get<std::string>()}) {
    auto seat = sit_down(port, link);
    ASSERT_TRUE(seat);
    EXPECT_EQ(seat->welcome["code"], "unknown") << seat->welcome;
    EXPECT_TRUE(seat->socket.receive().is_null());
    EXPECT_TRUE(seat->socket.ended());
  }
}

TEST_F(AtTable, another_version_is_refused) {
  const std::string link = alone();
  auto socket = Socket::open(port);
  ASSERT_TRUE(socket);
  const Json reply = socket->ask({{"type", "hello"}, {"protocol", 2}, {"link", link}, {"since", 0}});
  EXPECT_EQ(reply["code"], "version") << reply;
  EXPECT_TRUE(socket->receive().is_null());
  EXPECT_TRUE(socket->ended());
}

TEST_F(AtTable, whoever_comes_back_is_told_what_was_missed) {
  const std::string link = alone();
  std::size_t since = 0;
  {
    auto seat = sit_down(port, link);
    ASSERT_TRUE(seat);
    since = seat->update["sequence"];
    EXPECT_EQ(seat->socket.ask(first_answer(seat->update))["type"], "done");
  }
  auto again = sit_down(port, link, since);
  ASSERT_TRUE(again);
  ASSERT_GT(again->update["sequence"], since);
  EXPECT_EQ(again->update["log"].front()["n"], since);
  auto anew = sit_down(port, link, 0);
  ASSERT_TRUE(anew);
  EXPECT_EQ(anew->update["log"].front()["n"], 0);
  EXPECT_EQ(anew->update["view"], again->update["view"]);
}

TEST_F(AtTable, a_seat_may_be_at_two_devices) {
  const std::string link = alone();
  auto one = sit_down(port, link);
  auto other = sit_down(port, link);
  ASSERT_TRUE(one && other);
  EXPECT_EQ(one->update["prompt"], other->update["prompt"]);
  EXPECT_EQ(one->socket.ask(first_answer(one->update))["type"], "done");
  // The same question, answered at the other one meanwhile.
  EXPECT_EQ(other->socket.ask(first_answer(other->update))["code"], "stale");
}

// The next update of a client from this entry of the log on.
Json told_from(Socket& socket, std::size_t sequence) {
  Json update = socket.receive("update");
  while (update.is_object() && update["sequence"] < sequence) update = socket.receive("update");
  return update;
}

TEST_F(AtTable, who_watches_sees_no_private_card_and_says_nothing) {
  const Two links = two();
  std::array<std::optional<Seat>, 3> all{sit_down(port, links.watch), sit_down(port, links.first), sit_down(port, links.second)};
  for (const auto& each : all) ASSERT_TRUE(each && each->update.is_object());
  EXPECT_EQ(all[0]->socket.ask(first_answer(all[1]->update))["type"], "refused");
  int hidden = 0;
  for (int i = 0; i < 24 && !all[0]->update["over"]; ++i) {
    Seat& asked = *all[all[0]->update["asked"].get<std::size_t>()];
    const std::size_t before = asked.update["sequence"];
    ASSERT_EQ(asked.socket.ask(first_answer(asked.update))["type"], "done");
    for (auto& each : all) {
      each->update = told_from(each->socket, before + 1);
      ASSERT_TRUE(each->update.is_object());
    }
    EXPECT_TRUE(all[0]->update["prompt"].is_null());
    for (std::size_t owner = 1; owner <= 2; ++owner) {
      const Json& cards = all[0]->update["view"]["private"][owner - 1];
      ASSERT_EQ(cards.size(), all[owner]->update["view"]["private"][owner - 1].size());
      for (std::size_t card = 0; card < cards.size(); ++card) {
        EXPECT_EQ(cards[card], "?");
        ++hidden;
      }
    }
  }
  EXPECT_GT(hidden, 0);
}

TEST_F(AtTable, an_abandoned_seat_goes_to_a_computer) {
  const Two links = two();
  auto first = sit_down(port, links.first);
  auto second = sit_down(port, links.second);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->socket.ask({{"type", "replace"}, {"seat", 2}, {"kind", "greedy"}})["code"], "not_now");
  EXPECT_EQ(second->socket.ask({{"type", "leave"}})["type"], "done");
  Json told = first->socket.receive("update");
  while (told.is_object() && told["seats"][1]["state"] != "left") told = first->socket.receive("update");
  ASSERT_TRUE(told.is_object());
  EXPECT_EQ(first->socket.ask({{"type", "replace"}, {"seat", 2}, {"kind", "greedy"}})["type"], "done");
  told = first->socket.receive("update");
  EXPECT_EQ(told["seats"][1]["kind"], "greedy");
  EXPECT_EQ(told["asked"], 1);
}

// Nobody sends anything: the server itself looks at the clock.
TEST_F(AtTable, whoever_has_no_time_left_is_replaced) {
  start();
  const Json created = api(port, {{"type", "create"},
                                  {"game", "onirim"},
                                  {"options", {{"players", 2}}},
                                  {"seats", {{{"kind", "here"}}, {{"kind", "here"}}}},
                                  {"clock", {{"bank", 1}, {"turn", 0}}}});
  auto watch = sit_down(port, created["watch"]);
  ASSERT_TRUE(watch);
  Json update = watch->update;
  ASSERT_TRUE(update.is_object()) << watch->welcome;
  EXPECT_EQ(update["seats"][0]["kind"], "person");
  while (update.is_object() && update["seats"][0]["kind"] == "person" && update["seats"][1]["kind"] == "person") {
    update = watch->socket.receive("update");
  }
  ASSERT_TRUE(update.is_object());
}

TEST_F(AtTable, a_whole_game_is_played_and_listed_as_over) {
  const std::string link = alone();
  auto seat = sit_down(port, link);
  ASSERT_TRUE(seat);
  Json update = seat->update;
  for (int i = 0; i < 500 && !update["over"]; ++i) {
    ASSERT_EQ(seat->socket.ask(first_answer(update))["type"], "done");
    update = seat->socket.receive("update");
    ASSERT_TRUE(update.is_object());
  }
  ASSERT_TRUE(update["over"]);
  EXPECT_EQ(seat->socket.ask({{"type", "record"}})["whole"], true);
  const Json tables = api(port, {{"type", "tables"}, {"links", {link}}});
  EXPECT_EQ(tables["tables"][0]["over"], true) << tables;
}

}  // namespace
}  // namespace meander::server
