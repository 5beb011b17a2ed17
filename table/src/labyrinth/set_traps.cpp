// The trap table of a component set (LAB-8.10).
#include "set_parts.hpp"

namespace meander::labyrinth {

namespace {

using Type = TrapEffect::Type;

constexpr const char* column_names[] = {"walk", "climb", "drop"};

// Where a failed trap may send somebody, by the column it stands in.
struct Going {
  const char* word;
  Type type;
  int column;  // of a trap that acts on entering; -1 for a door
};
constexpr Going goings[] = {
    {"back", Type::back, walking},
    {"stay_below", Type::stay_below, climbing},
    {"stay_above", Type::stay_above, dropping},
    {"fall_below", Type::fall_below, walking},
    {"hold", Type::hold, -1},
};

void read_going(SetReader& reader, const Json& effect, const std::string& place, int column, TrapColumn& effects) {
  std::vector<std::string> words;
  std::vector<Type> types;
  for (const Going& going : goings) {
    if (going.column != column) continue;
    words.emplace_back(going.word);
    types.push_back(going.type);
  }
  const int found = reader.word(effect["go"], at(place, "go"), words);
  if (found < 0) return;
  const Type type = types[static_cast<std::size_t>(found)];
  const bool only_over = effect.contains("only_on") && effect["only_on"] == "over";
  if (type == Type::fall_below && !only_over) reader.fault(at(place, "only_on"), marked("one can fall below only from \"over\""));
  if (type != Type::fall_below && effect.contains("only_on")) reader.fault(at(place, "only_on"), marked("is for fall_below alone"));
  effects.push_back({type, 0});
}

TrapColumn read_column(SetReader& reader, const Json& json, const std::string& place, int column) {
  TrapColumn effects;
  const std::vector<const Json*> items = reader.list(json, place, 0, TrapColumn::capacity());
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string here = at(place, i);
    const Json& effect = *items[i];
    if (!reader.object(effect, here, {}, {"lose_life", "daze", "go", "only_on"})) continue;
    const int said =
        static_cast<int>(effect.contains("lose_life")) + static_cast<int>(effect.contains("daze")) + static_cast<int>(effect.contains("go"));
    if (said != 1) {
      reader.fault(here, marked("must be one of lose_life, daze and go"));
    } else if (effect.contains("go")) {
      read_going(reader, effect, here, column, effects);
    } else {
      if (effect.contains("only_on")) reader.fault(at(here, "only_on"), marked("is for fall_below alone"));
      const bool life = effect.contains("lose_life");
      const char* key = life ? "lose_life" : "daze";
      effects.push_back({life ? Type::lose_life : Type::daze, reader.number(effect[key], at(here, key), 1, most_life)});
    }
  }
  // What sends somebody away ends his trap: it stands last, a door's hold first.
  for (std::size_t i = 0; i < effects.size(); ++i) {
    const bool goes = effects[i].type != Type::lose_life && effects[i].type != Type::daze;
    if (!goes) continue;
    if (effects[i].type == Type::hold ? i != 0 : i + 1 != effects.size())
      reader.fault(at(place, i),
                   effects[i].type == Type::hold ? marked("\"hold\" is listed first") : marked("what sends a player elsewhere is listed last"));
  }
  return effects;
}

void read_door(SetReader& reader, const Json& on_fail, const std::string& place, TrapKind& trap) {
  if (!reader.object(on_fail, place, {"leave"})) return;
  trap.columns[leaving] = read_column(reader, on_fail["leave"], at(place, "leave"), -1);
  if (trap.columns[leaving].empty() || trap.columns[leaving][0].type != Type::hold)
    reader.fault(at(place, "leave"), marked("a failed door holds: its first effect is {\"go\": \"hold\"}"));
}

void read_entry(SetReader& reader, const Json& on_fail, const std::string& place, TrapKind& trap) {
  if (!reader.object(on_fail, place, {"walk", "climb", "drop"})) return;
  for (int column = walking; column <= dropping; ++column) {
    const char* name = column_names[column];
    trap.columns[static_cast<std::size_t>(column)] = read_column(reader, on_fail[name], at(place, name), column);
  }
  bool back = false;
  for (const TrapEffect& effect : trap.columns[walking]) back = back || effect.type == Type::back;
  if (back != (trap.type == TrapType::turning_back))
    reader.fault(at(place, "walk"),
                 back ? marked("only a turning-back trap sends who walks in back") : marked("a turning-back trap sends who walks in back"));
}

}  // namespace

void read_traps(SetReader& reader, const Json& document, SetFile& set) {
  std::set<std::string> ids;
  int all = set.components.blanks;
  const std::vector<const Json*> traps = reader.list(document["traps"], "traps", 1, most_traps);
  for (std::size_t i = 0; i < traps.size(); ++i) {
    const std::string here = at("traps", i);
    const Json& json = *traps[i];
    if (!reader.object(json, here, {"id", "name", "count", "kind", "number", "retry_number", "on_fail"})) continue;
    TrapKind trap;
    trap.id = reader.id(json["id"], at(here, "id"), ids);
    if (trap.id.text() == "blank") reader.fault(at(here, "id"), marked("is what a blank trap is called (LAB-15.2)"));
    set.traps.push_back(read_names(reader, json["name"], at(here, "name")));
    trap.count = reader.number(json["count"], at(here, "count"), 1, most_traps);
    all += trap.count;
    trap.number = reader.number(json["number"], at(here, "number"), 2, 12);
    trap.retry = json["retry_number"].is_null() ? trap.number : reader.number(json["retry_number"], at(here, "retry_number"), 2, 12);
    const int type = reader.word(json["kind"], at(here, "kind"), {"entry", "turning_back", "door"});
    if (type >= 0) {
      trap.type = static_cast<TrapType>(type);
      (trap.type == TrapType::door ? read_door : read_entry)(reader, json["on_fail"], at(here, "on_fail"), trap);
    }
    set.components.traps.push_back(trap);
  }
  if (all > most_traps)
    reader.fault("traps", {marked("with the blanks there are {count}; at most {most} are possible"), {{"count", all}, {"most", most_traps}}});
}

}  // namespace meander::labyrinth
