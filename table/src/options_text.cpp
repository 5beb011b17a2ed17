// Options as words and as JSON: both go through one table of keys.
#include "table/options_text.hpp"

#include <array>
#include <charconv>
#include <vector>

#include "onirim/notation.hpp"

namespace meander::onirim {

namespace {

// An option that is a number, a choice of two words, or a list of flags.
struct NumberKey {
  const char* key;
  std::uint8_t Options::* value;
};
struct ChoiceKey {
  const char* key;
  std::array<std::string_view, 2> words;  // for false and true
  bool Options::* value;
};
struct FlagKey {
  const char* key;
  std::string_view word;
  bool Options::* value;
};

constexpr std::array numbers{NumberKey{"players", &Options::players}, NumberKey{"open_premonitions", &Options::open_premonitions},
                             NumberKey{"hand_size", &Options::hand_size}, NumberKey{"prophecy_depth", &Options::prophecy_depth}};
constexpr std::array choices{ChoiceKey{"talk", {"silent", "open"}, &Options::open_talk},
                             ChoiceKey{"duplicate_doors", {"gain", "limbo"}, &Options::duplicates_to_limbo},
                             ChoiceKey{"discarded_door", {"goes-on", "loses"}, &Options::discarded_door_loses},
                             ChoiceKey{"paradox", {"top", "bottom"}, &Options::paradox_from_bottom}};
constexpr std::array flags{FlagKey{"with", "book", &Options::book}, FlagKey{"with", "towers", &Options::towers},
                           FlagKey{"with", "premonitions", &Options::premonitions}, FlagKey{"variants", "lost-way", &Options::lost_way},
                           FlagKey{"variants", "ruins", &Options::ruins}};
// The order in which keys are written.
constexpr std::array<std::string_view, 11> keys{"players",        "with",    "variants",  "open_premonitions", "talk", "duplicate_doors",
                                                "discarded_door", "paradox", "hand_size", "prophecy_depth",    "deck"};

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t start = 0;;) {
    const std::size_t end = text.find(separator, start);
    parts.push_back(text.substr(start, end - start));
    if (end == std::string_view::npos) return parts;
    start = end + 1;
  }
}

// Turns the value of a word `key=value` into JSON; what it means is checked in one place, for both forms.
Json json_of_word(std::string_view key, std::string_view value) {
  const auto number = [](std::string_view text) -> Json {
    int result = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error != std::errc{} || end != text.data() + text.size()) return std::string(text);
    return result;
  };
  if (key == "deck") {
    Json deck = Json::object();
    for (const std::string_view part : split(value, ',')) {
      const std::size_t colon = part.find(':');
      Json& count = deck[std::string(part.substr(0, colon))];
      Json said = colon == std::string_view::npos ? Json() : number(part.substr(colon + 1));
      // Of a card named twice both counts are shown where they are refused.
      count = count.is_null() ? std::move(said) : Json::array({count, said});
    }
    return deck;
  }
  if (key == "with" || key == "variants") {
    Json list = Json::array();
    for (const std::string_view part : split(value, ',')) list.push_back(std::string(part));
    return list;
  }
  for (const NumberKey& each : numbers) {
    if (key == each.key) return number(value);
  }
  return std::string(value);
}

std::string shown(const Json& json) {
  return json.is_string() ? "\"" + json.get<std::string>().substr(0, 40) + "\""
                          : json.dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, 40);
}

Error read_flags(const std::string& key, const Json& value, Options& options) {
  if (!value.is_array()) return {key, marked("must be a list")};
  for (const Json& item : value) {
    bool found = false;
    std::string allowed;
    for (const FlagKey& flag : flags) {
      if (key != flag.key) continue;
      allowed += (allowed.empty() ? "" : ", ") + std::string(flag.word);
      if (item != flag.word) continue;
      if (options.*flag.value) return {key, {marked("{value} is there twice"), {{"value", shown(item)}}}};
      options.*flag.value = true;
      found = true;
    }
    if (!found) return {key, {marked("{value} is not one of {allowed}"), {{"value", shown(item)}, {"allowed", allowed}}}};
  }
  return {};
}

