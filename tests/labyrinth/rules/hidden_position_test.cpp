// Positions of games in which somebody alone has seen something: read back as they were, and what cannot be is refused with its place.
#include <gtest/gtest.h>

#include <functional>

#include "hidden_for_test.hpp"
#include "hidden_play_for_test.hpp"
#include "table/labyrinth/position.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

TEST(LabyrinthPosition, every_state_with_hidden_pieces_is_read_back_as_it_was_written) {
  std::array<int, phase_count> seen{};
  in_hidden_games(8, 500, [&seen](const Options& options, const State& s, Action, Random&) {
    ++seen[static_cast<std::size_t>(s.phase)];
    const Json json = json_of(Position{options, s});
    const Result<Position> read = position_from_json(json, *options.set);
    ASSERT_TRUE(read) << read.error().text() << "\n" << json.dump(2);
    EXPECT_EQ(read->options, options);
    EXPECT_EQ(read->state, s) << json.dump(2) << "\n" << json_of(*read).dump(2);
  });
  for (const Phase phase : {Phase::token, Phase::look, Phase::craft, Phase::reveal, Phase::exchange, Phase::place, Phase::bonus})
    EXPECT_GT(seen[static_cast<std::size_t>(phase)], 0) << name_of(phase);
}

Options hidden_cast(const std::vector<Character>& characters) {
  Options options;
  options.casting = Casting::given;
  options.set = &default_set().components;
  options.players = static_cast<std::uint8_t>(characters.size());
  std::size_t seat = 0;
  for (const Character character : characters) options.given[seat++] = character;
  return options;
}
GameForTest hidden_start(const Options& options) {
  GameForTest game(options.players, options);
  return game.tile("D2", "T03").tile("D3", "T01").guardian("D7").pawn(1, "D3").pawn(2, "D2");
}
Json written(const Options& options, const GameForTest& game) { return json_of(Position{options, game.s}); }
void expect_the_same(const Options& options, const GameForTest& game) {
  const Json json = written(options, game);
  const Result<Position> read = position_from_json(json, *options.set);
  ASSERT_TRUE(read) << read.error().text() << "\n" << json.dump(2);
  EXPECT_EQ(read->state, game.s) << json.dump(2) << "\n" << json_of(*read).dump(2);
}

