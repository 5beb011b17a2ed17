// The numbered rules on standard output.
#include "rules_command.hpp"

#include <unistd.h>

#include <algorithm>
#include <span>
#include <vector>

#include "command.hpp"
#include "labyrinth_flags.hpp"
#include "table/labyrinth/kept_set.hpp"
#include "terminal/console.hpp"
#include "terminal/labyrinth/set_lines.hpp"
#include "terminal/rules_lines.hpp"
#include "words/rules_text.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

// For programs, in English as all of their output is.
Json json_of(const RulesChapter& chapter, const RuleText& rule) {
  return {{"id", rule.id}, {"chapter", rule.chapter}, {"title", chapter.title.english}, {"text", rule.text.english}};
}

int print_json(const Rulebook* whole, const RulesFound& found) {
  Json list = Json::array();
  if (whole != nullptr) {
    for (const RulesChapter& chapter : whole->chapters) {
      for (const RuleText& rule : chapter.rules) list.push_back(json_of(chapter, rule));
    }
  }
  for (const RuleText* rule : found.rules) list.push_back(json_of(*found.chapter, *rule));
  return print(Json{{"rules", std::move(list)}}.dump() + "\n");
}

std::string first_rule(const Rulebook& book) { return std::string(book.chapters[1].rules.front().id); }
std::string last_rule(const Rulebook& book) { return std::string(book.chapters.back().rules.back().id); }

// The abilities of characters stand in one chapter, under ids of their own: LAB-A.monk.1.
bool is_ability(const RuleText& rule) { return rule.id.find("-A.") != std::string_view::npos; }
std::span<const RuleText> abilities(const Rulebook& book) {
  for (const RulesChapter& chapter : book.chapters) {
    const auto first = std::ranges::find_if(chapter.rules, is_ability);
    if (first != chapter.rules.end()) return {first, std::find_if_not(first, chapter.rules.end(), is_ability)};
  }
  return {};
}

Error no_such_rule(const std::string& topic) {
  const Rulebook& onirim = onirim::rulebook();
  const Rulebook& labyrinth = labyrinth::rulebook();
  return {"\"" + topic.substr(0, 40) + "\"",
          {marked("there is no such rule or chapter; rules go from {first} to {last} and from {labyrinth_first} to {labyrinth_last}, abilities from "
                  "{ability_first} to {ability_last}, and a chapter is what stands before the point"),
           {{"first", first_rule(onirim)},
            {"last", last_rule(onirim)},
            {"labyrinth_first", first_rule(labyrinth)},
            {"labyrinth_last", last_rule(labyrinth)},
            {"ability_first", std::string(abilities(labyrinth).front().id)},
            {"ability_last", std::string(abilities(labyrinth).back().id)}}}};
}

std::string try_rules(const Rulebook& book) {
  return tr("“meander rules {prefix}-7.4” shows a rule, “meander rules {prefix}-7” a chapter.", arg("prefix", book.prefix));
}

// For programs as the set's file writes it.
std::string json_of(const labyrinth::SetFile& set, labyrinth::SetPart part) {
  const char* name = part == labyrinth::SetPart::traps ? "traps" : "guardian";
  const Json file = Json::parse(labyrinth::text_of_set(set.components));
  return Json{{name, file.at(name)}}.dump() + "\n";
}

int show_set(const std::string& file, labyrinth::SetPart part, bool json) {
  const Result<const labyrinth::SetFile*> set = set_of(file, json);
  if (!set) return report(set.error(), json);
  if (json) return print(json_of(**set, part));
  std::string text;
  for (const std::string& line : labyrinth::set_lines(**set, part, style_of(STDOUT_FILENO).width)) text += line + "\n";
  return print(text);
}

}  // namespace

int run_rules(const std::string& topic, const std::string& set, bool json) {
  if (const auto part = labyrinth::set_part(topic)) return show_set(set, *part, json);
  if (!set.empty()) return report({"--set", marked("is for the topics traps and guardian")}, json);
  const Rulebook* whole = topic.empty() ? &onirim::rulebook() : rulebook_of(topic);
  const RulesFound found = whole == nullptr ? rules_about(topic) : RulesFound();
  if (whole == nullptr && found.rules.empty()) return report(no_such_rule(topic), json);
  if (json) return print_json(whole, found);
  const int width = style_of(STDOUT_FILENO).width;
  std::string text;
  for (const std::string& line : whole != nullptr ? rules_overview(*whole, width) : rule_lines(topic, width)) text += line + "\n";
  if (whole != nullptr) text += "\n" + try_rules(*whole) + "\n";
  if (whole == &labyrinth::rulebook()) text += tr("“meander rules traps” shows the trap tokens, “meander rules guardian” the Guardian cards.") + "\n";
  return print(text);
}

}  // namespace meander
