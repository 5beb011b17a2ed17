// The numbered rules in the reader's language, in lines.
//
//   for (const std::string& line : rule_lines("LAB-9.2", style.width)) print(line + "\n");
//   for (const std::string& line : rules_overview(onirim::rulebook(), style.width)) print(line + "\n");
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "words/rules_text.hpp"

namespace meander {

inline constexpr int widest_rules = 100;  // longer lines are hard to read

// What a chapter or a rule's id stands for (words/rules_text.hpp), under the chapter's title, in lines of at most `width` columns.
std::vector<std::string> rule_lines(std::string_view topic, int width);
// The introduction, and every chapter with the first words of its rules.
std::vector<std::string> rules_overview(const Rulebook& book, int width);

}  // namespace meander
