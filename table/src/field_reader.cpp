// Reading single fields.
#include "field_reader.hpp"

namespace meander::onirim {

const Json& FieldReader::list(const Json& json, const std::string& place, std::size_t most) {
  static const Json empty = Json::array();
  if (!json.is_array()) {
    fail(place, marked("must be a list"));
    return empty;
  }
  if (json.size() > most) {
    fail(place, {marked("holds more than {most}"), {{"most", most}}});
    return empty;
  }
  return json;  // NOLINT(bugprone-return-const-ref-from-parameter): it belongs to the document being read
}

std::optional<KnownCard> FieldReader::known_card(const Json& json, const std::string& place, Seats usual) {
  std::string name = json.is_string() ? json.get<std::string>() : std::string();
  Seats knowers = usual;
  if (const std::size_t at = name.find('@'); at != std::string::npos) {
    const std::string seats = name.substr(at + 1);
    name.resize(at);
    knowers = seats == "1" ? 1 : seats == "2" ? 2 : seats == "12" ? 3 : 0;
    if (knowers == 0) {
      fail(place, {marked("{value} does not say who knows it by @1, @2 or @12"), {{"value", shown(json)}}});
      return std::nullopt;
    }
  }
  const std::optional<Card> card = parse_card(name);
  if (!card) {
    fail(place, {marked("{value} is not a card"), {{"value", shown(json)}}});
    return std::nullopt;
  }
  return KnownCard(*card, knowers);
}

int FieldReader::number(const Json& json, const std::string& place, int least, int most) {
  if (json.is_number_integer() && json >= least && json <= most) return json.get<int>();
  fail(place, {marked("{value} is not a whole number from {least} to {most}"), {{"value", shown(json)}, {"least", least}, {"most", most}}});
  return least;
}

}  // namespace meander::onirim
