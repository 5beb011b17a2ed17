// What may be said at a table of Labyrinth, and what comes of it.
#include <map>

#include "maze.hpp"

namespace meander::protocol {
namespace {

using labyrinth::Character;
using labyrinth::GameForTest;

std::string outcome(const Json& reply) { return reply.value("code", reply["type"].get<std::string>()); }

// Seat 1 stands on D2 and steps to D3, where the seats named are.
GameForTest meeting_at_d3(int players) {
  GameForTest game = way_to_the_centre(players);
  game.pawn(1, "D2");
  for (int seat = 2; seat <= players; ++seat) game.pawn(seat, "D3");
  return game;
}

TEST(ProtocolMaze, IsOffered) {
  const Json games = *answered({{"type", "games"}});
  ASSERT_EQ(games["games"].size(), 2U);
  const Json& maze = games["games"][1];
  EXPECT_EQ(maze["game"], "labyrinth");
  EXPECT_EQ(maze["seats"], (Json{{"least", 2}, {"most", 6}}));
  EXPECT_EQ(maze["pieces"]["traps"].size(), 14U);
  EXPECT_EQ(maze["pieces"]["characters"].size(), 10U);
  for (const Json& option : maze["options"]) {
    for (const Json& value : option["values"]) {
      Json options = {{option["key"].get<std::string>(), value["value"]}};
      const int players = options.value("players", 4);
      Json request = maze_request(players, options, 3);
      const Result<Host> host = Host::create(request, {}, 0);
      EXPECT_TRUE(host) << request << (host ? "" : host.error().text());
    }
  }
  const Json rules = *answered({{"type", "rules"}, {"game", "labyrinth"}});
  witness("server", rules);
  EXPECT_GT(rules["chapters"].size(), 15U);
}

TEST(ProtocolMaze, WhatCannotBeCreatedIsRefused) {
  for (const Json& options : {Json{{"players", 7}}, Json{{"players", 1}}, Json{{"characters", "wizard"}}, Json{{"with", "book"}},
                              Json{{"win_alone", 1}}, Json{{"characters", "monk,monk"}}, Json{{"set", {{"format", "nonsense"}}}}}) {
    Json request = maze_request(2, Json::object(), 7);
    request["options"] = options;
    if (!options.contains("players")) request["options"]["players"] = 2;
    const Result<Host> host = Host::create(request, {}, 0);
    ASSERT_FALSE(host) << options;
    EXPECT_FALSE(host.error().text().empty());
  }
  EXPECT_FALSE(Host::create({{"game", "labyrinth"}, {"seats", persons(3)}, {"seed", 7}}, {}, 0));
}

TEST(ProtocolMaze, WelcomesWithThePiecesOfItsSet) {
  Company company(maze(2, Json::object(), 7));
  const Json welcome = company.host().welcome(1);
  witness("server", welcome);
  EXPECT_EQ(welcome["pieces"]["life"], 4);
  EXPECT_EQ(welcome["title"], "Labyrinth, 2 people");
  std::size_t tiles = 0;
  for (const Json& tile : welcome["pieces"]["tiles"]) tiles += tile["count"].get<std::size_t>();
  EXPECT_EQ(tiles, 30U);
}

// Two who are there are asked one after the other; everybody is told for whom the table waits.
TEST(ProtocolMaze, DeclarationsAreAskedOfTheSeatsConcerned) {
  Company company(maze_from(meeting_at_d3(3)));
  const Json turn = company.update(1);
  const Json move = action_like(turn["prompt"], "move D3");
  ASSERT_NE(move, Json()) << turn["prompt"];
  EXPECT_EQ(move["cost"], 1);
  EXPECT_EQ(move["place"], "D3");
  company.answers(1, {"move D3"});
  const int first = company.asked();
  EXPECT_NE(first, 1);
  const Json seen = company.update(1);
  EXPECT_EQ(seen["view"]["phase"], "declare");
  EXPECT_EQ(seen["view"]["waits"], std::string(first == 2 ? "Bob" : "Cem") + " says whether to attack.");
  EXPECT_EQ(seen["view"]["under_way"][0], "Ada has entered D3; there were: Bob, Cem.");
  const Json prompt = company.update(first)["prompt"];
  const Json attack = action_like(prompt, "attack 1");
  ASSERT_NE(attack, Json());
  // Both with two dice, nothing taken off.
  EXPECT_NEAR(attack["chance"].get<double>(), 575.0 / 1296, 1e-9);
  EXPECT_NEAR(attack["tie"].get<double>(), 146.0 / 1296, 1e-9);
  company.answers(first, {"attack 1"});
  const int second = company.asked();
  EXPECT_NE(second, first);
  EXPECT_EQ(company.update(second)["view"]["phase"], "declare");
  EXPECT_EQ(company.update(first)["prompt"], nullptr);
}

TEST(ProtocolMaze, AFightTellsBothSides) {
  GameForTest game = meeting_at_d3(2);
  game.life(1, 2);
  game.s.crystals = 3;
  Json request = maze_request_from(game);
  bool fought = false;
  for (std::uint64_t seed = 1; seed < 40 && !fought; ++seed) {
    request["seed"] = seed;
    Company company(request.dump());
    company.answers(1, {"move D3"});
    ASSERT_EQ(company.asked(), 2);
    company.answers(2, {"attack 1"});
    const Json view = company.update(1)["view"];
    if (view["phase"] != "crystal") continue;
    fought = true;
    const Json& rolled = view["rolled"];
    EXPECT_EQ(rolled["for"], "fight");
    ASSERT_EQ(rolled["sides"].size(), 2U);
    const auto sum = [](const Json& side) { return side["dice"][0].get<int>() + side["dice"][1].get<int>(); };
    EXPECT_EQ(rolled["sides"][0]["seats"], Json{2});
    EXPECT_EQ(rolled["sides"][0]["life"], 0);
    EXPECT_EQ(rolled["sides"][0]["total"], sum(rolled["sides"][0]));
    EXPECT_EQ(rolled["sides"][1]["seats"], Json{1});
    EXPECT_EQ(rolled["sides"][1]["life"], -2);
    EXPECT_EQ(rolled["sides"][1]["total"], sum(rolled["sides"][1]) - 2);
    const Json again = action_like(company.update(company.asked())["prompt"], "again");
    ASSERT_NE(again, Json());
    EXPECT_TRUE(again["crystal"]);
    EXPECT_TRUE(again.contains("chance"));
  }
  EXPECT_TRUE(fought);
}

// The first answer in such a meeting after which somebody is offered the crystal; the seat that is asked, 0: nobody.
int until_a_crystal_is_offered(Company& company) {
  company.answers(1, {"move D3"});
  company.answers(company.asked(), {"attack 1"});
  return company.update(watcher)["view"]["phase"] == "crystal" ? company.asked() : 0;
}

TEST(ProtocolMaze, AnOfferThatNobodyAnswersIsPassedOn) {
  GameForTest game = meeting_at_d3(2);
  game.s.crystals = 3;
  Json request = maze_request_from(game);
  request["pass_after"] = 20;
  int offered = 0;
  for (std::uint64_t seed = 1; seed < 8; ++seed) {
    request["seed"] = seed;
    Company company(request.dump());
    const int seat = until_a_crystal_is_offered(company);
    if (seat == 0) continue;
    ++offered;
    EXPECT_EQ(company.update(seat)["prompt"]["passes_in"], 20'000);
    company.now += 5'000;
    EXPECT_EQ(company.update(seat)["prompt"]["passes_in"], 15'000);
    EXPECT_FALSE(company.host().go_on(company.now));
    for (int other = 1; other <= 2; ++other) company.host().attach(other, company.now);
    ASSERT_TRUE(company.host().alarm());
    EXPECT_EQ(*company.host().alarm(), company.now + 15'000);
    company.now = *company.host().alarm();
    EXPECT_TRUE(company.host().go_on(company.now));
    const Json after = company.update(seat);
    EXPECT_TRUE(after["view"]["phase"] != "crystal" || after["asked"] != seat);
    EXPECT_EQ(company.restored().update(seat, 0, company.now)["view"], after["view"]);
  }
  EXPECT_GT(offered, 1);
}

TEST(ProtocolMaze, WithoutSomebodyElsewhereNothingIsPassedOn) {
  GameForTest game = meeting_at_d3(2);
  game.s.crystals = 3;
  Json request = maze_request_from(game);
  EXPECT_FALSE(Company(request.dump()).host().summary(watcher).contains("pass_after"));
  request["seats"][1] = {{"kind", "open"}};
  EXPECT_EQ(Company(request.dump()).host().summary(watcher)["pass_after"], 30);
  request["pass_after"] = 0;
  EXPECT_FALSE(Company(request.dump()).host().summary(watcher).contains("pass_after"));
  request["pass_after"] = 3601;
  EXPECT_EQ(read_message(request.dump()).error["place"], "pass_after");
}

TEST(ProtocolMaze, WhoNeverWishesToBeAskedIsNot) {
  GameForTest game = meeting_at_d3(2);
  game.s.crystals = 3;
  Json request = maze_request_from(game);
  for (std::uint64_t seed = 1; seed < 8; ++seed) {
    request["seed"] = seed;
    Company company(request.dump());
    for (int seat = 1; seat <= 2; ++seat) EXPECT_EQ(company.says(seat, {{"type", "stops"}, {"when", "never"}})["type"], "done");
    EXPECT_EQ(until_a_crystal_is_offered(company), 0);
    EXPECT_EQ(company.update(1)["stops"], "never");
  }
  Company company(request.dump());
  const Json refused = company.says(1, {{"type", "stops"}, {"when", "every-draw"}});
  EXPECT_EQ(refused["code"], "malformed");
  EXPECT_EQ(refused["place"], "when");
}

TEST(ProtocolMaze, ReasonsAreToldOfWhatIsNotPossible) {
  GameForTest game = way_to_the_centre(2);
  Company company(maze_from(game));
  const Json why = company.says(1, {{"type", "why"}, {"action", "move D4"}});
  EXPECT_EQ(why["rule"], "LAB-6.1");
  EXPECT_FALSE(why["clause"].get<std::string>().empty());
  EXPECT_FALSE(why["text"].get<std::string>().empty());
  const Json other = company.says(2, {{"type", "why"}, {"action", "move D4"}});
  EXPECT_EQ(other["text"], "It is the turn of Ada.");
  const Json before = company.update(1);
  const Json refused = company.answers(1, {"move D4"});
  EXPECT_EQ(refused["rule"], "LAB-6.1");
  EXPECT_EQ(company.update(1), before);
  EXPECT_EQ(company.says(1, {{"type", "give_up"}})["text"], "A game of Labyrinth is not given up: somebody can always win.");
}

// Where a tile may lie is lit up by its actions; why it may not, somebody asks.
TEST(ProtocolMaze, PlacementsAreToldWithTheTile) {
  Company company(maze_from(way_to_the_centre(2)));
  company.answers(1, {"build"});
  const Json update = company.update(1);
  ASSERT_EQ(update["view"]["phase"], "place");
  const Json& prompt = update["prompt"];
  EXPECT_EQ(prompt["tile"]["tile"], update["view"]["build"]["tile"]);
  for (const Json& action : prompt["actions"]) {
    EXPECT_EQ(action["do"], "place");
    EXPECT_TRUE(action.contains("rotation"));
    EXPECT_FALSE(update["view"]["cells"].contains(action["cell"].get<std::string>()));
  }
  EXPECT_EQ(company.says(1, {{"type", "why"}, {"action", "place D4 0"}})["text"], "A tile lies on D4 already.");
  EXPECT_TRUE(company.update(2)["prompt"].is_null());
}

TEST(ProtocolMaze, TilesThatChangePlacesAreToldInPairs) {
  GameForTest game = way_to_the_centre(2);
  game.pawn(1, "D1").tile("D5", "T08").tile("C3", "T05");
  game.s.casting = labyrinth::Casting::given;
  game.s.characters[0] = Character::architect;
  game.s.crystals = 1;
  Company company(maze_from(game));
  ASSERT_EQ(company.answers(1, {"use rebuild"})["type"], "done");
  const Json prompt = company.prompt(1);
  ASSERT_EQ(prompt["actions"][0]["do"], "swap") << prompt;
  for (const Json& first : prompt["actions"]) {
    ASSERT_FALSE(first["others"].empty());
    for (const std::string other : first["others"]) {
      std::vector<std::string> both{first["action"], "swap " + other};
      // What alone is left is taken by itself.
      if (first["others"].size() == 1) both.pop_back();
      Company named(maze_from(game));
      ASSERT_EQ(named.answers(1, {"use rebuild"})["type"], "done");
      EXPECT_EQ(named.answers(1, both)["type"], "done") << first << other;
    }
  }
  EXPECT_EQ(company.says(1, {{"type", "why"}, {"action", "swap D4"}})["text"], "The tile on D4 never changes places.");
  EXPECT_EQ(company.says(1, {{"type", "why"}, {"action", "swap F5"}})["text"], "No tile lies on F5.");
}

TEST(ProtocolMaze, WhoHasSeenMoreThanOthersIsToldSo) {
  GameForTest game = way_to_the_centre(2);
  game.pawn(1, "D2");
  game.s.casting = labyrinth::Casting::given;
  game.s.characters[0] = Character::illusionist;
  Company company(maze_from(game));
  const auto secret = [&](Viewer viewer) { return company.update(viewer)["view"].value("secret", false); };
  for (const Viewer viewer : {1, 2, watcher}) EXPECT_FALSE(secret(viewer)) << viewer;
  ASSERT_EQ(company.answers(1, {"use sow"})["type"], "done");
  EXPECT_TRUE(secret(1));
  for (const Viewer viewer : {2, watcher}) EXPECT_FALSE(secret(viewer)) << viewer;
}

TEST(ProtocolMaze, AnotherSeatsDeclarationIsTakenBackWithItsConsent) {
  Company company(maze_from(meeting_at_d3(2)));
  const Json start = company.update(1);
  company.answers(1, {"move D3"});
  ASSERT_EQ(company.asked(), 2);
  company.answers(2, {"pass"});
  ASSERT_EQ(company.asked(), 1);
  ASSERT_EQ(company.update(1)["undo"], "ask") << company.update(1)["undo_text"];
  EXPECT_EQ(company.says(1, {{"type", "undo"}})["type"], "done");
  EXPECT_EQ(company.update(2)["undo_asked"], 1);
  EXPECT_EQ(company.says(2, {{"type", "consent"}, {"yes", true}})["type"], "done");
  EXPECT_EQ(company.update(1)["view"], start["view"]);
  EXPECT_EQ(company.update(2)["log"].back()["text"], "Taken back: move to D3.");
}

// Whoever is asked in the middle of a meeting may lose the connection, stay away, and be played for.
TEST(ProtocolMaze, AnAbandonedSeatInTheMiddleOfADeclaration) {
  GameForTest game = meeting_at_d3(3);
  Company company(maze_from(game));
  for (int seat = 1; seat <= 3; ++seat) company.host().attach(seat, company.now);
  company.answers(1, {"move D3"});
  const int seat = company.asked();
  const Json prompt = company.update(seat)["prompt"];
  company.host().detach(seat, company.now);
  company.now += 5'000;
  EXPECT_EQ(company.update(1)["seats"][static_cast<std::size_t>(seat - 1)]["state"], "away");
  // Back, and asked the same.
  company.host().attach(seat, company.now);
  EXPECT_EQ(company.update(seat)["prompt"], prompt);
  company.host().detach(seat, company.now);
  company.now += 61'000;
  EXPECT_EQ(company.says(1, {{"type", "replace"}, {"seat", seat}, {"kind", "greedy"}})["type"], "done");
  EXPECT_NE(company.asked(), seat);
  EXPECT_EQ(company.says(seat, {{"type", "come_back"}})["type"], "done");
  EXPECT_EQ(company.update(1)["seats"][static_cast<std::size_t>(seat - 1)]["kind"], "person");
  EXPECT_EQ(company.restored().update(1, 0, company.now)["view"], company.update(1)["view"]);
}

// Time is added at the beginning of one's own turn, not when others ask one something in theirs.
TEST(ProtocolMaze, ClocksAreAddedToInTheOwnTurn) {
  Json request = maze_request_from(meeting_at_d3(2));
  request["clock"] = {{"bank", 60}, {"turn", 5}};
  Company company(request.dump());
  const auto clock = [&](std::size_t seat) { return company.update(1)["seats"][seat - 1]["clock"].get<Time>(); };
  const Time first = clock(1);
  EXPECT_EQ(clock(2), 60'000);
  company.answers(1, {"move D3"});
  ASSERT_EQ(company.asked(), 2);
  company.now += 1'000;
  EXPECT_EQ(clock(2), 59'000);
  EXPECT_EQ(clock(1), first);
  company.answers(2, {"pass"});
  company.answers(1, {"pass"});
  company.answers(1, {"end"});
  ASSERT_EQ(company.asked(), 2);
  EXPECT_EQ(clock(2), 64'000);
}

TEST(ProtocolMaze, AbilitiesAreUsableOrSayWhyNot) {
  GameForTest game = way_to_the_centre(2);
  game.s.casting = labyrinth::Casting::given;
  game.s.characters[0] = Character::monk;
  game.pawn(1, "D2");
  Company company(maze_from(game));
  const Json seat = company.update(2)["view"]["seats"][0];
  EXPECT_EQ(seat["character"], "monk");
  ASSERT_EQ(seat["abilities"].size(), 3U);
  EXPECT_EQ(seat["abilities"][0], (Json{{"ability", "monk.1"}, {"name", "Blessing"}, {"usable", true}}));
  EXPECT_FALSE(seat["abilities"][2]["usable"]);
  EXPECT_EQ(seat["abilities"][2]["why"], "needs the crystal");
  const Json blessing = action_like(company.update(1)["prompt"], "use blessing");
  ASSERT_NE(blessing, Json());
  EXPECT_EQ(blessing["ability"], "monk.1");
  EXPECT_EQ(blessing["cost"], 1);
}

// A record is looked at step by step, and a game goes on from any of its moments.
TEST(ProtocolMaze, ARecordIsLookedAtAndGoneOnFrom) {
  Company company(maze(3, {{"characters", "drawn"}}, 11));
  Random random(4);
  while (!company.host().over()) answer_well(company, random);
  const std::string record = company.says(1, {{"type", "record"}})["text"];
  const auto moment_of = [&](std::size_t moment) {
    const Json shown = *answered({{"type", "replay"}, {"game", "labyrinth"}, {"record", record}, {"moment", moment}});
    witness("server", shown);
    return shown;
  };
  const Json first = moment_of(0);
  const std::size_t moments = first["moments"];
  EXPECT_GT(first["turns"].size(), 3U);
  EXPECT_EQ(first["title"], "Labyrinth for 3");
  for (std::size_t at = 1; at < moments; at += 1 + moments / 12) {
    const Json shown = moment_of(at);
    EXPECT_EQ(shown["moment"], at);
    EXPECT_TRUE(shown["result"].is_null());
    EXPECT_TRUE(shown.contains("step") || !shown["log"].empty()) << at;
  }
  EXPECT_EQ(moment_of(moments - 1)["result"]["winner"], company.update(1)["result"]["winner"]);
  Json request = maze_request(3, {{"characters", "drawn"}}, 99);
  request["start"] = {{"record", record}, {"moment", moments / 2}};
  Company other(request.dump());
  EXPECT_TRUE(other.update(1)["assisted"]);
  EXPECT_EQ(other.restored().update(1, 0, other.now), other.update(1));
}

}  // namespace
}  // namespace meander::protocol
