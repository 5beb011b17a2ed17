#include "table/labyrinth/options_text.hpp"

#include "table/labyrinth/characters_text.hpp"
#include "table/labyrinth/default_set.hpp"
#include "table/labyrinth/kept_set.hpp"

namespace meander::labyrinth {

namespace {

constexpr std::string_view win_alone_words = "win=alone";
constexpr std::string_view blanks_words = "traps=blanks";
constexpr std::string_view characters_key = "characters=";
constexpr std::string_view set_key = "set=";

bool is_default(const ComponentSet* set) { return set == &default_set().components; }

std::string words_without_set(const Options& options) {
  std::string words = "players=" + std::to_string(options.players);
  if (options.win_alone) (words += ' ') += win_alone_words;
  if (options.blank_traps) (words += ' ') += blanks_words;
  if (options.casting != Casting::none) ((words += ' ') += characters_key) += words_of_characters(options);
  return words;
}

Result<Options> sound(const Options& options) {
  if (const Options::Problem problem = options.problem(); !problem.empty())
    return Error{problem.option, problem.reason, std::string(name_of(problem.rule.rule()))};
  return options;
}

Error put_characters(Options& options, std::string_view text) {
  Message problem = read_characters(options, text);
  return problem.empty() ? Error{} : Error{"characters", std::move(problem)};
}

Error put_set(Options& options, std::string_view text) {
  KeptSet kept = keep_set(text);
  if (!kept.faults.empty()) return {"set: " + kept.faults.front().place.text(), kept.faults.front().reason, kept.faults.front().rule};
  options.set = &kept.file->components;
  return {};
}

}  // namespace

Result<Options> options_from_words(std::string_view words) {
  Options options;
  options.set = &default_set().components;
  while (!words.empty()) {
    if (words.starts_with(set_key)) {
      if (Error error = put_set(options, words.substr(set_key.size())); !error.reason.empty()) return error;
      break;
    }
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(words.size(), word.size() + 1));
    constexpr std::string_view players = "players=";
    if (word == win_alone_words) {
      options.win_alone = true;
    } else if (word == blanks_words) {
      options.blank_traps = true;
    } else if (word.starts_with(players) && word.size() == players.size() + 1 && word.back() >= '0' && word.back() <= '9') {
      options.players = static_cast<std::uint8_t>(word.back() - '0');
    } else if (word.starts_with(characters_key)) {
      if (Error error = put_characters(options, word.substr(characters_key.size())); !error.reason.empty()) return error;
    } else {
      return Error{"options", {marked("\"{word}\" is not an option of Labyrinth"), {{"word", word.substr(0, 40)}}}};
    }
  }
  return sound(options);
}

std::string words_of(const Options& options) {
  std::string words = words_without_set(options);
  if (!is_default(options.set)) ((words += ' ') += set_key) += text_of_set(*options.set);
  return words;
}

std::string short_words_of(const Options& options) {
  std::string words = words_without_set(options);
  if (is_default(options.set)) return words;
  const SetFile& file = set_file_of(*options.set);
  return words + " set=\"" + file.name + " " + std::to_string(file.version) + "\"";
}

Json json_of(const Options& options) {
  Json json = Json::object();
  json["players"] = options.players;
  if (options.win_alone) json["win_alone"] = true;
  if (options.blank_traps) json["blank_traps"] = true;
  if (options.casting != Casting::none) json["characters"] = words_of_characters(options);
  if (!is_default(options.set)) json["set"] = *parse_json(text_of_set(*options.set));
  return json;
}

Result<Options> options_from_json(const Json& json) {
  if (!json.is_object()) return Error{"options", marked("must be an object")};
  Options options;
  options.set = &default_set().components;
  for (const auto& [key, value] : json.items()) {
    const bool flag = key == "win_alone" || key == "blank_traps";
    if (flag && value.is_boolean()) {
      (key == "win_alone" ? options.win_alone : options.blank_traps) = value.get<bool>();
    } else if (key == "players" && value.is_number_unsigned() && value.get<std::uint64_t>() < 100) {
      options.players = value.get<std::uint8_t>();
    } else if (key == "characters" && value.is_string()) {
      if (Error error = put_characters(options, value.get<std::string>()); !error.reason.empty()) return error;
    } else if (key == "set" && value.is_object()) {
      if (Error error = put_set(options, value.dump()); !error.reason.empty()) return error;
    } else {
      return Error{key, marked("is not an option of Labyrinth, or has not such a value")};
    }
  }
  return sound(options);
}

}  // namespace meander::labyrinth