TEST(LabyrinthPosition, what_is_hidden_and_begun_is_read_back) {
  struct Case {
    std::vector<Character> characters;
    std::function<void(GameForTest&)> lay_out;
    const char* steps;
    const char* phase;
  };
  const auto as_it_is = [](GameForTest&) {};
  const std::vector<Character> sower = {Character::illusionist, Character::none};
  const std::vector<Character> hunter = {Character::headhunter, Character::none};
  const auto beside = [](GameForTest& game) { sown(game, "E3", "T11").pawn(1, "D1").pawn(2, "D3").lying("E3"); };
  const auto shut = [](GameForTest& game) { shut_in(game).pawn(1, "E2").pawn(2, "E1"); };
  const auto traps = [](GameForTest& game) { game.tile("E1", "T08").tile("C3", "T05").trap("D1", "GST").trap("E1", "SPK").trap("C3").pawn(1, "D4"); };
  const Case cases[] = {
      {sower, as_it_is, "use sow", "tile"},
      {sower, as_it_is, "use sow, tile T05", "place"},
      {sower, as_it_is, "use sow, tile T05, place E3 down", "turn"},
      {sower, beside, "end, move E3", "reveal"},
      {sower, [](GameForTest& game) { sown(game, "E3", "T06").guardian("D3"); }, "guardian, card G1, step E3", "reveal"},
      {{Character::golems, Character::illusionist},
       [](GameForTest& game) { sown(game, "E3", "T06").pawn(1, "D1").pawn(2, "D3"); },
       "use enslave 2, card G2, card G2",
       "drive"},
      {{Character::illusionist, Character::golems, Character::none},
       [](GameForTest& game) { sown(game, "E3", "T06").pawn(1, "D1").pawn(2, "D2").pawn(3, "D3"); },
       "end, use enslave 3, card G2, card G2, step E3",
       "reveal"},
      {sower, shut, "end, move E2", "aside"},
      {sower, shut, "end, move E2, step D3", "turn"},
      {sower, traps, "use mystify C3", "exchange"},
      {sower, [](GameForTest& game) { game.lying("D2"); }, "use mirror 2", "turn"},
      {hunter, as_it_is, "trap D1", "look"},
      {hunter, [](GameForTest& game) { game.trap("D1").trap("G1"); }, "trap A1", "token"},
      {hunter, [](GameForTest& game) { game.trap("D1").trap("G1"); }, "trap A1, token SPK", "token"},
      {hunter, [](GameForTest& game) { game.trap("D1").trap("G1"); }, "trap A1, token SPK, token DRT, look SPK", "look"},
      {hunter, as_it_is, "trap D1, look SPK, look DRT", "craft"},
      {hunter, as_it_is, "trap D1, look SPK, look DRT, craft DRT, trap G1, trap A1", "turn"},
      {hunter, [](GameForTest& game) { only_tokens(game, {"SPK"}); }, "trap D1, look SPK", "turn"},
      {hunter, [](GameForTest& game) { game.keys(2, 1).pawn(2, "D3"); }, "attack 2", "bonus"},
      {hunter, [](GameForTest& game) { game.keys(2, 1).pawn(2, "D3"); }, "attack 2, use bounty 2", "roll"},
      {hunter, [](GameForTest& game) { game.keys(2, 1).pawn(2, "D3"); }, "attack 2, use bounty 2, roll 1 1, roll 1 1", "crystal"},
  };
  for (const Case& each : cases) {
    SCOPED_TRACE(each.steps);
    const Options options = hidden_cast(each.characters);
    GameForTest game = hidden_start(options);
    each.lay_out(game);
    game.play(each.steps);
    EXPECT_EQ(game.phase(), each.phase);
    // Tokens that are gone beforehand cannot be told from disarmed ones.
    if (game.s.unseen_traps == Counts<most_traps + 1>{}) continue;
    expect_the_same(options, game);
  }
}

TEST(LabyrinthPosition, what_is_hidden_is_written_with_its_fields) {
  const Options options = hidden_cast({Character::illusionist, Character::headhunter});
  GameForTest game = hidden_start(options);
  sown(game, "E3", "T05");
  sown(game, "C3", "T06", true);
  game.play("end, trap D1, look SPK, look DRT, craft DRT");
  const Json json = written(options, game);
  EXPECT_EQ(json["board"]["E3"], "T05 down");
  EXPECT_EQ(json["board"]["C3"], "T06 down known");
  EXPECT_EQ(json["put_back"], Json::array({"SPK"}));
  EXPECT_EQ(json["traps"], Json::parse(R"([{"at": "D1", "token": "DRT", "seen": true}])"));
  game.play("trap G1");
  EXPECT_EQ(written(options, game)["traps"][1], Json::parse(R"({"at": "G1", "laid_after": 1})"));
}

TEST(LabyrinthPosition, what_a_seat_may_see_is_written_without_what_is_hidden_from_it) {
  const Options options = hidden_cast({Character::illusionist, Character::headhunter, Character::none});
  GameForTest game = hidden_start(options);
  sown(game, "E3", "T06").pawn(1, "D1").pawn(2, "D3").trap("G1").play("end, trap D2, token GAS, look SPK, look DRT");
  const auto seen = [&](int seat) { return json_of(options, Labyrinth::view(game.s, static_cast<std::uint8_t>(seat))); };
  for (const int seat : {2, int{onlooker}}) {
    const Json json = seen(seat);
    EXPECT_EQ(json["board"]["E3"], "? down");
    EXPECT_EQ(json["crafting"]["looked"], Json::array({"?", "?"}));
    for (const char* hidden : {"T06", "GAS", "SPK", "DRT"}) EXPECT_EQ(json.dump().find(hidden), std::string::npos) << hidden << " for " << seat;
    EXPECT_EQ(json["seat"], seat == onlooker ? 0 : seat + 1);
    EXPECT_FALSE(position_from_json(json, *options.set)) << "it is no position";
  }
  EXPECT_EQ(seen(0)["board"]["E3"], "T06 down");
  EXPECT_EQ(seen(0)["crafting"]["looked"], Json::array({"?", "?"}));
  EXPECT_EQ(seen(1)["board"]["E3"], "? down");
  EXPECT_EQ(seen(1)["crafting"]["looked"], Json::array({"SPK", "DRT"}));
  EXPECT_EQ(seen(1).dump().find("GAS"), std::string::npos) << "the token that came to another he has not seen";
  game.play("craft SPK");
  EXPECT_EQ(seen(1)["put_back"], Json::array({"DRT"}));
  EXPECT_EQ(seen(0)["put_back"], Json::array({"?"}));
}

