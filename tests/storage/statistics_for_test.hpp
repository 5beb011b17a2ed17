// A folder with a statistics file, and games to put into it.
#pragma once

#include <string>

#include "folder_for_test.hpp"
#include "storage/statistics.hpp"

namespace meander {

inline constexpr const char* heading = "{\"format\":\"meander-statistics\",\"version\":1}\n";

inline FinishedGame numbered(int number, GameResult result = GameResult::won) {
  FinishedGame game;
  std::string digits = std::to_string(number);
  game.game = std::string(16 - digits.size(), '0') + digits;
  game.options = "players=2 with=book";
  game.seats = "person greedy";
  game.result = result;
  game.turns = 31;
  game.finished = "2026-11-28T12:00:00Z";
  return game;
}

inline std::string line(int number, const std::string& result = "won") {
  return "{\"game\":\"" + numbered(number).game + "\",\"options\":\"players=2 with=book\",\"seats\":\"person greedy\",\"result\":\"" + result +
         "\",\"assisted\":false,\"turns\":31,\"finished\":\"2026-11-28T12:00:00Z\"}\n";
}

class StatisticsFile : public testing::Test {
 protected:
  std::filesystem::path path() const { return folder.path / "statistics.jsonl"; }
  Statistics read() const {
    const Result<Statistics> statistics = read_statistics(folder.path);
    EXPECT_TRUE(statistics) << statistics.error().text();
    return statistics ? *statistics : Statistics{};
  }
  std::optional<Error> add(const FinishedGame& game) const { return add_finished_game(folder.path, game); }
  const FolderForTest folder;
};

}  // namespace meander
