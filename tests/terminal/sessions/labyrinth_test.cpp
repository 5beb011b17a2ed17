// Labyrinth at the terminal, from outside: whole games in every width, going on, every command, bad lines.
#include <gtest/gtest.h>

#include "labyrinth_script.hpp"
#include "program.hpp"
#include "screen.hpp"
#include "terminal/wrap.hpp"

namespace meander {
namespace {

int widest_of(const std::string& text) {
  int widest = 0;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    widest = std::max(widest, columns_of(text.substr(start, end - start)));
    start = end + 1;
  }
  return widest;
}

void expect_parts(const std::string& text, const std::vector<std::string>& parts) {
  const std::string shown = in_one_line(text);
  for (const std::string& part : parts) EXPECT_NE(shown.find(part), std::string::npos) << part << " in\n" << text;
}

TEST(LabyrinthSession, WholeGamesEndWellAndAreCountedOnce) {
  int seed = 1;
  for (int players = 2; players <= 6; ++players) {
    for (const int persons : {1, 2}) {
      const MazeScript script = maze_game(players, persons, static_cast<std::uint64_t>(seed));
      for (const char* columns : {"30", "40", "80", "120"}) {
        const bool plain = seed++ % 4 == 0;
        const Home home;
        Variables variables = home.variables();
        variables["COLUMNS"] = columns;
        std::vector<std::string> arguments = script.arguments;
        if (plain) arguments.emplace_back("--plain");
        const Outcome outcome = run_meander(arguments, variables, script.input());
        EXPECT_EQ(outcome.exit_code, 0);
        EXPECT_LE(widest_of(outcome.output), std::stoi(columns)) << outcome.output;
        EXPECT_TRUE(home.journals().empty()) << outcome.output;
        const bool won = script.table.state().winner < persons;
        expect_parts(
            run_meander({"stats", "--json"}, variables).output,
            {R"("game":"labyrinth","options":"players=)" + std::to_string(players) + "\"", R"("games":1,"wins":)" + std::to_string(won ? 1 : 0)});
      }
    }
  }
}

TEST(LabyrinthSession, GoesOnFromWhereItWasLeft) {
  const MazeScript script = maze_game(3, 1, 5);
  const Home home;
  const std::size_t half = script.lines.size() / 2;
  EXPECT_EQ(run_meander(script.arguments, home.variables(), script.input(0, half)).exit_code, 0);
  EXPECT_EQ(home.journals().size(), 1U);
  expect_parts(run_meander({"play"}, home.variables(), "2\nquit\n").output, {"Continue (1 game)", "Turn"});
  const Outcome rest = run_meander({"continue"}, home.variables(), script.input(half));
  EXPECT_EQ(rest.exit_code, 0);
  EXPECT_TRUE(home.journals().empty()) << rest.output;
}

TEST(LabyrinthSession, EveryCommandAnswers) {
  const Home home;
  const std::string after = (home.path() / "after.txt").string();
  const Outcome outcome =
      run_meander({"play", "labyrinth", "--players", "4", "--bots", "3", "--seed", "7"}, home.variables(),
                  "help\nboard\nundo\nhint\nwhy\nrules\nrules 9.2\nrules 99\nlog\nstops\nstops every-roll\nstops never\nstops default\nstop\n"
                  "give up\nsave\nsave r.txt\nsave r.txt\nmove d4\nwhy\nchess\n99\n0\nt\ntrap e3\nundo\nbuild\nundo\nsave " +
                      after + "\nquit\n");
  EXPECT_EQ(outcome.exit_code, 0);
  expect_parts(outcome.output,
               {"D4 is the centre", "There is no answer to take back.", "The computer would say: ", "LAB-9.2", "There is no rule or chapter 99",
                "stops every-roll, stops default or stops never", "You are asked about the crystal after every roll", "is not given up",
                "Say which file to write", "The record is in r.txt.", "is there already and stays as it is", "is against rule LAB-6.1",
                "\"chess\" is not possible here.", "There is no choice 99", "could mean: ", "Taken back: trap E3.",
                "cannot be taken back: something was drawn or seen since", "The game is kept."});
  const Outcome replayed = run_meander({"replay", after, "--json"}, home.variables());
  EXPECT_EQ(replayed.exit_code, 0) << replayed.output;
  expect_parts(replayed.output, {R"("format":"meander-labyrinth-position")", R"("phase":"place")"});
}

