// The menu from outside: new games with every question, going back, what is wrong, continuing with none, one or several games, statistics, rules.
#include <gtest/gtest.h>

#include "driver.hpp"
#include "game_flags.hpp"
#include "language.hpp"
#include "screen.hpp"
#include "table/journal.hpp"

namespace meander {
namespace {

using namespace onirim;

class MenuSession : public testing::Test {
 protected:
  void SetUp() override { speak("en"); }
  // What is shown after these lines, the last of which leads to a prompt.
  static std::string after(PseudoTerminal& terminal, const std::vector<std::string>& lines) {
    std::string shown;
    for (const std::string& line : lines) {
      terminal.enter(line);
      shown = in_one_line(without_escapes(terminal.until_prompt()));
    }
    return shown;
  }
  static void expect_part(const std::string& text, const std::string& part) { EXPECT_NE(text.find(part), std::string::npos) << text; }
  // The heading of the game that these answers begin.
  Table::Heading begun_with(const std::vector<std::string>& lines) {
    const Home home;
    PseudoTerminal terminal({"play"}, home.variables());
    terminal.until_prompt();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      terminal.enter(lines[i]);
      if (i + 1 < lines.size()) {
        terminal.until_prompt();
      } else {
        expect_part(terminal.until("--seed "), "The same game again: meander play onirim");
      }
    }
    Driver driver(terminal, home, 1);
    EXPECT_NE(driver.wait(), Pause::end);
    const Result<Table::Heading> heading = Table::read_heading(home.journal());
    EXPECT_TRUE(heading);
    return *heading;
  }
};

TEST_F(MenuSession, BeginsEveryKindOfGame) {
  Table::Heading heading = begun_with({"1", "onirim", "1", "", ""});
  EXPECT_EQ(heading.options, Options{});
  heading = begun_with({"new", "1", "alone", "1 2,3", "1, 2 4 5 6"});
  EXPECT_TRUE(heading.options.book && heading.options.towers && heading.options.premonitions);
  EXPECT_TRUE(heading.options.lost_way && heading.options.paradox_from_bottom && heading.options.ruins && heading.options.discarded_door_loses);
  EXPECT_EQ(heading.options.open_premonitions, 6);
  heading = begun_with({"n", "o", "With", "You", "towers", "no", ""});
  EXPECT_EQ(heading.seats, (Table::Seats{SeatKind::person, SeatKind::greedy}));
  EXPECT_TRUE(heading.options.towers && !heading.options.book && !heading.options.open_talk);
  heading = begun_with({"1", "onirim", "2", "2", "b", "yes", ""});
  EXPECT_EQ(heading.seats, (Table::Seats{SeatKind::greedy, SeatKind::person}));
  EXPECT_TRUE(heading.options.book && heading.options.open_talk);
  heading = begun_with({"1", "onirim", "3", "3", "1", "no"});
  EXPECT_EQ(heading.seats, (Table::Seats{SeatKind::person, SeatKind::person}));
  EXPECT_TRUE(heading.options.premonitions && heading.options.duplicates_to_limbo);
}

TEST_F(MenuSession, GoesBackFromEveryQuestion) {
  const Home home;
  PseudoTerminal terminal({"play"}, home.variables());
  terminal.until_prompt();
  for (const std::vector<std::string>& path : {std::vector<std::string>{"1"},
                                               {"1", "1"},
                                               {"1", "1", "2"},
                                               {"1", "1", "1"},
                                               {"1", "1", "3", ""},
                                               {"1", "1", "1", "1"},
                                               {"1", "1", "2", "1", "2", "1"},
                                               {"4"},
                                               {"4", "2"},
                                               {"1", "2"},
                                               {"1", "2", "3", "1", "1"},
                                               {"1", "2", "3", "1", "1", "2"}}) {
    after(terminal, path);
    expect_part(after(terminal, {"back"}), "What would you like to do?");
  }
  after(terminal, {"4", "labyrinth"});
  expect_part(after(terminal, {"9.2"}), "LAB-9.2");
  expect_part(after(terminal, {"traps"}), "Spikes (SPK)");
  expect_part(after(terminal, {""}), "What would you like to do?");
  expect_part(after(terminal, {"back"}), "What would you like to do?");
  terminal.enter("5");
  EXPECT_EQ(terminal.exit_code(), 0);
}

TEST_F(MenuSession, SaysWhatMayBeTyped) {
  const Home home;
  PseudoTerminal terminal({"play"}, home.variables());
  terminal.until_prompt();
  for (const char* wrong : {"6", "0", "chess", "-1", "newer game", ""})
    expect_part(after(terminal, {wrong}), "Type a number from 1 to 5, back or quit.");
  after(terminal, {"1", "1", "1"});
  for (const char* wrong : {"4", "1 5", "chess", "1;2"}) expect_part(after(terminal, {wrong}), "Type any of the numbers from 1 to 3");
  expect_part(after(terminal, {"  1   2 "}), "Variants?");
  terminal.enter("quit");
  EXPECT_EQ(terminal.exit_code(), 0);
}

TEST_F(MenuSession, ContinuesNoneOneOrSeveral) {
  const Home home;
  {
    PseudoTerminal terminal({"play"}, home.variables());
    expect_part(in_one_line(terminal.until_prompt()), "Continue (0 games)");
    expect_part(after(terminal, {"2"}), "There is no unfinished game.");
    terminal.enter("quit");
    EXPECT_EQ(terminal.exit_code(), 0);
  }
  run_meander(play_flags(0, 81), home.variables());
  {
    PseudoTerminal terminal({"play"}, home.variables());
    expect_part(in_one_line(terminal.until_prompt()), "Continue (1 game)");
    expect_part(after(terminal, {"continue"}), "Your turn");
    terminal.enter("quit");
    EXPECT_EQ(terminal.exit_code(), 0);
  }
  run_meander(play_flags(3, 82, {"--partner", "greedy"}), home.variables());
  run_meander(play_flags(4, 83, {"--players", "2"}), home.variables());
  PseudoTerminal terminal({"play"}, home.variables());
  expect_part(in_one_line(terminal.until_prompt()), "Continue (3 games)");
  const std::string list = after(terminal, {"c"});
  expect_part(list, "Which game? The last played is first.");
  expect_part(list, " 3 ");
  expect_part(after(terminal, {"back"}), "What would you like to do?");
  expect_part(after(terminal, {"2", "7"}), "Type a number from 1 to 3, back or quit.");
  expect_part(after(terminal, {"2"}), "ake one of the open cards");
  terminal.enter("quit");
  EXPECT_EQ(terminal.exit_code(), 0);
  EXPECT_EQ(home.journals().size(), 3U);
}

// A game that is over leads back to the menu, which knows its result.
TEST_F(MenuSession, LabyrinthIsBegunWithCharacters) {
  const Home home;
  PseudoTerminal terminal({"play"}, home.variables());
  terminal.until_prompt();
  expect_part(after(terminal, {"1", "2", "1", "1", "1"}), "Does everybody play a character with abilities of its own?");
  const std::string begun = after(terminal, {"2", ""});
  expect_part(begun, "The same game again: meander play labyrinth --players 2 --characters drawn --bots 1");
}

TEST_F(MenuSession, IsThereAgainAfterAGame) {
  const Home home;
  run_meander(play_flags(0, 84), home.variables());
  PseudoTerminal terminal({"play"}, home.variables());
  terminal.until_prompt();
  terminal.enter("2");
  Driver driver(terminal, home, 2);
  while (driver.wait() == Pause::prompt && driver.shown().find("What would you like to do?") == std::string::npos) driver.go_on();
  expect_part(in_one_line(driver.shown()), "of this kind.");
  expect_part(in_one_line(driver.shown()), "Continue (0 games)");
  expect_part(after(terminal, {"3"}), "standard");
  after(terminal, {"4", "1"});
  expect_part(after(terminal, {"3.5"}), "ONI-3.5");
  expect_part(after(terminal, {"12"}), "There is no rule or chapter 12");
  expect_part(after(terminal, {"back"}), "What would you like to do?");
  terminal.enter("quit");
  EXPECT_EQ(terminal.exit_code(), 0);
}

TEST_F(MenuSession, PlainFromTheBeginning) {
  const Home home;
  PseudoTerminal terminal({"play", "--plain"}, home.variables());
  terminal.until_prompt();
  after(terminal, {"1", "1", "1", "", ""});
  EXPECT_EQ(terminal.everything().find('\x1b'), std::string::npos);
  EXPECT_EQ(terminal.everything().find("──"), std::string::npos);
  terminal.enter("quit");
  EXPECT_EQ(terminal.exit_code(), 0);
}

}  // namespace
}  // namespace meander
