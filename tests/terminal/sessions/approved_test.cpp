// Screens that somebody has looked at and found good: each is made anew and compared with tests/terminal/approved. After a change that is meant, run
// the program of these tests with MEANDER_BLESS=1 in the environment and look at what git says has changed.
#include <gtest/gtest.h>

#include <cstdlib>
#include <regex>

#include "approved_screens.hpp"
#include "language.hpp"
#include "program.hpp"
#include "screen.hpp"
#include "terminal/wrap.hpp"

namespace meander {
namespace {

std::string masked(const std::string& text) {
  static const std::regex seed("--seed +[0-9]+");
  static const std::regex time("[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}");
  static const std::regex escape("\x1b");
  return std::regex_replace(std::regex_replace(std::regex_replace(text, seed, "--seed SEED"), time, "DATE TIME"), escape, "\\e");
}

// Whatever is typed may be as long as it likes.
void expect_fits(const std::string& text, int columns) {
  for (const std::string& line : lines_of(text)) {
    if (line.starts_with("> ")) continue;
    EXPECT_LE(columns_of(line), columns) << line;
  }
}

class ApprovedScreens : public testing::TestWithParam<std::size_t> {};

TEST_P(ApprovedScreens, AreAsApproved) {
  speak("en");
  const ApprovedScreen& screen = approved_screens()[GetParam()];
  std::string all;
  for (const Look& look : screen.looks) {
    const std::string text = screen.make(look);
    SCOPED_TRACE(look.title());
    expect_fits(without_escapes(text), look.columns);
    EXPECT_TRUE(look.coloured || !std::regex_search(text, std::regex("\x1b\\[[0-9;]*m")));
    all += "=== " + look.title() + "\n" + masked(text) + "\n";
  }
  const std::filesystem::path file = std::filesystem::path(MEANDER_APPROVED) / (std::string(screen.name) + ".txt");
  const char* bless = std::getenv("MEANDER_BLESS");
  if (bless != nullptr && std::string(bless) == "1") {
    std::filesystem::create_directories(file.parent_path());
    write_file(file, all);
    return;
  }
  EXPECT_EQ(lines_of(all), lines_of(text_of_file(file))) << "the screen is not as approved in " << file.filename();
}

INSTANTIATE_TEST_SUITE_P(Of, ApprovedScreens, testing::Range(std::size_t{0}, approved_screens().size()), [](const auto& info) {
  std::string name = approved_screens()[info.param].name;
  for (char& letter : name) letter = letter == '-' ? '_' : letter;
  return name;
});

// Every file is looked at.
TEST(Approved, NothingIsLeftOver) {
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(MEANDER_APPROVED)) files += entry.path().extension() == ".txt" ? 1 : 0;
  EXPECT_EQ(files, approved_screens().size());
}

}  // namespace
}  // namespace meander
