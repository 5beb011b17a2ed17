// What the server keeps: tables, secrets, journals. Internal to the server; used by the database's thread alone (database.hpp).
//
// Every change stands in a transaction: begin(), changes, commit() or roll_back(). What commit() has returned for is on the disk.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "secrets.hpp"
#include "sqlite.hpp"

namespace meander::server {

struct NewSecret {
  Secret secret;
  int seat = 0;
  SecretKind kind = SecretKind::link;
};

// What a secret stands for.
struct Use {
  std::int64_t table = 0;
  int seat = 0;
  SecretKind kind = SecretKind::link;
};

// What has changed at a table.
struct TableChange {
  std::int64_t table = 0;
  std::size_t first = 0;  // the number of the first line
  std::vector<std::string> lines;
  std::vector<NewSecret> secrets;
  std::int64_t now = 0;
  bool over = false;
};

// The lines of a text, without the empty ones.
std::vector<std::string> lines_of(std::string_view text);

struct KeptTable {
  std::string id;
  Blob chance_key;
  std::vector<std::string> lines;
};

class Store {
 public:
  static Result<Store> open(const std::filesystem::path& file);

  std::optional<Error> begin();
  std::optional<Error> commit();
  void roll_back();

  // Its number.
  Result<std::int64_t> add_table(const std::string& id, const Blob& chance_key, std::int64_t now);
  std::optional<Error> change(const TableChange& change);
  // Forgets tables that have not changed since; returns their numbers. `in_use` are left.
  Result<std::vector<std::int64_t>> forget(std::int64_t unfinished_since, std::int64_t finished_since,
                                           const std::function<bool(std::int64_t)>& in_use);
  // A change that says nothing: whether the disk takes it.
  std::optional<Error> check_writable(std::int64_t now);

  Result<std::optional<Use>> use_of(const Secret& secret);
  // Nothing when there is none of this number.
  Result<std::optional<KeptTable>> table(std::int64_t number);
  Result<std::int64_t> tables();

 private:
  // Statements are prepared once.
  Result<Statement*> statement(const char* sql);

  Connection connection_;
  std::unordered_map<std::string_view, Statement> statements_;
};

}  // namespace meander::server
