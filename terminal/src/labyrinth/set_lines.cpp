#include "terminal/labyrinth/set_lines.hpp"

#include <algorithm>
#include <cctype>

#include "terminal/rules_lines.hpp"
#include "terminal/wrap.hpp"
#include "words/labyrinth/set_text.hpp"

namespace meander::labyrinth {

std::optional<SetPart> set_part(std::string_view topic) {
  std::string small(topic);
  std::transform(small.begin(), small.end(), small.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  if (small == "traps") return SetPart::traps;
  if (small == "guardian") return SetPart::guardian;
  return std::nullopt;
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
