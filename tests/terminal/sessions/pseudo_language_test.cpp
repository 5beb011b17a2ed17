// Whole sessions in a language that nobody speaks (tests/words): a word that comes out in English was built in code.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <regex>

#include "driver.hpp"
#include "game_flags.hpp"
#include "labyrinth_script.hpp"
#include "language.hpp"
#include "screen.hpp"
#include "tier.hpp"

namespace meander {
namespace {

// The notation of Labyrinth, which can be typed, and what the default set calls its traps and cards; the board in letters shows the traps' ids.
std::string labyrinth_words() {
  std::string words =
      "sit build trap move attack guardian rest jump climb down up ready pick first rob kill end place step face join again pass runner greedy "
      "random labyrinth "
      "LAB Meander traps";
  for (const auto* pieces : {&labyrinth::default_set().traps, &labyrinth::default_set().guardian}) {
    for (const labyrinth::Names& names : *pieces) words += " \"" + names.at("en") + "\"";
  }
  for (const labyrinth::TrapKind& kind : labyrinth::default_set().components.traps) words += " " + std::string(kind.id.text());
  return words;
}

class PseudoLanguage : public testing::Test {
 protected:
  void SetUp() override { speak("en@pseudo"); }
  void TearDown() override { speak("en"); }
  static Variables variables_of(const Home& home) {
    Variables variables = home.variables();
    variables["LANGUAGE"] = "en@pseudo";
    return variables;
  }
  // What tests/words/all-words-translated finds; nothing when all is well. `words` may stand there, since they were typed.
  static void expect_translated(const std::string& shown, const std::string& words = {}) {
    EXPECT_NE(shown.find("⟦"), std::string::npos) << shown;
    const Home work;
    const std::string file = work.path() / "shown";
    // Ids are no words, and where cards and premonitions are read out the verbs of the notation stand before them, since they can be typed.
    static const std::regex id("\\b[0-9a-f]{16}\\b");
    write_file(file, std::regex_replace(without_escapes(shown), id, "ID"));
    const std::string verbs =
        " ID sm ms play pick take discard drop top bottom pay lose fetch give draw return exchange for shared left right key door hand reveal "
        "happy remove premonition";
    FILE* check = popen((std::string(MEANDER_WORD_CHECK) + " " + words + verbs + " <" + file + " 2>&1").c_str(), "r");
    ASSERT_NE(check, nullptr);
    std::string found;
    for (int letter = 0; (letter = std::fgetc(check)) != EOF;) found += static_cast<char>(letter);
    EXPECT_EQ(pclose(check), 0) << found;
  }
};

TEST_F(PseudoLanguage, WholeGames) {
  const std::vector<std::vector<std::string>> companies{{},
                                                        {"--plain"},
                                                        {"--players", "2"},
                                                        {"--players", "2", "--plain"},
                                                        {"--players", "2", "--talk", "open"},
                                                        {"--partner", "greedy"},
                                                        {"--stops", "every-draw"}};
  for (std::size_t company = 0; company < companies.size(); ++company) {
    for (int set = 0; set < expansion_sets; ++set) {
      // Everything in turn; in the fast tier a part of it.
      if (!full_tier() && (set + static_cast<int>(company)) % 8 != 7) continue;
      SCOPED_TRACE(testing::Message() << company << " with " << expansions(set));
      const Home home;
      PseudoTerminal terminal(play_flags(set, 310 + set, companies[company]), variables_of(home), 120);
      Style style;
      style.plain = std::find(companies[company].begin(), companies[company].end(), "--plain") != companies[company].end();
      Driver driver(terminal, home, 1, style);
      driver.only_numbers();
      ASSERT_NO_THROW(driver.play());
      expect_translated(terminal.everything());
      if (HasFailure()) return;
    }
  }
}

TEST_F(PseudoLanguage, GamesOfLabyrinth) {
  for (int players = 2; players <= 6; players += full_tier() ? 1 : 2) {
    const MazeScript script = maze_game(players, 1, static_cast<std::uint64_t>(40 + players));
    for (const bool plain : {false, true}) {
      const Home home;
      std::vector<std::string> flags = script.arguments;
      if (plain) flags.emplace_back("--plain");
      const std::string commands =
          "help\nboard\nundo\nhint\nwhy\nrules\nrules 9\nrules traps\nrules guardian\nrules 99\nlog\nstops\nstops every-roll\nstops default\nstops "
          "never\nstop\ngive up\nsave\n";
      expect_translated(run_meander(flags, variables_of(home), commands + script.input() + "quit\n").output,
                        labyrinth_words() + " help board undo hint why rules log stops stop every roll default never give up save");
    }
  }
}

TEST_F(PseudoLanguage, EveryCommand) {
  for (const bool plain : {false, true}) {
    for (const bool two : {false, true}) {
      const Home home;
      std::vector<std::string> flags = play_flags(7, 91);
      if (plain) flags.emplace_back("--plain");
      if (two) flags.insert(flags.end(), {"--players", "2"});
      const std::string input =
          "help\nboard\nundo\nhint\nwhy\nrules\nrules 3\nrules 3.5\nrules 99\nlog\nstops\nstops every-draw\nstops default\nstops never\nstop\ngive "
          "up\nsave\n"
          "save r.txt\nsave r.txt\nsave nowhere/r.txt\n0\n99\nplay\np\n17 17\n\ntake RD\nwhy\n1\nundo\nlog\n1\n1\nhint\n1\n1\nhint\nlog\nquit\n";
      const Outcome outcome = run_meander(flags, variables_of(home), input);
      EXPECT_EQ(outcome.exit_code, 0);
      expect_translated(outcome.output,
                        "No such file or directory nowhere ON stop every draw default never give up save play take hint discard cast");
      const Outcome again = run_meander({"continue"}, variables_of(home), "quit\n");
      expect_translated(again.output);
    }
  }
}

TEST_F(PseudoLanguage, TheMenu) {
  for (const char* columns : {"40", "120"}) {
    const Home home;
    Variables variables = variables_of(home);
    variables["COLUMNS"] = columns;
    for (const std::string& input :
         {std::string(
              "2\n3\n4\n1\n7.4\n99\n\n4\n2\n9.2\n99\n\nchess\n1\nchess\n1\nchess\nback\n1\n1\n1\nchess\nback\n1\n1\n1\n1 2 3\n9\n\n1\nquit\n"),
          std::string("1\n1\n2\n2\n1 2 3\n1\n\nquit\n"), std::string("1\n1\n3\n\n2\n2\nquit\n"), std::string("2\n9\nback\n2\n1\nquit\n"),
          std::string("quit\n")}) {
      expect_translated(run_meander({"play"}, variables, input).output,
                        "chess back meander play onirim with book towers premonitions players partner greedy open limbo talk");
      expect_translated(run_meander({"play", "--plain"}, variables, input).output,
                        "chess back meander play onirim with book towers premonitions players partner greedy open limbo talk");
    }
  }
}

TEST_F(PseudoLanguage, Statistics) {
  const Home home;
  for (int set = 0; set < expansion_sets; ++set) {
    const Variables english = home.variables();
    std::string answers;
    for (int i = 0; i < 400; ++i) answers += "1\n";
    run_meander(play_flags(set, 95 + set), english, answers);
    run_meander(play_flags(set, 95 + set, {"--partner", "greedy"}), english, answers);
  }
  Variables variables = variables_of(home);
  for (const char* columns : {"40", "120"}) {
    variables["COLUMNS"] = columns;
    expect_translated(run_meander({"stats"}, variables).output, "players with book towers premonitions WL");
    expect_translated(run_meander({"play"}, variables, "3\nquit\n").output, "players with book towers premonitions WL");
  }
}

}  // namespace
}  // namespace meander