Error read_key(const std::string& key, const Json& value, Options& options) {
  for (const NumberKey& each : numbers) {
    if (key != each.key) continue;
    if (!value.is_number_integer() || value < 0 || value > 99)
      return {key, {marked("{value} is not a small whole number"), {{"value", shown(value)}}}};
    options.*each.value = value.get<std::uint8_t>();
    return {};
  }
  for (const ChoiceKey& each : choices) {
    if (key != each.key) continue;
    if (value != each.words[0] && value != each.words[1]) {
      return {key,
              {marked("{value} is neither {first} nor {second}"), {{"value", shown(value)}, {"first", each.words[0]}, {"second", each.words[1]}}}};
    }
    options.*each.value = value == each.words[1];
    return {};
  }
  if (key == "deck") {
    const Result<CardCounts> counts = counts_from_json(value, key);
    if (!counts) return counts.error();
    options.deck = *counts;
    options.whole_deck = false;
    return {};
  }
  if (key == "with" || key == "variants") return read_flags(key, value, options);
  std::string known;
  for (const std::string_view name : keys) known += (known.empty() ? "" : ", ") + std::string(name);
  return {key, {marked("no such option; there are {options}"), {{"options", known}}}};
}

}  // namespace

Result<CardCounts> counts_from_json(const Json& json, const std::string& place) {
  if (!json.is_object()) return Error{place, marked("must be an object of cards and counts")};
  CardCounts counts{};
  for (const auto& [name, count] : json.items()) {
    const std::optional<Card> card = parse_card(name);
    if (!card) return Error{place, {marked("{value} is not a card"), {{"value", "\"" + name.substr(0, 40) + "\""}}}};
    if (!count.is_number_integer() || count < 0 || count > cards_in_box[*card]) {
      return Error{place + "." + name, {marked("{value} is not a count from 0 to {most}"), {{"value", shown(count)}, {"most", cards_in_box[*card]}}}};
    }
    counts[*card] = count.get<std::uint8_t>();
  }
  return counts;
}

Json json_of_counts(const CardCounts& counts) {
  Json json = Json::object();
  for (std::size_t card = 0; card < card_kinds; ++card) {
    if (counts[card] > 0) json[std::string(name_of(static_cast<Card>(card)))] = counts[card];
  }
  return json;
}

Result<Options> options_from_json(const Json& json) {
  if (!json.is_object()) return Error{"options", marked("must be an object")};
  Options options;
  for (const auto& [key, value] : json.items()) {
    const Error error = read_key(key, value, options);
    if (!error.reason.empty()) return error;
  }
  const Options::Problem problem = options.problem();
  if (problem.empty()) {
    if (!options.whole_deck) {
      Options whole = options;
      whole.whole_deck = true;
      if (whole.composition() == options.deck) {
        options.whole_deck = true;
        options.deck = {};
      }
    }
    return options;
  }
  return Error{problem.option, problem.reason, problem.rule ? std::string(name_of(problem.rule.rule())) : std::string()};
}

Result<Options> options_from_words(std::string_view words) {
  Json json = Json::object();
  if (words != "standard") {
    for (const std::string_view word : split(words, ' ')) {
      if (word.empty()) continue;
      const std::size_t equals = word.find('=');
      if (equals == std::string_view::npos) return Error{std::string(word.substr(0, 40)), marked("an option is written key=value")};
      const std::string key(word.substr(0, equals));
      if (json.contains(key)) return Error{key, marked("the option is there twice")};
      json[key] = json_of_word(key, word.substr(equals + 1));
    }
  }
  return options_from_json(json);
}

Json json_of(const Options& options) {
  const Options standard;
  Json json = Json::object();
  for (const std::string_view name : keys) {
    const std::string key(name);
    for (const NumberKey& each : numbers) {
      if (key == each.key && options.*each.value != standard.*each.value) json[key] = options.*each.value;
    }
    for (const ChoiceKey& each : choices) {
      if (key == each.key && options.*each.value) json[key] = std::string(each.words[1]);
    }
    for (const FlagKey& each : flags) {
      if (key == each.key && options.*each.value) json[key].push_back(std::string(each.word));
    }
    if (key == "deck" && !options.whole_deck) json[key] = json_of_counts(options.deck);
  }
  return json;
}

std::string words_of(const Options& options) {
  std::string words;
  const Json json = json_of(options);
  for (const auto& [key, value] : json.items()) {
    std::string text;
    if (value.is_array()) {
      for (const Json& item : value) text += (text.empty() ? "" : ",") + item.get<std::string>();
    } else if (value.is_object()) {
      for (const auto& [card, count] : value.items()) text += (text.empty() ? "" : ",") + card + ":" + count.dump();
    } else {
      text = value.is_string() ? value.get<std::string>() : value.dump();
    }
    words += (words.empty() ? "" : " ") + key + "=" + text;
  }
  return words.empty() ? "standard" : words;
}

}  // namespace meander::onirim
