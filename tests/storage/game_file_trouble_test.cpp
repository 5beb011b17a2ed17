// Journals in trouble: kills, files that are none, full disks, other programs.
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "journal_for_test.hpp"

namespace meander {
namespace {

using JournalInTrouble = Journal;

TEST_F(JournalInTrouble, a_line_cut_by_a_kill_is_taken_away) {
  for (const std::string& cut : {std::string("play R"), std::string("x"), std::string("play\0\0\0", 7)}) {
    write_to(path(), "first\nsecond\n" + cut);
    Result<GameFile> game = open();
    ASSERT_TRUE(game) << game.error().text();
    EXPECT_EQ(game->lines(), (Lines{"first", "second"}));
    EXPECT_EQ(content_of(path()), "first\nsecond\n");
    EXPECT_FALSE(game->append("third"));
    EXPECT_EQ(content_of(path()), "first\nsecond\nthird\n");
  }
}

TEST_F(JournalInTrouble, every_line_appended_before_a_kill_stays) {
  {
    ASSERT_TRUE(GameFile::create(folder.path, id, "0"));
  }
  int told[2];
  ASSERT_EQ(pipe(told), 0);
  const pid_t child = fork();
  if (child == 0) {
    Result<GameFile> game = open();
    for (int i = 1; game && !game->append(std::to_string(i)); ++i) {
      if (write(told[1], &i, sizeof i) != sizeof i) break;
    }
    _exit(1);
  }
  close(told[1]);
  int last = 0;
  while (last < 20 && read(told[0], &last, sizeof last) == sizeof last) {
  }
  EXPECT_EQ(open().error().reason.text(), "this game is being played elsewhere");
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  while (read(told[0], &last, sizeof last) == sizeof last) {
  }
  close(told[0]);
  const Result<GameFile> game = open();
  ASSERT_TRUE(game) << game.error().text();
  ASSERT_GT(game->lines().size(), static_cast<std::size_t>(last));
  for (std::size_t i = 0; i < game->lines().size(); ++i) EXPECT_EQ(game->lines()[i], std::to_string(i));
}

TEST_F(JournalInTrouble, what_is_no_journal_is_refused_and_not_changed) {
  expect_refused("", "holds no complete line");
  expect_refused("no line break", "holds no complete line");
  expect_refused(std::string("a\0b\nc\nd", 7), "holds NUL bytes: it is damaged, or no journal");
  expect_refused(std::string(GameFile::largest, 'a') + "\n", "is larger than 16 MiB");
  std::filesystem::remove(path());
  EXPECT_EQ(open().error().text(), path().string() + ": cannot be opened: No such file or directory");
  std::filesystem::create_directory(path());
  EXPECT_NE(open().error().text().find(path().string() + ": "), std::string::npos);
  std::filesystem::remove(path());
  ASSERT_EQ(mkfifo(path().c_str(), 0600), 0);
  EXPECT_EQ(open().error().text(), path().string() + ": is not an ordinary file");
  std::filesystem::remove(path());
  std::filesystem::create_symlink("/dev/full", path());
  EXPECT_EQ(open().error().text(), path().string() + ": is not an ordinary file");
}

TEST_F(JournalInTrouble, on_a_full_disk_stays_as_it_was) {
  Result<GameFile> game = GameFile::create(folder.path, id, "first");
  ASSERT_TRUE(game);
  {
    const FullDisk disk(10);
    const auto error = game->append("a long line");
    ASSERT_TRUE(error);
    EXPECT_EQ(error->text(), path().string() + ": cannot be written: File too large");
    EXPECT_EQ(content_of(path()), "first\n");
    EXPECT_EQ(game->lines(), Lines{"first"});
    EXPECT_FALSE(game->append("abc")) << "there is room for this one";
    const std::string other = new_game_id();
    EXPECT_FALSE(GameFile::create(folder.path, other, "a long first line"));
  }
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path / "games"), {}), 1) << "nothing is left of the other one";
  EXPECT_FALSE(game->append("a long line"));
  EXPECT_EQ(content_of(path()), "first\nabc\na long line\n");
}

TEST_F(JournalInTrouble, appending_tells_what_others_did_to_the_file) {
  Result<GameFile> game = GameFile::create(folder.path, id, "first");
  ASSERT_TRUE(game);
  EXPECT_TRUE(game->append(""));
  EXPECT_TRUE(game->append("a line and a break\n"));
  EXPECT_TRUE(game->append("an empty\n\nline"));
  EXPECT_TRUE(game->append(std::string_view("\0", 1)));
  EXPECT_TRUE(game->append(std::string(GameFile::largest, 'a')));
  std::ofstream(path(), std::ios::app) << "not ours\n";
  EXPECT_EQ(game->append("second")->reason.text(), "was changed by another program");
  EXPECT_EQ(content_of(path()), "first\nnot ours\n");
  std::filesystem::remove(path());
  EXPECT_EQ(game->append("second")->reason.text(), "this game is no longer there");
  write_to(path(), "another game\n");
  EXPECT_EQ(game->append("second")->reason.text(), "this game is no longer there");
  EXPECT_FALSE(game->finish());
  EXPECT_EQ(content_of(path()), "another game\n");
}

}  // namespace
}  // namespace meander
