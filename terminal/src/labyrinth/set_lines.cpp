#include "terminal/labyrinth/set_lines.hpp"

#include <algorithm>
#include <cctype>

#include "terminal/rules_lines.hpp"
#include "terminal/wrap.hpp"
#include "words/labyrinth/set_text.hpp"
#include "words/lists.hpp"
#include "words/rules_text.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

std::optional<SetPart> set_part(std::string_view topic) {
  std::string small(topic);
  std::transform(small.begin(), small.end(), small.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  if (small == "traps") return SetPart::traps;
  if (small == "guardian") return SetPart::guardian;
  return std::nullopt;
}

namespace {

// "actions 2, range 3"; empty for an ability without numbers.
std::string numbers_of(const RuleText& rule, const ComponentSet& set) {
  AbilityNumbers numbers = set.numbers;
  std::vector<std::string> all;
  for (const AbilityNumber& each : ability_numbers) {
    if (name_of(rule_of(each.ability)) == rule.id) all.push_back(std::string(each.name) + " " + std::to_string(each.in(numbers)));
  }
  return comma_list(all);
}

}  // namespace

std::vector<std::string> rule_lines(std::string_view topic, const ComponentSet& set, int width) {
  std::vector<std::string> lines = meander::rule_lines(topic, width);
  std::string numbers;
  for (const RuleText* rule : rules_about(topic).rules) {
    const std::string own = numbers_of(*rule, set);
    if (!own.empty()) numbers += (numbers.empty() ? "" : "; ") + std::string(rule->id) + ": " + own;
  }
  if (numbers.empty()) return lines;
  lines.emplace_back();
  for (std::string& line : wrap(tr("The numbers of this set: {numbers}", arg("numbers", numbers)), std::min(width, widest_rules), 2)) {
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<std::string> set_lines(const SetFile& file, SetPart part, int width) {
  std::vector<std::string> lines;
  for (const SetParagraph& each : part == SetPart::traps ? traps_text(file) : guardian_text(file)) {
    if (each.text.empty()) {
      lines.emplace_back();
      continue;
    }
    const int indent = each.indent > 0 ? each.indent + 2 : 0;
    for (std::string& line : wrap(each.text, std::min(width, widest_rules), indent, each.indent)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace meander::labyrinth
