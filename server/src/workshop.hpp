// What the parts of the server share: the workers, the database, the rooms that are open. Internal to the server.
#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "database.hpp"
#include "metrics.hpp"
#include "protocol/host.hpp"
#include "server/options.hpp"

namespace meander::server {

class Room;

class Workshop {
 public:
  static Result<std::unique_ptr<Workshop>> open(const ServerOptions& options);
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;
  ~Workshop();

  static protocol::Time now();

  // The one room of this table; it is opened when it is asked for something.
  std::shared_ptr<Room> room(std::int64_t table);
  // Only if it is open.
  std::shared_ptr<Room> open_room(std::int64_t table);
  // Closes the rooms that nobody is in and nobody has asked for lately; forgets the tables at which nothing has happened for long.
  void close_idle_rooms();
  void forget_old_tables();
  // No alarm rings any more.
  void finish();
  // Everything that was begun is done; nothing of the network's is held any more, which may go then.
  void end();

  ServerOptions options;
  Metrics metrics;
  std::atomic<std::int64_t> tables = 0;  // in the database
  std::unique_ptr<Database> database;
  boost::asio::thread_pool workers;

 private:
  struct Entry {
    std::shared_ptr<Room> room;
    protocol::Time asked = 0;
  };
  explicit Workshop(const ServerOptions& options);
  bool is_open(std::int64_t table);

  std::mutex mutex_;
  std::unordered_map<std::int64_t, Entry> rooms_;
  bool finishing_ = false;
};

}  // namespace meander::server
