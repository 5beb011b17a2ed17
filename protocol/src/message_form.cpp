#include "message_form.hpp"

#include <span>
#include <string>
#include <vector>

namespace meander::protocol {

namespace {

enum class Kind : std::uint8_t { text, whole, truth, object, texts, seats, clock, seconds, start };

struct Key {
  const char* name;
  Kind kind;
  bool needed = true;
};

struct Form {
  std::string_view type;
  std::vector<Key> keys;
};

constexpr std::int64_t longest_bank = 86'400;
constexpr std::int64_t longest_turn = 3'600;

const std::vector<Form>& forms() {
  constexpr Key language{"language", Kind::text, false};
  constexpr Key prompt{"prompt", Kind::whole};
  static const std::vector<Form> all{
      {"games", {language}},
      {"create",
       {{"game", Kind::text},
        {"options", Kind::object, false},
        {"seats", Kind::seats},
        {"clock", Kind::clock, false},
        {"pass_after", Kind::seconds, false},
        {"seed", Kind::whole, false},
        {"start", Kind::start, false},
        {"key", Kind::text, false}}},
      {"invitation", {{"invite", Kind::text}, language}},
      {"join", {{"invite", Kind::text}, {"name", Kind::text}, {"link", Kind::text, false}}},
      {"tables", {{"links", Kind::texts}, language}},
      {"rules", {{"game", Kind::text}, language}},
      {"replay", {{"game", Kind::text}, {"record", Kind::text}, {"moment", Kind::whole}, language}},
      {"analysis", {{"game", Kind::text}, {"record", Kind::text}, {"moment", Kind::whole}, language}},
      {"hello", {{"protocol", Kind::whole}, {"link", Kind::text}, {"since", Kind::whole}, language}},
      {"answer", {prompt, {"actions", Kind::texts}}},
      {"why", {{"action", Kind::text, false}}},
      {"undo", {{"prompt", Kind::whole, false}}},
      {"consent", {{"yes", Kind::truth}}},
      {"hint", {prompt}},
      {"stops", {{"when", Kind::text}}},
      {"stop", {}},
      {"give_up", {}},
      {"record", {}},
      {"replace", {{"seat", Kind::whole}, {"kind", Kind::text}}},
      {"come_back", {}},
      {"leave", {}},
      {"ping", {}},
  };
  return all;
}

Error whole_number(const Json& value, const std::string& place, std::int64_t least, std::int64_t most) {
  if (value.is_number_unsigned() || value.is_number_integer()) {
    if (value >= least && value <= most) return {};
  }
  return {place, {marked("must be a whole number from {least} to {most}"), {{"least", least}, {"most", most}}}};
}

Error fits(const Json& value, Kind kind, const std::string& place);

Error all_fit(const Json& object, std::span<const Key> keys, const std::string& place) {
  const std::string inside = place.empty() ? "" : place + ".";
  for (const Key& key : keys) {
    if (!object.contains(key.name)) {
      if (key.needed) return {inside + key.name, marked("is missing")};
      continue;
    }
    if (Error problem = fits(object[key.name], key.kind, inside + key.name); !problem.reason.empty()) return problem;
  }
  for (const auto& [name, value] : object.items()) {
    bool known = false;
    for (const Key& key : keys) known = known || name == key.name;
    if (!known) return {inside + name.substr(0, 40), marked("is not known here")};
  }
  return {};
}

Error object_fits(const Json& value, std::span<const Key> keys, const std::string& place) {
  if (!value.is_object()) return {place, marked("must be an object")};
  return all_fit(value, keys, place);
}

Error list_fits(const Json& value, Kind each, const std::string& place) {
  if (!value.is_array()) return {place, marked("must be a list")};
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (Error problem = fits(value[i], each, place + "[" + std::to_string(i) + "]"); !problem.reason.empty()) return problem;
  }
  return {};
}

Error fits(const Json& value, Kind kind, const std::string& place) {
  switch (kind) {
    case Kind::text:
      return value.is_string() ? Error{} : Error{place, marked("must be a text")};
    case Kind::whole:
      return value.is_number_unsigned() ? Error{} : Error{place, marked("must be a whole number that is not negative")};
    case Kind::truth:
      return value.is_boolean() ? Error{} : Error{place, marked("must be true or false")};
    case Kind::object:
      return value.is_object() ? Error{} : Error{place, marked("must be an object")};
    case Kind::texts:
      return list_fits(value, Kind::text, place);
    case Kind::seats: {
      constexpr Key seat[] = {{"kind", Kind::text}, {"name", Kind::text, false}};
      if (!value.is_array() || value.empty()) return {place, marked("must be a list")};
      for (std::size_t i = 0; i < value.size(); ++i) {
        if (Error problem = object_fits(value[i], seat, place + "[" + std::to_string(i) + "]"); !problem.reason.empty()) return problem;
      }
      return {};
    }
    case Kind::clock: {
      constexpr Key clock[] = {{"bank", Kind::whole}, {"turn", Kind::whole}};
      if (Error problem = object_fits(value, clock, place); !problem.reason.empty()) return problem;
      if (Error problem = whole_number(value["bank"], place + ".bank", 1, longest_bank); !problem.reason.empty()) return problem;
      return whole_number(value["turn"], place + ".turn", 0, longest_turn);
    }
    case Kind::seconds:
      return whole_number(value, place, 0, longest_turn);
    case Kind::start: {
      constexpr Key start[] = {{"record", Kind::text}, {"moment", Kind::whole}};
      return object_fits(value, start, place);
    }
  }
  return {};
}

}  // namespace

bool is_id(const Json& id) { return id.is_number_integer() || (id.is_string() && id.get_ref<const std::string&>().size() <= 32); }

Error problem_of_form(const Json& message) {
  if (!message.is_object()) return {{}, marked("a message must be an object")};
  if (!message.contains("type") || !message["type"].is_string()) return {"type", marked("must be a text")};
  if (message.contains("id") && !is_id(message["id"])) return {"id", marked("must be a whole number or a text of at most 32 bytes")};
  const std::string type = message["type"].get<std::string>();
  for (const Form& form : forms()) {
    if (form.type != type) continue;
    std::vector<Key> keys = form.keys;
    keys.push_back({"type", Kind::text});
    Json without_id = message;
    without_id.erase("id");
    return all_fit(without_id, keys, {});
  }
  return {"type", {marked("there is no message \"{type}\""), {{"type", type.substr(0, 40)}}}};
}

}  // namespace meander::protocol
