// Tables created, joined, listed over HTTP.
#include "server_for_test.hpp"

namespace meander::server {
namespace {

using Requests = ServerForTest;

bool is_secret(const Json& value) {
  return value.is_string() && value.get<std::string>().size() == 32 &&
         value.get<std::string>().find_first_not_of("0123456789abcdef") == std::string::npos;
}

TEST_F(Requests, a_table_is_created_joined_and_listed) {
  start();
  const Json created = create({"here", "open"}, {{"players", 2}});
  ASSERT_EQ(created["type"], "created") << created;
  ASSERT_TRUE(is_secret(created["seats"][0]["link"])) << created;
  ASSERT_TRUE(is_secret(created["seats"][1]["invite"])) << created;
  EXPECT_FALSE(created["seats"][1].contains("link"));
  ASSERT_TRUE(is_secret(created["watch"]));

  const Json question = {{"type", "invitation"}, {"invite", created["seats"][1]["invite"]}, {"id", 6}};
  const Json invitation = api(port, question);
  ASSERT_EQ(invitation["type"], "invitation") << invitation;
  EXPECT_EQ(invitation["id"], 6);
  EXPECT_EQ(invitation["seat"], 2);
  EXPECT_EQ(invitation["game"], "onirim");
  EXPECT_NE(invitation["title"], "");
  EXPECT_EQ(invitation["options"]["players"], 2);
  EXPECT_EQ(invitation["seats"][1]["state"], "open");
  EXPECT_FALSE(invitation.contains("view") || invitation.contains("table"));
  for (const Json& other : {Json(std::string(32, '0')), Json("zz"), created["seats"][0]["link"], created["watch"]}) {
    EXPECT_EQ(api(port, {{"type", "invitation"}, {"invite", other}})["code"], "unknown") << other;
  }

  for (const char* name : {"", "   ", "\u200dEve", "Eve\u200c", "\u202eEve", "a name that is longer than names may be"}) {
    const Json refused = api(port, {{"type", "join"}, {"invite", created["seats"][1]["invite"]}, {"name", name}});
    EXPECT_EQ(refused["code"], "options") << name;
    EXPECT_EQ(refused["place"], "name") << name;
  }
  const Json join = {{"type", "join"}, {"invite", created["seats"][1]["invite"]}, {"name", "Zoë"}, {"id", 7}};
  const Json joined = api(port, join);
  ASSERT_EQ(joined["type"], "joined") << joined;
  EXPECT_EQ(joined["id"], 7);
  EXPECT_EQ(joined["table"], created["table"]);
  EXPECT_EQ(joined["seat"], 2);
  ASSERT_TRUE(is_secret(joined["link"]));
  ASSERT_TRUE(is_secret(joined["watch"]));
  EXPECT_EQ(api(port, join)["code"], "taken");
  EXPECT_NE(api(port, question)["seats"][1]["state"], "open");

  const std::string nobody(32, '0');
  const Json tables = api(port, {{"type", "tables"}, {"links", {joined["link"], nobody, joined["watch"], created["seats"][1]["invite"]}}});
  ASSERT_EQ(tables["tables"].size(), 4U) << tables;
  EXPECT_EQ(tables["tables"][0]["link"], joined["link"]);
  EXPECT_EQ(tables["tables"][0]["table"], created["table"]);
  EXPECT_EQ(tables["tables"][0]["seat"], 2);
  EXPECT_EQ(tables["tables"][0]["seats"][1]["name"], "Zoë");
  EXPECT_EQ(tables["tables"][1], (Json{{"link", nobody}, {"missing", true}}));
  EXPECT_EQ(tables["tables"][2]["seat"], 0);
  // An invite opens nothing before somebody has joined.
  EXPECT_EQ(tables["tables"][3]["missing"], true);
}

// Whoever got no answer asks again, and there is one table.
TEST_F(Requests, a_table_with_a_key_is_created_once) {
  start();
  const Json request = {{"type", "create"},
                        {"game", "onirim"},
                        {"options", {{"players", 2}}},
                        {"seats", {{{"kind", "here"}}, {{"kind", "open"}}}},
                        {"key", std::string(32, 'e')}};
  const Json created = api(port, request);
  ASSERT_EQ(created["type"], "created") << created;
  EXPECT_EQ(api(port, request), created);
  const Json join = {{"type", "join"}, {"invite", created["seats"][1]["invite"]}, {"name", "Zoë"}};
  ASSERT_EQ(api(port, join)["type"], "joined");
  stop();
  start();
  EXPECT_EQ(api(port, request), created);
  EXPECT_EQ(sit_down(port, created["seats"][0]["link"])->welcome["seat"], 1);
  EXPECT_EQ(sit_down(port, created["watch"])->welcome["seat"], 0);
  // The key itself opens nothing, and another one is another table.
  EXPECT_EQ(api(port, {{"type", "tables"}, {"links", {std::string(32, 'e')}}})["tables"][0]["missing"], true);
  Json other = request;
  other["key"] = std::string(32, 'f');
  EXPECT_NE(api(port, other)["table"], created["table"]);
  other["key"] = "short";
  EXPECT_EQ(api(port, other)["code"], "malformed");
}

// Whoever got no answer asks again.
TEST_F(Requests, a_join_with_a_link_of_ones_own_may_be_repeated) {
  start();
  const Json created = create({"here", "open"}, {{"players", 2}});
  const std::string link(32, 'c');
  const Json join = {{"type", "join"}, {"invite", created["seats"][1]["invite"]}, {"name", "Zoë"}, {"link", link}};
  const Json joined = api(port, join);
  ASSERT_EQ(joined["type"], "joined") << joined;
  EXPECT_EQ(joined["link"].get<std::string>(), link);
  EXPECT_EQ(api(port, join), joined);
  stop();
  start();
  EXPECT_EQ(api(port, join), joined);
  auto seat = sit_down(port, link);
  ASSERT_TRUE(seat);
  EXPECT_EQ(seat->welcome["seat"], 2);
  EXPECT_EQ(sit_down(port, joined["watch"])->welcome["seat"], 0);
  const auto again = [&](const Json& invite, const std::string& with) {
    return api(port, {{"type", "join"}, {"invite", invite}, {"name", "Zoë"}, {"link", with}}).value("code", std::string("none"));
  };
  EXPECT_EQ(again(created["seats"][1]["invite"], std::string(32, 'd')), "taken");
  EXPECT_EQ(again(created["seats"][1]["invite"], "short"), "malformed");
  // A link is one seat's; nobody joins another table with it, nor with what stands for something else.
  const Json other = create({"here", "open"}, {{"players", 2}});
  EXPECT_EQ(again(other["seats"][1]["invite"], link), "taken");
  EXPECT_EQ(again(other["seats"][1]["invite"], other["watch"]), "taken");
  EXPECT_EQ(again(other["seats"][1]["invite"], std::string(32, 'd')), "none");
}

TEST_F(Requests, what_is_refused_says_why_and_changes_nothing) {
  start();
  const Json one = {{"kind", "here"}};
  const auto code = [this](const Json& request) { return api(port, request).value("code", std::string("none")); };
  EXPECT_EQ(code({{"type", "create"}, {"game", "onirim"}, {"seats", {one}}, {"seed", 7}}), "options");
  EXPECT_EQ(code({{"type", "create"}, {"game", "onirim"}, {"seats", {one, one, one}}}), "options");
  EXPECT_EQ(code({{"type", "create"}, {"game", "onirim"}, {"seats", {one}}, {"cheat", true}}), "malformed");
  EXPECT_EQ(code({{"type", "join"}, {"invite", std::string(32, 'a')}, {"name", "A"}}), "unknown");
  EXPECT_EQ(code({{"type", "join"}, {"invite", "../../etc/passwd"}, {"name", "A"}}), "unknown");
  EXPECT_EQ(code({{"type", "tables"}, {"links", std::vector<std::string>(51, "a")}}), "malformed");
  EXPECT_EQ(code({{"type", "answer"}, {"prompt", 1}, {"actions", Json::array()}}), "malformed");
  for (const std::string& text :
       std::vector<std::string>{std::string(16000, '['), "", "{", "[]", "null", "{\"type\":7}", "\xff\xfe", "{\"type\":\"create\"}"}) {
    const HttpReply reply = http(port, "POST", "/api", {}, text);
    EXPECT_EQ(reply.status, 400) << text;
    EXPECT_EQ(reply.json()["code"], "malformed") << text;
  }
  EXPECT_EQ(api(port, {{"type", "games"}})["type"], "games");
}

TEST_F(Requests, an_address_creates_so_many_tables_an_hour) {
  options.limits.tables_an_hour = 2;
  start();
  EXPECT_EQ(create({"here"})["type"], "created");
  EXPECT_EQ(create({"here"})["type"], "created");
  EXPECT_EQ(create({"here"})["code"], "too_many");
}

TEST_F(Requests, there_are_so_many_tables_altogether) {
  options.limits.tables = 1;
  start();
  EXPECT_EQ(create({"here"})["type"], "created");
  EXPECT_EQ(create({"here"})["code"], "too_many");
}

TEST_F(Requests, an_address_asks_so_often) {
  options.limits.requests_a_second = 0.5;
  start();
  EXPECT_EQ(api(port, {{"type", "games"}})["type"], "games");
  EXPECT_EQ(api(port, {{"type", "games"}})["type"], "games");
  const HttpReply reply = http(port, "POST", "/api", {}, R"({"type":"games"})");
  EXPECT_EQ(reply.status, 429);
  EXPECT_EQ(reply.json()["code"], "too_many");
}

// Whoever reads the database or the log cannot sit down anywhere.
TEST_F(Requests, secrets_are_kept_as_hashes_only) {
  start();
  const Json created = create({"here", "open"}, {{"players", 2}});
  stop();
  std::string kept;
  for (const auto& file : std::filesystem::directory_iterator(folder.path)) kept += content_of(file.path());
  ASSERT_NE(kept.find(created["table"].get<std::string>()), std::string::npos);
  for (const Json& secret : {created["seats"][0]["link"], created["seats"][1]["invite"], created["watch"]}) {
    const std::string text = secret;
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 2) bytes += static_cast<char>(std::stoi(text.substr(i, 2), nullptr, 16));
    EXPECT_EQ(kept.find(text), std::string::npos);
    EXPECT_EQ(kept.find(bytes), std::string::npos);
  }
}

}  // namespace
}  // namespace meander::server
