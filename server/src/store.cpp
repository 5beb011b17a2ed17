#include "store.hpp"

#include <algorithm>

#include "schema.hpp"

namespace meander::server {

namespace {

// Actions wait for the transaction that forgets.
constexpr std::size_t most_forgotten_at_once = 200;
// When a table has changed is only for forgetting it after days: told so seldom, most actions write nothing but their lines.
constexpr std::int64_t told_again = 3'600'000;  // milliseconds

}  // namespace

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

Result<Store> Store::open(const std::filesystem::path& file) {
  Result<Connection> connection = open_database(file);
  if (!connection) return connection.error();
  Store store;
  store.connection_ = std::move(*connection);
  return store;
}

Result<Statement*> Store::statement(const char* sql) {
  const auto found = statements_.find(sql);
  if (found != statements_.end()) return &found->second;
  Result<Statement> prepared = connection_.prepare(sql);
  if (!prepared) return prepared.error();
  return &statements_.emplace(sql, std::move(*prepared)).first->second;
}

std::optional<Error> Store::begin() { return connection_.run("BEGIN IMMEDIATE"); }
std::optional<Error> Store::commit() { return connection_.run("COMMIT"); }

void Store::roll_back() {
  // SQLite may have done it by itself.
  if (sqlite3_get_autocommit(connection_.get()) == 0) static_cast<void>(connection_.run("ROLLBACK"));
}

Result<std::int64_t> Store::add_table(const std::string& id, const Blob& chance_key, std::int64_t now) {
  const auto insert = statement("INSERT INTO tables(id, created, changed, chance_key) VALUES(?, ?, ?, ?)");
  if (!insert) return insert.error();
  (*insert)->bind(1, id);
  (*insert)->bind(2, now);
  (*insert)->bind(3, now);
  (*insert)->bind(4, chance_key);
  if (auto error = (*insert)->run()) return std::move(*error);
  return sqlite3_last_insert_rowid(connection_.get());
}

std::optional<Error> Store::change(const TableChange& change) {
  const auto line = statement("INSERT INTO lines(table_number, n, text) VALUES(?, ?, ?)");
  const auto secret = statement("INSERT INTO secrets(hash, table_number, seat, kind) VALUES(?, ?, ?, ?)");
  const auto table = statement("UPDATE tables SET changed = ?1, over = ?2 WHERE number = ?3 AND (over <> ?2 OR changed < ?1 - ?4)");
  for (const auto* prepared : {&line, &secret, &table}) {
    if (!*prepared) return prepared->error();
  }
  for (std::size_t i = 0; i < change.lines.size(); ++i) {
    (*line)->bind(1, change.table);
    (*line)->bind(2, static_cast<std::int64_t>(change.first + i));
    (*line)->bind(3, std::string_view(change.lines[i]));
    if (auto error = (*line)->run()) return error;
  }
  for (const NewSecret& added : change.secrets) {
    (*secret)->bind(1, added.secret.hash());
    (*secret)->bind(2, change.table);
    (*secret)->bind(3, added.seat);
    (*secret)->bind(4, static_cast<std::int64_t>(added.kind));
    if (auto error = (*secret)->run()) return error;
  }
  (*table)->bind(1, change.now);
  (*table)->bind(2, static_cast<std::int64_t>(change.over));
  (*table)->bind(3, change.table);
  (*table)->bind(4, told_again);
  return (*table)->run();
}

Result<std::vector<std::int64_t>> Store::forget(std::int64_t unfinished_since, std::int64_t finished_since,
                                                const std::function<bool(std::int64_t)>& in_use) {
  const auto old = statement("SELECT number FROM tables WHERE (over = 0 AND changed < ?) OR (over = 1 AND changed < ?)");
  if (!old) return old.error();
  (*old)->bind(1, unfinished_since);
  (*old)->bind(2, finished_since);
  std::vector<std::int64_t> numbers;
  while (numbers.size() < most_forgotten_at_once) {
    const Result<bool> row = (*old)->step();
    if (!row) return row.error();
    if (!*row) break;
    if (const std::int64_t number = (*old)->number(0); !in_use(number)) numbers.push_back(number);
  }
  (*old)->reset();
  const auto removal = statement("DELETE FROM tables WHERE number = ?");
  if (!removal) return removal.error();
  for (const std::int64_t number : numbers) {
    (*removal)->bind(1, number);
    if (auto error = (*removal)->run()) return std::move(*error);
  }
  return numbers;
}

std::optional<Error> Store::check_writable(std::int64_t now) {
  const auto update = statement("UPDATE health SET checked = ?");
  if (!update) return update.error();
  (*update)->bind(1, now);
  return (*update)->run();
}

Result<std::optional<Use>> Store::use_of(const Secret& secret) {
  const auto query = statement("SELECT table_number, seat, kind FROM secrets WHERE hash = ?");
  if (!query) return query.error();
  (*query)->bind(1, secret.hash());
  const Result<bool> row = (*query)->step();
  if (!row) return row.error();
  if (!*row) return std::optional<Use>();
  const Use use{(*query)->number(0), static_cast<int>((*query)->number(1)), static_cast<SecretKind>((*query)->number(2))};
  (*query)->reset();
  return std::optional<Use>(use);
}

Result<std::optional<KeptTable>> Store::table(std::int64_t number) {
  const auto query = statement("SELECT id, chance_key FROM tables WHERE number = ?");
  const auto lines = statement("SELECT text FROM lines WHERE table_number = ? ORDER BY n");
  if (!query) return query.error();
  if (!lines) return lines.error();
  (*query)->bind(1, number);
  const Result<bool> found = (*query)->step();
  if (!found) return found.error();
  if (!*found) return std::optional<KeptTable>();
  KeptTable table{(*query)->text(0), {(*query)->text(1)}, {}};
  (*query)->reset();
  (*lines)->bind(1, number);
  while (true) {
    const Result<bool> row = (*lines)->step();
    if (!row) return row.error();
    if (!*row) return std::optional<KeptTable>(std::move(table));
    table.lines.push_back((*lines)->text(0));
  }
}

Result<std::int64_t> Store::tables() { return connection_.number("SELECT count(*) FROM tables"); }

}  // namespace meander::server
