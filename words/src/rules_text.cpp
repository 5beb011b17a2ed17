// Finding a rule by its id.
#include "words/rules_text.hpp"

#include <algorithm>
#include <string>

namespace meander {

namespace {

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(), [](char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter; });
  return small;
}

// A topic without its book's prefix, in small letters.
struct Topic {
  const Rulebook* book;
  std::string rest;
};
Topic topic_of(std::string_view text) {
  std::string small = in_small_letters(text);
  for (const Rulebook* book : rulebooks()) {
    const std::string prefix = in_small_letters(book->prefix) + "-";
    if (small.starts_with(prefix)) return {book, small.substr(prefix.size())};
  }
  return {rulebooks().front(), std::move(small)};
}

const RuleText* find(const Rulebook& book, std::string_view rest) {
  for (const RulesChapter& chapter : book.chapters) {
    for (const RuleText& rule : chapter.rules) {
      if (!rule.id.empty() && in_small_letters(rule.id.substr(book.prefix.size() + 1)) == rest) return &rule;
    }
  }
  return nullptr;
}

// A lettered part finds its rule.
const RuleText* find_rule(const Topic& topic) {
  if (const RuleText* rule = find(*topic.book, topic.rest)) return rule;
  if (topic.rest.empty() || topic.rest.back() < 'a' || topic.rest.back() > 'f') return nullptr;
  return find(*topic.book, std::string_view(topic.rest).substr(0, topic.rest.size() - 1));
}

// The abilities of a character of Labyrinth: LAB-A.monk, or monk alone.
std::vector<const RuleText*> abilities_of(const Topic& topic) {
  const std::string_view rest = topic.rest;
  const std::string begins = "lab-a." + std::string(rest.starts_with("a.") ? rest.substr(2) : rest) + ".";
  std::vector<const RuleText*> found;
  for (const RulesChapter& chapter : labyrinth::rulebook().chapters) {
    for (const RuleText& rule : chapter.rules) {
      if (in_small_letters(rule.id).starts_with(begins)) found.push_back(&rule);
    }
  }
  return found;
}

}  // namespace

std::array<const Rulebook*, 2> rulebooks() { return {&onirim::rulebook(), &labyrinth::rulebook()}; }

const Rulebook* rulebook_of(std::string_view game) {
  for (const Rulebook* book : rulebooks()) {
    if (book->game == game) return book;
  }
  return nullptr;
}

const RuleText* rule_text(std::string_view id) { return find_rule(topic_of(id)); }

RulesFound rules_about(std::string_view text) {
  const Topic topic = topic_of(text);
  RulesFound found;
  for (const RulesChapter& chapter : topic.book->chapters) {
    if (topic.rest != std::to_string(chapter.number)) continue;
    found.chapter = &chapter;
    for (const RuleText& rule : chapter.rules) found.rules.push_back(&rule);
    return found;
  }
  const RuleText* rule = find_rule(topic);
  if (rule == nullptr) {
    found.rules = abilities_of(topic);
    if (!found.rules.empty()) found.chapter = &labyrinth::rulebook().chapters[static_cast<std::size_t>(found.rules.front()->chapter)];
    return found;
  }
  found.chapter = &topic.book->chapters[static_cast<std::size_t>(rule->chapter)];
  found.rules.push_back(rule);
  const std::string part = std::string(rule->id) + "-";
  for (const RuleText& other : found.chapter->rules) {
    if (other.id.starts_with(part)) found.rules.push_back(&other);
  }
  return found;
}

}  // namespace meander
