// Journals: created, continued, played in one place, listed, removed.
#include <sys/stat.h>

#include "journal_for_test.hpp"

namespace meander {
namespace {

TEST_F(Journal, is_read_back_as_it_was_written) {
  {
    Result<GameFile> game = GameFile::create(folder.path, id, "first\nsecond");
    ASSERT_TRUE(game) << game.error().text();
    EXPECT_FALSE(game->append("third\nfourth"));
    EXPECT_EQ(game->lines(), (Lines{"first", "second", "third", "fourth"}));
    EXPECT_EQ(content_of(path()), "first\nsecond\nthird\nfourth\n");
  }
  Result<GameFile> game = open();
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(game->id(), id);
  EXPECT_EQ(game->lines(), (Lines{"first", "second", "third", "fourth"}));
  EXPECT_FALSE(game->append("fifth"));
  EXPECT_EQ(game->lines().back(), "fifth");
  EXPECT_EQ(content_of(path()), "first\nsecond\nthird\nfourth\nfifth\n");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path / "games"), {}), 1);
  struct stat status{};
  stat(path().c_str(), &status);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_F(Journal, ids_are_random) {
  const std::string first = new_game_id();
  EXPECT_TRUE(is_game_id(first)) << first;
  EXPECT_NE(first, new_game_id());
  for (const char* text : {"", "0123456789abcde", "0123456789ABCDEF", "0123456789abcdef0", "../../../../etc/x"}) {
    EXPECT_FALSE(is_game_id(text)) << text;
    EXPECT_FALSE(GameFile::create(folder.path, text, "line")) << text;
    EXPECT_FALSE(GameFile::open(folder.path, text)) << text;
    EXPECT_TRUE(remove_game(folder.path, text)) << text;
  }
}

TEST_F(Journal, is_not_created_twice_or_without_lines) {
  {
    ASSERT_TRUE(GameFile::create(folder.path, id, "mine"));
  }
  const Result<GameFile> again = GameFile::create(folder.path, id, "yours");
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().text(), path().string() + ": there is a game of this name already");
  EXPECT_EQ(content_of(path()), "mine\n");
  EXPECT_FALSE(GameFile::create(folder.path, new_game_id(), ""));
  EXPECT_FALSE(GameFile::create(folder.path, new_game_id(), "an empty\n\nline"));
  EXPECT_EQ(list_games(folder.path)->size(), 1U);
}

TEST_F(Journal, is_played_in_one_place_at_a_time) {
  Result<GameFile> game = GameFile::create(folder.path, id, "first");
  ASSERT_TRUE(game);
  EXPECT_EQ(open().error().text(), path().string() + ": this game is being played elsewhere");
  EXPECT_EQ(remove_game(folder.path, id)->reason.text(), "this game is being played elsewhere");
  GameFile moved = std::move(*game);
  EXPECT_FALSE(open());
  EXPECT_FALSE(moved.append("second"));
  EXPECT_FALSE(moved.finish());
  EXPECT_FALSE(std::filesystem::exists(path()));
  EXPECT_TRUE(moved.append("third")) << "a finished game takes no lines";
  EXPECT_FALSE(moved.finish()) << "a second time";
}

TEST_F(Journal, games_are_listed_last_played_first) {
  EXPECT_TRUE(list_games(folder.path)->empty());
  const char* const others[] = {"00000000000000aa", "00000000000000bb", "00000000000000cc"};
  const auto now = std::filesystem::file_time_type::clock::now();
  for (int i = 0; i < 3; ++i) {
    write_to(folder.path / "games" / (std::string(others[i]) + ".game"), "line\n");
    std::filesystem::last_write_time(folder.path / "games" / (std::string(others[i]) + ".game"), now - std::chrono::hours(i == 1 ? 0 : 5 - i));
  }
  for (const char* name : {"notes.txt", "00000000000000dd.game.new", "00000000000000DD.game", "short.game"})
    write_to(folder.path / "games" / name, "x\n");
  std::filesystem::create_directory(folder.path / "games" / "00000000000000ee.game");
  const auto games = list_games(folder.path);
  ASSERT_TRUE(games) << games.error().text();
  ASSERT_EQ(games->size(), 3U);
  EXPECT_EQ((*games)[0].id, "00000000000000bb");
  EXPECT_EQ((*games)[1].id, "00000000000000cc");
  EXPECT_EQ((*games)[2].id, "00000000000000aa");
  EXPECT_LT(std::chrono::system_clock::now() - (*games)[0].changed, std::chrono::hours(1));
  EXPECT_FALSE(remove_game(folder.path, "00000000000000bb"));
  EXPECT_EQ(list_games(folder.path)->size(), 2U);
  EXPECT_TRUE(remove_game(folder.path, "00000000000000bb"));
}

}  // namespace
}  // namespace meander
