// What can be chosen for a new game, with its explanation: for every face that asks.
//
//   for (const OptionChoice& option : option_choices()) ask(tr(option.text), option.values);
//
// Keys and values are those of the notation (docs/notation.md). Players and what is for study alone are not among them.
#pragma once

#include <span>
#include <string_view>

#include "core/message.hpp"
#include "onirim/options.hpp"
#include "table/json.hpp"

namespace meander::onirim {

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
  bool several = false;  // any number of the values; otherwise exactly one, and the first is the default
  std::span<const OptionValue> values;
};

std::span<const OptionChoice> option_choices();

// As the notation writes a value in JSON: a number or a word.
Json json_of_value(std::string_view value);

// Whether a value has a meaning with these options.
bool is_offered(const OptionValue& value, const Options& options);

}  // namespace meander::onirim
