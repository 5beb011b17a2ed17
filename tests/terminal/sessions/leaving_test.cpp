// How a session ends before its game: Ctrl-C, the end of the input, quit; in a game, at a hand-over, in the menu. And two programs with one game.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <fstream>

#include "driver.hpp"
#include "game_flags.hpp"
#include "language.hpp"
#include "screen.hpp"

namespace meander {
namespace {

struct Way {
  const char* keys;
  int exit_code;
};
constexpr Way ways[] = {{"\x03", 130}, {"\x04", 0}, {"quit\n", 0}};
const std::string kept = "The game is kept. To go on: meander continue";

class Leaving : public testing::TestWithParam<Way> {
 protected:
  void SetUp() override { speak("en"); }
  void leave(PseudoTerminal& terminal) {
    terminal.type(GetParam().keys);
    rest = in_one_line(terminal.rest());
    EXPECT_EQ(terminal.exit_code(), GetParam().exit_code);
  }
  std::string rest;
};

TEST_P(Leaving, AtAPrompt) {
  const Home home;
  PseudoTerminal terminal(play_flags(0, 51), home.variables());
  terminal.until_prompt();
  terminal.enter("1");
  terminal.until_prompt();
  const auto before = home.journal();
  leave(terminal);
  EXPECT_NE(rest.find(kept), std::string::npos) << rest;
  EXPECT_EQ(home.journal(), before);
  PseudoTerminal again({"continue"}, home.variables());
  again.until_prompt();
  again.enter("quit");
  EXPECT_EQ(again.exit_code(), 0);
}

// Nothing secret stays on a screen whose program is asked to end.
TEST(LeavingBySignal, ThePrivateScreenIsLeft) {
  speak("en");
  for (const int number : {SIGTERM, SIGHUP}) {
    const Home home;
    PseudoTerminal terminal(play_flags(0, 52, {"--players", "2"}), home.variables());
    Driver driver(terminal, home, 1);
    while (driver.wait() != Pause::hide) driver.go_on();
    terminal.signal(number);
    EXPECT_NE(in_one_line(terminal.rest()).find(kept), std::string::npos);
    EXPECT_EQ(terminal.exit_code(), 130);
    EXPECT_NE(terminal.everything().rfind("\x1b[?1049l"), std::string::npos);
  }
}

TEST_P(Leaving, AtAHandOver) {
  for (const Pause where : {Pause::hide, Pause::cover}) {
    const Home home;
    PseudoTerminal terminal(play_flags(0, 52, {"--players", "2"}), home.variables());
    Driver driver(terminal, home, 1);
    while (driver.wait() != where) driver.go_on();
    leave(terminal);
    EXPECT_NE(rest.find(kept), std::string::npos) << rest;
    EXPECT_FALSE(home.journal().empty());
    EXPECT_NE(terminal.everything().rfind("\x1b[?1049l"), std::string::npos);
  }
}

TEST_P(Leaving, InTheMenu) {
  const Home home;
  for (const std::vector<std::string>& path :
       {std::vector<std::string>{}, {"1"}, {"1", "1", "3"}, {"1", "1", "2", "1", "1 2", "2"}, {"1", "2", "2"}, {"4", "1"}}) {
    PseudoTerminal terminal({"play"}, home.variables());
    terminal.until_prompt();
    for (const std::string& line : path) {
      terminal.enter(line);
      terminal.until_prompt();
    }
    leave(terminal);
    EXPECT_TRUE(home.journals().empty());
  }
}

TEST_P(Leaving, AGameFromTheMenu) {
  const Home home;
  PseudoTerminal terminal({"play"}, home.variables());
  for (const char* line : {"1", "1", "1", "", ""}) {
    terminal.until_prompt();
    terminal.enter(line);
  }
  terminal.until("Your turn");
  terminal.until_prompt();
  leave(terminal);
  EXPECT_NE(rest.find(kept), std::string::npos) << rest;
  EXPECT_EQ(home.journals().size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(By, Leaving, testing::ValuesIn(ways), [](const auto& info) {
  return std::string(info.param.keys[0] == '\x03' ? "Interrupt" : info.param.keys[0] == '\x04' ? "EndOfInput" : "Quit");
});

TEST(TwoPrograms, CannotPlayOneGame) {
  speak("en");
  const Home home;
  PseudoTerminal first(play_flags(0, 53), home.variables());
  first.until_prompt();
  const auto before = home.journal();
  PseudoTerminal second({"continue"}, home.variables());
  EXPECT_NE(in_one_line(second.rest()).find("this game is being played elsewhere"), std::string::npos) << second.everything();
  EXPECT_EQ(second.exit_code(), 2);
  PseudoTerminal menu({"play"}, home.variables());
  menu.until_prompt();
  menu.enter("2");
  EXPECT_NE(in_one_line(menu.until_prompt()).find("this game is being played elsewhere"), std::string::npos);
  menu.enter("quit");
  EXPECT_EQ(menu.exit_code(), 0);
  EXPECT_EQ(home.journal(), before);
  first.enter("1");
  first.until_prompt();
  first.kill();
  PseudoTerminal third({"continue"}, home.variables());
  third.until_prompt();
  third.enter("quit");
  EXPECT_EQ(third.exit_code(), 0);
}

// The terminal's window is closed.
TEST(HangUp, KeepsTheGame) {
  speak("en");
  const Home home;
  {
    PseudoTerminal terminal(play_flags(0, 54), home.variables());
    terminal.until_prompt();
    terminal.enter("1");
    terminal.until_prompt();
  }
  EXPECT_FALSE(home.journal().empty());
  EXPECT_EQ(run_meander({"continue"}, home.variables()).exit_code, 0);
}

TEST(Continue, PassesOverADamagedGameAndNamesIt) {
  speak("en");
  const Home home;
  const auto begin = [&](std::uint64_t seed) {
    const auto before = home.journals();
    PseudoTerminal terminal(play_flags(0, seed), home.variables());
    terminal.until_prompt();
    terminal.enter("1");
    terminal.until_prompt();
    terminal.enter("quit");
    EXPECT_EQ(terminal.exit_code(), 0);
    for (const std::filesystem::path& journal : home.journals()) {
      if (std::find(before.begin(), before.end(), journal) == before.end()) return journal;
    }
    return std::filesystem::path();
  };
  begin(55);
  for (const char* damage : {"nonsense\n", "\n"}) {
    const std::filesystem::path newest = begin(56);
    std::ofstream(newest, std::ios::app) << damage;
    const auto size = std::filesystem::file_size(newest);
    PseudoTerminal again({"continue"}, home.variables());
    const std::string shown = in_one_line(again.until_prompt());
    EXPECT_NE(shown.find(newest.stem().string()), std::string::npos) << shown;
    EXPECT_NE(shown.find("It stays as it is"), std::string::npos) << shown;
    again.enter("quit");
    EXPECT_EQ(again.exit_code(), 0);
    EXPECT_EQ(std::filesystem::file_size(newest), size);
    std::filesystem::remove(newest);
  }
  // One whose first line is gone is in the menu, too.
  std::ofstream(begin(57)) << "nonsense\n";
  PseudoTerminal menu({"play"}, home.variables());
  menu.until_prompt();
  menu.enter("2");
  EXPECT_NE(in_one_line(menu.until_prompt()).find("a game that cannot be read"), std::string::npos);
  menu.enter("quit");
  EXPECT_EQ(menu.exit_code(), 0);
}

TEST(Continue, WithoutAGame) {
  const Home home;
  const Outcome outcome = run_meander({"continue"}, home.variables());
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_NE(outcome.output.find("there is no unfinished game"), std::string::npos) << outcome.output;
}

}  // namespace
}  // namespace meander
