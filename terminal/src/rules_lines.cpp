// The rules in lines, to be read on a terminal.
#include "terminal/rules_lines.hpp"

#include <algorithm>

#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

class Lines {
 public:
  explicit Lines(int width) : width_(std::min(width, widest_rules)) {}

  void text(std::string_view text, int indent = 0) {
    for (std::string& line : wrap(text, width_, indent, indent)) lines_.push_back(std::move(line));
  }
  void title(const RulesChapter& chapter) { text((chapter.number > 0 ? std::to_string(chapter.number) + " " : std::string()) + tr(chapter.title)); }
  void blank() { lines_.emplace_back(); }
  // A rule's id and its first words.
  void beginning(const RuleText& rule, int id_columns) {
    const std::string words = tr(rule.text);
    lines_.push_back("  " + padded(rule.id, id_columns + 2) + shortened(words.substr(0, words.find('\n')), width_ - id_columns - 4));
  }
  std::vector<std::string> take() { return std::move(lines_); }

 private:
  int width_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> rule_lines(std::string_view topic, int width) {
  Lines lines(width);
  const RulesFound found = rules_about(topic);
  if (found.chapter != nullptr) lines.title(*found.chapter);
  for (const RuleText* rule : found.rules) {
    lines.blank();
    if (!rule->id.empty()) lines.text(rule->id);
    lines.text(tr(rule->text), rule->id.empty() ? 0 : 2);
  }
  return lines.take();
}

std::vector<std::string> rules_overview(const Rulebook& book, int width) {
  Lines lines(width);
  for (const RulesChapter& chapter : book.chapters) {
    if (chapter.number > 0) lines.blank();
    lines.title(chapter);
    int id_columns = 0;
    for (const RuleText& rule : chapter.rules) id_columns = std::max(id_columns, columns_of(rule.id));
    for (const RuleText& rule : chapter.rules) {
      // The introduction has no ids and is short: it stands here whole.
      if (rule.id.empty()) {
        lines.blank();
        lines.text(tr(rule.text));
      } else {
        lines.beginning(rule, id_columns);
      }
    }
  }
  return lines.take();
}

}  // namespace meander
