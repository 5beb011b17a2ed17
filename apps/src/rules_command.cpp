// The numbered rules on standard output.
#include "rules_command.hpp"

#include <unistd.h>

#include <vector>

#include "command.hpp"
#include "terminal/console.hpp"
#include "terminal/rules_lines.hpp"
#include "words/rules_text.hpp"
#include "words/text.hpp"

namespace meander {

using namespace onirim;

namespace {

// For programs, in English as all of their output is.
Json json_of(const RuleText& rule) {
  const Marked title = rules_chapters()[static_cast<std::size_t>(rule.chapter)].title;
  return {{"id", rule.id}, {"chapter", rule.chapter}, {"title", title.english}, {"text", rule.text.english}};
}

int print_json(const std::string& topic) {
  Json list = Json::array();
  for (const RulesChapter& chapter : rules_chapters()) {
    for (const RuleText& rule : chapter.rules) {
      if (topic.empty()) list.push_back(json_of(rule));
    }
  }
  for (const RuleText* rule : rules_about(topic)) list.push_back(json_of(*rule));
  return print(Json{{"rules", std::move(list)}}.dump() + "\n");
}

Error no_such_rule(const std::string& topic) {
  const RulesChapter& last = rules_chapters().back();
  return {"\"" + topic.substr(0, 40) + "\"",
          {marked("there is no such rule or chapter; chapters go from 0 to {chapter}, rules from {first} to {last}"),
           {{"chapter", last.number}, {"first", rules_chapters()[1].rules.front().id}, {"last", last.rules.back().id}}}};
}

}  // namespace

int run_rules(const std::string& topic, bool json) {
  if (!topic.empty() && rules_about(topic).empty()) return report(no_such_rule(topic), json);
  if (json) return print_json(topic);
  const int width = style_of(STDOUT_FILENO).width;
  std::string text;
  for (const std::string& line : topic.empty() ? rules_overview(width) : rule_lines(topic, width)) text += line + "\n";
  if (topic.empty()) text += "\n" + tr("“meander rules 7.4” shows a rule, “meander rules 7” a chapter.") + "\n";
  return print(text);
}

}  // namespace meander
