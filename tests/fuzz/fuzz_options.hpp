// Any bytes read as options, as words and as JSON: refused with a reason, or options that go together and are read back from both forms.
#pragma once

#include <string>
#include <string_view>

#include "onirim/game.hpp"
#include "table/options_text.hpp"

namespace meander::fuzz {

inline std::string check_options(const Result<onirim::Options>& options) {
  if (!options) return options.error().reason.empty() ? "refused without a reason" : "";
  if (!options->problem().empty()) return std::string("accepted, although ") + options->problem().reason.english;
  const std::string words = onirim::words_of(*options);
  const Result<onirim::Options> from_words = onirim::options_from_words(words);
  if (!from_words) return words + " is refused: " + from_words.error().text();
  if (!(*from_words == *options)) return words + " is read back as other options";
  const Json json = onirim::json_of(*options);
  const Result<onirim::Options> from_json = onirim::options_from_json(json);
  if (!from_json) return json.dump() + " is refused: " + from_json.error().text();
  if (!(*from_json == *options)) return json.dump() + " is read back as other options";
  onirim::State state = onirim::Onirim::initial(*options);
  Random random(1);
  onirim::Onirim::settle(state, random);
  return {};
}

inline std::string check_options(std::string_view bytes) {
  if (std::string problem = check_options(onirim::options_from_words(bytes)); !problem.empty()) return problem;
  const Result<Json> json = parse_json(bytes);
  return json ? check_options(onirim::options_from_json(*json)) : std::string();
}

}  // namespace meander::fuzz
