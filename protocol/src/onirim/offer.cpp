// What can be chosen for a new game, and the rules page.
#include "games.hpp"
#include "onirim/notation.hpp"
#include "words/option_choices.hpp"
#include "words/rules_text.hpp"
#include "words/text.hpp"

namespace meander::protocol::onirim {

using namespace meander::onirim;

namespace {

Json option_message(const OptionChoice& option) {
  Json json = {{"key", std::string(option.key)}, {"text", tr(option.text)}, {"several", option.several}, {"values", Json::array()}};
  if (!option.several) json["default"] = json_of_value(option.values.front().value);
  for (const OptionValue& value : option.values) {
    Json each = {{"value", json_of_value(value.value)}, {"text", tr(value.text)}};
    if (!value.needed_key.empty()) each["needs"] = {{"key", std::string(value.needed_key)}, {"value", json_of_value(value.needed_value)}};
    json["values"].push_back(std::move(each));
  }
  return json;
}

}  // namespace

Json offer() {
  Json json = {{"game", std::string(game_name)}, {"title", "Onirim"}, {"seats", {{"least", 1}, {"most", 2}}}};
  json["computers"] = Json::array(
      {{{"kind", "greedy"}, {"text", tr("a computer that plays well")}}, {{"kind", "random"}, {"text", tr("a computer that plays at random")}}});
  json["options"] = Json::array();
  for (const OptionChoice& option : option_choices()) json["options"].push_back(option_message(option));
  return json;
}

Json rules_chapters() {
  Json chapters = Json::array();
  for (const RulesChapter& chapter : meander::onirim::rulebook().chapters) {
    Json json = {{"number", chapter.number}, {"title", tr(chapter.title)}, {"rules", Json::array()}};
    for (const RuleText& rule : chapter.rules) json["rules"].push_back({{"id", std::string(rule.id)}, {"text", tr(rule.text)}});
    chapters.push_back(std::move(json));
  }
  return chapters;
}

}  // namespace meander::protocol::onirim
