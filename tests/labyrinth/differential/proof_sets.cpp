#include "proof_sets.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "core/random.hpp"
#include "random_set.hpp"
#include "set_for_referee.hpp"
#include "table/labyrinth/component_set_file.hpp"

using Json = nlohmann::json;

namespace {

constexpr std::size_t random_sets = 12;

// Kinds that are not named are left out.
void count_anew(Json& kinds, const std::map<std::string, int>& counts) {
  Json kept = Json::array();
  for (Json kind : kinds) {
    const auto found = counts.find(kind.at("id").get<std::string>());
    if (found == counts.end()) continue;
    kind["count"] = found->second;
    kept.push_back(kind);
  }
  kinds = kept;
}

Json effects(const char* text) { return Json::parse(text); }

void make_scarce(Json& set) {
  set["supplies"]["daze"] = 2;
  set["life"] = 3;
  for (Json& trap : set["traps"]) trap["number"] = 9;
}

void make_bridges(Json& set) {
  set["key_tile"]["corridors"] = Json::parse(R"([{"level": "under", "edges": [4]}, {"level": "over", "edges": [0, 2, 3]}])");
  count_anew(set["tiles"], {{"T01", 1},
                            {"T02", 1},
                            {"T03", 2},
                            {"T05", 2},
                            {"T09", 1},
                            {"T10", 1},
                            {"T11", 1},
                            {"T15", 4},
                            {"T16", 4},
                            {"T17", 2},
                            {"T18", 2},
                            {"T20", 3},
                            {"T21", 3},
                            {"T22", 3}});
  count_anew(set["traps"], {{"SPK", 2}, {"BLD", 6}, {"PIT", 7}, {"GST", 8}, {"MIR", 8}, {"STD", 3}, {"PRT", 3}, {"RID", 3}});
  count_anew(set["guardian"], {{"G1", 4}, {"G2", 4}, {"G3", 5}, {"GC", 4}, {"GS", 5}, {"G0", 2}});
  for (Json& trap : set["traps"]) {
    if (trap["id"] == "BLD") trap["retry_number"] = 5;
    if (trap["id"] == "PIT") trap["on_fail"]["walk"] = effects(R"([{"lose_life": 1}, {"go": "fall_below", "only_on": "over"}])");
    if (trap["id"] == "GST") {
      trap["number"] = 10;
      trap["on_fail"]["walk"] = effects(R"([{"daze": 1}, {"go": "back"}])");
    }
    if (trap["id"] == "MIR") {
      trap["on_fail"]["walk"] = effects(R"([{"lose_life": 1}, {"go": "back"}])");
      trap["on_fail"]["climb"] = effects(R"([{"daze": 1}, {"go": "stay_below"}])");
      trap["on_fail"]["drop"] = effects(R"([{"lose_life": 1}, {"go": "stay_above"}])");
    }
  }
}

// Everybody comes to the centre soon, lives long, and the Guardian is away: meetings of many.
void make_open(Json& set) {
  set["life"] = 8;
  count_anew(set["tiles"], {{"T01", 20}, {"T18", 10}});
  count_anew(set["guardian"], {{"G3", 4}, {"G0", 18}, {"GS", 2}});
}

}  // namespace

std::vector<ProofSet> proof_sets(const std::string& text, std::uint64_t seed, std::string& fault) {
  std::vector<ProofSet> sets;
  const auto add = [&](const char* name, const Json& json) {
    const auto reading = meander::labyrinth::read_component_set(json.dump());
    if (!reading.faults.empty() && fault.empty()) fault = std::string(name) + ": " + reading.faults[0].text();
    sets.push_back({name, reading.set.components, components_of(json.dump())});
  };
  const Json json = Json::parse(text);
  add("the default set", json);
  Json changed = json;
  make_scarce(changed);
  add("a scarce set", changed);
  changed = json;
  make_bridges(changed);
  add("a set of bridges", changed);
  changed = json;
  make_open(changed);
  add("an open set", changed);
  meander::Random random(seed);
  while (sets.size() < sets_not_random + random_sets) add("a random set", random_set(json, random));
  return sets;
}
