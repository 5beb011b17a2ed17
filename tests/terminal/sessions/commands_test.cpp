// Every command that may be typed in a game, with everything that may be typed behind it.
#include <gtest/gtest.h>

#include "driver.hpp"
#include "game_flags.hpp"
#include "language.hpp"
#include "screen.hpp"
#include "script.hpp"
#include "table/record.hpp"

namespace meander {
namespace {

using namespace onirim;

class Commands : public testing::Test {
 protected:
  void SetUp() override { speak("en"); }
  // What is said to a line, up to the next prompt.
  static std::string said(PseudoTerminal& terminal, const std::string& line) {
    terminal.enter(line);
    return in_one_line(without_escapes(terminal.until_prompt()));
  }
  static void expect_said(PseudoTerminal& terminal, const std::string& line, const std::string& part) {
    const std::string text = said(terminal, line);
    EXPECT_NE(text.find(part), std::string::npos) << "\"" << line << "\" says: " << text << "\nwithout: " << part;
  }
  Home home;
};

TEST_F(Commands, HelpNamesThemAll) {
  PseudoTerminal terminal(play_flags(0, 61), home.variables());
  terminal.until_prompt();
  const auto help_after = [&](const char* line) {
    const std::string text = said(terminal, line);
    return text.substr(std::min(text.find("Answer with"), text.size()));
  };
  const std::string help = help_after("help");
  for (const char* word : {"board:", "undo:", "hint:", "why:", "rules:", "log:", "stops ", "stop:", "save FILE:", "give up:", "quit:"}) {
    EXPECT_NE(help.find(word), std::string::npos) << word;
  }
  for (const char* line : {"HELP", "  help ", "he"}) EXPECT_EQ(help_after(line), help) << line;
}

TEST_F(Commands, BoardHintAndLog) {
  PseudoTerminal terminal(play_flags(7, 62), home.variables());
  terminal.until_prompt();
  expect_said(terminal, "board", "Turn 1");
  expect_said(terminal, "board", "Your turn: play or discard a card.");
  const auto before = home.journal();
  const std::string hint = said(terminal, "hint");
  EXPECT_NE(hint.find("The computer would say: "), std::string::npos) << hint;
  EXPECT_NE(hint.find("This game now counts as assisted."), std::string::npos) << hint;
  said(terminal, "hint");
  ASSERT_EQ(home.journal().size(), before.size() + 1);
  EXPECT_EQ(home.journal().back(), "assisted");
  expect_said(terminal, "log", "Set-up");
  said(terminal, "1");
  expect_said(terminal, "log", "Turn 1");
}

TEST_F(Commands, WhyAfterAPromptAndAfterARefusal) {
  PseudoTerminal terminal(play_flags(0, 63), home.variables());
  terminal.until_prompt();
  expect_said(terminal, "why", "ONI-3.1");
  expect_said(terminal, "take RD", "is against rule ONI-3.1. Nothing was done; type why to read the rule.");
  expect_said(terminal, "nightmare hand", "is against rule");
  expect_said(terminal, "why", "ONI-");
  // An answer makes the refusal a thing of the past.
  said(terminal, "1");
  EXPECT_EQ(said(terminal, "undo").find("is against rule"), std::string::npos);
}

TEST_F(Commands, Rules) {
  PseudoTerminal terminal(play_flags(0, 64), home.variables());
  terminal.until_prompt();
  expect_said(terminal, "rules", "10");
  expect_said(terminal, "rules 3", "ONI-3.1");
  const std::string one = said(terminal, "rules 3.5");
  EXPECT_NE(one.find("ONI-3.5"), std::string::npos);
  EXPECT_EQ(one.find("ONI-3.4 "), std::string::npos);
  EXPECT_EQ(said(terminal, "rules ONI-3.5").substr(13), one.substr(9));
  for (const char* wrong : {"rules nonsense", "rules 11", "rules 3.99", "rules 3 5", "rules -1", "rules {id}", "rules ONI-"}) {
    expect_said(terminal, wrong, "There is no rule or chapter " + std::string(wrong).substr(6));
  }
}

TEST_F(Commands, SaveWritesARecordOnce) {
  PseudoTerminal terminal(play_flags(7, 65), home.variables());
  terminal.until_prompt();
  said(terminal, "1");
  expect_said(terminal, "save", "Say which file to write: save FILE");
  expect_said(terminal, "save game.txt", "The record is in game.txt.");
  const std::string saved = text_of_file(home.path() / "game.txt");
  const Result<Record> record = record_from_text(saved);
  ASSERT_TRUE(record) << record.error().text();
  const Result<Table> table = Table::restored(home.journal());
  ASSERT_TRUE(table);
  EXPECT_EQ(record->steps, table->steps());
  expect_said(terminal, "save game.txt", "game.txt is there already and stays as it is: choose another name.");
  EXPECT_EQ(text_of_file(home.path() / "game.txt"), saved);
  expect_said(terminal, "save A Name.txt", "The record is in A Name.txt.");
  EXPECT_EQ(text_of_file(home.path() / "A Name.txt"), saved);
  expect_said(terminal, "save nowhere/game.txt", "nowhere/game.txt cannot be written: No such file or directory");
  expect_said(terminal, "save .", "is there already");
  expect_said(terminal, "save /dev/full", "/dev/full is there already");
}

TEST_F(Commands, SaveSaysThatItTellsAll) {
  PseudoTerminal terminal(play_flags(0, 66, {"--players", "2"}), home.variables());
  terminal.until_prompt();
  expect_said(terminal, "save two.txt", "It also tells what only others may know as yet.");
}

TEST_F(Commands, Stops) {
  PseudoTerminal terminal(play_flags(1, 67), home.variables());
  terminal.until_prompt();
  expect_said(terminal, "stops", "Now it is: default");
  expect_said(terminal, "stops never", "Spells are offered in your turn only; elsewhere they can still be typed.");
  EXPECT_EQ(home.journal().back(), "stops 1 never");
  expect_said(terminal, "stops", "Now it is: never");
  expect_said(terminal, "stops every-draw", "The game stops before every draw where a spell can be cast.");
  EXPECT_EQ(home.journal().back(), "stops 1 every-draw");
  expect_said(terminal, "stops default", "Spells are offered in your turn and at drawn doors and Nightmares.");
  expect_said(terminal, "stops sometimes", "Say when to stop for spells");
  EXPECT_EQ(home.journal().back(), "stops 1 default");
  expect_said(terminal, "stop", "The game will stop before the next draw, if a spell can be cast there.");
}

TEST_F(Commands, StopStopsOnce) {
  Options options;
  options.book = true;
  // A turn's question with enough discards for a spell.
  const Script script = script_to(options, people, [](const Table& table) {
    return phase_of(table) == Phase::turn && table.view(0).discard().size() >= 5 && table.view(0).deck_size() > 20;
  });
  const Outcome outcome = run_meander(script.arguments(), home.variables(), script.input() + "stop\nd\n1\n1\n1\nquit\n");
  EXPECT_NE(outcome.output.find("The game will stop before the next draw"), std::string::npos) << outcome.output;
  EXPECT_EQ(outcome.exit_code, 0);
}

TEST_F(Commands, GiveUpOnlyAHopelessGame) {
  {
    PseudoTerminal terminal(play_flags(0, 68), home.variables());
    terminal.until_prompt();
    expect_said(terminal, "give up", "This game can still be won; it can be given up only when it cannot (ONI-3.7).");
    expect_said(terminal, "g", "This game can still be won");
  }
  const Home other;
  const Script script = script_to({}, people, [](const Table& table) { return phase_of(table) == Phase::turn && !table.winnable(); });
  const Outcome outcome = run_meander(script.arguments(), other.variables(), script.input() + "give up\n");
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_NE(outcome.output.find("This game can no longer be won (ONI-3.7)."), std::string::npos) << outcome.output;
  EXPECT_NE(outcome.output.find("You have given up."), std::string::npos) << outcome.output;
  EXPECT_TRUE(other.journals().empty());
  EXPECT_NE(text_of_file(other.path() / "data" / "statistics.jsonl").find("\"result\":\"given up\""), std::string::npos);
}

// With a small deck, and beside somebody from whom cards are hidden.
TEST_F(Commands, GiveUpASmallGameOfTwo) {
  Options options;
  options.players = 2;
  const Script script = script_to(options, people, [](const Table& table) { return !table.over() && !table.winnable(); });
  const Outcome outcome = run_meander(script.arguments(), home.variables(), script.input() + "give up\n");
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_NE(outcome.output.find("iven up"), std::string::npos) << outcome.output.substr(outcome.output.size() - 600);
  const Home small;
  const Outcome one =
      run_meander({"play", "--seed", "1", "--deck", "RS:4,RK:3,RD:1,UM:3", "--hand-size", "2"}, small.variables(), "hint\nlog\nquit\n");
  EXPECT_EQ(one.exit_code, 0) << one.output;
}

TEST_F(Commands, QuitIsAWholeWord) {
  PseudoTerminal terminal(play_flags(0, 69), home.variables());
  terminal.until_prompt();
  expect_said(terminal, "quit now", "is not possible here");
  expect_said(terminal, "help me", "is not possible here");
  terminal.enter("quit");
  EXPECT_EQ(terminal.exit_code(), 0);
}

}  // namespace
}  // namespace meander
