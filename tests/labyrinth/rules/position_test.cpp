// Positions: every state of many games is written and read back to the byte, and what cannot be is refused with its place.
#include <gtest/gtest.h>

#include <functional>

#include "casting_for_test.hpp"
#include "game_for_test.hpp"
#include "table/labyrinth/position.hpp"
#include "tier.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

TEST(LabyrinthPosition, every_state_of_a_game_is_read_back_as_it_was_written) {
  std::array<int, phase_count> seen{};
  for (int players = 2; players <= 6; ++players) {
    for (int game = 0; game < (full_tier() ? 60 : 8); ++game) {
      Options options;
      options.players = static_cast<std::uint8_t>(players);
      options.set = &default_set().components;
      options.win_alone = game % 2 == 1;
      options.blank_traps = game % 3 == 1;
      cast_for_test(options, static_cast<std::uint32_t>(game));
      State s = Labyrinth::initial(options);
      Random random(31, static_cast<std::uint64_t>(100 * players + game));
      ActionList actions;
      for (int step = 0; step < 400; ++step) {
        ++seen[static_cast<std::size_t>(s.phase)];
        const Json json = json_of(Position{options, s});
        const Result<Position> read = position_from_json(json, *options.set);
        ASSERT_TRUE(read) << read.error().text() << "\n" << json.dump(2);
        ASSERT_EQ(read->options, options);
        ASSERT_EQ(read->state, s) << json.dump(2) << "\n" << json_of(*read).dump(2);
        if (Labyrinth::turn(s).who == Turn::Who::over) break;
        if (Labyrinth::turn(s).who == Turn::Who::chance) {
          Labyrinth::apply_unchecked(s, Labyrinth::sample(s, random));
          continue;
        }
        Labyrinth::legal_actions(s, actions);
        Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        // Traps, early ends and curses are most of what there is to choose.
        const auto common = [](Action each) {
          return each.type() == ActionType::trap || each.type() == ActionType::end ||
                 (each.type() == ActionType::use && each.ability() == Ability::witch_1);
        };
        for (int tries = 0; tries < 3 && common(action); ++tries) {
          action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        }
        Labyrinth::apply_unchecked(s, action);
      }
    }
  }
  if (!full_tier()) return;
  for (const Phase phase : {Phase::roll, Phase::lot,     Phase::field,   Phase::turn,   Phase::tile,  Phase::place,     Phase::turn_up, Phase::card,
                            Phase::step, Phase::crystal, Phase::declare, Phase::attack, Phase::deal,  Phase::character, Phase::bonus,   Phase::second,
                            Phase::keep, Phase::swap,    Phase::lay,     Phase::lead,   Phase::drive, Phase::loop,      Phase::steal})
    EXPECT_GT(seen[static_cast<std::size_t>(phase)], 0) << name_of(phase);
}

TEST(LabyrinthPosition, abilities_that_were_used_are_named_by_their_ids) {
  Options options;
  options.casting = Casting::given;
  options.given = {Character::archer};
  GameForTest game(2, options);
  game.tile("D2", "T01").pawn(1, "D2");
  game.s.figures.adrenaline[0] = 1;
  game.play("use adrenaline");
  options.players = 2;
  options.set = game.s.set;
  Json json = json_of(Position{options, game.s});
  EXPECT_EQ(json["used"], Json::array({"archer.1"}));
  json["used"] = Json::array({"archer.1", "archer.1"});
  const Result<Position> twice = position_from_json(json, *game.s.set);
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().text(), "used: must name abilities, each once");
}

std::string fault_after(const std::function<void(Json&)>& change) {
  GameForTest game(3);
  game.tile("D2", "T01").tile("C3", "T15").trap("D2").keys(1, 1).pawn(1, "D2");
  Json json = json_of(Position{{3, false, false, game.s.set}, game.s});
  change(json);
  const Result<Position> position = position_from_json(json, *game.s.set);
  return position ? "" : position.error().text();
}

