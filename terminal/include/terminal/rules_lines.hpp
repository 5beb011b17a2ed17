// The numbered rules in the reader's language, in lines.
//
//   for (const std::string& line : rule_lines("7.4", style.width)) print(line + "\n");
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace meander::onirim {

// What a chapter's number or a rule's id stands for (words/rules_text.hpp), under the chapter's title, in lines of at most `width` columns.
std::vector<std::string> rule_lines(std::string_view topic, int width);
// The introduction, and every chapter with the first words of its rules.
std::vector<std::string> rules_overview(int width);

}  // namespace meander::onirim
