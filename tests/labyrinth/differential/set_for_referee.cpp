#include "set_for_referee.hpp"

#include <nlohmann/json.hpp>

namespace referee = labyrinth_referee;
using Json = nlohmann::json;

namespace {

referee::TileKind tile_of(const Json& json) {
  referee::TileKind tile;
  tile.id = json.value("id", "");
  tile.count = json.value("count", 1);
  for (const Json& corridor : json.at("corridors")) {
    tile.corridors.push_back({corridor.at("level").get<std::string>(), corridor.at("edges").get<std::vector<int>>()});
  }
  return tile;
}

referee::Effect effect_of(const Json& json) {
  if (json.contains("lose_life")) return {"lose_life", json.at("lose_life").get<int>(), false};
  if (json.contains("daze")) return {"daze", json.at("daze").get<int>(), false};
  return {json.at("go").get<std::string>(), 0, json.value("only_on", "") == "over"};
}

referee::TrapKind trap_of(const Json& json) {
  referee::TrapKind trap;
  trap.id = json.at("id").get<std::string>();
  trap.count = json.at("count").get<int>();
  trap.kind = json.at("kind").get<std::string>();
  trap.number = json.at("number").get<int>();
  if (json.at("retry_number").is_number()) trap.retry_number = json.at("retry_number").get<int>();
  for (const auto& [column, effects] : json.at("on_fail").items()) {
    trap.on_fail[column];
    for (const Json& effect : effects) trap.on_fail[column].push_back(effect_of(effect));
  }
  return trap;
}

}  // namespace

referee::Components components_of(const std::string& text) {
  const Json json = Json::parse(text);
  referee::Components components;
  components.centre = tile_of(json.at("centre"));
  components.key_tile = tile_of(json.at("key_tile"));
  for (const Json& tile : json.at("tiles")) components.tiles.push_back(tile_of(tile));
  for (const Json& trap : json.at("traps")) components.traps.push_back(trap_of(trap));
  for (const Json& card : json.at("guardian")) {
    components.guardian.push_back(
        {card.at("id").get<std::string>(), card.at("count").get<int>(), card.at("do").get<std::string>(), card.value("steps", 0)});
  }
  components.life = json.value("life", 4);
  components.blanks = json.at("blanks").get<int>();
  components.daze_tokens = json.at("supplies").at("daze").get<int>();
  components.adrenaline_tokens = json.at("supplies").at("adrenaline").get<int>();
  components.blessing_tokens = json.at("supplies").at("blessing").get<int>();
  components.curse_tokens = json.at("supplies").at("curse").get<int>();
  if (!json.contains("abilities")) return components;
  for (const auto& [ability, numbers] : json.at("abilities").items()) {
    for (const auto& [name, number] : numbers.items()) {
      if (number.is_number_integer()) components.numbers[std::string(ability).append(" ").append(name)] = number.get<int>();
    }
  }
  return components;
}
