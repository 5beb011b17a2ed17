// The set's tokens and cards are told as the set has them.
#include "words/labyrinth/set_text.hpp"

#include <gtest/gtest.h>

#include "games_for_words.hpp"
#include "table/labyrinth/default_set.hpp"

namespace meander::labyrinth {
namespace {

std::string all_of(const std::vector<SetParagraph>& paragraphs) {
  std::string text;
  for (const SetParagraph& each : paragraphs) {
    EXPECT_TRUE(each.text.empty() || reads_well(each.text)) << each.text;
    text += each.text + "\n";
  }
  return text;
}

void expect_lines(const std::string& text, std::initializer_list<const char*> lines) {
  for (const char* line : lines) EXPECT_NE(("\n" + text).find("\n" + std::string(line) + "\n"), std::string::npos) << line << " in\n" << text;
}

TEST(LabyrinthSetText, every_trap_is_told_with_its_numbers_and_columns) {
  expect_lines(all_of(traps_text(default_set())),
               {"The set “Meander”, version 1, has 40 trap tokens.", "Spikes (SPK), 4 tokens: safe with 6 or more",
                "who fails on foot: 1 life lost; climbing: no test; dropping: 2 lives lost", "who fails on foot, climbing or dropping: dazed",
                "who fails on foot: 1 life lost, dazed, on a bridge a fall below it; climbing: no test; dropping: 1 life lost, dazed",
                "Riddle Door (RID), 1 token: safe with 7 or more at a first try, 5 or more at a retry", "who fails: held here, dazed",
                "With the option of blank traps there are 3 tokens more, which do nothing (LAB-15.2)."});
}

TEST(LabyrinthSetText, every_guardian_card_is_told_with_its_count) {
  expect_lines(all_of(guardian_text(default_set())),
               {"The set “Meander”, version 1, has 12 Guardian cards.", "Three steps, 2 cards: who takes it leads him 3 steps",
                "Falls asleep, 1 card: he falls asleep, and the next card only wakes him"});
}

TEST(LabyrinthSetText, another_set_is_told_as_it_is) {
  SetFile file = default_set();
  file.components.traps[0].number = 9;
  file.components.traps[0].retry = 9;
  file.traps[0]["en"] = "Nails";
  file.components.blanks = 0;
  const std::string text = all_of(traps_text(file));
  expect_lines(text, {"Nails (SPK), 4 tokens: safe with 9 or more"});
  EXPECT_EQ(text.find("LAB-15.2"), std::string::npos);
}

}  // namespace
}  // namespace meander::labyrinth
