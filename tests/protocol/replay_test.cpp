// Looking back at a record, and going on from any of its moments.
#include "company.hpp"
#include "protocol/requests.hpp"

namespace meander::protocol {
namespace {

constexpr const char* alone = R"({"type": "create", "game": "onirim", "seats": [{"kind": "here", "name": "Ada"}], "seed": 7})";

Json moment_of(const std::string& record, std::size_t moment) {
  const Json shown = *answered({{"type", "replay"}, {"game", "onirim"}, {"record", record}, {"moment", moment}});
  witness("server", shown);
  return shown;
}

// A table that goes on from a moment shows what the moment showed, unless chance has done something since.
void expect_to_go_on(const std::string& record, std::size_t moment) {
  const Json shown = moment_of(record, moment);
  Json create = *parse_json(alone);
  create["start"] = {{"record", record}, {"moment", moment}};
  create["seed"] = 99;
  Company other(create.dump());
  const Json update = other.update(1);
  EXPECT_EQ(update["view"].value("rows", Json()), shown["view"].value("rows", Json())) << moment;
  EXPECT_EQ(update["view"].value("removed", Json()), shown["view"].value("removed", Json())) << moment;
  EXPECT_TRUE(update["assisted"]);
  EXPECT_EQ(other.restored().update(1, 0, other.now), update);
  EXPECT_GE(update["turn"], shown["turn"]);
  // It is played to its end, and its own record is looked at in turn.
  Random random(moment);
  other.play(random);
  const Json end = moment_of(other.says(1, {{"type", "record"}})["text"], 9999);
  EXPECT_EQ(end["result"]["outcome"], other.update(1)["result"]["outcome"]);
}

std::string played_record() {
  Company company(alone);
  Random random(3);
  company.play(random);
  return company.says(1, {{"type", "record"}})["text"];
}

// Of the first 20 moments some are choices; none is better than the best, and what was taken is told as the replay tells it.
TEST(ProtocolReplay, ChoicesAreJudged) {
  const std::string record = played_record();
  int choices = 0;
  for (std::size_t moment = 0; moment < 20; ++moment) {
    const Json asked = {{"type", "analysis"}, {"game", "onirim"}, {"record", record}, {"moment", moment}};
    witness("client", asked);
    const Json told = *answered(asked);
    witness("server", told);
    EXPECT_EQ(told["type"], "analysis");
    EXPECT_EQ(told["moment"], moment);
    EXPECT_TRUE(told["judged"]);
    const Json& decision = told["decision"];
    if (decision.is_null()) continue;
    ++choices;
    EXPECT_LE(decision["chance"], decision["best_chance"]);
    EXPECT_EQ(decision["words"], moment_of(record, moment + 1)["step"]);
    if (decision["words"] == decision["best"]) EXPECT_EQ(decision["chance"], decision["best_chance"]);
  }
  EXPECT_GT(choices, 5);
  EXPECT_TRUE((*answered({{"type", "analysis"}, {"game", "onirim"}, {"record", record}, {"moment", 9999}}))["decision"].is_null());
}

TEST(ProtocolReplay, GamesForTwoAreNotJudged) {
  Company company(R"({"type": "create", "game": "onirim", "options": {"players": 2}, "seats": [{"kind": "here"}, {"kind": "here"}], "seed": 7})");
  Random random(3);
  company.play(random);
  const Json told = *answered({{"type", "analysis"}, {"game", "onirim"}, {"record", company.says(1, {{"type", "record"}})["text"]}, {"moment", 2}});
  EXPECT_FALSE(told["judged"]);
  EXPECT_TRUE(told["decision"].is_null());
}

TEST(ProtocolReplay, ARecordIsLookedAtStepByStep) {
  const std::string record = played_record();
  const Json first = moment_of(record, 0);
  EXPECT_EQ(first["turn"], 1);
  EXPECT_EQ(first["view"]["hand"].size(), 5U);
  const std::size_t moments = first["moments"];
  const Json turns = first["turns"];
  ASSERT_GT(moments, turns.size());
  std::size_t turn = 0;
  for (std::size_t at = 0; at < moments; ++at) {
    const Json shown = moment_of(record, at);
    if (turn + 1 < turns.size() && turns[turn + 1] == at) ++turn;
    EXPECT_EQ(shown["moment"], at);
    EXPECT_EQ(shown["turn"], turn + 1) << at;
    EXPECT_EQ(shown["result"].is_null(), at + 1 < moments);
  }
  EXPECT_EQ(turn + 1, turns.size());
  EXPECT_EQ(first["title"], "Base game, alone");
  // The first answer is the first step, and is what is told of it.
  const Json second = moment_of(record, 1);
  ASSERT_FALSE(second["log"].empty());
  EXPECT_NE(second["view"]["hand"], first["view"]["hand"]);
}

// Every moment tells something, and its piles show what came to them last.
TEST(ProtocolReplay, AReplayTellsEachStepAndTheTopsOfThePiles) {
  const std::string record = played_record();
  const std::size_t moments = moment_of(record, 0)["moments"];
  std::string discarded;
  for (std::size_t at = 1; at < moments; ++at) {
    const Json shown = moment_of(record, at);
    std::string told = shown.value("step", std::string());
    for (const Json& entry : shown["log"]) {
      told += entry["text"].get<std::string>();
      for (const Json& event : entry["events"]) {
        if (event["event"] == "discarded" || event["event"] == "dropped") discarded = event["card"];
        if (event["event"] == "key_paid" || event["event"] == "dream_discarded") discarded = event["card"];
      }
    }
    EXPECT_FALSE(told.empty()) << at;
    EXPECT_EQ(shown["tops"].value("discard", std::string()), discarded) << at;
    EXPECT_EQ(shown["tops"].contains("limbo"), shown["view"].contains("limbo")) << at;
  }
}

// A record does not tell who sat at the other side.
TEST(ProtocolReplay, ARecordOfTwoIsOfNoCompany) {
  Company company(R"({"type": "create", "game": "onirim", "options": {"players": 2}, "seats": [{"kind": "here"}, {"kind": "greedy"}], "seed": 7})");
  Random random(2);
  company.play(random);
  EXPECT_EQ(moment_of(company.host().record(1), 0)["title"], "Base game, for two");
}

TEST(ProtocolReplay, AGameGoesOnFromAnyMomentOfARecord) {
  const std::string record = played_record();
  for (const std::size_t moment : {0U, 1U, 2U, 3U, 4U, 17U}) expect_to_go_on(record, moment);
}

// A record may begin with a position; so may what goes on from it.
TEST(ProtocolReplay, AGameGoesOnFromARecordWithAStart) {
  constexpr const char* start =
      "meander onirim record 1\n"
      R"(start {"format":"meander-onirim-position","version":1,"hand":["RS","RM","UM","GS","BM"],"rows":["UK"],"deck":{"unknown":{"RD":2,"UD":2,"GD":2,"BD":2,"BS":6,"GM":4}}})"
      "\nturn 1 seat 1: play RS; draw BS\nturn 2 seat 1: play RM; draw GM\n";
  const Json first = moment_of(start, 0);
  EXPECT_EQ(first["turn"], 1);
  EXPECT_EQ(first["moments"], 5);
  EXPECT_EQ(first["turns"], (Json{0, 2, 4}));
  EXPECT_EQ(first["view"]["rows"], (Json{"UK"}));
  for (std::size_t moment = 0; moment < 5; ++moment) expect_to_go_on(start, moment);
  Json create = *parse_json(alone);
  create["start"] = {{"record", start}, {"moment", 2}};
  Company company(create.dump());
  EXPECT_EQ(company.update(1)["turn"], 2);
  EXPECT_NE(company.host().record(1).find("start {"), std::string::npos);
  // A damaged line is told.
  std::vector<std::string> lines = company.lines;
  const auto begin = std::find_if(lines.begin(), lines.end(), [](const std::string& line) { return line.starts_with("start "); });
  ASSERT_NE(begin, lines.end());
  *begin = "start {}";
  EXPECT_FALSE(Host::restored(lines, {}, company.now));
}

}  // namespace
}  // namespace meander::protocol
