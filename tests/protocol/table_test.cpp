// What may be said at a table, and what comes of it.
#include "company.hpp"
#include "protocol/requests.hpp"

namespace meander::protocol {
namespace {

constexpr const char* solo = R"({"type": "create", "game": "onirim", "seats": [{"kind": "here", "name": "Ada"}], "seed": 7})";
constexpr const char* pair =
    R"({"type": "create", "game": "onirim", "options": {"players": 2}, "seats": [{"kind": "here", "name": "Ada"}, {"kind": "open"}], "seed": 7})";

std::string code_of(const Json& reply) { return reply.value("code", reply["type"].get<std::string>()); }

TEST(ProtocolTable, AnswersAreForThePromptThatIsOpen) {
  Company company(solo);
  const Json prompt = company.update(1)["prompt"];
  const std::string action = prompt["actions"][0]["action"];
  const Json answer = {{"type", "answer"}, {"prompt", prompt["number"]}, {"actions", {action}}};
  EXPECT_EQ(code_of(company.says(1, answer)), "done");
  EXPECT_TRUE(company.changed);
  const Json before = company.update(1);
  EXPECT_EQ(code_of(company.says(1, answer)), "stale");
  EXPECT_FALSE(company.changed);
  EXPECT_EQ(company.update(1), before);
}

TEST(ProtocolTable, RefusalsNameTheRuleAndChangeNothing) {
  Company company(solo);
  const Json before = company.update(1);
  const Json refused = company.answers(1, {"play RD"});
  EXPECT_EQ(refused["code"], "rule");
  EXPECT_TRUE(refused["text"].is_string());
  EXPECT_EQ(company.answers(1, {"dance"})["code"], "rule");
  EXPECT_EQ(company.answers(1, {"discard RS", "discard RS"})["type"], "refused");
  EXPECT_EQ(company.update(1), before);
  const Json why = company.says(1, {{"type", "why"}, {"action", "take RD"}});
  EXPECT_TRUE(why["rule"].get<std::string>().starts_with("ONI-"));
  EXPECT_FALSE(why["clause"].get<std::string>().empty());
  EXPECT_EQ(company.says(1, {{"type", "why"}})["rule"], before["prompt"]["rule"]);
}

TEST(ProtocolTable, WhoeverWatchesChangesNothing) {
  Company company(solo);
  const Json before = company.update(1);
  for (const Json& message :
       {Json{{"type", "answer"}, {"prompt", before["prompt"]["number"]}, {"actions", {before["prompt"]["actions"][0]["action"]}}},
        Json{{"type", "undo"}}, Json{{"type", "give_up"}}, Json{{"type", "leave"}}, Json{{"type", "hint"}, {"prompt", 1}}})
    EXPECT_EQ(company.says(watcher, message)["code"], "not_now");
  EXPECT_EQ(company.update(1), before);
  EXPECT_TRUE(company.update(watcher)["prompt"].is_null());
}

TEST(ProtocolTable, AnotherSeatIsAsked) {
  Company company(pair);
  ASSERT_FALSE(company.host().join(2, "Bob", company.now));
  const Json prompt = company.update(1)["prompt"];
  const Json answer = {{"type", "answer"}, {"prompt", prompt["number"]}, {"actions", {prompt["actions"][0]["action"]}}};
  EXPECT_EQ(company.says(2, answer)["code"], "not_asked");
  EXPECT_TRUE(company.update(2)["prompt"].is_null());
}

TEST(ProtocolTable, AloneUndoIsFreeAndMeetsTheSameCards) {
  Company company(solo);
  const Json before = company.update(1);
  const std::string action = before["prompt"]["actions"].back()["action"];
  EXPECT_EQ(before["undo"], "none");
  company.answers(1, {action});
  const Json played = company.update(1);
  EXPECT_EQ(played["undo"], "free");
  EXPECT_EQ(company.says(1, {{"type", "undo"}})["type"], "done");
  const Json after = company.update(1, played["sequence"]);
  EXPECT_EQ(after["view"], before["view"]);
  EXPECT_TRUE(after["assisted"]);
  ASSERT_EQ(after["log"].size(), 1U);
  EXPECT_EQ(after["log"][0]["taken_back"], before["sequence"]);
  EXPECT_GT(after["prompt"]["number"], played["prompt"]["number"]);
  company.answers(1, {action});
  EXPECT_EQ(company.update(1)["view"], played["view"]);
}

// The draft of two reveals nothing, so each seat's pick can be taken back; the other's with its consent.
TEST(ProtocolTable, AnotherSeatsDecisionIsTakenBackWithItsConsent) {
  Company company(pair);
  ASSERT_FALSE(company.host().join(2, "Bob", company.now));
  const int first = company.asked();
  const int second = 3 - first;
  const Json start = company.update(first);
  company.answers(first, {start["prompt"]["actions"][0]["action"]});
  ASSERT_EQ(company.asked(), second);
  const Json mid = company.update(second);
  company.answers(second, {mid["prompt"]["actions"][0]["action"]});
  ASSERT_EQ(company.update(first)["undo"], "ask");
  EXPECT_EQ(company.says(second, {{"type", "consent"}, {"yes", true}})["code"], "not_now");
  EXPECT_EQ(company.says(first, {{"type", "undo"}})["type"], "done");
  EXPECT_EQ(company.update(second)["undo_asked"], first);
  EXPECT_FALSE(company.update(first).contains("undo_asked"));
  EXPECT_EQ(company.update(first)["undo_waits"], true);
  EXPECT_FALSE(company.update(second).contains("undo_waits"));
  EXPECT_EQ(company.says(second, {{"type", "consent"}, {"yes", false}})["type"], "done");
  EXPECT_FALSE(company.update(second).contains("undo_asked"));
  EXPECT_FALSE(company.update(first).contains("undo_waits"));
  EXPECT_NE(company.update(first)["view"], start["view"]);
  company.says(first, {{"type", "undo"}});
  EXPECT_EQ(company.says(second, {{"type", "consent"}, {"yes", true}})["type"], "done");
  EXPECT_EQ(company.update(first)["view"], start["view"]);
}

// Until an order of several cards has been answered, whole; by which seat. 0 where the game ended first.
int put_in_order(Company& company, Random& random) {
  while (company.asked() != 0) {
    const int seat = company.asked();
    const Json update = company.update(seat);
    const Json& several = update["prompt"].value("several", Json::object());
    if (several.value("ordered", false) && update["view"]["pending"]["looked"].size() > 2) {
      std::vector<std::string> order;
      for (const Json& card : update["view"]["pending"]["looked"])
        order.push_back(several["verb"].get<std::string>() + " " + card.get<std::string>());
      EXPECT_EQ(company.answers(seat, order)["type"], "done");
      return seat;
    }
    company.answer_at_random(random);
  }
  return 0;
}

TEST(ProtocolTable, ONI_6_9_WhatIsTakenBackIsToldToOthersWithoutItsCards) {
  int found = 0;
  for (std::uint32_t seed = 1; seed < 60 && found < 8; ++seed) {
    Json create = *parse_json(
        R"({"type": "create", "game": "onirim", "options": {"players": 2, "with": ["book", "towers"]}, "seats": [{"kind": "here"}, {"kind": "here"}]})");
    create["seed"] = seed;
    Company company(create.dump());
    Random random(seed);
    const int seat = put_in_order(company, random);
    if (seat == 0 || company.update(seat)["undo"] != "free") continue;
    ++found;
    const std::size_t since = company.update(seat)["sequence"];
    ASSERT_EQ(company.says(seat, {{"type", "undo"}})["type"], "done");
    const auto told = [&](int viewer) { return company.update(viewer, since)["log"].back()["text"].get<std::string>(); };
    EXPECT_TRUE(told(seat).starts_with("Taken back: put ")) << told(seat);
    for (const int other : {3 - seat, watcher}) {
      EXPECT_TRUE(told(other).starts_with("Taken back: ") && told(other).ends_with(" cards put back.")) << told(other);
      EXPECT_EQ(told(other).find(" on top"), std::string::npos) << told(other);
    }
    const Json again = company.restored().update(3 - seat, since, company.now);
    EXPECT_EQ(again["log"].back()["text"], told(3 - seat));
  }
  EXPECT_GT(found, 2);
}

TEST(ProtocolTable, HintsAreGivenAndCounted) {
  Company company(solo);
  const Json prompt = company.update(1)["prompt"];
  EXPECT_FALSE(company.update(1)["assisted"]);
  const Json hint = company.says(1, {{"type", "hint"}, {"prompt", prompt["number"]}});
  EXPECT_FALSE(hint["reason"].get<std::string>().empty());
  EXPECT_EQ(company.answers(1, {hint["action"]})["type"], "done");
  EXPECT_TRUE(company.update(1)["assisted"]);
}

TEST(ProtocolTable, AnAbandonedSeatGoesToAComputerAndBack) {
  Company company(pair);
  EXPECT_EQ(company.update(1)["seats"][1]["state"], "open");
  EXPECT_EQ(company.says(1, {{"type", "replace"}, {"seat", 2}, {"kind", "greedy"}})["code"], "not_now");
  ASSERT_FALSE(company.host().join(2, "Bob", company.now));
  EXPECT_TRUE(company.host().join(2, "Eve", company.now));
  EXPECT_TRUE(company.host().attach(2, company.now));
  EXPECT_EQ(company.update(1)["seats"][1]["state"], "here");
  EXPECT_TRUE(company.host().detach(2, company.now));
  EXPECT_EQ(company.update(1)["seats"][1]["state"], "away");
  EXPECT_EQ(company.says(1, {{"type", "replace"}, {"seat", 2}, {"kind", "greedy"}})["code"], "not_now");
  company.now += 61'000;
  EXPECT_TRUE(company.update(1)["seats"][1]["replaceable"]);
  EXPECT_EQ(company.says(1, {{"type", "replace"}, {"seat", 2}, {"kind", "person"}})["code"], "malformed");
  EXPECT_EQ(company.says(1, {{"type", "replace"}, {"seat", 2}, {"kind", "greedy"}})["type"], "done");
  EXPECT_EQ(company.update(1)["seats"][1]["kind"], "greedy");
  EXPECT_EQ(company.asked(), 1);
  EXPECT_EQ(company.says(2, {{"type", "come_back"}})["type"], "done");
  EXPECT_EQ(company.update(1)["seats"][1]["kind"], "person");
  EXPECT_EQ(company.update(1)["seats"][1]["name"], "Bob");
  Host again = company.restored();
  EXPECT_EQ(again.update(1, 0, company.now)["seats"][1]["name"], "Bob");
}

// Nobody has to ask again: whoever waits is told when the seat may be given away, once.
TEST(ProtocolTable, ASeatThatBecomesReplaceableIsTold) {
  Company company(pair);
  ASSERT_FALSE(company.host().join(2, "Bob", company.now));
  company.host().attach(1, company.now);
  company.host().attach(2, company.now);
  company.host().go_on(company.now);
  EXPECT_FALSE(company.host().alarm());
  company.host().detach(2, company.now);
  ASSERT_TRUE(company.host().alarm());
  EXPECT_GT(*company.host().alarm(), company.now);
  company.now = *company.host().alarm();
  EXPECT_TRUE(company.host().go_on(company.now));
  EXPECT_TRUE(company.update(1)["seats"][1]["replaceable"]);
  EXPECT_FALSE(company.host().alarm());
  EXPECT_FALSE(company.host().go_on(company.now));
  // Back and away again, it takes as long again.
  EXPECT_TRUE(company.host().attach(2, company.now));
  company.host().go_on(company.now);
  EXPECT_FALSE(company.update(1)["seats"][1]["replaceable"]);
  company.host().detach(2, company.now);
  EXPECT_GT(*company.host().alarm(), company.now);
}

TEST(ProtocolTable, WhoLeavesMayBeReplacedAtOnce) {
  Company company(pair);
  ASSERT_FALSE(company.host().join(2, "Bob", company.now));
  company.host().attach(2, company.now);
  EXPECT_EQ(company.says(2, {{"type", "leave"}})["type"], "done");
  EXPECT_EQ(company.update(1)["seats"][1]["state"], "left");
  EXPECT_TRUE(company.update(1)["seats"][1]["replaceable"]);
  company.host().detach(2, company.now);
  company.host().attach(2, company.now);
  EXPECT_EQ(company.update(1)["seats"][1]["state"], "here");
}

TEST(ProtocolTable, ClocksRunForWhoeverIsAsked) {
  Company company(
      R"({"type": "create", "game": "onirim", "options": {"players": 2}, "seats": [{"kind": "here"}, {"kind": "here"}], "clock": {"bank": 60, "turn": 5}, "seed": 7})");
  for (int seat = 1; seat <= 2; ++seat) company.host().attach(seat, company.now);
  const int first = company.asked();
  const auto clock = [&](int seat) { return company.update(1)["seats"][static_cast<std::size_t>(seat - 1)]["clock"].get<Time>(); };
  const Time start = clock(first);
  company.now += 10'000;
  EXPECT_EQ(clock(first), start - 10'000);
  EXPECT_EQ(clock(3 - first), 60'000);
  ASSERT_TRUE(company.host().alarm());
  EXPECT_EQ(*company.host().alarm(), company.now - 10'000 + start);
  company.now = *company.host().alarm();
  EXPECT_TRUE(company.host().go_on(company.now));
  EXPECT_EQ(company.update(1)["seats"][static_cast<std::size_t>(first - 1)]["kind"], "greedy");
  EXPECT_EQ(clock(first), 0);
  EXPECT_EQ(company.says(first, {{"type", "come_back"}})["code"], "not_now");
  EXPECT_EQ(company.asked(), 3 - first);
  const Host again = company.restored();
  const Json seat = again.update(1, 0, company.now)["seats"][static_cast<std::size_t>(first - 1)];
  EXPECT_EQ(seat["kind"], "greedy");
  EXPECT_EQ(seat["clock"], 0);
}

TEST(ProtocolTable, NamesAreShort) {
  Company company(pair);
  for (const std::string name : {"", "   ", "line\nbreak", "a name that is a little longer", "\xff",
                                 "\xe2\x80\xae"
                                 "evil"})
    EXPECT_TRUE(company.host().join(2, name, company.now)) << name;
  EXPECT_FALSE(company.host().join(2, "Łukasz Żółć", company.now));
}

TEST(ProtocolTable, NamesMayJoinCharacters) {
  for (const char* name : {"\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\U0001f469\u200d\U0001f4bb Eve"}) {
    Company company(pair);
    EXPECT_FALSE(company.host().join(2, name, company.now)) << name;
    EXPECT_EQ(company.update(1)["seats"][1]["name"], name);
  }
}

TEST(ProtocolTable, WhatCannotBeCreatedIsRefused) {
  for (const char* text : {
           R"({"type": "create", "game": "chess", "seats": [{"kind": "here"}], "seed": 7})",
           R"({"type": "create", "game": "onirim", "seats": [{"kind": "here"}, {"kind": "here"}], "seed": 7})",
           R"({"type": "create", "game": "onirim", "options": {"players": 3}, "seats": [{"kind": "here"}], "seed": 7})",
           R"({"type": "create", "game": "onirim", "options": {"variants": ["lost-way"]}, "seats": [{"kind": "here"}], "seed": 7})",
           R"({"type": "create", "game": "onirim", "seats": [{"kind": "wizard"}], "seed": 7})",
           R"({"type": "create", "game": "onirim", "seats": [{"kind": "here", "name": "\u202e"}], "seed": 7})",
           R"({"type": "create", "game": "onirim", "seats": [{"kind": "here"}]})",
           R"({"type": "create", "game": "onirim", "seats": [{"kind": "here"}], "seed": 7, "start": {"record": "nonsense", "moment": 1}})",
       }) {
    const Json request = *parse_json(text);
    const Result<Host> host = Host::create(request, {}, 0);
    ASSERT_FALSE(host) << text;
    EXPECT_FALSE(host.error().text().empty());
  }
}

TEST(ProtocolTable, ADamagedJournalIsRefused) {
  Company company(pair);
  for (const char* first :
       {"", "host create", "host create {", "host create {}", "host create []", "host create {\"game\": 3, \"seats\": [], \"created\": 1}",
        "host create {\"game\": \"onirim\", \"seats\": [{\"kind\": \"here\"}], \"created\": 1}",
        "host create {\"game\": \"onirim\", \"seats\": [{\"kind\": \"here\"}, {\"kind\": \"here\"}], \"created\": \"now\"}"}) {
    std::vector<std::string> lines = company.lines;
    lines[0] = first;
    const Result<Host> host = Host::restored(lines, {}, company.now);
    ASSERT_FALSE(host) << first;
    EXPECT_TRUE(host.error().text().starts_with("line 1")) << host.error().text();
  }
  EXPECT_FALSE(Host::restored({}, {}, company.now));
}

TEST(ProtocolTable, AnInvitationTellsWhatIsAgreed) {
  Company company(
      R"({"type": "create", "game": "onirim", "options": {"players": 2, "talk": "open"}, "seats": [{"kind": "here"}, {"kind": "open"}], "clock": {"bank": 300, "turn": 10}, "seed": 7})");
  const Json summary = company.host().summary(watcher);
  EXPECT_EQ(summary["clock"], (Json{{"bank", 300}, {"turn", 10}}));
  EXPECT_EQ(summary["options"]["talk"], "open");
  EXPECT_FALSE(Company(pair).host().summary(watcher).contains("clock"));
}

// A button says everything once.
TEST(ProtocolTable, RemarksDoNotRepeatTheWords) {
  Company company(solo);
  Random random(5);
  int nightmares = 0;
  for (int answers = 0; company.asked() != 0 && answers < 3000; ++answers) {
    const Json update = company.update(1);
    for (const Json& action : update["prompt"]["actions"]) {
      const std::string way = action.value("way", std::string());
      if (way != "hand" && way != "key") continue;
      ++nightmares;
      EXPECT_FALSE(action.contains("remark")) << action;
    }
    company.answer_at_random(random);
  }
  EXPECT_GT(nightmares, 0);
}

}  // namespace
}  // namespace meander::protocol
