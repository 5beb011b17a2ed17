// The thread that owns the database: whatever waits for it is written in one transaction, and waits for the disk once. Internal to the server.
//
//   database.write([change](Store& store) { return store.change(change); },
//                  [strand](const std::optional<Error>& error) { asio::post(strand, …); });
//
// Guarantees:
// - `done` is called, by the database's thread, when the change is on the disk, or with the reason why nothing of it is kept.
// - Writes are done in the order in which they were asked for. A read sees whatever was done before it was asked for.
// - A change that cannot be made spoils no other one: it is tried again alone. It must therefore be possible to call it twice.
// - The destructor does everything that was asked for.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "store.hpp"

namespace meander::server {

class Database {
 public:
  using Work = std::function<std::optional<Error>(Store& store)>;
  using Done = std::function<void(const std::optional<Error>& error)>;
  // How many changes a transaction held, and how long it took until they were on the disk.
  using Observer = std::function<void(std::size_t changes, double seconds)>;

  static Result<std::unique_ptr<Database>> open(const std::filesystem::path& file, Observer observer = {});
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database();
  // Everything that was asked for is done, and nothing of it is held any more, when this returns; what is asked for later is dropped.
  void finish();

  void write(Work work, Done done) { ask({std::move(work), std::move(done), true}); }
  void read(Work work, Done done) { ask({std::move(work), std::move(done), false}); }

 private:
  struct Job {
    Work work;
    Done done;
    bool writes = false;
  };
  Database(int lock, Store store, Observer observer);
  void ask(Job job);
  void run();
  std::optional<Error> together(const std::vector<Job>& jobs);

  int lock_;
  Store store_;
  Observer observer_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job> waiting_;
  bool ending_ = false;
  bool ended_ = false;
  std::thread thread_;
};

}  // namespace meander::server
