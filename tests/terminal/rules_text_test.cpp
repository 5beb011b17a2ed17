// The rules that the program shows are those of the page.
#include "words/rules_text.hpp"
#include "terminal/rules_lines.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <string>

#include "onirim/rule.hpp"

namespace meander::onirim {
namespace {

// Letters and digits alone: no marks, no line breaks.
std::string letters(std::string_view text) {
  std::string result;
  for (const char letter : text) {
    if (std::isalnum(static_cast<unsigned char>(letter)) != 0) result += letter;
  }
  return result;
}

TEST(RulesText, every_rule_that_the_engine_names_is_found) {
  for (int rule = 0; rule < rule_count; ++rule) {
    const std::string_view id = name_of(static_cast<Rule>(rule));
    const RuleText* found = rule_text(id);
    ASSERT_NE(found, nullptr) << id;
    EXPECT_TRUE(id.starts_with(found->id)) << id;
  }
}

TEST(RulesText, ids_are_written_in_several_ways) {
  for (const char* id : {"ONI-7.4", "oni-7.4", "7.4", "ONI-7.4b", "7.4b"}) {
    ASSERT_NE(rule_text(id), nullptr) << id;
    EXPECT_EQ(rule_text(id)->id, "ONI-7.4");
  }
  EXPECT_EQ(rule_text("9.4-RED")->id, "ONI-9.4-red");
  for (const char* id : {"", "ONI-", "7", "7.99", "7.4g", "chess", "ONI-7.4bb"}) EXPECT_EQ(rule_text(id), nullptr) << id;
}

TEST(RulesText, the_text_is_that_of_the_page) {
  std::ifstream page(MEANDER_RULES_PAGE);
  const std::regex head(R"(- \*\*(ONI-[0-9.]+)\*\* (.*))");
  const RuleText* rule = nullptr;
  std::string expected;
  int rules = 0;
  int cells = 0;
  const auto compare = [&] {
    if (rule == nullptr) return;
    EXPECT_EQ(letters(std::string_view(rule->text.english).substr(0, std::string_view(rule->text).find('\n'))), expected);
  };
  for (std::string line; std::getline(page, line);) {
    std::smatch match;
    if (std::regex_match(line, match, head)) {
      compare();
      rule = rule_text(match[1].str());
      ASSERT_NE(rule, nullptr) << line;
      expected = letters(match[2].str());
      ++rules;
    } else if (line.starts_with("## ")) {
      compare();
      rule = nullptr;
      const RulesChapter& chapter = rules_chapters()[static_cast<std::size_t>(std::stoi(line.substr(3)))];
      EXPECT_EQ("## " + std::to_string(chapter.number) + " " + chapter.title.english, line);
    } else if (line.starts_with("  |") && line.find("---") == std::string::npos) {
      // Cells of a table stand in the rule, or in the rule of that name.
      const std::string name = line.substr(4, line.find(' ', 4) - 4);
      const RuleText* row = rule_text(std::string(rule->id) + "-" + name);
      for (std::size_t start = line.find('|', 4); row != nullptr && start + 1 < line.size(); ++cells) {
        const std::size_t end = line.find('|', start + 1);
        const std::string cell = letters(line.substr(start + 1, end - start - 1));
        EXPECT_NE(letters(row->text.english).find(cell), std::string::npos) << cell;
        start = end;
      }
      if (row == nullptr && name != "id" && name != "|") {
        EXPECT_NE(letters(rule->text.english).find(letters(name)), std::string::npos) << line;
      }
    } else {
      expected += letters(line);
    }
  }
  compare();
  EXPECT_EQ(rules, 59);
  EXPECT_EQ(cells, 16);
}

}  // namespace
}  // namespace meander::onirim
