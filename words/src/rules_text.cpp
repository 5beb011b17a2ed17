// Finding a rule by its id.
#include "words/rules_text.hpp"

#include <algorithm>
#include <string>

namespace meander::onirim {

namespace {

constexpr std::string_view prefix = "oni-";

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(), [](char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter; });
  return small;
}

const RuleText* find(const std::string& id) {
  for (const RulesChapter& chapter : rules_chapters()) {
    for (const RuleText& rule : chapter.rules) {
      if (!rule.id.empty() && in_small_letters(rule.id) == id) return &rule;
    }
  }
  return nullptr;
}

}  // namespace

const RuleText* rule_text(std::string_view id) {
  std::string wanted = in_small_letters(id);
  if (!wanted.starts_with(prefix)) wanted.insert(0, prefix);
  if (const RuleText* rule = find(wanted)) return rule;
  if (wanted.back() < 'a' || wanted.back() > 'f') return nullptr;
  wanted.pop_back();
  return find(wanted);
}

std::vector<const RuleText*> rules_about(std::string_view topic) {
  std::vector<const RuleText*> rules;
  for (const RulesChapter& chapter : rules_chapters()) {
    if (topic != std::to_string(chapter.number)) continue;
    for (const RuleText& rule : chapter.rules) rules.push_back(&rule);
    return rules;
  }
  const RuleText* rule = rule_text(topic);
  if (rule == nullptr) return rules;
  rules.push_back(rule);
  const std::string part = std::string(rule->id) + "-";
  for (const RuleText& other : rules_chapters()[static_cast<std::size_t>(rule->chapter)].rules) {
    if (other.id.starts_with(part)) rules.push_back(&other);
  }
  return rules;
}

}  // namespace meander::onirim
