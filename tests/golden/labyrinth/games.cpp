// Complete games as records, each replayed to the position beside it by the product, and step by step to the same position by the second referee.
#include <gtest/gtest.h>

#include "default_referee.hpp"
#include "description.hpp"
#include "game_text.hpp"
#include "labyrinth/notation.hpp"
#include "table/labyrinth/table.hpp"

namespace meander::labyrinth {

namespace {

struct Golden {
  std::filesystem::path path;
  std::string text;
  Record record;
};

std::vector<Golden> golden_games() {
  std::vector<Golden> games;
  for (const auto& path : texts_in(std::filesystem::path(MEANDER_GOLDEN) / "games")) {
    const std::string text = content_of(path);
    const Result<Record> record = Record::from_text(text);
    EXPECT_TRUE(record) << path << ": " << record.error().text();
    if (record) games.push_back({path, text, *record});
  }
  EXPECT_GE(games.size(), 3U);
  return games;
}

TEST(LabyrinthGolden, GamesEndAsBefore) {
  for (Golden& game : golden_games()) {
    SCOPED_TRACE(game.path.string());
    EXPECT_EQ(text_of(game.record), game.text);
    const Result<Position> end = replay(game.record);
    ASSERT_TRUE(end) << end.error().text();
    EXPECT_EQ(Labyrinth::turn(end->state).who, Turn::Who::over);
    EXPECT_EQ(json_of(*end).dump(2) + "\n", content_of(game.path.replace_extension(".json")));
  }
}

TEST(LabyrinthGolden, TheSecondRefereePlaysThemAlike) {
  for (const Golden& game : golden_games()) {
    SCOPED_TRACE(game.path.string());
    labyrinth_referee::Referee referee = second_referee(game.record.options);
    State state = Labyrinth::initial(game.record.options);
    for (const Action action : game.record.steps) {
      const std::string text = text_of(action, *game.record.options.set);
      ASSERT_TRUE(referee.apply(text)) << text;
      Labyrinth::apply_unchecked(state, action);
      ASSERT_EQ(description_of(state), referee.describe()) << "after " << text;
    }
    EXPECT_EQ(referee.phase(), "over");
  }
}

}  // namespace

}  // namespace meander::labyrinth
