// The rules that the program shows are those of the pages.
#include "words/rules_text.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "labyrinth/character.hpp"
#include "onirim/rule.hpp"
#include "terminal/rules_lines.hpp"

namespace meander {
namespace {

// Letters and digits alone: no marks, no line breaks.
std::string letters(std::string_view text) {
  std::string result;
  for (const char letter : text) {
    if (std::isalnum(static_cast<unsigned char>(letter)) != 0) result += letter;
  }
  return result;
}

void expect_found(std::string_view id) {
  const RuleText* found = rule_text(id);
  ASSERT_NE(found, nullptr) << id;
  EXPECT_TRUE(id.starts_with(found->id)) << id;
}

TEST(RulesText, every_rule_that_an_engine_names_is_found) {
  for (int rule = 0; rule < onirim::rule_count; ++rule) expect_found(name_of(static_cast<onirim::Rule>(rule)));
  for (int rule = 0; rule < labyrinth::rule_count; ++rule) expect_found(name_of(static_cast<labyrinth::Rule>(rule)));
}

TEST(RulesText, ids_are_written_in_several_ways) {
  for (const char* id : {"ONI-7.4", "oni-7.4", "7.4", "ONI-7.4b", "7.4b"}) {
    ASSERT_NE(rule_text(id), nullptr) << id;
    EXPECT_EQ(rule_text(id)->id, "ONI-7.4");
  }
  EXPECT_EQ(rule_text("9.4-RED")->id, "ONI-9.4-red");
  for (const char* id : {"", "ONI-", "7", "7.99", "7.4g", "chess", "ONI-7.4bb", "LAB-", "LAB-9", "LAB-9.99"}) EXPECT_EQ(rule_text(id), nullptr) << id;
}

TEST(RulesText, rules_of_labyrinth_go_by_their_prefix) {
  for (const char* id : {"LAB-9.4", "lab-9.4", "LAB-9.4c"}) {
    ASSERT_NE(rule_text(id), nullptr) << id;
    EXPECT_EQ(rule_text(id)->id, "LAB-9.4");
  }
  EXPECT_EQ(rules_about("LAB-9").rules.size(), 8U);
  EXPECT_EQ(rules_about("9").rules.front()->id, "ONI-9.1");
  EXPECT_EQ(rules_about("LAB-16").chapter, nullptr);
  EXPECT_EQ(rule_lines("LAB-9.2", 80).front(), "9 Meeting and fighting");
  EXPECT_EQ(rulebook_of("labyrinth"), &labyrinth::rulebook());
  EXPECT_EQ(rulebook_of("chess"), nullptr);
}

struct Seen {
  int rules = 0;
  int cells = 0;
};

// Compares a page with its rulebook.
Seen compared(const Rulebook& book) {
  std::ifstream page(std::string(MEANDER_RULES_FOLDER) + "/" + std::string(book.game) + ".md");
  const std::regex head("- \\*\\*(" + std::string(book.prefix) + R"(-[0-9.]+)\*\* (.*))");
  const RuleText* rule = nullptr;
  std::string expected;
  Seen seen;
  const auto compare = [&] {
    if (rule == nullptr) return;
    EXPECT_EQ(letters(std::string_view(rule->text.english).substr(0, std::string_view(rule->text).find('\n'))), expected);
  };
  for (std::string line; std::getline(page, line);) {
    std::smatch match;
    if (std::regex_match(line, match, head)) {
      compare();
      rule = rule_text(match[1].str());
      if (rule == nullptr) {
        ADD_FAILURE() << line;
        return seen;
      }
      expected = letters(match[2].str());
      ++seen.rules;
    } else if (line.starts_with("## ")) {
      compare();
      rule = nullptr;
      const RulesChapter& chapter = book.chapters[static_cast<std::size_t>(std::stoi(line.substr(3)))];
      EXPECT_EQ("## " + std::to_string(chapter.number) + " " + chapter.title.english, line);
    } else if (line.starts_with("  |") && line.find("---") == std::string::npos) {
      // Cells of a table stand in the rule, or in the rule of that name.
      const std::string name = line.substr(4, line.find(' ', 4) - 4);
      const RuleText* row = rule_text(std::string(rule->id) + "-" + name);
      for (std::size_t start = line.find('|', 4); row != nullptr && start + 1 < line.size(); ++seen.cells) {
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
  return seen;
}

TEST(RulesText, the_text_is_that_of_the_pages) {
  const Seen onirim = compared(onirim::rulebook());
  EXPECT_EQ(onirim.rules, 59);
  EXPECT_EQ(onirim.cells, 16);
  EXPECT_EQ(compared(labyrinth::rulebook()).rules, labyrinth::rule_count - labyrinth::ability_count);
}

TEST(RulesText, abilities_are_rules_of_the_chapter_of_characters) {
  std::ifstream page(std::string(MEANDER_RULES_FOLDER) + "/labyrinth-abilities.md");
  int rows = 0;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| LAB-A.")) continue;
    ++rows;
    std::vector<std::string> cells;
    std::istringstream columns(line.substr(2));
    for (std::string cell; std::getline(columns, cell, '|');) cells.push_back(letters(cell));
    ASSERT_EQ(cells.size(), 5U) << line;
    const std::string id = line.substr(2, line.find(' ', 2) - 2);
    const RuleText* rule = rule_text(id);
    ASSERT_NE(rule, nullptr) << id;
    EXPECT_EQ(rule->id, id);
    EXPECT_EQ(rule->chapter, 14);
    for (const std::size_t told : {3U, 4U}) {
      if (!cells[told].empty()) EXPECT_NE(letters(rule->text.english).find(cells[told]), std::string::npos) << line;
    }
  }
  EXPECT_EQ(rows, 30);
  EXPECT_EQ(rule_text("lab-a.Monk.1")->id, "LAB-A.monk.1");
}

}  // namespace
}  // namespace meander
