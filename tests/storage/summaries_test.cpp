// Figures with exact values, and how they are shown.
#include "terminal/statistics_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace meander {
namespace {

// W won, L lost, w and l the same with help.
std::vector<FinishedGame> played(const std::string& results, const std::string& options = "standard", const std::string& seats = "person") {
  std::vector<FinishedGame> games;
  for (const char result : results) {
    FinishedGame game;
    game.options = options;
    game.seats = seats;
    game.result = result == 'W' || result == 'w' ? GameResult::won : GameResult::lost_deck;
    game.assisted = result == 'w' || result == 'l';
    games.push_back(game);
  }
  return games;
}

std::vector<FinishedGame> joined(std::vector<FinishedGame> games, const std::vector<FinishedGame>& more) {
  games.insert(games.end(), more.begin(), more.end());
  return games;
}

TEST(Summaries, count_wins_form_and_streaks) {
  struct Case {
    const char* results;
    std::size_t games, wins;
    const char* form;
    std::int64_t streak;
    std::size_t longest, assisted, assisted_wins;
  };
  constexpr Case cases[] = {{"W", 1, 1, "W", 1, 1, 0, 0},
                            {"L", 1, 0, "L", -1, 0, 0, 0},
                            {"WWLWWWLL", 8, 5, "WWLWWWLL", -2, 3, 0, 0},
                            {"LLLLWWWWWWWWWWWW", 16, 12, "WWWWWWWWWW", 12, 12, 0, 0},
                            {"WLWLWLWLWLW", 11, 6, "LWLWLWLWLW", 1, 1, 0, 0},
                            {"WwWlLl", 3, 2, "WWL", -1, 2, 3, 1},
                            {"wl", 0, 0, "", 0, 0, 2, 1}};
  for (const Case& each : cases) {
    const std::vector<Summary> all = summaries(played(each.results));
    ASSERT_EQ(all.size(), 1U) << each.results;
    EXPECT_EQ(all[0].games, each.games) << each.results;
    EXPECT_EQ(all[0].wins, each.wins) << each.results;
    EXPECT_EQ(all[0].form, each.form) << each.results;
    EXPECT_EQ(all[0].streak, each.streak) << each.results;
    EXPECT_EQ(all[0].longest_winning_streak, each.longest) << each.results;
    EXPECT_EQ(all[0].assisted_games, each.assisted) << each.results;
    EXPECT_EQ(all[0].assisted_wins, each.assisted_wins) << each.results;
  }
  EXPECT_DOUBLE_EQ(summaries(played("WLLL"))[0].win_rate(), 0.25);
  EXPECT_EQ(summaries(played("l"))[0].win_rate(), 0);
  EXPECT_TRUE(summaries({}).empty());
}

TEST(Summaries, a_game_given_up_is_lost) {
  std::vector<FinishedGame> games = played("WWW");
  games[2].result = GameResult::given_up;
  EXPECT_EQ(summaries(games)[0].form, "WWL");
}

TEST(Summaries, are_apart_by_options_and_company) {
  std::vector<FinishedGame> games = joined(played("W"), played("LL", "players=2", "person greedy"));
  games = joined(games, joined(played("W", "players=2", "greedy person"), played("LLWW", "players=2", "person person")));
  const std::vector<Summary> all = summaries(games);
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].seats, "person person");
  EXPECT_EQ(all[1].seats, "person greedy");
  EXPECT_EQ(all[1].form, "LLW");
  EXPECT_EQ(all[2].options, "standard");
}

const std::vector<FinishedGame> shown = joined(
    joined(played("WWLWWWLLw"), played("LLL", "players=2 with=book,towers,premonitions talk=open", "person greedy")), played("l", "with=book"));

TEST(StatisticsText, is_a_table_where_there_is_room) {
  const std::vector<std::string> expected = {
      "Options                  Who          Games  Won  Rate  Last ten    Streak  Best",
      "standard                 alone            8    5  63 %  WWLWWWLL  2 losses     3",
      "  1 game with help is not counted. It was won.",
      "players=2 with=book,towers,premonitions talk=open",
      "                         with greedy      3    0   0 %  LLL       3 losses     0",
      "with=book                alone            0",
      "  1 game with help is not counted. It was lost.",
  };
  EXPECT_EQ(statistics_lines(summaries(shown), 80), expected);
}

TEST(StatisticsText, is_sentences_where_it_is_narrow) {
  const std::vector<std::string> expected = {
      "standard",
      "  alone",
      "  8 games, 5 won (63 %).",
      "  Last ten: WWLWWWLL",
      "  The last 2 games were lost.",
      "  Most in a row: 3 wins.",
      "  1 game with help is not counted. It",
      "  was won.",
      "",
      "players=2 with=book,towers,premonitions",
      "talk=open",
      "  with greedy",
      "  3 games, 0 won (0 %).",
      "  Last ten: LLL",
      "  The last 3 games were lost.",
      "",
      "with=book",
      "  alone",
      "  1 game with help is not counted. It",
      "  was lost.",
  };
  EXPECT_EQ(statistics_lines(summaries(shown), 40), expected);
}

TEST(StatisticsText, is_never_wider_than_asked) {
  const std::string deck = "deck=RS:4,RM:3,RK:2,US:4,UM:3,UK:2,GS:4,GM:3,GK:2,BS:4,BM:3,BK:2,RD:2,UD:2,GD:2,BD:2,nightmare:10";
  const std::vector<Summary> all = summaries(joined(shown, played("W", deck)));
  for (int width = 30; width <= 200; ++width) {
    for (const std::string& line : statistics_lines(all, width)) EXPECT_LE(line.size(), static_cast<std::size_t>(width)) << line;
    for (const std::string& line : statistics_lines({}, width)) EXPECT_LE(line.size(), static_cast<std::size_t>(width)) << line;
  }
  EXPECT_EQ(statistics_lines({}, 80), std::vector<std::string>{"No game has been finished yet."});
}

}  // namespace
}  // namespace meander