TEST(LabyrinthSession, WhatTheSetHoldsIsToldAmongTheRules) {
  const Home home;
  std::string set(labyrinth::default_set_text());
  for (const auto& [from, to] : {std::pair("\"Spikes\"", "\"Nails\""), std::pair("\"One step\"", "\"A stride\"")})
    set.replace(set.find(from), std::string(from).size(), to);
  write_file(home.path() / "own.json", set);
  const std::vector<std::string> flags{"play", "labyrinth", "--players", "4", "--bots", "3", "--seed", "7"};
  expect_parts(run_meander(flags, home.variables(), "rules traps\nrules Guardian\nquit\n").output,
               {"Spikes (SPK), 4 tokens: safe with 6 or more", "One step, 3 cards"});
  std::vector<std::string> own = flags;
  own.insert(own.end(), {"--set", (home.path() / "own.json").string()});
  expect_parts(run_meander(own, home.variables(), "rules traps\nrules guardian\nquit\n").output,
               {"Nails (SPK), 4 tokens: safe with 6 or more", "A stride, 3 cards"});
}

TEST(LabyrinthSession, TheBoardSaysWhoSitsWhere) {
  const Home home;
  const Outcome outcome =
      run_meander({"play", "labyrinth", "--players", "4", "--bots", "3", "--by", "greedy,runner,random", "--seed", "7"}, home.variables(), "quit\n");
  expect_parts(outcome.output, {"Seat 1, you (start ", "Seat 2, the computer greedy (start ", "Seat 3, the computer runner (start ",
                                "Seat 4, the computer random (start "});
  expect_parts(run_meander({"play", "labyrinth", "--players", "3", "--bots", "1", "--seed", "7"}, home.variables(), "quit\n").output,
               {"Seat 1, a person", "Seat 2, a person", "Seat 3, the computer greedy"});
}

TEST(LabyrinthSession, GMeansGuardianWhereACardMayBeTaken) {
  const Home home;
  const Outcome outcome = run_meander({"play", "labyrinth", "--players", "4", "--bots", "3", "--seed", "7"}, home.variables(), "g\nquit\n");
  expect_parts(outcome.output, {"You take a Guardian card"});
}

TEST(LabyrinthSession, EqualGamesAreToldApart) {
  const Home home;
  std::vector<std::string> flags{"play", "labyrinth", "--players", "4", "--bots", "3", "--seed", "7"};
  run_meander(flags, home.variables(), "quit\n");
  run_meander(flags, home.variables(), "end\nquit\n");
  flags.back() = "8";
  run_meander(flags, home.variables(), "quit\n");
  const std::string list = run_meander({"play"}, home.variables(), "2\nback\nquit\n").output;
  expect_parts(list, {"Labyrinth for 4, 1 person, turn ", "(seed 7, id ", "(seed 8, id "});
  const std::string shown = in_one_line(list);
  const auto turn_at = [&shown](std::size_t from) { return shown.substr(shown.find(", turn ", from), 9); };
  const std::size_t first = shown.find("seed 7");
  EXPECT_NE(turn_at(shown.rfind("Labyrinth", first)), turn_at(first)) << list;
}

TEST(LabyrinthSession, ChancesStandBesideWhatIsRolledFor) {
  // Somebody stands in the way of many a game; a jump or a fight comes up in one of these.
  std::string shown;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const MazeScript script = maze_game(6, 1, seed);
    const Home home;
    shown += run_meander(script.arguments, home.variables(), script.input()).output;
  }
  expect_parts(shown, {" of 36", "%)"});
}

TEST(LabyrinthSession, AtOneScreenWhatWasTypedLastIsTakenBack) {
  const Home home;
  const Outcome outcome = run_meander({"play", "labyrinth", "--players", "2", "--bots", "0", "--seed", "5"}, home.variables(),
                                      "sit S0\nundo\nsit S0\nsit S1\nmove G1\nend\nundo\nquit\n");
  expect_parts(outcome.output, {"Taken back: sit S0.", "Taken back: end."});
}

