// The statistics file: what is added is read back.
#include "statistics_for_test.hpp"

namespace meander {
namespace {

TEST_F(StatisticsFile, is_written_as_documented_and_read_back) {
  EXPECT_TRUE(read().games.empty());
  EXPECT_FALSE(std::filesystem::exists(path())) << "reading creates nothing";
  EXPECT_FALSE(add(numbered(1)));
  EXPECT_FALSE(add(numbered(2, GameResult::lost_deck)));
  EXPECT_FALSE(add(numbered(3, GameResult::lost_door)));
  FinishedGame last = numbered(4, GameResult::given_up);
  last.options = "with=towers,book";  // another order than the one it is written in
  last.seats = "person";
  last.assisted = true;
  EXPECT_FALSE(add(last));
  EXPECT_EQ(content_of(path()), heading + line(1) + line(2, "lost deck") + line(3, "lost door") +
                                    "{\"game\":\"0000000000000004\",\"options\":\"with=book,towers\",\"seats\":\"person\",\"result\":\"given "
                                    "up\",\"assisted\":true,\"turns\":31,\"finished\":\"2026-11-28T12:00:00Z\"}\n");
  const Statistics statistics = read();
  EXPECT_EQ(statistics.damaged, 0U);
  ASSERT_EQ(statistics.games.size(), 4U);
  EXPECT_EQ(statistics.games[1].result, GameResult::lost_deck);
  EXPECT_EQ(statistics.games[3].options, "with=book,towers");
  EXPECT_EQ(statistics.games[3].result, GameResult::given_up);
  EXPECT_TRUE(statistics.games[3].assisted);
  EXPECT_EQ(statistics.games[3].turns, 31U);
}

TEST_F(StatisticsFile, a_game_counts_once) {
  EXPECT_FALSE(add(numbered(1)));
  EXPECT_FALSE(add(numbered(2)));
  EXPECT_FALSE(add(numbered(1, GameResult::lost_deck)));
  const Statistics statistics = read();
  ASSERT_EQ(statistics.games.size(), 2U);
  EXPECT_EQ(statistics.games[0].result, GameResult::won);
  EXPECT_EQ(statistics.damaged, 0U);
}

TEST_F(StatisticsFile, games_that_could_not_be_read_back_are_refused) {
  const auto refused = [&](auto change, const char* place) {
    FinishedGame game = numbered(1);
    change(game);
    const auto error = add(game);
    ASSERT_TRUE(error) << place;
    EXPECT_EQ(error->place.text(), place);
  };
  refused([](FinishedGame& game) { game.game = "1"; }, "game");
  refused([](FinishedGame& game) { game.options = "players=3"; }, "players");
  refused([](FinishedGame& game) { game.seats = "person"; }, "seats");
  refused([](FinishedGame& game) { game.seats = "greedy greedy"; }, "seats");
  refused([](FinishedGame& game) { game.seats = "person  greedy"; }, "seats");
  refused([](FinishedGame& game) { game.seats = "person "; }, "seats");
  refused([](FinishedGame& game) { game.finished = "today"; }, "finished");
  EXPECT_FALSE(std::filesystem::exists(path()));
}

TEST_F(StatisticsFile, is_put_aside_and_nothing_is_lost) {
  EXPECT_FALSE(*reset_statistics(folder.path)) << "there is none";
  for (int i = 1; i <= 3; ++i) {
    EXPECT_FALSE(add(numbered(i)));
    const std::string before = content_of(path());
    const auto backup = reset_statistics(folder.path);
    ASSERT_TRUE(backup) << backup.error().text();
    ASSERT_TRUE(*backup);
    EXPECT_EQ(content_of(**backup), before);
    EXPECT_TRUE((*backup)->filename().string().starts_with("statistics-2")) << **backup;
    EXPECT_TRUE(read().games.empty());
  }
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path), {}), 3) << "also within one second";
}

TEST(Time, is_written_in_utc) {
  EXPECT_EQ(text_of_time(std::chrono::system_clock::time_point(std::chrono::seconds(1795867200))), "2026-11-28T12:00:00Z");
}

}  // namespace
}  // namespace meander
