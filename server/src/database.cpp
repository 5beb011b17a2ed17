#include "database.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>

namespace meander::server {

namespace {

// Two servers would each have their own idea of a table. SQLite's own locks are left to backups, so this is a file beside the database.
Result<int> lock_for_us(const std::filesystem::path& file) {
  const std::string path = file.string() + ".lock";
  const int number = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (number < 0) return Error{path, {marked("cannot be opened: {problem}"), {{"problem", std::strerror(errno)}}}};
  if (flock(number, LOCK_EX | LOCK_NB) == 0) return number;
  ::close(number);
  return Error{file.string(), marked("is used by another server that is running; --database keeps tables elsewhere")};
}

}  // namespace

Result<std::unique_ptr<Database>> Database::open(const std::filesystem::path& file, Observer observer) {
  const Result<int> lock = lock_for_us(file);
  if (!lock) return lock.error();
  Result<Store> store = Store::open(file);
  if (!store) {
    ::close(*lock);
    return store.error();
  }
  return std::unique_ptr<Database>(new Database(*lock, std::move(*store), std::move(observer)));
}

Database::Database(int lock, Store store, Observer observer)
    : lock_(lock), store_(std::move(store)), observer_(std::move(observer)), thread_([this] { run(); }) {}

Database::~Database() {
  finish();
  ::close(lock_);
}

void Database::finish() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
  const std::scoped_lock lock(mutex_);
  ended_ = true;
}

void Database::ask(Job job) {
  {
    const std::scoped_lock lock(mutex_);
    if (ended_) return;
    waiting_.push_back(std::move(job));
  }
  wake_.notify_one();
}

std::optional<Error> Database::together(const std::vector<Job>& jobs) {
  auto error = store_.begin();
  for (std::size_t i = 0; i < jobs.size() && !error; ++i) error = jobs[i].work(store_);
  if (!error) error = store_.commit();
  if (error) store_.roll_back();
  return error;
}

void Database::run() {
  while (true) {
    std::vector<Job> jobs;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
      if (waiting_.empty()) {
        ended_ = true;
        return;
      }
      jobs.swap(waiting_);
    }
    std::vector<Job> writes;
    for (Job& job : jobs) {
      if (job.writes) {
        writes.push_back(std::move(job));
      } else {
        job.done(job.work(store_));
      }
    }
    if (writes.empty()) continue;
    const auto begun = std::chrono::steady_clock::now();
    const auto error = together(writes);
    if (observer_) observer_(writes.size(), std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    for (const Job& job : writes) {
      if (!error || writes.size() == 1) {
        job.done(error);
        continue;
      }
      std::vector<Job> alone;
      alone.push_back(job);
      job.done(together(alone));
    }
  }
}

}  // namespace meander::server
