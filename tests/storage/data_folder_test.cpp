// Where data lie, and what is told where they cannot.
#include "storage/data_folder.hpp"

#include <unistd.h>

#include "folder_for_test.hpp"

namespace meander {
namespace {

constexpr const char* names[] = {"MEANDER_HOME", "XDG_DATA_HOME", "HOME"};

// The variables as they were, afterwards.
class DataFolder : public testing::Test {
 protected:
  DataFolder() {
    for (const char* name : names) {
      const char* value = std::getenv(name);
      before_.push_back(value == nullptr ? std::optional<std::string>() : value);
      unsetenv(name);
    }
  }
  ~DataFolder() override {
    for (std::size_t i = 0; i < before_.size(); ++i) {
      if (before_[i]) setenv(names[i], before_[i]->c_str(), 1);
    }
  }

 private:
  std::vector<std::optional<std::string>> before_;
};

TEST_F(DataFolder, is_found_from_the_first_variable_that_is_set) {
  EXPECT_FALSE(data_folder());
  EXPECT_NE(data_folder().error().text().find("MEANDER_HOME"), std::string::npos);
  setenv("HOME", "/home/someone", 1);
  EXPECT_EQ(*data_folder(), "/home/someone/.local/share/meander");
  setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(*data_folder(), "/data/meander");
  setenv("MEANDER_HOME", "/mine", 1);
  EXPECT_EQ(*data_folder(), "/mine");
}

TEST_F(DataFolder, passes_over_empty_and_relative_variables) {
  setenv("MEANDER_HOME", "", 1);
  setenv("XDG_DATA_HOME", "data", 1);
  setenv("HOME", "", 1);
  EXPECT_FALSE(data_folder());
  setenv("HOME", "/home/someone", 1);
  EXPECT_EQ(*data_folder(), "/home/someone/.local/share/meander");
  setenv("MEANDER_HOME", "here", 1);
  EXPECT_EQ(*data_folder(), std::filesystem::current_path() / "here");
}

TEST_F(DataFolder, is_not_created_by_asking) {
  const FolderForTest folder;
  setenv("MEANDER_HOME", (folder.path / "new").c_str(), 1);
  ASSERT_TRUE(data_folder());
  EXPECT_FALSE(std::filesystem::exists(folder.path / "new"));
}

TEST_F(DataFolder, is_created_for_its_user_alone) {
  const FolderForTest folder;
  EXPECT_FALSE(ensure_folder(folder.path / "a" / "b"));
  EXPECT_EQ(std::filesystem::status(folder.path / "a" / "b").permissions(), std::filesystem::perms::owner_all);
  EXPECT_EQ(std::filesystem::status(folder.path / "a").permissions(), std::filesystem::perms::owner_all);
  EXPECT_FALSE(ensure_folder(folder.path / "a" / "b")) << "a second time";
}

TEST_F(DataFolder, is_refused_where_a_file_is) {
  const FolderForTest folder;
  write_to(folder.path / "file", "text");
  const auto error = ensure_folder(folder.path / "file");
  ASSERT_TRUE(error);
  EXPECT_EQ(error->text(), (folder.path / "file").string() + ": is not a folder");
  const auto below = ensure_folder(folder.path / "file" / "below");
  ASSERT_TRUE(below);
  EXPECT_NE(below->text().find("cannot be created: Not a directory"), std::string::npos) << below->text();
}

TEST_F(DataFolder, is_refused_where_it_cannot_be_written) {
  if (geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
  const FolderForTest folder;
  std::filesystem::permissions(folder.path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
  const auto itself = ensure_folder(folder.path);
  const auto below = ensure_folder(folder.path / "below");
  std::filesystem::permissions(folder.path, std::filesystem::perms::owner_all);
  ASSERT_TRUE(itself);
  EXPECT_NE(itself->text().find("cannot be written to"), std::string::npos);
  ASSERT_TRUE(below);
  EXPECT_NE(below->text().find("cannot be created"), std::string::npos);
}

}  // namespace
}  // namespace meander
