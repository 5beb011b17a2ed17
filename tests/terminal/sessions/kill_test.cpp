// The program is killed at any moment, also while it takes an answer: nothing that was answered is lost, and the game goes on from there.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>

#include "driver.hpp"
#include "game_flags.hpp"
#include "language.hpp"
#include "screen.hpp"
#include "terminal/board.hpp"
#include "tier.hpp"
#include "words/seat_names.hpp"

namespace meander {
namespace {

using namespace onirim;

bool begins_with(const std::vector<std::string>& whole, const std::vector<std::string>& beginning) {
  return whole.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), whole.begin());
}

void expect_board(const Driver& driver, const std::string& shown) {
  const Table& table = driver.table();
  Teller teller{.viewer = table.asked(), .names = seat_names(table), .players = table.options().players, .style = {}};
  const std::string screen = without_escapes(shown);
  for (const std::string& line : board_of(table.view(table.asked()), teller))
    EXPECT_NE(screen.find(line), std::string::npos) << line << "\n" << screen;
}

// Plays in pieces, each of which ends with a kill.
void play_with_kills(const std::vector<std::string>& flags, std::uint64_t seed, int kills) {
  const Home home;
  Random random(seed);
  std::vector<std::string> arguments = flags;
  std::vector<std::string> known;  // lines that must not be lost
  for (int kill = 0; kill < kills; ++kill) {
    SCOPED_TRACE(testing::Message() << "kill " << kill);
    PseudoTerminal terminal(arguments, home.variables());
    Driver driver(terminal, home, seed + static_cast<std::uint64_t>(kill));
    arguments = {"continue"};
    Pause pause = driver.wait();
    if (pause == Pause::end) {
      // Killed after the last answer: then nothing is left to go on with.
      EXPECT_TRUE(home.journals().empty());
      return;
    }
    while (pause == Pause::hide || pause == Pause::cover) {
      driver.go_on();
      pause = driver.wait();
    }
    ASSERT_TRUE(begins_with(home.journal(), known));
    if (kill > 0) expect_board(driver, driver.shown());
    for (std::uint32_t answers = random.below(4); answers > 0 && pause != Pause::end; --answers) {
      driver.go_on();
      pause = driver.wait();
    }
    if (pause == Pause::end) return;
    known = home.journal();
    // At once after an answer, or a moment later.
    driver.go_on();
    if (const std::uint32_t wait = random.below(4); wait > 0) usleep(random.below(wait * 1000));
    terminal.kill();
    EXPECT_TRUE(terminal.exit_code() == 137 || terminal.exit_code() == 0);
    const std::vector<std::string> left = home.journal();
    if (!left.empty()) {
      ASSERT_TRUE(begins_with(left, known));
      known = left;
    }
  }
}

TEST(Killed, NothingAnsweredIsLost) {
  speak("en");
  const int kills = full_tier() ? 200 : 8;
  play_with_kills(play_flags(0, 41), 1, kills);
  play_with_kills(play_flags(7, 42), 2, kills);
  play_with_kills(play_flags(3, 43, {"--players", "2", "--talk", "open"}), 3, kills);
  play_with_kills(play_flags(1, 44, {"--players", "2"}), 4, kills);
  play_with_kills(play_flags(4, 45, {"--partner", "greedy", "--seat", "2"}), 5, kills);
}

TEST(Killed, CommandsAreKeptToo) {
  speak("en");
  const Home home;
  {
    PseudoTerminal terminal(play_flags(1, 46), home.variables());
    terminal.until_prompt();
    for (const char* line : {"1", "undo", "hint", "stops every-draw", "1"}) {
      terminal.enter(line);
      terminal.until_prompt();
    }
    terminal.kill();
  }
  const Result<Table> table = Table::restored(home.journal());
  ASSERT_TRUE(table);
  EXPECT_TRUE(table->assisted());
  EXPECT_EQ(table->stops(0), Stops::every_draw);
  PseudoTerminal terminal({"continue"}, home.variables());
  Driver driver(terminal, home, 6);
  driver.play();
  EXPECT_NE(in_one_line(driver.shown()).find("It was an assisted game: it is counted apart."), std::string::npos) << driver.shown();
}

}  // namespace
}  // namespace meander
