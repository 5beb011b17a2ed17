// SQLite with results in place of codes: a connection and its statements. Internal to the server.
//
//   Result<Connection> connection = Connection::open("server.db", Connection::Use::write);
//   Result<Statement> statement = connection->prepare("SELECT text FROM lines WHERE table_number = ?");
//   statement->bind(1, number);
//   while (true) { const Result<bool> row = statement->step(); if (!row || !*row) break; use(statement->text(0)); }
//
// Not thread-safe. Errors name the file and SQLite's reason.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace meander::server {

// Bytes that are no text: hashes and keys.
struct Blob {
  std::string bytes;
};

class Statement {
 public:
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view text);
  void bind(int place, const Blob& blob);
  // True when there is a row. Once it is false or an error, the statement can be used again.
  Result<bool> step();
  // A statement that gives no rows.
  std::optional<Error> run();

  std::int64_t number(int column) const;
  std::string text(int column) const;
  // Ends a statement of which not all rows were read.
  void reset();

 private:
  friend class Connection;
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  std::string file_;
};

class Connection {
 public:
  enum class Use { read, write, create };
  // `create`: the file may not be there yet; it is made for this user alone.
  static Result<Connection> open(const std::filesystem::path& file, Use use);

  Result<Statement> prepare(const char* sql);
  std::optional<Error> run(const char* sql);
  // The first column of the first row.
  Result<std::int64_t> number(const char* sql);
  Result<std::string> text(const char* sql);
  Error error() const;
  sqlite3* get() const { return connection_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
  };
  std::unique_ptr<sqlite3, Close> connection_;
  std::string file_;
};

}  // namespace meander::server
