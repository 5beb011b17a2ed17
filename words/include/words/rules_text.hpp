// The numbered rules as text for people, made from docs/rules/onirim.md when the program is built.
//
//   if (const RuleText* rule = rule_text("ONI-7.4b")) use(rule->text.english);           // the whole of ONI-7.4
//   for (const RulesChapter& chapter : rules_chapters()) …                               // chapter 0 is the page's introduction
//
// Every id of onirim/rule.hpp is found. A line feed in a text begins a new line.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.hpp"

namespace meander::onirim {

struct RuleText {
  std::string_view id;  // "ONI-7.4", "ONI-9.4-red"; empty for the paragraphs of the introduction
  int chapter = 0;
  Marked text;
};

struct RulesChapter {
  int number = 0;
  Marked title;
  std::span<const RuleText> rules;
};

std::span<const RulesChapter> rules_chapters();

// The rule with this id, as ONI-7.4, oni-7.4 or 7.4; a lettered part (7.4b) finds its rule. nullptr: there is none.
const RuleText* rule_text(std::string_view id);

// The rules that a chapter's number or a rule's id stands for, with the rule's named parts (ONI-9.4-red …); none when there is no such rule.
std::vector<const RuleText*> rules_about(std::string_view topic);

}  // namespace meander::onirim
