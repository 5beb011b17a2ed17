// Messages that are none, and requests that need no table.
#include "company.hpp"

namespace meander::protocol {
namespace {

TEST(ProtocolMessages, FaultsNameTheirPlace) {
  struct Fault {
    const char* text;
    const char* place;
  };
  for (const Fault& fault : {
           Fault{"", "line 1, column 1"},
           Fault{"{", "line 1, column 2"},
           Fault{"[]", ""},
           Fault{"{}", "type"},
           Fault{R"({"type": 3})", "type"},
           Fault{R"({"type": "dance"})", "type"},
           Fault{R"({"type": "answer", "actions": []})", "prompt"},
           Fault{R"({"type": "answer", "prompt": -1, "actions": []})", "prompt"},
           Fault{R"({"type": "answer", "prompt": 1e99, "actions": []})", "prompt"},
           Fault{R"({"type": "answer", "prompt": 1, "actions": ["play RS", 3]})", "actions[1]"},
           Fault{R"({"type": "answer", "prompt": 1, "actions": {}})", "actions"},
           Fault{R"({"type": "ping", "extra": 1})", "extra"},
           Fault{R"({"type": "ping", "id": {"a": 1}})", "id"},
           Fault{R"({"type": "ping", "id": "123456789012345678901234567890123"})", "id"},
           Fault{R"({"type": "consent", "yes": "yes"})", "yes"},
           Fault{R"({"type": "create", "game": "onirim", "seats": []})", "seats"},
           Fault{R"({"type": "create", "game": "onirim", "seats": [{"kind": 1}]})", "seats[0].kind"},
           Fault{R"({"type": "create", "game": "onirim", "seats": [{"kind": "here", "extra": 1}]})", "seats[0].extra"},
           Fault{R"({"type": "create", "game": "onirim", "seats": [{"kind": "here"}], "clock": {"bank": 0, "turn": 0}})", "clock.bank"},
           Fault{R"({"type": "create", "game": "onirim", "seats": [{"kind": "here"}], "clock": {"bank": 10}})", "clock.turn"},
       }) {
    const Read read = read_message(fault.text);
    ASSERT_FALSE(read.error.is_null()) << fault.text;
    EXPECT_EQ(read.error["code"], "malformed");
    EXPECT_EQ(read.error.value("place", ""), fault.place) << fault.text;
    EXPECT_FALSE(read.error["text"].get<std::string>().empty());
    witness("server", read.error);
  }
}

// Forty bytes of a type are repeated, whatever character they end in.
TEST(ProtocolMessages, WhatIsRepeatedIsWholeCharacters) {
  const Read read = read_message(R"({"type": "aÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ"})");
  EXPECT_TRUE(parse_json(written(read.error)));
}

TEST(ProtocolMessages, TheIdComesBack) {
  EXPECT_EQ(read_message(R"({"type": "dance", "id": "x"})").error["id"], "x");
  EXPECT_EQ((*answered({{"type", "games"}, {"id", 5}}))["id"], 5);
}

TEST(ProtocolMessages, GamesAndRulesAreTold) {
  const Json games = *answered({{"type", "games"}});
  witness("server", games);
  ASSERT_EQ(games["games"][0]["game"], "onirim");
  EXPECT_FALSE(games["games"][0]["options"].empty());
  const Json rules = *answered({{"type", "rules"}, {"game", "onirim"}});
  witness("server", rules);
  EXPECT_EQ(rules["chapters"].size(), 11U);
  EXPECT_EQ((*answered({{"type", "rules"}, {"game", "chess"}}))["code"], "unknown");
  EXPECT_FALSE(answered({{"type", "tables"}, {"links", Json::array()}}));
}

// Every option that is offered can be chosen where it is said to have a meaning.
TEST(ProtocolMessages, WhatIsOfferedCanBeCreated) {
  const Json games = *answered({{"type", "games"}});
  for (const Json& option : games["games"][0]["options"]) {
    for (const Json& value : option["values"]) {
      Json options = Json::object();
      if (value.contains("needs")) {
        const Json& needs = value["needs"];
        options[needs["key"].get<std::string>()] = needs["key"] == "with" ? Json::array({needs["value"]}) : needs["value"];
      }
      Json& chosen = options[option["key"].get<std::string>()];
      if (option["several"])
        chosen.push_back(value["value"]);
      else
        chosen = value["value"];
      Json seats = Json::array({{{"kind", "here"}}});
      if (options.value("players", 1) == 2) seats.push_back({{"kind", "here"}});
      const Result<Host> host = Host::create({{"game", "onirim"}, {"options", options}, {"seats", seats}, {"seed", 1}}, {}, 0);
      EXPECT_TRUE(host) << options << (host ? "" : host.error().text());
    }
  }
}

TEST(ProtocolMessages, RecordsThatAreNoneAreRefused) {
  const Json reply =
      *answered({{"type", "replay"}, {"game", "onirim"}, {"record", "meander onirim record 1\noptions standard\nset-up: draw XX\n"}, {"moment", 0}});
  EXPECT_EQ(reply["type"], "error");
  EXPECT_EQ(reply["place"], "record");
}

}  // namespace
}  // namespace meander::protocol
