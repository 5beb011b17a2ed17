#include "random_set.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using meander::Random;

namespace {

int between(int least, int most, Random& random) { return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1))); }

std::vector<int> shuffled_edges(Random& random) {
  std::vector<int> edges = {0, 1, 2, 3, 4, 5};
  for (std::size_t i = edges.size(); i > 1; --i) std::swap(edges[i - 1], edges[random.below(static_cast<std::uint32_t>(i))]);
  return edges;
}

// One to three corridors with at least one edge each.
nlohmann::json random_corridors(int corridors, Random& random) {
  static const std::vector<std::vector<std::string>> levels[] = {
      {{"floor"}}, {{"floor", "floor"}, {"over", "under"}, {"under", "over"}}, {{"floor", "floor", "floor"}, {"beside", "over", "under"}}};
  const auto& choices = levels[corridors - 1];
  const std::vector<std::string>& chosen = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  const std::vector<int> edges = shuffled_edges(random);
  const int used = between(corridors, 6, random);
  nlohmann::json made = nlohmann::json::array();
  for (const std::string& level : chosen) made.push_back({{"level", level}, {"edges", nlohmann::json::array()}});
  for (int i = 0; i < used; ++i) {
    const int corridor = i < corridors ? i : between(0, corridors - 1, random);
    made[static_cast<std::size_t>(corridor)]["edges"].push_back(edges[static_cast<std::size_t>(i)]);
  }
  return made;
}

// From edge 0, where the start field is, to one of the edges that are not at the rim.
bool leads_inwards(const nlohmann::json& corridors) {
  for (const nlohmann::json& corridor : corridors) {
    bool from_start = false;
    bool inwards = false;
    for (const int edge : corridor["edges"]) {
      from_start = from_start || edge == 0;
      inwards = inwards || (edge >= 2 && edge <= 4);
    }
    if (from_start && inwards) return true;
  }
  return false;
}

nlohmann::json random_key_tile(Random& random) {
  for (;;) {
    nlohmann::json corridors = random_corridors(between(1, 3, random), random);
    if (leads_inwards(corridors)) return corridors;
  }
}

nlohmann::json random_effects(const std::vector<nlohmann::json>& places, Random& random) {
  nlohmann::json effects = nlohmann::json::array();
  if (random.below(2) == 0) effects.push_back({{"lose_life", between(1, 2, random)}});
  if (random.below(3) == 0) effects.push_back({{"daze", between(1, 2, random)}});
  if (!places.empty() && random.below(2) == 0) effects.push_back(places[random.below(static_cast<std::uint32_t>(places.size()))]);
  return effects;
}

void change_trap(nlohmann::json& trap, Random& random) {
  trap["number"] = between(5, 11, random);
  trap["retry_number"] = random.below(2) == 0 ? nlohmann::json(nullptr) : nlohmann::json(between(2, 8, random));
  if (trap["kind"] == "door") return;
  // A turning-back trap, and no other, sends who walks in back.
  const bool turns_back = trap["kind"] == "turning_back";
  trap["on_fail"]["walk"] = turns_back ? random_effects({}, random) : random_effects({{{"go", "fall_below"}, {"only_on", "over"}}}, random);
  if (turns_back) trap["on_fail"]["walk"].push_back({{"go", "back"}});
  trap["on_fail"]["climb"] = random_effects({{{"go", "stay_below"}}}, random);
  trap["on_fail"]["drop"] = random_effects({{{"go", "stay_above"}}}, random);
}

}  // namespace

nlohmann::json random_set(const nlohmann::json& set, Random& random) {
  nlohmann::json made = set;
  made["life"] = between(1, 8, random);
  made["supplies"]["daze"] = between(0, 12, random);
  made["centre"]["corridors"] = random_corridors(1, random);
  made["key_tile"]["corridors"] = random_key_tile(random);
  made["tiles"] = nlohmann::json::array();
  for (int tile = 0; tile < 15; ++tile) {
    made["tiles"].push_back({{"id", "R" + std::to_string(tile)}, {"count", 2}, {"corridors", random_corridors(between(1, 3, random), random)}});
  }
  for (nlohmann::json& trap : made["traps"]) change_trap(trap, random);
  for (nlohmann::json& card : made["guardian"]) card["count"] = between(1, 4, random);
  return made;
}
