// The database by itself: what is kept, together and in order; files that are refused; copies.
#include "database.hpp"

#include <gtest/gtest.h>

#include <future>

#include "folder_for_test.hpp"
#include "schema.hpp"
#include "server/backup.hpp"

namespace meander::server {
namespace {

class ServerDatabase : public testing::Test {
 protected:
  ServerDatabase() { EXPECT_FALSE(start_cryptography()); }
  std::filesystem::path file() const { return folder.path / "server.db"; }
  void open() {
    auto opened = Database::open(file());
    ASSERT_TRUE(opened) << opened.error().text();
    database = std::move(*opened);
  }
  std::optional<Error> wait(Database::Work work, bool writes = true) const {
    std::promise<std::optional<Error>> told;
    auto done = [&told](const std::optional<Error>& error) { told.set_value(error); };
    if (writes) {
      database->write(std::move(work), done);
    } else {
      database->read(std::move(work), done);
    }
    return told.get_future().get();
  }
  // A table with these lines; its number.
  std::int64_t table(const std::vector<std::string>& lines, std::int64_t now = 1) const {
    std::int64_t number = 0;
    const auto error = wait([&](Store& store) -> std::optional<Error> {
      const auto added = store.add_table(new_table_id(), Blob{"key"}, now);
      if (!added) return added.error();
      number = *added;
      return store.change({number, 0, lines, {}, now, false});
    });
    EXPECT_FALSE(error) << error->text();
    return number;
  }
  std::vector<std::string> lines_of_table(std::int64_t number) const {
    std::vector<std::string> lines;
    const auto error = wait(
        [&](Store& store) -> std::optional<Error> {
          const auto kept = store.table(number);
          if (!kept) return kept.error();
          if (*kept) lines = (*kept)->lines;
          return std::nullopt;
        },
        false);
    EXPECT_FALSE(error);
    return lines;
  }
  std::string refusal() const {
    const auto opened = Database::open(file());
    return opened ? "" : opened.error().text();
  }
  void expect_refused(const std::string& content, const std::string& reason) const {
    write_to(file(), content);
    const std::string text = refusal();
    EXPECT_NE(text.find(file().string()), std::string::npos) << text;
    EXPECT_NE(text.find(reason), std::string::npos) << text;
    EXPECT_EQ(content_of(file()), content);
  }

