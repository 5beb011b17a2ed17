// Files as the storage needs them: locked, written durably, with errors in words. Linux and other POSIX systems.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.hpp"

namespace meander::disk {

// Closes what it holds. A lock goes with the file.
class File {
 public:
  explicit File(int number = -1) : number_(number) {}
  File(File&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  File& operator=(File&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File();

  int number() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

// `what` is a pattern with a place for the system's {problem}, which is that of errno.
Error system_error(const std::filesystem::path& path, Marked what);

// Opens a regular file (flags as for open(2)); others, such as folders and devices, are refused.
Result<File> open_file(const std::filesystem::path& path, int flags);

// `at_once` tells with `false` that somebody else has the lock; the others wait for it.
enum class Lock { at_once, exclusive, shared };
bool lock(int file, Lock kind);

// Whether the file still is what lies at the path.
bool is_at(int file, const std::filesystem::path& path);

Result<std::string> read_all(int file, const std::filesystem::path& path, std::size_t largest);

// Writes at the end, `size`, and waits for the disk. After an error the file is cut to `size` again; `torn`, if that failed, too.
std::optional<Error> append(int file, const std::filesystem::path& path, std::size_t size, std::string_view text, bool& torn);

// Makes names that were given, changed or removed in a folder durable.
std::optional<Error> sync_folder(const std::filesystem::path& folder);

}  // namespace meander::disk
