// Complete games as readable text, each replayed to the position beside it.
#include <gtest/gtest.h>

#include "game_text.hpp"
#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "table/options_text.hpp"
#include "table/position.hpp"

namespace meander::onirim {

namespace {

class Replay {
 public:
  void read(const std::string& line) {
    if (line.empty() || line[0] == '#' || line.starts_with("meander ") || line.starts_with("seed ")) return;
    if (const std::string words = after(line, "options "); !words.empty()) {
      const Result<Options> options = options_from_words(words);
      ASSERT_TRUE(options) << options.error().text();
      position_ = {*options, Onirim::initial(*options)};
      return;
    }
    if (const std::string result = after(line, "result "); !result.empty()) {
      EXPECT_EQ(name_of(position_.state.ending), result);
      return;
    }
    const std::size_t colon = line.find(": ");
    ASSERT_NE(colon, std::string::npos) << line;
    const std::string heading = line.substr(0, colon);
    if (heading != "set-up") {
      EXPECT_EQ(heading, "turn " + std::to_string(++turn_) + " seat " + std::to_string(position_.state.seat + 1));
    }
    for (const std::string& text : split(line.substr(colon + 2), "; ")) {
      const Result<Action> action = parse_action(text, position_.options.players);
      ASSERT_TRUE(action) << action.error().text();
      Events events;
      const Refusal refusal = Onirim::apply(position_.state, *action, events);
      ASSERT_FALSE(refusal) << heading << ": " << text << " is refused by " << name_of(refusal.rule());
    }
  }
  const Position& position() const { return position_; }

 private:
  Position position_;
  int turn_ = 0;
};

TEST(OnirimGolden, GamesEndAsBefore) {
  const auto paths = texts_in(std::filesystem::path(MEANDER_GOLDEN) / "games");
  EXPECT_GE(paths.size(), 3U);
  for (auto path : paths) {
    SCOPED_TRACE(path.string());
    Replay replay;
    for (const std::string& line : split(content_of(path), "\n")) replay.read(line);
    EXPECT_EQ(Onirim::turn(replay.position().state).who, Turn::Who::over);
    EXPECT_EQ(json_of(replay.position()).dump(2) + "\n", content_of(path.replace_extension(".json")));
  }
}

}  // namespace

}  // namespace meander::onirim
