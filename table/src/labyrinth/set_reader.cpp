#include "set_reader.hpp"

#include <algorithm>
#include <string_view>

#include "shown_json.hpp"

namespace meander::labyrinth {

namespace {

constexpr std::string_view id_characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

bool among(std::string_view key, std::initializer_list<const char*> keys) {
  return std::any_of(keys.begin(), keys.end(), [key](const char* each) { return key == each; });
}

}  // namespace

bool SetReader::object(const Json& json, const std::string& place, std::initializer_list<const char*> needed,
                       std::initializer_list<const char*> allowed) {
  if (!json.is_object()) {
    fault(place, marked("must be an object"));
    return false;
  }
  bool complete = true;
  for (const char* key : needed) {
    if (json.contains(key)) continue;
    fault(at(place, key), marked("is missing"));
    complete = false;
  }
  for (const auto& [key, value] : json.items()) {
    if (!among(key, needed) && !among(key, allowed)) fault(at(place, key.substr(0, 40).c_str()), marked("is not known"));
  }
  return complete;
}

std::vector<const Json*> SetReader::list(const Json& json, const std::string& place, std::size_t least, std::size_t most) {
  if (!json.is_array()) {
    fault(place, marked("must be a list"));
    return {};
  }
  if (json.size() < least || json.size() > most) {
    fault(place, {marked("holds {count}, which must be from {least} to {most}"), {{"count", json.size()}, {"least", least}, {"most", most}}});
    return {};
  }
  std::vector<const Json*> items;
  for (const Json& item : json) items.push_back(&item);
  return items;
}

std::uint8_t SetReader::number(const Json& json, const std::string& place, int least, int most) {
  if (json.is_number_integer() && json >= least && json <= most) return json.get<std::uint8_t>();
  fault(place, {marked("{value} is not a whole number from {least} to {most}"), {{"value", shown(json)}, {"least", least}, {"most", most}}});
  return static_cast<std::uint8_t>(least);
}

std::string SetReader::text(const Json& json, const std::string& place) {
  if (json.is_string()) {
    const auto& text = json.get_ref<const std::string&>();
    const auto is_control = [](unsigned char letter) { return letter < ' ' || letter == 0x7f; };
    if (!text.empty() && text.size() <= 60 && std::none_of(text.begin(), text.end(), is_control)) return text;
  }
  fault(place, {marked("{value} is not a text of 1 to 60 characters on one line"), {{"value", shown(json)}}});
  return {};
}

int SetReader::word(const Json& json, const std::string& place, const std::vector<std::string>& words) {
  std::string all;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (json.is_string() && json.get_ref<const std::string&>() == words[i]) return static_cast<int>(i);
    all += (i == 0 ? "" : ", ") + words[i];
  }
  fault(place, {marked("{value} is not known; there is {expected}"), {{"value", shown(json)}, {"expected", all}}});
  return -1;
}

PieceId SetReader::id(const Json& json, const std::string& place, std::set<std::string>& taken) {
  const bool named = json.is_string() && json.get_ref<const std::string&>().size() <= PieceId::longest && !json.get_ref<const std::string&>().empty();
  const std::string text = named ? json.get<std::string>() : std::string();
  if (!named || !std::ranges::all_of(text, [](char c) { return id_characters.find(c) != std::string_view::npos; })) {
    fault(place, {marked("{value} is not an id of 1 to {most} letters, digits, - and _"), {{"value", shown(json)}, {"most", PieceId::longest}}});
    return {};
  }
  if (!taken.insert(text).second) fault(place, {marked("{value} is there twice"), {{"value", shown(json)}}});
  return PieceId(text);
}

}  // namespace meander::labyrinth
