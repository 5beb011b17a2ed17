// A rule of one book, apart from what knows all books (rules_text.cpp): whoever plays one game needs no other's rules.
#include "words/rules_text.hpp"

namespace meander {

const RuleText* rule_in(const Rulebook& book, std::string_view id) {
  for (const RulesChapter& chapter : book.chapters) {
    for (const RuleText& rule : chapter.rules) {
      if (!rule.id.empty() && rule.id == id) return &rule;
    }
  }
  return nullptr;
}

}  // namespace meander
