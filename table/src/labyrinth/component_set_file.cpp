#include "table/labyrinth/component_set_file.hpp"

#include "set_parts.hpp"

namespace meander::labyrinth {

namespace {

constexpr std::string_view format_name = "labyrinth-set/1";

void read_supplies(SetReader& reader, const Json& json, Supplies& supplies) {
  if (!reader.object(json, "supplies", {"keys", "daze", "adrenaline", "blessing", "curse"})) return;
  reader.number(json["keys"], "supplies.keys", directions, directions);
  constexpr int most = 30;
  supplies.daze = reader.number(json["daze"], "supplies.daze", 0, most);
  supplies.adrenaline = reader.number(json["adrenaline"], "supplies.adrenaline", 0, most);
  supplies.blessing = reader.number(json["blessing"], "supplies.blessing", 0, most);
  supplies.curse = reader.number(json["curse"], "supplies.curse", 0, most);
}

// {"monk.2": {"range": 3}}: what is not there has its usual number.
void read_abilities(SetReader& reader, const Json& json, AbilityNumbers& numbers) {
  if (!json.is_object()) return reader.fault("abilities", marked("must be an object"));
  for (const auto& [id, fields] : json.items()) {
    const std::string here = at("abilities", id.substr(0, 40).c_str());
    bool known = false;
    for (const AbilityNumber& each : ability_numbers) known = known || id_of(each.ability) == id;
    if (!known) {
      reader.fault(here, marked("is no ability with numbers"));
      continue;
    }
    if (!fields.is_object()) {
      reader.fault(here, marked("must be an object"));
      continue;
    }
    for (const auto& [name, value] : fields.items()) {
      const std::string place = at(here, name.substr(0, 40).c_str());
      const AbilityNumber* number = nullptr;
      for (const AbilityNumber& each : ability_numbers) {
        if (id_of(each.ability) == id && name == each.name) number = &each;
      }
      if (number == nullptr) {
        reader.fault(place, marked("is no number of this ability"));
      } else {
        number->in(numbers) = reader.number(value, place, number->least, number->most);
      }
    }
  }
}

}  // namespace

Names read_names(SetReader& reader, const Json& json, const std::string& place) {
  Names names;
  if (!json.is_object() || !json.contains("en")) {
    reader.fault(at(place, "en"), marked("is missing"));
    return names;
  }
  for (const auto& [language, name] : json.items()) names[language] = reader.text(name, at(place, language.substr(0, 40).c_str()));
  return names;
}

void read_guardian(SetReader& reader, const Json& document, SetFile& set) {
  std::set<std::string> ids;
  int all = 0;
  const std::vector<const Json*> cards = reader.list(document["guardian"], "guardian", 1, most_guardian_cards);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::string here = at("guardian", i);
    const Json& json = *cards[i];
    if (!reader.object(json, here, {"id", "name", "do", "count"}, {"steps"})) continue;
    GuardianCard card;
    card.id = reader.id(json["id"], at(here, "id"), ids);
    set.guardian.push_back(read_names(reader, json["name"], at(here, "name")));
    card.count = reader.number(json["count"], at(here, "count"), 1, most_guardian_cards);
    all += card.count;
    const int type = reader.word(json["do"], at(here, "do"), {"move", "to_centre", "sleep", "stay"});
    if (type < 0) continue;
    card.type = static_cast<GuardianCard::Type>(type);
    const bool moves = card.type == GuardianCard::Type::move;
    if (moves != json.contains("steps")) {
      reader.fault(at(here, "steps"), moves ? marked("is missing") : marked("is for \"move\" alone"));
    } else if (moves) {
      card.steps = reader.number(json["steps"], at(here, "steps"), 1, 3);
    }
    set.components.guardian.push_back(card);
  }
  if (all > most_guardian_cards)
    reader.fault("guardian", {marked("there are {count} in all; at most {most} are possible"), {{"count", all}, {"most", most_guardian_cards}}});
}

SetReading read_component_set(std::string_view text) {
  SetReading reading;
  const Result<Json> document = parse_json(text);
  if (!document) {
    reading.faults.push_back(document.error());
    return reading;
  }
  SetReader reader;
  SetFile& set = reading.set;
  const Json& json = *document;
  reader.object(
      json, {},
      {"format", "name", "version", "edition", "centre", "key_tile", "tiles", "traps", "life", "blanks", "supplies", "guardian", "abilities"});
  // What is missing has been told; the rest is looked at all the same.
  const auto there = [&json](const char* key) { return json.is_object() && json.contains(key); };
  if (there("format")) reader.word(json["format"], "format", {std::string(format_name)});
  if (there("name")) set.name = reader.text(json["name"], "name");
  if (there("version")) set.version = reader.number(json["version"], "version", 1, 255);
  if (there("edition")) set.edition = reader.text(json["edition"], "edition");
  if (there("life")) set.components.life = reader.number(json["life"], "life", 1, most_life);
  if (there("blanks")) set.components.blanks = reader.number(json["blanks"], "blanks", 0, most_traps);
  if (there("centre") && there("key_tile") && there("tiles")) read_tiles(reader, json, set);
  if (there("traps")) read_traps(reader, json, set);
  if (there("supplies")) read_supplies(reader, json["supplies"], set.components.supplies);
  if (there("guardian")) read_guardian(reader, json, set);
  if (there("abilities")) read_abilities(reader, json["abilities"], set.components.numbers);
  reading.faults = reader.faults();
  return reading;
}

}  // namespace meander::labyrinth
