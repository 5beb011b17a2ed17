#include "schema.hpp"

#include <array>
#include <vector>

namespace meander::server {

namespace {

// A step that was published is never changed.
constexpr std::array<const char*, schema_version> migrations{
    // tables: `changed` and `over` tell when a table may be forgotten; times are milliseconds since 1970.
    // secrets: what a hash of a link, an invite or a watch link (1, 2, 3) stands for.
    // lines: the journals.
    R"(CREATE TABLE tables(
         number INTEGER PRIMARY KEY,
         id TEXT NOT NULL UNIQUE,
         created INTEGER NOT NULL,
         changed INTEGER NOT NULL,
         over INTEGER NOT NULL DEFAULT 0,
         chance_key BLOB NOT NULL) STRICT;
       CREATE INDEX tables_by_change ON tables(over, changed);
       CREATE TABLE secrets(
         hash BLOB PRIMARY KEY,
         table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
         seat INTEGER NOT NULL,
         kind INTEGER NOT NULL CHECK(kind IN (1, 2, 3))) STRICT, WITHOUT ROWID;
       CREATE INDEX secrets_by_table ON secrets(table_number);
       CREATE TABLE lines(
         table_number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
         n INTEGER NOT NULL,
         text TEXT NOT NULL,
         PRIMARY KEY(table_number, n)) STRICT, WITHOUT ROWID;
       CREATE TABLE health(checked INTEGER NOT NULL) STRICT;
       INSERT INTO health VALUES(0);)",
};

Error damaged(const std::filesystem::path& file, const std::string& problem) {
  return {file.string(), {marked("is damaged, or no database ({problem}); it was left as it is"), {{"problem", problem}}}};
}

// Empty, or left by a kill before its tables were made.
bool is_new(Connection& connection, const std::filesystem::path& file) {
  std::error_code error;
  if (std::filesystem::file_size(file, error) == 0) return true;
  const Result<std::int64_t> things = connection.number("SELECT count(*) FROM sqlite_schema");
  const Result<std::int64_t> id = connection.number("PRAGMA application_id");
  return things && *things == 0 && id && *id == 0;
}

}  // namespace

std::optional<Error> migrate(Connection& connection, std::span<const char* const> steps) {
  const Result<std::int64_t> version = connection.number("PRAGMA user_version");
  if (!version) return version.error();
  if (*version >= static_cast<std::int64_t>(steps.size())) return std::nullopt;
  if (auto error = connection.run("BEGIN IMMEDIATE")) return error;
  const std::string marks = "PRAGMA application_id=" + std::to_string(application_id) + "; PRAGMA user_version=" + std::to_string(steps.size());
  std::vector<const char*> missing(steps.begin() + *version, steps.end());
  missing.insert(missing.end(), {marks.c_str(), "COMMIT"});
  for (const char* each : missing) {
    if (auto error = connection.run(each)) {
      static_cast<void>(connection.run("ROLLBACK"));
      return error;
    }
  }
  return std::nullopt;
}

std::optional<Error> check_kind(Connection& connection, const std::filesystem::path& file) {
  const Result<std::int64_t> id = connection.number("PRAGMA application_id");
  if (!id) return damaged(file, sqlite3_errmsg(connection.get()));
  const Result<std::int64_t> version = connection.number("PRAGMA user_version");
  if (!version) return damaged(file, sqlite3_errmsg(connection.get()));
  if (*id != application_id) return Error{file.string(), marked("is a database, but none of Meander; it was left as it is")};
  if (*version > schema_version || *version < 1) {
    return Error{file.string(),
                 {marked("is of version {version}; this program knows versions up to {known}. It was left as it is"),
                  {{"version", *version}, {"known", schema_version}}}};
  }
  return std::nullopt;
}

Result<Connection> open_database(const std::filesystem::path& file) {
  std::error_code error;
  if (std::filesystem::exists(file, error) && !std::filesystem::is_regular_file(file, error)) {
    return Error{file.string(), marked("is not an ordinary file")};
  }
  Result<Connection> connection = Connection::open(file, Connection::Use::create);
  if (!connection) return connection;
  if (!is_new(*connection, file)) {
    if (auto refused = check_kind(*connection, file)) return std::move(*refused);
    const Result<std::string> found = connection->text("PRAGMA quick_check(1)");
    if (!found) return damaged(file, sqlite3_errmsg(connection->get()));
    if (*found != "ok") return damaged(file, *found);
  }
  // An action is on the disk when its transaction is: the log is written to the end and waited for. What it holds is copied into the file seldom,
  // since actions wait meanwhile and pages that change again and again are copied once: after 16384 pages, 64 MiB.
  for (const char* setting : {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA wal_autocheckpoint=16384", "PRAGMA foreign_keys=ON",
                              "PRAGMA trusted_schema=OFF"}) {
    if (auto problem = connection->run(setting)) return std::move(*problem);
  }
  if (auto problem = migrate(*connection, migrations)) return std::move(*problem);
  return connection;
}

}  // namespace meander::server