  FolderForTest folder;
  std::unique_ptr<Database> database;
};

using Lines = std::vector<std::string>;

TEST_F(ServerDatabase, keeps_lines_in_their_order) {
  open();
  const std::int64_t number = table({"a", "b"});
  EXPECT_FALSE(wait([&](Store& store) { return store.change({number, 2, {"ä", "d"}, {}, 2, true}); }));
  database.reset();
  open();
  EXPECT_EQ(lines_of_table(number), (Lines{"a", "b", "ä", "d"}));
}

TEST_F(ServerDatabase, what_cannot_be_kept_spoils_nothing_else) {
  open();
  const std::int64_t number = table({"a"});
  // All of these wait together; the second one would be a line twice.
  std::vector<std::promise<bool>> told(3);
  std::promise<void> begin;
  database->read(
      [&begin](Store&) -> std::optional<Error> {
        begin.get_future().wait();
        return std::nullopt;
      },
      [](const auto&) {});
  for (std::size_t i = 0; i < told.size(); ++i) {
    const std::size_t n = std::array<std::size_t, 3>{1, 1, 2}[i];
    database->write([number, n, i](Store& store) { return store.change({number, n, {std::to_string(i)}, {}, 1, false}); },
                    [&told, i](const std::optional<Error>& error) { told[i].set_value(!error); });
  }
  begin.set_value();
  EXPECT_TRUE(told[0].get_future().get());
  EXPECT_FALSE(told[1].get_future().get());
  EXPECT_TRUE(told[2].get_future().get());
  EXPECT_EQ(lines_of_table(number), (Lines{"a", "0", "2"}));
}

TEST_F(ServerDatabase, does_everything_before_it_ends) {
  open();
  std::atomic<int> done = 0;
  for (int i = 0; i < 100; ++i) {
    database->write([](Store& store) { return store.check_writable(1); }, [&done](const auto& error) { done += error ? 0 : 1; });
  }
  database.reset();
  EXPECT_EQ(done, 100);
}

// Clients are held by what is asked for, and must be gone before the network that they belong to.
TEST_F(ServerDatabase, holds_nothing_any_more_once_it_has_finished) {
  open();
  const auto held = std::make_shared<int>();
  for (int i = 0; i < 20; ++i) {
    database->read([held](Store&) { return std::nullopt; }, [held](const auto&) {});
    database->write([held](Store& store) { return store.check_writable(1); }, [held](const auto&) {});
  }
  database->finish();
  EXPECT_EQ(held.use_count(), 1);
  database->read(
      [held](Store&) -> std::optional<Error> {
        ADD_FAILURE() << "it was asked for too late";
        return std::nullopt;
      },
      [held](const auto&) {});
  EXPECT_EQ(held.use_count(), 1);
}

TEST_F(ServerDatabase, forgets_what_is_old_but_not_in_use) {
  open();
  const std::int64_t old = table({"a"}, 10);
  const std::int64_t used = table({"a"}, 10);
  const std::int64_t young = table({"a"}, 100);
  EXPECT_FALSE(wait([&](Store& store) -> std::optional<Error> {
    const auto forgotten = store.forget(50, 50, [&](std::int64_t number) { return number == used; });
    EXPECT_TRUE(forgotten && *forgotten == std::vector<std::int64_t>{old});
    return std::nullopt;
  }));
  EXPECT_TRUE(lines_of_table(old).empty());
  EXPECT_FALSE(lines_of_table(used).empty());
  EXPECT_FALSE(lines_of_table(young).empty());
}

TEST_F(ServerDatabase, files_of_others_damaged_and_newer_ones_are_refused) {
  expect_refused("this is no database, but rather long for a text in a test of a server", "is damaged, or no database");
  {
    auto other = Connection::open(folder.path / "other.db", Connection::Use::create);
    ASSERT_TRUE(other);
    EXPECT_FALSE(other->run("CREATE TABLE notes(text)"));
  }
  expect_refused(content_of(folder.path / "other.db"), "none of Meander");
  std::filesystem::remove(file());
  open();
  for (int i = 0; i < 300; ++i) table(Lines(3, std::string(200, 'x')));
  database.reset();
  std::string content = content_of(file());
  {
    auto newer = Connection::open(file(), Connection::Use::write);
    ASSERT_TRUE(newer);
    EXPECT_FALSE(newer->run("PRAGMA user_version=99"));
  }
  EXPECT_NE(refusal().find("is of version 99; this program knows versions up to 1"), std::string::npos) << refusal();
  for (const char* ending : {"-wal", "-shm"}) std::filesystem::remove(file().string() + ending);
  // The middle was overwritten.
  std::fill(content.begin() + static_cast<std::ptrdiff_t>(content.size() / 2),
            content.begin() + static_cast<std::ptrdiff_t>(content.size() / 2 + 8192), 'x');
  expect_refused(content, "is damaged, or no database");
}

// Migrations of a program to come.
TEST_F(ServerDatabase, is_brought_up_to_date_as_a_whole_or_not_at_all) {
  const std::array<const char*, 4> steps{"CREATE TABLE notes(text)", "INSERT INTO notes VALUES('kept')",
                                         "ALTER TABLE notes ADD COLUMN seat INTEGER DEFAULT 7",
                                         "CREATE TABLE more(number); INSERT INTO nowhere VALUES(1)"};
  const auto version = [](Connection& connection) { return *connection.number("PRAGMA user_version"); };
  auto connection = Connection::open(file(), Connection::Use::create);
  ASSERT_TRUE(connection);
  EXPECT_FALSE(migrate(*connection, std::span(steps).first(2)));
  EXPECT_EQ(version(*connection), 2);
  // Only what is missing is done; what was there stays.
  EXPECT_FALSE(migrate(*connection, std::span(steps).first(3)));
  EXPECT_EQ(version(*connection), 3);
  EXPECT_EQ(*connection->text("SELECT text || seat FROM notes"), "kept7");
  EXPECT_EQ(*connection->number("SELECT count(*) FROM notes"), 1);
  EXPECT_FALSE(migrate(*connection, std::span(steps).first(3)));
  // A step that fails takes the ones before it back.
  EXPECT_TRUE(migrate(*connection, steps));
  EXPECT_EQ(version(*connection), 3);
  EXPECT_EQ(*connection->number("SELECT count(*) FROM sqlite_schema WHERE name = 'more'"), 0);
  EXPECT_EQ(*connection->number("PRAGMA application_id"), application_id);
}

TEST_F(ServerDatabase, a_newer_one_is_left_as_it_is) {
  open();
  table({"a"});
  database.reset();
  {
    auto newer = Connection::open(file(), Connection::Use::write);
    ASSERT_TRUE(newer);
    EXPECT_FALSE(newer->run("PRAGMA user_version=2; PRAGMA wal_checkpoint(TRUNCATE)"));
  }
  const std::string content = content_of(file());
  EXPECT_NE(refusal().find("is of version 2; this program knows versions up to 1"), std::string::npos) << refusal();
  EXPECT_EQ(content_of(file()), content);
}

TEST_F(ServerDatabase, is_used_by_one_server) {
  open();
  EXPECT_NE(refusal().find("is used by another server that is running"), std::string::npos);
}

TEST_F(ServerDatabase, is_copied_while_it_is_used) {
  open();
  const std::int64_t number = table({"a", "b"});
  const std::filesystem::path copy = folder.path / "copy.db";
  const auto error = back_up(file(), copy);
  ASSERT_FALSE(error) << error->text();
  EXPECT_EQ(std::filesystem::status(copy).permissions(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  EXPECT_FALSE(wait([&](Store& store) { return store.change({number, 2, {"c"}, {}, 2, false}); }));
  const std::string kept = content_of(copy);
  EXPECT_NE(back_up(file(), copy)->text().find(copy.string()), std::string::npos);
  EXPECT_EQ(content_of(copy), kept);
  database.reset();
  std::filesystem::rename(copy, file());
  for (const char* ending : {"-wal", "-shm"}) std::filesystem::remove(file().string() + ending);
  open();
  EXPECT_EQ(lines_of_table(number), (Lines{"a", "b"}));
  EXPECT_TRUE(back_up(folder.path / "nothing.db", folder.path / "other.db"));
  EXPECT_FALSE(std::filesystem::exists(folder.path / "other.db"));
}

TEST_F(ServerDatabase, a_full_disk_changes_nothing) {
  open();
  const std::int64_t number = table({"a"});
  {
    const FullDisk disk(1);
    EXPECT_TRUE(wait([&](Store& store) { return store.change({number, 1, {std::string(100000, 'x')}, {}, 2, false}); }));
    EXPECT_EQ(lines_of_table(number), (Lines{"a"}));
  }
  EXPECT_FALSE(wait([&](Store& store) { return store.change({number, 1, {"b"}, {}, 2, false}); }));
  EXPECT_EQ(lines_of_table(number), (Lines{"a", "b"}));
}

}  // namespace
}  // namespace meander::server
