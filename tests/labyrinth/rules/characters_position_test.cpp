// Positions with what characters bring about: read back as they were, and what cannot be is refused with its place.
#include <gtest/gtest.h>

#include <functional>

#include "game_for_test.hpp"
#include "table/labyrinth/position.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

Options played_by(const std::vector<Character>& characters) {
  Options options;
  options.casting = Casting::given;
  options.set = &default_set().components;
  options.players = static_cast<std::uint8_t>(characters.size());
  std::size_t seat = 0;
  for (const Character character : characters) options.given[seat++] = character;
  return options;
}
// A straight way from S0 to the centre; seat 1 stands on D3, seat 2 on D2, and everybody's crystal is ready.
GameForTest under_way(const Options& options) {
  GameForTest game(options.players, options);
  return game.tile("D2", "T03").tile("D3", "T08").guardian("D7").pawn(1, "D3").pawn(2, "D2");
}
void expect_read_back(const Options& options, const GameForTest& game) {
  const Json json = json_of(Position{options, game.s});
  const Result<Position> read = position_from_json(json, *options.set);
  ASSERT_TRUE(read) << read.error().text() << "\n" << json.dump(2);
  EXPECT_EQ(read->state, game.s) << json.dump(2) << "\n" << json_of(*read).dump(2);
}
// What is wrong with a position after a change; nothing before it.
std::string fault_in(const Options& options, const GameForTest& game, const std::function<void(Json&)>& change) {
  expect_read_back(options, game);
  Json json = json_of(Position{options, game.s});
  change(json);
  const Result<Position> position = position_from_json(json, *options.set);
  return position ? "" : position.error().text();
}

TEST(LabyrinthPosition, what_characters_have_begun_is_read_back) {
  struct Case {
    std::vector<Character> characters;
    std::function<void(GameForTest&)> lay_out;
    const char* steps;
    const char* phase;
  };
  const auto as_it_is = [](GameForTest&) {};
  const auto on_trap = [](GameForTest& game) { game.trap("D2", "GST").trap("D2"); };
  const Case cases[] = {
      {{Character::architect, Character::none}, as_it_is, "build, tile T05, tile T09", "keep"},
      {{Character::architect, Character::none}, as_it_is, "build, tile T05", "tile"},
      {{Character::architect, Character::none},
       [](GameForTest& game) { game.tile("C3", "T11").tile("E3", "T06").pawn(1, "D4"); },
       "use rebuild, swap C3",
       "swap"},
      {{Character::architect, Character::none},
       [](GameForTest& game) { game.tile("C3", "T11").tile("E3", "T06").pawn(1, "D4"); },
       "use rebuild, swap C3, swap E3",
       "lay"},
      {{Character::assassin, Character::witch},
       [](GameForTest& game) {
         game.trap("D2", "SPK").lying("D2").keys(2, 1);
         game.s.figures.curse[0] = 1;
         game.play("end, end");
       },
       "move D2, roll 3 4, pass",
       "loop"},
      {{Character::assassin, Character::none},
       [](GameForTest& game) {
         game.trap("D2", "GST").pawn(2, "D4");
         game.s.traps[0].failed = 1;
         game.play("end, end");
       },
       "move D2, roll 3 3, pass, pass",
       "turn"},
      {{Character::golems, Character::none}, as_it_is, "guardian, card GS, card G1", "lead"},
      {{Character::golems, Character::none}, as_it_is, "guardian, card GS, card G1, lead G1, end", "turn"},
      {{Character::golems, Character::none}, as_it_is, "use enslave 2, card G2, card G2", "drive"},
      {{Character::golems, Character::none}, as_it_is, "use enslave 2, card G2", "card"},
      {{Character::thief, Character::none}, on_trap, "use slip", "turn"},
      {{Character::thief, Character::none}, [](GameForTest& game) { game.trap("D2").pawn(2, "D4"); }, "use disarm D2", "turn-up"},
      {{Character::thief, Character::none}, [](GameForTest& game) { game.keys(2, 1); }, "use slip, move D2", "steal"},
      {{Character::thief, Character::none}, [](GameForTest& game) { game.keys(2, 1); }, "move D2, use theft 2, roll 1 1", "crystal"},
      {{Character::thief, Character::none}, as_it_is, "use slip, end", "turn"},
      {{Character::thief, Character::none}, [](GameForTest& game) { game.trap("D3").trap("D3", "SPK"); }, "use disarm D3, turn up SPK", "turn"},
      {{Character::witch, Character::none}, on_trap, "use curse 2, use curse 2", "turn"},
      {{Character::witch, Character::none}, on_trap, "use ritual 2", "turn-up"},
      {{Character::witch, Character::none}, on_trap, "use ritual 2 GST", "roll"},
      {{Character::witch, Character::none}, on_trap, "use ritual 2 GST, roll 1 1, pass", "way"},
  };
  for (const Case& each : cases) {
    SCOPED_TRACE(each.steps);
    const Options options = played_by(each.characters);
    GameForTest game = under_way(options);
    each.lay_out(game);
    game.play(each.steps);
    EXPECT_EQ(game.phase(), each.phase);
    expect_read_back(options, game);
  }
}

TEST(LabyrinthPosition, a_trap_that_has_left_the_game_is_named_and_does_not_come_back) {
  const Options options = played_by({Character::thief, Character::none});
  GameForTest game = under_way(options);
  const auto riddle = *parse_trap(*game.s.set, "RID");
  game.trap("D3", "RID").play("use disarm D3 RID");
  const Json json = json_of(Position{options, game.s});
  EXPECT_EQ(json["disarmed"], Json::array({"RID"}));
  const Result<Position> read = position_from_json(json, *options.set);
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->state.unseen_traps[riddle - 1U], 0) << "the only one there is";
  EXPECT_EQ(read->state.trap_pool, game.s.trap_pool);
}

