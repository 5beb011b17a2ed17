// The statistics file in trouble: damage, kills, newer versions, full disks.
#include "statistics_for_test.hpp"

namespace meander {
namespace {

using StatisticsInTrouble = StatisticsFile;

TEST_F(StatisticsInTrouble, damaged_lines_are_counted_and_spoil_no_other) {
  const std::string good = line(1);
  const std::string damaged[] = {"garbage\n",
                                 std::string("\0\0\0\n", 4),
                                 "[]\n",
                                 "{}\n",
                                 "\xff\xfe\n",
                                 std::string(200, '[') + "\n",
                                 line(7, "lost"),
                                 good.substr(0, 40) + "\n",
                                 "{\"format\":\"something else\",\"version\":9}\n",
                                 "{\"format\":\"meander-statistics\",\"version\":\"new\"}\n",
                                 "{\"game\":\"x\",\"options\":\"standard\",\"seats\":\"person\",\"result\":\"won\",\"assisted\":false,\"turns\":1,"
                                 "\"finished\":\"2026-11-28T12:00:00Z\"}\n"};
  for (const std::string& each : damaged) {
    write_to(path(), heading + line(1) + each + line(2));
    EXPECT_EQ(read().games.size(), 2U) << each;
    EXPECT_EQ(read().damaged, 1U) << each;
    write_to(path(), each + line(1));
    EXPECT_EQ(read().games.size(), 1U) << "in the place of the heading: " << each;
  }
  write_to(path(), std::string(heading) + "\n" + line(1) + heading + line(2));
  EXPECT_EQ(read().games.size(), 2U) << "two files joined";
  EXPECT_EQ(read().damaged, 0U);
}

TEST_F(StatisticsInTrouble, a_line_cut_by_a_kill_stays_alone) {
  for (const std::string& cut : {line(2).substr(0, 30), std::string("{\"format\":\"mean")}) {
    write_to(path(), heading + line(1) + cut);
    EXPECT_EQ(read().games.size(), 1U);
    EXPECT_FALSE(add(numbered(3)));
    EXPECT_EQ(read().games.size(), 2U);
    EXPECT_EQ(read().damaged, 1U);
  }
  const std::string whole = line(2);
  write_to(path(), heading + line(1) + whole.substr(0, whole.size() - 1));
  EXPECT_EQ(read().games.size(), 2U) << "only its line break is missing";
}

TEST_F(StatisticsInTrouble, of_a_newer_version_is_refused) {
  const std::string text = "{\"format\":\"meander-statistics\",\"version\":2}\n" + line(1);
  write_to(path(), text);
  ASSERT_FALSE(read_statistics(folder.path));
  EXPECT_EQ(read_statistics(folder.path).error().text(), path().string() + ": was written by a newer version of this program");
  ASSERT_TRUE(add(numbered(2)));
  EXPECT_EQ(content_of(path()), text);
}

TEST_F(StatisticsInTrouble, on_a_full_disk_stays_as_it_was) {
  EXPECT_FALSE(add(numbered(1)));
  const std::string before = content_of(path());
  {
    const FullDisk disk(before.size() + 20);
    const auto error = add(numbered(2));
    ASSERT_TRUE(error);
    EXPECT_EQ(error->text(), path().string() + ": cannot be written: File too large");
  }
  EXPECT_EQ(content_of(path()), before);
  EXPECT_FALSE(add(numbered(2)));
  EXPECT_EQ(read().games.size(), 2U);
}

TEST_F(StatisticsInTrouble, that_is_none_is_refused) {
  std::filesystem::create_directory(path());
  EXPECT_EQ(read_statistics(folder.path).error().text(), path().string() + ": is not an ordinary file");
  EXPECT_TRUE(add(numbered(1)));
}

}  // namespace
}  // namespace meander
