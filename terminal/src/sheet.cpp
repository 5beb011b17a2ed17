#include "sheet.hpp"

#include <algorithm>

#include "terminal/wrap.hpp"
#include "words/card_text.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

constexpr int longest_whole = 24;  // columns; longer words may be broken at their blanks
constexpr const char* hard_blank = "\u00a0";

std::string replaced(std::string text, std::string_view from, std::string_view by) {
  for (std::size_t place = 0; (place = text.find(from, place)) != std::string::npos; place += by.size()) text.replace(place, from.size(), by);
  return text;
}

std::vector<std::string> wrapped(const std::vector<std::string>& words, int width) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : " ") + (columns_of(word) <= longest_whole ? replaced(word, " ", hard_blank) : word);
  }
  std::vector<std::string> lines = wrap(text, width);
  for (std::string& line : lines) line = replaced(line, hard_blank, " ");
  return lines;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

}  // namespace

void Sheet::line(const std::string& label, const std::vector<std::string>& words) {
  if (!words.empty()) rows_.push_back({label, words});
}

void Sheet::block(const std::string& label, const std::vector<std::string>& lines, std::size_t label_at) {
  if (!lines.empty()) rows_.push_back({label, lines, true, label_at});
}

// A third of the width at the most; longer labels get a line of their own.
int Sheet::label_width() const {
  int widest = 0;
  for (const Row& row : rows_) {
    if (columns_of(row.label) < style_.width / 3) widest = std::max(widest, columns_of(row.label));
  }
  return widest + 2;
}

std::vector<std::string> Sheet::lines() const {
  std::vector<std::string> lines;
  const int margin = label_width();
  const std::string blank(static_cast<std::size_t>(margin), ' ');
  for (const Row& row : rows_) {
    if (style_.plain) {
      // Translators: a line for screen readers, such as "Hand: red sun, blue moon".
      for (std::string& line : wrap(tr("{label}: {content}", arg("label", row.label), arg("content", joined(row.words))), style_.width)) {
        lines.push_back(std::move(line));
      }
      continue;
    }
    const std::string label = dimmed(row.label, style_);
    int widest = 0;
    for (const std::string& line : row.whole ? row.words : std::vector<std::string>()) widest = std::max(widest, columns_of(line));
    const bool fits = widest <= style_.width - margin;
    const bool beside = columns_of(row.label) <= margin - 2 && fits;
    if (!beside) lines.push_back(label);
    std::vector<std::string> body = row.words;
    if (!row.whole) body = wrapped(row.words, style_.width - margin);
    for (std::size_t i = 0; i < body.size(); ++i) {
      lines.push_back((beside && i == row.label_at ? padded(label, margin) : fits ? blank : std::string()) + body[i]);
    }
  }
  return lines;
}

}  // namespace meander
