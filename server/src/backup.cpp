#include "server/backup.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "schema.hpp"

namespace meander::server {

namespace {

Error system_error(const std::filesystem::path& path) {
  return {path.string(), {marked("cannot be written: {problem}"), {{"problem", std::strerror(errno)}}}};
}

std::optional<Error> copy_pages(Connection& from, Connection& to) {
  sqlite3_backup* backup = sqlite3_backup_init(to.get(), "main", from.get(), "main");
  if (backup == nullptr) return to.error();
  // All in one step: whatever the server writes meanwhile belongs to the time after the copy.
  sqlite3_backup_step(backup, -1);
  if (sqlite3_backup_finish(backup) != SQLITE_OK) return to.error();
  return std::nullopt;
}

std::optional<Error> sync(const std::filesystem::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return system_error(path);
  std::optional<Error> error;
  if (fsync(file) != 0) error = system_error(path);
  ::close(file);
  return error;
}

std::optional<Error> write_copy(Connection& from, const std::filesystem::path& path) {
  {
    Result<Connection> to = Connection::open(path, Connection::Use::create);
    if (!to) return to.error();
    if (auto error = copy_pages(from, *to)) return error;
    // One file, without a log beside it.
    if (auto error = to->run("PRAGMA journal_mode=DELETE")) return error;
  }
  return sync(path);
}

}  // namespace

std::optional<Error> back_up(const std::filesystem::path& database, const std::filesystem::path& copy) {
  Result<Connection> from = Connection::open(database, Connection::Use::read);
  if (!from) return from.error();
  if (auto error = check_kind(*from, database)) return error;
  const std::filesystem::path unfinished = copy.string() + ".part";
  std::error_code ignored;
  std::filesystem::remove(unfinished, ignored);
  auto error = write_copy(*from, unfinished);
  // A link, unlike a renaming, takes no other file's place.
  if (!error && link(unfinished.c_str(), copy.c_str()) != 0) error = system_error(copy);
  std::filesystem::remove(unfinished, ignored);
  if (error) return error;
  const std::filesystem::path folder = copy.has_parent_path() ? copy.parent_path() : std::filesystem::path(".");
  return sync(folder);
}

}  // namespace meander::server