TEST(LabyrinthPosition, what_hidden_pieces_cannot_be_is_refused_with_its_place) {
  struct Case {
    std::vector<Character> characters;
    std::function<void(GameForTest&)> lay_out;
    const char* steps;
    std::function<void(Json&)> change;
    const char* fault;
  };
  const auto as_it_is = [](GameForTest&) {};
  const std::vector<Character> nobody = {Character::none, Character::none};
  const std::vector<Character> sower = {Character::illusionist, Character::none};
  const std::vector<Character> hunter = {Character::headhunter, Character::none};
  const auto tile_down = [](GameForTest& game) { sown(game, "E3", "T06"); };
  const auto beside = [](GameForTest& game) { sown(game, "E3", "T06").pawn(1, "D1").pawn(2, "D3"); };
  const auto exchanges = [](GameForTest& game) {
    game.tile("E1", "T08").trap("D1", "GST").trap("E1", "SPK").trap("G1", "DRT").pawn(1, "D4").pawn(2, "D3");
  };
  const auto fights = [](GameForTest& game) { game.keys(2, 1).pawn(2, "D3"); };
  const char* no_reveal = "reveal: is no tile face down that somebody is about to enter (LAB-A.illusionist.1)";
  const char* no_craft = "crafting: is for the Head Hunter alone (LAB-A.headhunter.2)";
  const char* no_crafting_place = "crafting.at: no trap may be laid there (LAB-8.2)";
  const char* no_mystifying = "mystify: is no trap that the Illusionist may exchange (LAB-A.illusionist.2)";
  const char* no_bounty = "fight.bounty: is no opponent of the Head Hunter with a key (LAB-A.headhunter.3)";
  const Case cases[] = {
      {nobody, as_it_is, "", [](Json& json) { json["board"]["E3"] = "T05 down"; },
       "board.E3: only the Illusionist lays tiles face down (LAB-A.illusionist.1)"},
      {sower, tile_down, "", [](Json& json) { json["board"]["C3"] = json["board"]["C2"] = json["board"]["E2"] = "T05 down"; },
       "board.C3: more tiles lie face down than may (LAB-A.illusionist.1)"},
      {sower, tile_down, "", [](Json& json) { json["board"]["E3"] = "T06 up"; },
       "board.E3: must be a tile of the set and by how many steps it is turned, like \"T01 2\""},
      {sower, tile_down, "", [](Json& json) { json["seats"][1]["at"] = "E3"; },
       "seats[1].at: only the Illusionist stands on a tile that lies face down (LAB-A.illusionist.1)"},
      {sower, tile_down, "", [](Json& json) { json["guardian"]["at"] = "E3"; },
       "guardian.at: the Guardian does not stand on a tile that lies face down (LAB-A.illusionist.1)"},
      {sower, tile_down, "", [](Json& json) { json["traps"] = Json::parse(R"([{"at": "E3"}])"); },
       "traps[0].at: no trap lies on a tile that lies face down (LAB-A.illusionist.1)"},
      {nobody, as_it_is, "build, tile T05", [](Json& json) { json["build"]["face_down"] = true; },
       "build.face_down: is for the Illusionist alone (LAB-A.illusionist.1)"},
      {sower, as_it_is, "build, tile T05", [](Json& json) { json["build"]["known"] = true; },
       "build.face_down: is for the Illusionist alone (LAB-A.illusionist.1)"},
      {sower, as_it_is, "", [](Json& json) { json["build"] = {{"face_down", true}}; },
       "build.face_down: is for the Illusionist alone (LAB-A.illusionist.1)"},
      {sower, as_it_is, "use sow, tile T05", [](Json& json) { json["seats"][0]["daze"] = 1; },
       "build.face_down: is for the Illusionist alone (LAB-A.illusionist.1)"},
      {sower, beside, "end, move E3", [](Json& json) { json["reveal"]["at"] = "D2"; }, no_reveal},
      {sower, beside, "end, move E3", [](Json& json) { json["reveal"].erase("by"); }, no_reveal},
      {sower, beside, "end, move E3", [](Json& json) { json["reveal"].erase("at"); }, no_reveal},
      {sower, beside, "end, move E3", [](Json& json) { json["reveal"]["by"] = "enslaved"; }, no_reveal},
      {sower, beside, "end, move E3", [](Json& json) { json["reveal"]["by"] = "guardian"; }, no_reveal},
      {sower, beside, "end, move E3", [](Json& json) { json.erase("arrival"); }, no_reveal},
      {sower, beside, "end, move E3", [](Json& json) { json["arrival"]["to"] = "D2"; }, no_reveal},
      {sower, beside, "end, move E3", [](Json& json) { json["arrival"]["seat"] = 1; }, no_reveal},
      {sower, beside, "end, move E3",
       [](Json& json) {
         json["seats"][1]["at"] = "D2";
         json["arrival"]["from"] = "D2";
       },
       no_reveal},
      {nobody, as_it_is, "", [](Json& json) { json["reveal"] = {{"at", "E3"}, {"by", "guardian"}}; }, no_reveal},
      {sower, exchanges, "use mystify D1 GST", [](Json& json) { json["mystify"]["trap"] = "SPK"; }, no_mystifying},
      {sower, exchanges, "use mystify D1 GST", [](Json& json) { json["mystify"]["at"] = "D2"; }, no_mystifying},
      {sower, exchanges, "use mystify D1 GST", [](Json& json) { json["seats"][1]["at"] = "D1"; }, no_mystifying},
      {sower, exchanges, "use mystify D1 GST", [](Json& json) { json["turn"] = 2; }, "used: is no ability of the active player (LAB-14.3)"},
      {nobody, exchanges, "", [](Json& json) { json["mystify"] = {{"at", "D1"}, {"trap", "GST"}}; }, no_mystifying},
      {nobody, as_it_is, "", [](Json& json) { json["mirrored"] = "D2"; }, "mirrored: is for the Illusionist alone (LAB-A.illusionist.3)"},
      {sower, as_it_is, "", [](Json& json) { json["mirrored"] = "S0"; }, "mirrored: is for the Illusionist alone (LAB-A.illusionist.3)"},
      {sower, as_it_is, "use mirror 2", [](Json& json) { json["turn"] = 2; }, "mirrored: is for the Illusionist alone (LAB-A.illusionist.3)"},
      {nobody, as_it_is, "", [](Json& json) { json["traps"] = Json::parse(R"([{"at": "D1", "token": "SPK"}])"); },
       "traps[0].token: is for traps that lie face down while a Head Hunter plays (LAB-A.headhunter.2)"},
      {{Character::headhunter, Character::thief},
       as_it_is,
       "",
       [](Json& json) { json["traps"] = Json::parse(R"([{"at": "D1"}, {"at": "G1", "trap": "SPK", "token": "SPK"}])"); },
       "traps[1].token: is for traps that lie face down"},
      {hunter, as_it_is, "", [](Json& json) { json["traps"] = Json::parse(R"([{"at": "D1", "seen": true}])"); },
       "traps[0].seen: is for a trap whose token is known (LAB-A.headhunter.2)"},
      {hunter, as_it_is, "", [](Json& json) { json["traps"] = Json::parse(R"([{"at": "D1", "laid_after": 1}])"); },
       "traps[0].laid_after: is more than there are in put_back (LAB-A.headhunter.2)"},
      {sower, as_it_is, "", [](Json& json) { json["put_back"] = Json::array({"SPK"}); },
       "put_back: is for the Head Hunter alone (LAB-A.headhunter.2)"},
      {hunter, as_it_is, "", [](Json& json) { json["put_back"] = Json::array({"XYZ"}); }, "put_back[0]: the component set has no \"XYZ\""},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["used"] = Json::array(); }, no_craft},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["seats"][0]["daze"] = 1; }, no_craft},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["crafting"]["looked"] = Json::array({"none"}); },
       "crafting.looked[0]: the component set has no \"none\""},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["traps"] = Json::parse(R"([{"at": "G1"}])"); }, no_craft},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["crafting"].erase("at"); }, no_crafting_place},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["crafting"]["at"] = "D4"; }, no_crafting_place},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["crafting"]["at"] = "S0"; }, no_crafting_place},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["crafting"]["at"] = "E3"; }, no_crafting_place},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["crafting"]["at"] = "D1b"; }, no_crafting_place},
      {hunter, as_it_is, "trap D1, look SPK", [](Json& json) { json["crafting"]["at"] = "D3"; }, no_crafting_place},
      {hunter, as_it_is, "trap D1, look SPK",
       [](Json& json) { json["traps"] = Json::parse(R"([{"at": "D1", "trap": "GST"}, {"at": "D1", "trap": "DRT"}])"); }, no_crafting_place},
      {{Character::headhunter, Character::illusionist},
       tile_down,
       "trap D1, look SPK",
       [](Json& json) { json["crafting"]["at"] = "E3"; },
       no_crafting_place},
      {hunter, fights, "attack 2, use bounty 2", [](Json& json) { json["fight"]["bounty"] = 1; }, no_bounty},
      {hunter, fights, "attack 2, use bounty 2",
       [](Json& json) {
         json["seats"][1].erase("keys");
         json["seats"][0]["keys"] = 1;
       },
       no_bounty},
      {hunter, fights, "attack 2, use bounty 2", [](Json& json) { json["fight"].erase("bounty"); },
       "roll.added_1: is neither a blessing nor a curse nor a bonus of this roll (LAB-14.1)"},
      {hunter, fights, "attack 2, use bounty 2", [](Json& json) { json["roll"]["added_1"] = 3; },
       "roll.added_1: is neither a blessing nor a curse nor a bonus of this roll (LAB-14.1)"},
      {nobody, fights, "attack 2", [](Json& json) { json["fight"]["bounty"] = 2; }, no_bounty},
      {hunter, fights, "attack 2, use bounty 2", [](Json& json) { json["seats"][0].erase("crystal_spent"); },
       "fight.bounty: costs the crystal, which is ready (LAB-A.headhunter.3)"},
      {hunter, fights, "attack 2, use bounty 2", [](Json& json) { json["roll"].erase("added_1"); },
       "fight.bounty: is added to the roll of the Head Hunter (LAB-A.headhunter.3)"},
      {sower, tile_down, "", [](Json& json) { json["guardian"]["from"] = "E3"; },
       "guardian.from: the Guardian does not stand on a tile that lies face down (LAB-A.illusionist.1)"},
      {sower, as_it_is, "use mirror 2", [](Json& json) { json["mirrored"] = "D4"; }, "mirrored: is for the Illusionist alone (LAB-A.illusionist.3)"},
      {sower, as_it_is, "use mirror 2", [](Json& json) { json["actions"] = 2; },
       "mirrored: costs more actions than have been spent (LAB-A.illusionist.3)"},
      {sower, as_it_is, "use mirror 2", [](Json& json) { json["seats"][0].erase("crystal_spent"); },
       "mirrored: costs the crystal, which is ready (LAB-A.illusionist.3)"},
      {sower, exchanges, "use mystify D1 GST, exchange E1 SPK", [](Json& json) { json["actions"] = 2; },
       "used: these cost more actions than have been spent (LAB-4.1)"},
      {sower, as_it_is, "", [](Json& json) { json["used"] = Json::array({"illusionist.1"}); },
       "used: illusionist.1 is not one that is used once a turn (LAB-A.illusionist.1)"},
  };
  for (const Case& each : cases) {
    const Options options = hidden_cast(each.characters);
    GameForTest game = hidden_start(options);
    each.lay_out(game);
    game.play(each.steps);
    expect_the_same(options, game);
    Json json = written(options, game);
    each.change(json);
    json.erase("phase");
    SCOPED_TRACE(json.dump());
    const Result<Position> position = position_from_json(json, *options.set);
    EXPECT_EQ(position ? "" : position.error().text(), each.fault) << each.steps;
  }
}

}  // namespace