TEST(LabyrinthPosition, what_characters_cannot_have_done_is_refused_with_its_place) {
  struct Case {
    std::vector<Character> characters;
    const char* steps;
    std::function<void(Json&)> change;
    const char* fault;
  };
  const std::vector<Character> nobody = {Character::none, Character::none};
  const std::vector<Character> a_thief = {Character::thief, Character::none};
  const std::vector<Character> a_witch = {Character::witch, Character::none};
  const std::vector<Character> a_lady = {Character::golems, Character::none};
  const std::vector<Character> an_architect = {Character::architect, Character::none};
  const Case cases[] = {
      {a_thief, "", [](Json& json) { json["seats"][1]["curse"] = 1; }, "seats[1].curse: is what the Witch gives to others (LAB-A.witch.1)"},
      {a_witch, "", [](Json& json) { json["seats"][0]["curse"] = 1; }, "seats[0].curse: is what the Witch gives to others (LAB-A.witch.1)"},
      {a_witch, "", [](Json& json) { json["seats"][1]["curse"] = 7; }, "seats[1].curse: 7 is not a whole number from 0 to 6"},
      {a_witch, "", [](Json& json) { json["seats"][1]["slipped"] = true; }, "seats[1].slipped: is for the Thief alone (LAB-A.thief.3)"},
      {a_thief, "",
       [](Json& json) {
         json["seats"][0]["at"] = "D4";
         json["seats"][0]["slipped"] = true;
       },
       "seats[0].slipped: is for who is on a corridor, and not on the centre (LAB-A.thief.3)"},
      {a_thief, "", [](Json& json) { json["used"] = Json::array({"witch.2"}); }, "used: is no ability of the active player (LAB-14.3)"},
      {a_witch, "", [](Json& json) { json["stolen"] = {2}; }, "stolen: there is no such seat (LAB-A.thief.1)"},
      {a_thief, "", [](Json& json) { json["disarming"] = "D2"; }, "disarming: is where the Thief turns up a trap (LAB-A.thief.2)"},
      {a_witch, "", [](Json& json) { json["disarmed"] = Json::array({"SPK"}); }, "disarmed: is for the Thief alone (LAB-A.thief.2)"},
      {a_thief, "", [](Json& json) { json["disarmed"] = Json::array({"RID", "RID"}); }, "disarmed: the component set has not so many of these"},
      {an_architect, "", [](Json& json) { json["guardian"]["under"] = Json::array({"GS"}); },
       "guardian.under: only the Lady of Golems puts cards there (LAB-A.golems.2)"},
      {a_lady, "guardian, card GS, card G1", [](Json& json) { json["card_taken"] = false; },
       "cards_shown: are the two of which the Lady of Golems uses one (LAB-A.golems.2)"},
      {a_lady, "", [](Json& json) { json["guardian"]["under"] = Json::array({"GS", "GS"}); },
       "guardian.under: the component set has not so many of these"},
      {a_lady, "use enslave 2, card G2, card G2", [](Json& json) { json["enslaved"]["seat"] = 1; },
       "enslaved: is somebody whom the Lady of Golems moves (LAB-A.golems.3)"},
      {a_lady, "use enslave 2, card G2, card G2", [](Json& json) { json["seats"][1]["at"] = "S3"; },
       "enslaved: goes from corridor to corridor (LAB-A.golems.3)"},
      {a_thief, "build, tile T05", [](Json& json) { json["build"]["or"] = "T09"; }, "build.or: is for the Architect alone (LAB-A.architect.2)"},
      {a_thief, "", [](Json& json) { json["swap"] = {{"begun", true}}; }, "swap: is for the Architect alone (LAB-A.architect.3)"},
      {an_architect, "", [](Json& json) { json["swap"] = {{"begun", true}, {"first", "D3"}, {"second", "D2"}}; },
       "swap: these tiles may not change places (LAB-A.architect.3)"},
      {a_thief, "", [](Json& json) { json["arrival"] = {{"stage", "way"}, {"seat", 2}, {"to", "D2"}}; },
       "arrival.stage: is for the Witch's ritual (LAB-A.witch.3)"},
      {a_witch, "", [](Json& json) { json["arrival"] = {{"stage", "bewitched"}, {"seat", 2}, {"to", "D2"}}; },
       "arrival.stage: nothing is to be turned up there (LAB-A.witch.3)"},
      {{Character::assassin, Character::none},
       "move D4",
       [](Json& json) { json["turn_start"]["keys"]["lying"] = Json::array({"D2"}); },
       "turn_start.keys: there are 7, which must be six (LAB-1.3)"},
      {{Character::assassin, Character::none},
       "move D4",
       [](Json& json) { json["turn_start"]["seats"][1]["at"] = "E3"; },
       "turn_start.seats[1].at: a pawn stands on its own start field or on a corridor of the board (LAB-6.2)"},
      {nobody, "", [](Json& json) { json["turn_start"] = json["seats"]; }, "turn_start: no such field"},
  };
  for (const Case& each : cases) {
    SCOPED_TRACE(each.fault);
    const Options options = played_by(each.characters);
    GameForTest game = under_way(options);
    game.play(each.steps[0] == 'm' ? "end, end" : "");
    game.play(each.steps);
    EXPECT_EQ(fault_in(options, game, each.change), each.fault);
  }
}

}  // namespace
