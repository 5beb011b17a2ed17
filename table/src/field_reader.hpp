// Reads fields one after the other and remembers the first thing that is wrong.
#pragma once

#include <optional>
#include <string>

#include "onirim/notation.hpp"
#include "onirim/zones.hpp"
#include "shown_json.hpp"
#include "table/json.hpp"

namespace meander::onirim {

class FieldReader {
 public:
  bool ok() const { return error_.reason.empty(); }
  const Error& error() const { return error_; }
  // The first call counts.
  void fail(Message place, Message reason) {
    if (ok()) error_ = {std::move(place), std::move(reason)};
  }

  // A value that must be a list of at most `most` items; an empty one when it is not.
  const Json& list(const Json& json, const std::string& place, std::size_t most);
  // One of the words `parse` knows; `otherwise` is the reason why a {value} is refused.
  template <typename Value>
  std::optional<Value> word(const Json& json, const std::string& place, Marked otherwise, std::optional<Value> (*parse)(std::string_view)) {
    const std::optional<Value> value = json.is_string() ? parse(json.get_ref<const std::string&>()) : std::nullopt;
    if (!value) fail(place, {otherwise, {{"value", shown(json)}}});
    return value;
  }
  std::optional<Card> card(const Json& json, const std::string& place) {
    return word<Card>(json, place, marked("{value} is not a card"), parse_card);
  }
  // A card with who knows it, `usual` when it does not say.
  std::optional<KnownCard> known_card(const Json& json, const std::string& place, Seats usual);
  // A whole number from `least` to `most`.
  int number(const Json& json, const std::string& place, int least, int most);

 private:
  Error error_;
};

}  // namespace meander::onirim
