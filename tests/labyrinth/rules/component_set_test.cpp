// Component sets: the default one, and every kind of fault named with its place (LAB-15.3).
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "labyrinth/options.hpp"
#include "table/json.hpp"
#include "tiles_for_test.hpp"

namespace {

using namespace meander;
using namespace meander::labyrinth;

std::string faults_of(const SetReading& reading) {
  std::string all;
  for (const Error& fault : reading.faults) all += (all.empty() ? "" : "\n") + fault.text();
  return all;
}

// What is wrong with the default set after a change.
std::string faults_after(const std::function<void(Json&)>& change) {
  Json json = *parse_json(default_set_text());
  change(json);
  return faults_of(read_component_set(json.dump()));
}

TEST(Labyrinth, LAB_1_3_the_default_set_has_the_components_of_the_box) {
  ASSERT_EQ(faults_of(read_component_set(default_set_text())), "");
  const ComponentSet& set = default_set().components;
  EXPECT_EQ(tile_count(set), 30);
  EXPECT_EQ(trap_count(set), 40);
  EXPECT_EQ(set.traps.size(), 13U);
  EXPECT_EQ(guardian_card_count(set), 12);
  EXPECT_EQ(set.life, 4);
  EXPECT_EQ(set.supplies, (Supplies{12, 3, 6, 6}));
}

TEST(Labyrinth, LAB_8_10_the_trap_table_is_read_column_by_column) {
  using Type = TrapEffect::Type;
  const auto trap = [](std::string_view id) {
    for (const TrapKind& each : default_set().components.traps) {
      if (each.id.text() == id) return each;
    }
    ADD_FAILURE() << id;
    return TrapKind{};
  };
  const TrapKind pit = trap("PIT");
  EXPECT_EQ(pit.number, 7);
  EXPECT_EQ(pit.retry, 7) << "none given";
  ASSERT_EQ(pit.columns[walking].size(), 3U);
  EXPECT_EQ(pit.columns[walking][0], (TrapEffect{Type::lose_life, 1}));
  EXPECT_EQ(pit.columns[walking][1], (TrapEffect{Type::daze, 1}));
  EXPECT_EQ(pit.columns[walking][2], (TrapEffect{Type::fall_below, 0}));
  EXPECT_TRUE(pit.columns[climbing].empty());
  const TrapKind ghost = trap("GST");
  EXPECT_EQ(ghost.type, TrapType::turning_back);
  EXPECT_EQ(ghost.retry, 6);
  EXPECT_EQ(trap("MIR").columns[dropping][0].type, Type::stay_above);
  const TrapKind portcullis = trap("PRT");
  EXPECT_EQ(portcullis.type, TrapType::door);
  EXPECT_EQ(portcullis.columns[leaving][1], (TrapEffect{Type::lose_life, 1}));
}

TEST(Labyrinth, LAB_15_3_a_set_of_ones_own_keeps_to_the_limits) {
  EXPECT_EQ(faults_after([](Json& json) { json["life"] = 15; }), "");
  EXPECT_EQ(faults_after([](Json& json) { json["life"] = 16; }), "life: 16 is not a whole number from 1 to 15");
  EXPECT_EQ(faults_after([](Json& json) { json["tiles"][0]["count"] = 2; }), "tiles: there must be 30 in all, not 31");
  EXPECT_EQ(faults_after([](Json& json) { json["traps"][0]["count"] = 5; }), "traps: with the blanks there are 44; at most 43 are possible");
  EXPECT_EQ(faults_after([](Json& json) {
              json["blanks"] = 0;
              json["traps"][0]["count"] = 7;
            }),
            "");
  EXPECT_EQ(faults_after([](Json& json) { json["guardian"][0]["count"] = 15; }), "");
  EXPECT_EQ(faults_after([](Json& json) { json["guardian"][0]["count"] = 16; }), "guardian: there are 25 in all; at most 24 are possible");
}

TEST(Labyrinth, LAB_15_3_with_the_blanks_there_are_no_more_traps_than_the_limit) {
  ComponentSet set = default_set().components;
  set.traps[0].count = static_cast<std::uint8_t>(set.traps[0].count + 1);
  Options options;
  options.set = &set;
  EXPECT_TRUE(options.problem().empty());
  options.blank_traps = true;
  EXPECT_EQ(options.problem().rule, Refusal(Rule::LAB_15_3)) << "41 and 3 blanks";
  set.blanks = 2;
  EXPECT_TRUE(options.problem().empty());
}

TEST(Labyrinth, LAB_15_3_every_fault_is_named_with_its_place) {
  struct Case {
    std::function<void(Json&)> change;
    const char* faults;
  };
  const Case cases[] = {
      {[](Json& json) { json["format"] = "labyrinth-set/2"; }, "format: \"labyrinth-set/2\" is not known; there is labyrinth-set/1"},
      {[](Json& json) { json.erase("life"); }, "life: is missing"},
      {[](Json& json) { json["lives"] = 4; }, "lives: is not known"},
      {[](Json& json) { json["name"] = ""; }, "name: \"\" is not a text of 1 to 60 characters on one line"},
      {[](Json& json) { json["name"] = "\x1b[31mred"; }, "name: \"\\u001b[31mred\" is not a text of 1 to 60 characters on one line"},
      {[](Json& json) { json["centre"]["corridors"] = Json::array({{{"level", "floor"}, {"edges", {0, 1}}}, {{"level", "floor"}, {"edges", {3}}}}); },
       "centre.corridors: the centre has one corridor"},
      {[](Json& json) { json["key_tile"]["corridors"][0]["edges"] = {0, 1, 5}; },
       "key_tile.corridors: some corridor must lead from edge 0, where the start field is, to one of the edges 2, 3 and 4"},
      {[](Json& json) { json["tiles"][9]["corridors"][1]["edges"] = {3, 1}; }, "tiles[9].corridors[1].edges[1]: edge 1 is there twice on this tile"},
      {[](Json& json) { json["tiles"][0]["corridors"][0]["edges"] = {6}; }, "tiles[0].corridors[0].edges[0]: 6 is not a whole number from 0 to 5"},
      {[](Json& json) { json["tiles"][0]["corridors"][0]["edges"] = Json::array(); },
       "tiles[0].corridors[0].edges: holds 0, which must be from 1 to 6"},
      {[](Json& json) { json["tiles"][14]["corridors"][1]["level"] = "beside"; },
       "tiles[14].corridors: a bridge tile has one corridor over, one under, and at most one beside them"},
      {[](Json& json) { json["tiles"][1]["id"] = "T01"; }, "tiles[1].id: \"T01\" is there twice"},
      {[](Json& json) { json["traps"][0]["kind"] = "pit"; }, "traps[0].kind: \"pit\" is not known; there is entry, turning_back, door"},
      {[](Json& json) { json["traps"][0]["number"] = 13; }, "traps[0].number: 13 is not a whole number from 2 to 12"},
      {[](Json& json) { json["traps"][0]["name"].erase("en"); }, "traps[0].name.en: is missing"},
      {[](Json& json) { json["traps"][0]["on_fail"]["walk"][0] = {{"go", "back"}}; },
       "traps[0].on_fail.walk: only a turning-back trap sends who walks in back"},
      {[](Json& json) { json["traps"][7]["on_fail"]["walk"] = Json::array(); }, "traps[7].on_fail.walk: a turning-back trap sends who walks in back"},
      {[](Json& json) { json["traps"][5]["on_fail"]["walk"][2].erase("only_on"); },
       "traps[5].on_fail.walk[2].only_on: one can fall below only from \"over\""},
      {[](Json& json) { json["traps"][0]["on_fail"]["drop"][0] = {{"go", "fall_below"}}; },
       "traps[0].on_fail.drop[0].go: \"fall_below\" is not known; there is stay_above"},
      {[](Json& json) { json["traps"][0]["on_fail"]["walk"][0] = {{"lose_life", 1}, {"daze", 1}}; },
       "traps[0].on_fail.walk[0]: must be one of lose_life, daze and go"},
      {[](Json& json) { std::swap(json["traps"][1]["on_fail"]["climb"][0], json["traps"][1]["on_fail"]["climb"][1]); },
       "traps[1].on_fail.climb[0]: what sends a player elsewhere is listed last"},
      {[](Json& json) { json["traps"][10]["on_fail"]["leave"].erase(0); },
       "traps[10].on_fail.leave: a failed door holds: its first effect is {\"go\": \"hold\"}"},
      {[](Json& json) { json["guardian"][0].erase("steps"); }, "guardian[0].steps: is missing"},
      {[](Json& json) { json["guardian"][3]["steps"] = 1; }, "guardian[3].steps: is for \"move\" alone"},
      {[](Json& json) { json["supplies"]["keys"] = 5; }, "supplies.keys: 5 is not a whole number from 6 to 6"},
      {[](Json& json) { json["abilities"]["architect.2"] = Json::object(); }, "abilities.architect.2: is no ability with numbers"},
      {[](Json& json) { json["abilities"]["monk.2"] = {{"range", 7}}; }, "abilities.monk.2.range: 7 is not a whole number from 1 to 6"},
      {[](Json& json) { json["abilities"]["monk.2"] = {{"number", 7}}; }, "abilities.monk.2.number: is no number of this ability"},
      {[](Json& json) { json["traps"][0]["id"] = "blank"; }, "traps[0].id: is what a blank trap is called (LAB-15.2)"},
      {[](Json& json) { json["abilities"]["monk.2"] = 3; }, "abilities.monk.2: must be an object"},
  };
  for (const Case& each : cases) EXPECT_EQ(faults_after(each.change), each.faults);
}

TEST(Labyrinth, LAB_15_3_all_faults_are_told_at_once) {
  const std::string faults = faults_after([](Json& json) {
    json.erase("name");
    json["life"] = "four";
    json["tiles"][2]["corridors"] = 7;
    json["traps"][3] = nullptr;
  });
  EXPECT_EQ(faults,
            "name: is missing\n"
            "life: \"four\" is not a whole number from 1 to 15\n"
            "tiles[2].corridors: must be a list\n"
            "traps[3]: must be an object");
}

TEST(LabyrinthSet, TextThatIsNoSetIsRefused) {
  EXPECT_EQ(faults_of(read_component_set("")), "line 1, column 1: this is not JSON");
  EXPECT_EQ(faults_of(read_component_set("[1]")), "must be an object");
  EXPECT_EQ(faults_of(read_component_set("{\"format\": 1,\n \"format\": 2}")), "JSON: the key \"format\" is there twice");
}

TEST(Labyrinth, LAB_15_3_a_set_may_change_the_numbers_of_abilities) {
  Json json = *parse_json(default_set_text());
  json["abilities"]["archer.2"] = {{"range", 1}, {"number", 9}};
  const SetReading reading = read_component_set(json.dump());
  ASSERT_TRUE(reading.faults.empty());
  EXPECT_EQ(reading.set.components.numbers.archer.shot_range, 1);
  EXPECT_EQ(reading.set.components.numbers.archer.shot_number, 9);
  EXPECT_EQ(reading.set.components.numbers.archer.shot_life, 1) << "what is not named stays";
}

}  // namespace
