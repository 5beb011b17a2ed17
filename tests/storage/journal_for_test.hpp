// A folder with one journal.
#pragma once

#include <string>
#include <vector>

#include "folder_for_test.hpp"
#include "storage/game_file.hpp"

namespace meander {

using Lines = std::vector<std::string>;
inline constexpr const char* id = "0123456789abcdef";

class Journal : public testing::Test {
 protected:
  std::filesystem::path path() const { return folder.path / "games" / (std::string(id) + ".game"); }
  Result<GameFile> open() const { return GameFile::open(folder.path, id); }
  // Refuses the text, tells why, and leaves it as it is.
  void expect_refused(const std::string& text, const std::string& reason) const {
    write_to(path(), text);
    const Result<GameFile> game = open();
    ASSERT_FALSE(game) << reason;
    EXPECT_EQ(game.error().text(), path().string() + ": " + reason);
    EXPECT_TRUE(content_of(path()) == text) << "changed: " << reason;
  }
  const FolderForTest folder;
};

}  // namespace meander