TEST(LabyrinthPosition, what_cannot_be_is_refused_with_its_place) {
  EXPECT_EQ(fault_after([](Json&) {}), "");
  struct Case {
    std::function<void(Json&)> change;
    const char* fault;
  };
  const Case cases[] = {
      {[](Json& json) { json["format"] = "chess"; }, "format: must be \"meander-labyrinth-position\""},
      {[](Json& json) { json["version"] = 2; }, "version: is newer than this program, which knows up to 1"},
      {[](Json& json) { json["colour"] = 1; }, "colour: no such field"},
      {[](Json& json) { json["options"]["players"] = 7; }, "options.players: 7 is not a whole number from 2 to 6"},
      {[](Json& json) { json["board"]["H1"] = "T01 0"; }, "board.H1: is no cell of the board"},
      {[](Json& json) { json["board"]["D4"] = "T01 0"; }, "board.D4: the centre or a key tile lies there"},
      {[](Json& json) { json["board"]["D3"] = "T01 0"; }, "T01: there are more of these on the table than in the component set (LAB-1.3)"},
      {[](Json& json) { json["board"]["D3"] = "T99 0"; }, "board.D3: must be a tile of the set and by how many steps it is turned, like \"T01 2\""},
      {[](Json& json) { json["seats"].erase(2); }, "seats: must hold an object for each player"},
      {[](Json& json) { json["seats"][1]["start"] = "S0"; }, "seats[1].start: somebody sits there already"},
      {[](Json& json) { json["seats"][1]["start"] = json["seats"][1]["at"] = "S1"; }, "seats: so many players do not sit like this (LAB-2.3)"},
      {[](Json& json) { json["seats"][1]["at"] = "S0"; },
       "seats[1].at: a pawn stands on its own start field or on a corridor of the board (LAB-6.2)"},
      {[](Json& json) { json["seats"][1]["at"] = "D2b"; },
       "seats[1].at: a pawn stands on its own start field or on a corridor of the board (LAB-6.2)"},
      {[](Json& json) { json["seats"][1]["at"] = "Z9"; }, "seats[1].at: \"Z9\" is not a place (like C3, C3b or S0)"},
      {[](Json& json) { json["seats"][0]["life"] = 0; }, "seats[0].life: 0 is not a whole number from 1 to 4"},
      {[](Json& json) { json["seats"][0]["keys"] = 3; }, "keys: there are 8, which must be six (LAB-1.3)"},
      {[](Json& json) { json["traps"][0]["trap"] = "XYZ"; }, "traps[0].trap: the component set has no \"XYZ\""},
      {[](Json& json) { json["traps"][0]["trap"] = "blank"; }, "blank: there are more of these on the table than in the component set (LAB-1.3)"},
      {[](Json& json) { json["traps"][0]["at"] = "D4"; }, "traps[0].at: a trap lies on a corridor, and not on the centre (LAB-8.2)"},
      {[](Json& json) { json["traps"][0]["failed"] = {1}; }, "traps[0].failed: nobody has met a trap that is face down (LAB-8.5)"},
      {[](Json& json) { json["guardian"]["at"] = "E4"; }, "guardian.at: the Guardian stands on a corridor of the board (LAB-11.2)"},
      {[](Json& json) { json["turn"] = 4; }, "turn: there is no such seat (LAB-4.1)"},
      {[](Json& json) { json["actions"] = 3; }, "actions: 3 is not a whole number from 0 to 2"},
      {[](Json& json) { json["phase"] = "roll"; }, "phase: here the phase is turn (LAB-4.1)"},
      {[](Json& json) { json["winner"] = 1; }, "position: a game would not wait here: something takes itself"},
      {[](Json& json) { json["meeting"] = {{"stage", "declare"}}; }, "meeting: somebody enters a corridor (LAB-9.1)"},
      {[](Json& json) { json["meeting"] = {{"stage", "join"}, {"seat", 1}, {"place", "D1"}, {"from", "D2"}, {"present", {2}}, {"chosen", 2}}; },
       "meeting.seat: does not stand where he attacks (LAB-9.4)"},
      {[](Json& json) { json["meeting"] = {{"stage", "join"}, {"seat", 1}, {"place", "D2"}, {"from", "D1"}, {"chosen", 3}}; },
       "meeting.chosen: is nobody who is there (LAB-9.4)"},
      {[](Json& json) {
         json["seats"][1]["at"] = "D2";
         json["meeting"] = {{"stage", "join"}, {"seat", 1}, {"place", "D2"}, {"from", "D1"}, {"chosen", 2}, {"joined", {3}}};
       },
       "meeting.joined: is nobody who may join him there (LAB-9.4)"},
      {[](Json& json) { json["meeting"] = {{"stage", "fights"}, {"seat", 2}, {"place", "D2"}, {"from", "D1"}, {"targets", {1}}, {"attack_1", {1}}}; },
       "meeting.targets: nobody attacks himself (LAB-9.4)"},
      {[](Json& json) { json["roll"] = {{"for", "trap"}, {"seat", 1}}; }, "roll.trap: is no trap that this pawn tests now (LAB-8.5)"},
      {[](Json& json) { json["fight"] = {{"attackers", {1}}, {"target", 2}}; }, "fight: a fight is rolled for, and nothing else has one (LAB-9.3)"},
      {[](Json& json) { json["arrival"] = {{"stage", "traps"}, {"seat", 1}, {"from", "D1"}, {"to", "C3"}}; },
       "arrival: its pawn stands somewhere else (LAB-6.3)"},
  };
  for (const Case& each : cases) EXPECT_EQ(fault_after(each.change), each.fault);
}

