#include "sqlite.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace meander::server {

namespace {

Error error_of(const std::string& file, sqlite3* connection) {
  return {file, {marked("the database could not do this: {problem}"), {{"problem", sqlite3_errmsg(connection)}}}};
}

// SQLite would make it readable for others, and it holds the keys of games.
std::optional<Error> create_private(const std::filesystem::path& file) {
  const int number = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (number < 0) return Error{file.string(), {marked("cannot be opened: {problem}"), {{"problem", std::strerror(errno)}}}};
  ::close(number);
  return std::nullopt;
}

}  // namespace

void Statement::bind(int place, std::int64_t value) { sqlite3_bind_int64(statement_.get(), place, value); }

void Statement::bind(int place, std::string_view text) {
  sqlite3_bind_text(statement_.get(), place, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

void Statement::bind(int place, const Blob& blob) {
  sqlite3_bind_blob(statement_.get(), place, blob.bytes.data(), static_cast<int>(blob.bytes.size()), SQLITE_TRANSIENT);
}

Result<bool> Statement::step() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  const Error error = error_of(file_, sqlite3_db_handle(statement_.get()));
  reset();
  if (code == SQLITE_DONE) return false;
  return error;
}

std::optional<Error> Statement::run() {
  const Result<bool> row = step();
  if (!row) return row.error();
  reset();
  return std::nullopt;
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::string Statement::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  return bytes == nullptr ? std::string() : std::string(static_cast<const char*>(bytes), size);
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

Result<Connection> Connection::open(const std::filesystem::path& file, Use use) {
  if (use == Use::create) {
    if (auto error = create_private(file)) return std::move(*error);
  }
  Connection made;
  made.file_ = file.string();
  sqlite3* opened = nullptr;
  const int flags = use == Use::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  const int code = sqlite3_open_v2(file.c_str(), &opened, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  made.connection_.reset(opened);
  if (code != SQLITE_OK) {
    return Error{made.file_,
                 {marked("cannot be opened: {problem}"), {{"problem", opened == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(opened)}}}};
  }
  sqlite3_busy_timeout(opened, 10000);
  return made;
}

Error Connection::error() const { return error_of(file_, connection_.get()); }

Result<Statement> Connection::prepare(const char* sql) {
  sqlite3_stmt* prepared = nullptr;
  if (sqlite3_prepare_v3(connection_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &prepared, nullptr) != SQLITE_OK) return error();
  Statement statement;
  statement.statement_.reset(prepared);
  statement.file_ = file_;
  return statement;
}

std::optional<Error> Connection::run(const char* sql) {
  if (sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return error();
  return std::nullopt;
}

Result<std::int64_t> Connection::number(const char* sql) {
  Result<Statement> statement = prepare(sql);
  if (!statement) return statement.error();
  const Result<bool> row = statement->step();
  if (!row) return row.error();
  return *row ? statement->number(0) : 0;
}

Result<std::string> Connection::text(const char* sql) {
  Result<Statement> statement = prepare(sql);
  if (!statement) return statement.error();
  const Result<bool> row = statement->step();
  if (!row) return row.error();
  return *row ? statement->text(0) : std::string();
}

}  // namespace meander::server
