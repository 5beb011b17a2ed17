// What can be chosen for a new game of any kind, with its explanation: for every face that asks.
//
//   for (const OptionChoice& option : labyrinth::option_choices()) ask(tr(option.text), option.values);
//
// Keys and values are those of the notation (docs/notation.md, docs/notation-labyrinth.md).
#pragma once

#include <span>
#include <string_view>

#include "core/message.hpp"
#include "table/json.hpp"

namespace meander {

struct OptionValue {
  std::string_view value;
  Marked text;
  // Whether the value has a meaning with the other options as they are, and the option that it needs: {"with", "book"}.
  std::string_view needed_key = {};
  std::string_view needed_value = {};
};

struct OptionChoice {
  std::string_view key;
  Marked text;
  bool several = false;  // any number of the values; otherwise exactly one
  std::span<const OptionValue> values;
  std::size_t usual = 0;  // which of the values is the default, where it is one
};

// As the notation writes a value in JSON: a number, a word, true or false.
Json json_of_value(std::string_view value);

}  // namespace meander