TEST(LabyrinthPosition, a_seat_plays_the_character_that_the_options_give_it) {
  const auto fault_of = [](const std::string& seats) {
    const Result<Position> position = position_from_text(
        R"({"format": "meander-labyrinth-position", "version": 1, "options": {"players": 2, "characters": "monk,none"}, "seats": [)" + seats +
            R"(], "keys": {"first": ["S0", "S1", "S2", "S3", "S4", "S5"]}, "guardian": {"at": "D4"}, "turn": 1, "actions": 1})",
        default_set().components);
    return position ? std::string() : position.error().text();
  };
  const std::string second = R"(, {"start": "S3", "at": "S3"})";
  EXPECT_EQ(fault_of(R"({"start": "S0", "at": "S0", "character": "monk"})" + second), "");
  EXPECT_EQ(fault_of(R"({"start": "S0", "at": "S0", "character": "archer"})" + second),
            "seats[0].character: is not the one that the options give it (LAB-2.4)");
  EXPECT_EQ(fault_of(R"({"start": "S0", "at": "S0"})" + second), "seats[0].character: is not the one that the options give it (LAB-2.4)");
  EXPECT_EQ(fault_of(R"({"start": "S0", "at": "S0", "character": "monk"}, {"start": "S3", "at": "S3", "character": "archer"})"),
            "seats[1].character: is not the one that the options give it (LAB-2.4)");
}

TEST(LabyrinthPosition, a_small_fixture_loads_and_plays) {
  const char* text = R"({"format": "meander-labyrinth-position", "version": 1, "options": {"players": 2},
    "board": {"D3": "T01 0"}, "keys": {"first": ["S0", "S1", "S2", "S3", "S4"]}, "guardian": {"at": "D7"},
    "seats": [{"start": "S0", "at": "D3", "keys": 1}, {"start": "S3", "at": "S3"}], "turn": 1, "actions": 1})";
  const Result<Position> position = position_from_text(text, default_set().components);
  ASSERT_TRUE(position) << position.error().text();
  State s = position->state;
  Events events;
  ASSERT_FALSE(Labyrinth::apply(s, *parse_action("move D4", *s.set), events));
  EXPECT_EQ(s.winner, 0);
}

}  // namespace