TEST(LabyrinthSession, AtOneScreenWhatOneAloneMaySeeIsHandedOver) {
  const Home home;
  const auto said = [&home](const std::string& characters, const std::string& input) {
    const Outcome outcome =
        run_meander({"play", "labyrinth", "--players", "3", "--bots", "1", "--characters", characters, "--seed", "5"}, home.variables(), input);
    return in_one_line(outcome.output);
  };
  const std::string sown = said("illusionist,headhunter,none", "move A4\nuse sow\nplace A3 down\nsave r.txt\nlog\nmove D1\nend\nboard\nquit\n");
  const std::size_t cover = sown.find("press Enter when nobody else can see the screen");
  const std::size_t drawn = sown.find("You draw the tile T");
  const std::size_t hidden = sown.find("Press Enter to hide what only you may see");
  ASSERT_NE(cover, std::string::npos) << sown;
  ASSERT_NE(hidden, std::string::npos) << sown;
  EXPECT_LT(cover, drawn);
  EXPECT_LT(drawn, hidden);
  const std::size_t again = sown.find("press Enter when nobody else can see the screen", hidden);
  EXPECT_LT(again, sown.find("the Illusionist alone knows it: T")) << "he sees what he has laid, and the other one does not";
  EXPECT_NE(sown.find("It also tells what only others may know as yet."), std::string::npos);
  EXPECT_EQ(said("monk,witch,none", "move A4\nend\nmove D1\nquit\n").find("press Enter"), std::string::npos) << "nothing is hidden";
}

TEST(LabyrinthSession, AbilitiesThatCannotBeUsedNowAreListedWithTheReason) {
  const Home home;
  expect_parts(run_meander({"play", "labyrinth", "--players", "3", "--bots", "1", "--characters", "illusionist,headhunter,none", "--seed", "5"},
                           home.variables(), "move A4\nend\nquit\n")
                   .output,
               {"Not now: Sowing Illusions, Mystification, Mirror Image (not on the start field)",
                "Not now: Mystification, Mirror Image (nothing within reach)", "Not now: Ensnaring, Crafted Trap, Bounty (not on the start field)"});
}

TEST(LabyrinthSession, AHugeLineIsOneLine) {
  const Home home;
  const Outcome outcome = run_meander({"play", "labyrinth", "--players", "4", "--bots", "3", "--seed", "7"}, home.variables(),
                                      std::string(8192, 'x') + "end\n" + std::string(50000, 'y') + "\nbuild\n1\nquit\n");
  const std::string shown = in_one_line(outcome.output);
  EXPECT_EQ(shown.find("> end"), std::string::npos);
  expect_parts(outcome.output, {"The choices here have no numbers"});
  std::size_t refusals = 0;
  for (std::size_t at = shown.find("is not possible here"); at != std::string::npos; at = shown.find("is not possible here", at + 1)) ++refusals;
  EXPECT_EQ(refusals, 2U);
}

TEST(LabyrinthSession, BadFlagsAreRefusedWithTheReason) {
  const Home home;
  const auto refused = [&](std::vector<std::string> flags, const char* reason) {
    flags.insert(flags.begin(), {"play", "labyrinth"});
    const Outcome outcome = run_meander(flags, home.variables(), "");
    EXPECT_EQ(outcome.exit_code, 2) << outcome.output;
    expect_parts(outcome.output, {reason});
  };
  refused({"--players", "7"}, "Labyrinth is for 2 to 6 players (LAB-2.3)");
  refused({"--players", "3", "--bots", "3"}, "of 3 seats at least one is a person's");
  refused({"--by", "chess"}, "\"chess\" is no computer player");
  refused({"--by", "person"}, "\"person\" is no computer player");
  refused({"--by", "greedy,runner"}, "names 2 players for 3 computer seats");
  refused({"--stops", "often"}, "is not every-roll, default or never");
  refused({"--set", "nowhere.json"}, "nowhere.json");
  refused({"--characters", "monk,chess"}, "--characters: \"chess\" is no character; must be drawn, chosen, or");
  refused({"--players", "3", "--characters", "monk,monk,none"}, "--characters: \"monk\" is there twice");
  refused({"--players", "3", "--characters", "monk,none"}, "--characters: names 2 characters for 3 players");
  refused({"--players", "2", "--characters", "monk,none,none"}, "--characters: names 3 characters for 2 players");
  EXPECT_TRUE(home.journals().empty());
}

}  // namespace
}  // namespace meander
