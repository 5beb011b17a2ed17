// The numbered rules of the games as text for people, made from docs/rules/onirim.md and docs/rules/labyrinth.md when the program is built.
//
//   if (const RuleText* rule = rule_text("ONI-7.4b")) use(rule->text.english);   // the whole of ONI-7.4
//   for (const RulesChapter& chapter : labyrinth::rulebook().chapters) …         // chapter 0 is the page's introduction
//
// Every id of onirim/rule.hpp and labyrinth/rule.hpp is found. A line feed in a text begins a new line.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.hpp"

namespace meander {

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

struct Rulebook {
  std::string_view game;    // "onirim"
  std::string_view prefix;  // of its ids: "ONI"
  std::span<const RulesChapter> chapters;
};

namespace onirim {
const Rulebook& rulebook();
}
namespace labyrinth {
const Rulebook& rulebook();
}
// Onirim's comes first.
std::array<const Rulebook*, 2> rulebooks();
// In one book alone, by the whole id.
const RuleText* rule_in(const Rulebook& book, std::string_view id);
// By the name of its game; nullptr: there is none.
const Rulebook* rulebook_of(std::string_view game);

// The rule with this id, as ONI-7.4, oni-7.4 or 7.4, which is Onirim's; a lettered part (7.4b) finds its rule. nullptr: there is none.
const RuleText* rule_text(std::string_view id);

// Rules of one chapter; no chapter when nothing is found.
struct RulesFound {
  const RulesChapter* chapter = nullptr;
  std::vector<const RuleText*> rules;
};
// What a chapter (7, LAB-9) or a rule's id stands for, with the rule's named parts (ONI-9.4-red …), or a character (LAB-A.monk, monk).
RulesFound rules_about(std::string_view topic);

}  // namespace meander
