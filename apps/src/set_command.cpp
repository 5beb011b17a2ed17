#include "set_command.hpp"

#include "command.hpp"
#include "table/labyrinth/component_set_file.hpp"
#include "words/error_text.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

Json json_of(const labyrinth::SetReading& reading) {
  Json faults = Json::array();
  for (const Error& fault : reading.faults) faults.push_back({{"place", fault.place.text()}, {"message", fault.reason.text()}});
  Json json = Json::object();
  json["valid"] = reading.faults.empty();
  if (reading.faults.empty()) {
    const labyrinth::ComponentSet& set = reading.set.components;
    json["name"] = reading.set.name;
    json["version"] = reading.set.version;
    json["tiles"] = tile_count(set);
    json["traps"] = trap_count(set);
    json["guardian_cards"] = guardian_card_count(set);
  }
  json["faults"] = std::move(faults);
  return json;
}

}  // namespace

int run_set_check(const std::string& file, bool json) {
  const Result<std::string> text = read_file(file);
  if (!text) return report(text.error(), json);
  const labyrinth::SetReading reading = labyrinth::read_component_set(*text);
  if (json) {
    const int printed = print(json_of(reading).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
    return reading.faults.empty() ? printed : bad_input;
  }
  for (const Error& fault : reading.faults) report(in_place(name_of_file(file), fault), json);
  if (!reading.faults.empty()) return bad_input;
  const labyrinth::ComponentSet& set = reading.set.components;
  return print(tr("“{name}”, version {version}, is sound: {tiles}, {traps}, {cards}.", arg("name", reading.set.name),
                  arg("version", reading.set.version), arg("tiles", trn("{count} tile", "{count} tiles", tile_count(set))),
                  arg("traps", trn("{count} trap", "{count} traps", trap_count(set))),
                  arg("cards", trn("{count} Guardian card", "{count} Guardian cards", guardian_card_count(set)))) +
               "\n");
}

}  // namespace meander
