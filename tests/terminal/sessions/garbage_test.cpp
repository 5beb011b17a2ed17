// Whatever is typed: nothing breaks, nothing is done, nothing comes back that a terminal would obey.
#include <gtest/gtest.h>

#include "game_flags.hpp"
#include "language.hpp"
#include "pseudo_terminal.hpp"
#include "screen.hpp"

namespace meander {
namespace {

std::vector<std::string> garbage() {
  std::vector<std::string> lines{
      "",
      "   ",
      "\t",
      ",",
      "0",
      "-1",
      "+1",
      "1.5",
      "1 1",
      "99999999999999999999",
      "18446744073709551617",
      std::string(3000, '9'),
      std::string(3000, 'x'),
      std::string(3000, ' '),
      "\x1b[2J\x1b]0;title\x07",
      "rules \x1b[2J",
      "rules \x9b\x32J",
      "save \x1b[31m/\x07",
      "stops \x1b[2J",
      "play \x1b[2J",
      "\xff\xfe",
      "rules \xff\xfe",
      "save \xc3/\x28",
      "\xe2\x82",
      "rules \xc2\x9b"
      "2J",
      "grün",
      "\xf0\x9f\x8c\x99",
      "{count}",
      "%s%n%d",
      "draw RS",
      "top RS",
      "pay RS RM",
      "nightmare hand",
      "happy search",
      "done",
      "continue",
      "goal R",
      "reveal red",
      "cast swap 1 2",
      "lose R3",
      "play",
      "play XX",
      "play RD",
      "play RS RM",
      "exchange RS for UM",
      "take RD shared",
      "return RD 2",
  };
  return lines;
}

class Garbage : public testing::Test {
 protected:
  void SetUp() override { speak("en"); }
  static void expect_clean(const std::string& text, const std::string& typed) {
    const std::size_t place = raw_byte_in(text);
    EXPECT_EQ(place, std::string::npos) << "byte " << static_cast<int>(static_cast<unsigned char>(text[std::min(place, text.size() - 1)]))
                                        << " after " << testing::PrintToString(typed.substr(0, 60)) << "\n"
                                        << testing::PrintToString(text.substr(0, 400));
    // Escape sequences other than the program's own.
    EXPECT_EQ(text.find("\x1b[2J"), std::string::npos) << testing::PrintToString(typed.substr(0, 60));
    EXPECT_EQ(text.find("\x1b[31m"), std::string::npos) << testing::PrintToString(typed.substr(0, 60));
    EXPECT_LT(text.size(), 3000U) << testing::PrintToString(typed.substr(0, 60));
  }
  Home home;
};

TEST_F(Garbage, InAGame) {
  PseudoTerminal terminal(play_flags(0, 71), home.variables());
  terminal.until_prompt();
  // The keyboard's own echo is the terminal's, not the program's.
  terminal.echo(false);
  terminal.enter("help");
  terminal.until_prompt();
  const auto before = home.journal();
  for (const std::string& line : garbage()) {
    terminal.enter(line);
    expect_clean(line.find_first_not_of(" \t\r") == std::string::npos ? terminal.until([](std::string_view since) { return since.ends_with("> "); })
                                                                      : terminal.until_prompt(),
                 line);
    ASSERT_EQ(home.journal(), before) << testing::PrintToString(line.substr(0, 60));
  }
  terminal.enter("quit");
  EXPECT_EQ(terminal.exit_code(), 0);
}

TEST_F(Garbage, InTheMenu) {
  PseudoTerminal terminal({"play"}, home.variables());
  terminal.until_prompt();
  terminal.echo(false);
  const auto prompt = [](std::string_view since) { return since.ends_with("> "); };
  for (const char* path : {"", "1", "1", "back", "4"}) {
    if (*path != '\0') {
      terminal.enter(path);
      terminal.until(prompt);
    }
    for (const std::string& line : garbage()) {
      // Nothing is an answer in places, and so are a number twice and the name of an item.
      if (line.find_first_not_of(" ,\t") == std::string::npos || line == "1 1" || line == "continue") continue;
      terminal.enter(line);
      expect_clean(terminal.until(prompt), line);
    }
  }
  terminal.enter("");
  terminal.until(prompt);
  terminal.enter("quit");
  EXPECT_EQ(terminal.exit_code(), 0);
  EXPECT_TRUE(home.journals().empty());
}

TEST_F(Garbage, AVeryLongLine) {
  // A terminal in its ordinary manner keeps 4095 bytes of a line.
  PseudoTerminal terminal(play_flags(0, 72), home.variables());
  terminal.until_prompt();
  terminal.echo(false);
  const auto before = home.journal();
  terminal.enter(std::string(4000, 'a'));
  terminal.until_prompt();
  EXPECT_EQ(home.journal(), before);
  // From a file there is no such end.
  const Home other;
  const Outcome outcome = run_meander(play_flags(0, 72), other.variables(), std::string(10000, 'b') + "\nboard\nquit\n");
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_NE(outcome.output.find("The game is kept."), std::string::npos);
  EXPECT_EQ(other.journal(), before);
}

TEST_F(Garbage, FromAFile) {
  std::string input = "a\rb\n\r\n";
  for (const std::string& line : garbage()) input += line + "\n";
  const Outcome outcome = run_meander(play_flags(0, 71), home.variables(), input);
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(raw_byte_in(outcome.output), std::string::npos);
  EXPECT_EQ(outcome.output.find("\x1b"), std::string::npos);
}

TEST_F(Garbage, NulBytesAndNoLastLineBreak) {
  const Outcome outcome = run_meander(play_flags(0, 73), home.variables(), std::string("he\0lp\n\0\nhelp", 12));
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_NE(outcome.output.find("save FILE"), std::string::npos);
  EXPECT_EQ(raw_byte_in(outcome.output), std::string::npos);
}

}  // namespace
}  // namespace meander
