// Taking back at the terminal: the same cards come again; with two nothing comes back that was seen or answered by the other one.
#include <gtest/gtest.h>

#include <set>

#include "driver.hpp"
#include "game_flags.hpp"
#include "language.hpp"
#include "screen.hpp"

namespace meander {
namespace {

using namespace onirim;

TEST(Undo, AloneTheSameCardsComeAgain) {
  speak("en");
  for (int set = 0; set < expansion_sets; ++set) {
    SCOPED_TRACE(expansions(set));
    const Home home;
    PseudoTerminal terminal(play_flags(set, 20 + set), home.variables());
    Driver driver(terminal, home, 3);
    ASSERT_EQ(driver.wait(), Pause::prompt);
    for (int times = 0; times < 12; ++times) {
      const State before = driver.table().state();
      terminal.enter("1");
      if (driver.wait() == Pause::end) break;
      const State after = driver.table().state();
      const std::string shown = driver.shown();
      terminal.enter("undo");
      ASSERT_EQ(driver.wait(), Pause::prompt);
      EXPECT_NE(driver.shown().find("Taken back: "), std::string::npos);
      EXPECT_NE(in_one_line(driver.shown()).find("This game now counts as assisted."), std::string::npos);
      ASSERT_EQ(driver.table().state(), before);
      EXPECT_TRUE(driver.table().assisted());
      terminal.enter("1");
      ASSERT_EQ(driver.wait(), Pause::prompt);
      ASSERT_EQ(driver.table().state(), after);
      EXPECT_EQ(driver.shown(), shown);
      driver.go_on();
      if (driver.wait() == Pause::end) break;
    }
  }
}

TEST(Undo, BackToTheBeginning) {
  speak("en");
  const Home home;
  PseudoTerminal terminal(play_flags(7, 5), home.variables());
  Driver driver(terminal, home, 4);
  ASSERT_EQ(driver.wait(), Pause::prompt);
  const State start = driver.table().state();
  for (int i = 0; i < 30; ++i) {
    driver.go_on();
    ASSERT_EQ(driver.wait(), Pause::prompt);
  }
  std::size_t taken_back = 0;
  for (;; ++taken_back) {
    terminal.enter("undo");
    ASSERT_EQ(driver.wait(), Pause::prompt);
    if (driver.shown().find("There is no answer to take back.") != std::string::npos) break;
  }
  EXPECT_EQ(taken_back, 30U);
  EXPECT_EQ(driver.table().state(), start);
}

// At each prompt of many, undo does what the table says.
void undo_everywhere(const std::vector<std::string>& company, std::set<UndoProblem>& seen) {
  const Home home;
  PseudoTerminal terminal(play_flags(1, 31, company), home.variables());
  Driver driver(terminal, home, 5);
  int prompts = 0;
  while (prompts < 60) {
    const Pause pause = driver.wait();
    if (pause == Pause::end) break;
    if (pause != Pause::prompt) {
      driver.go_on();
      continue;
    }
    ++prompts;
    // Before one screen that all look at, what was typed last is taken back, whoever is asked now.
    const bool shared = driver.table().persons() > 1 && driver.table().options().open_talk;
    const int asked = driver.table().asked();
    const UndoProblem problem = driver.table().undo_problem(shared ? driver.table().last_person().value_or(asked) : asked);
    const State before = driver.table().state();
    seen.insert(problem);
    // Whoever looks at a screen of his own is told of his own answer alone.
    if (problem == UndoProblem::none && driver.table().persons() > 1 && !shared) EXPECT_EQ(driver.table().last_person(), asked);
    terminal.enter("undo");
    const std::string shown = in_one_line(terminal.until_prompt());
    const char* expected = problem == UndoProblem::none              ? "Taken back: "
                           : problem == UndoProblem::revealed        ? "something was drawn or seen since"
                           : problem == UndoProblem::nothing_to_undo ? "There is no answer to take back."
                                                                     : "another seat has decided since";
    ASSERT_NE(shown.find(expected), std::string::npos) << shown;
    EXPECT_EQ(shown.find("assisted"), std::string::npos) << shown;
    const Result<Table> table = Table::restored(home.journal());
    ASSERT_TRUE(table);
    if (problem != UndoProblem::none) {
      ASSERT_EQ(table->state(), before);
      driver.go_on();
      continue;
    }
    // What was taken back is answered anew.
    terminal.enter("board");
    ASSERT_EQ(driver.wait(), Pause::prompt);
    driver.go_on();
  }
}

TEST(Undo, WithTwoOnlyWhatToldNobodyAnything) {
  speak("en");
  std::set<UndoProblem> seen;
  undo_everywhere({"--players", "2"}, seen);
  undo_everywhere({"--players", "2", "--talk", "open"}, seen);
  undo_everywhere({"--partner", "greedy"}, seen);
  EXPECT_EQ(seen.size(), 4U);
}

}  // namespace
}  // namespace meander
