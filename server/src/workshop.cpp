#include "workshop.hpp"

#include <chrono>

#include "room.hpp"
#include "server/log.hpp"
#include "words/text.hpp"

namespace meander::server {

namespace {

constexpr protocol::Time a_day = 24LL * 3600 * 1000;

}  // namespace

Workshop::Workshop(const ServerOptions& given) : options(given), workers(static_cast<std::size_t>(given.threads)) {}

Workshop::~Workshop() { end(); }

void Workshop::end() {
  finish();
  workers.join();
  if (database) database->finish();
  // Rooms that the last jobs opened.
  finish();
}

Result<std::unique_ptr<Workshop>> Workshop::open(const ServerOptions& options) {
  std::unique_ptr<Workshop> workshop(new Workshop(options));
  Metrics& metrics = workshop->metrics;
  auto database = Database::open(options.database, [&metrics](std::size_t changes, double seconds) {
    metrics.batch.Observe(static_cast<double>(changes));
    metrics.commit.Observe(seconds);
  });
  if (!database) return database.error();
  workshop->database = std::move(*database);
  const auto counted = [&tables = workshop->tables](Store& store) -> std::optional<Error> {
    const Result<std::int64_t> count = store.tables();
    if (!count) return count.error();
    tables = *count;
    return std::nullopt;
  };
  workshop->database->read(counted, [](const std::optional<Error>&) {});
  return workshop;
}

protocol::Time Workshop::now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::shared_ptr<Room> Workshop::room(std::int64_t table) {
  const std::scoped_lock lock(mutex_);
  Entry& entry = rooms_[table];
  if (!entry.room) entry.room = std::make_shared<Room>(*this, table);
  entry.asked = now();
  metrics.tables_live.Set(static_cast<double>(rooms_.size()));
  return entry.room;
}

std::shared_ptr<Room> Workshop::open_room(std::int64_t table) {
  const std::scoped_lock lock(mutex_);
  const auto found = rooms_.find(table);
  return found == rooms_.end() || finishing_ ? nullptr : found->second.room;
}

bool Workshop::is_open(std::int64_t table) {
  const std::scoped_lock lock(mutex_);
  return rooms_.contains(table);
}

void Workshop::close_idle_rooms() {
  const std::scoped_lock lock(mutex_);
  const protocol::Time before = now() - options.limits.room_stays.count();
  // Whoever uses a room holds it, and gets hold of it only here: one that nobody else holds stays so, and there are never two rooms of a table.
  std::erase_if(rooms_, [&](const auto& entry) { return entry.second.asked < before && entry.second.room.use_count() == 1; });
  metrics.tables_live.Set(static_cast<double>(rooms_.size()));
}

void Workshop::forget_old_tables() {
  const protocol::Time unfinished = now() - options.limits.days_unfinished * a_day;
  const protocol::Time finished = now() - options.limits.days_finished * a_day;
  const auto forgotten = std::make_shared<std::size_t>(0);
  database->write(
      [this, unfinished, finished, forgotten](Store& store) -> std::optional<Error> {
        const auto numbers = store.forget(unfinished, finished, [this](std::int64_t table) { return is_open(table); });
        if (!numbers) return numbers.error();
        *forgotten = numbers->size();
        return std::nullopt;
      },
      [this, forgotten](const std::optional<Error>& error) {
        if (error) {
          log(LogLevel::error, "old tables could not be forgotten", {{"problem", error->text()}});
        } else if (*forgotten > 0) {
          tables -= static_cast<std::int64_t>(*forgotten);
          log(LogLevel::info, "old tables forgotten", {{"tables", *forgotten}});
        }
      });
}

void Workshop::finish() {
  const std::scoped_lock lock(mutex_);
  finishing_ = true;
  for (const auto& [table, entry] : rooms_) entry.room->rest();
  rooms_.clear();
}

}  // namespace meander::server
