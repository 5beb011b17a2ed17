// System calls, and what they answer in words.
#include "disk.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace meander::disk {

File::~File() {
  if (number_ >= 0) close(number_);
}

Error system_error(const std::filesystem::path& path, Marked what) {
  return {path.string(), {what, {{"problem", std::generic_category().message(errno)}}}};
}

Result<File> open_file(const std::filesystem::path& path, int flags) {
  // A pipe with nobody at its other end must not make us wait.
  File file(::open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0600));
  if (file.number() < 0) return system_error(path, marked("cannot be opened: {problem}"));
  struct stat status{};
  if (fstat(file.number(), &status) != 0) return system_error(path, marked("cannot be read: {problem}"));
  if (!S_ISREG(status.st_mode)) return Error{path.string(), marked("is not an ordinary file")};
  return file;
}

bool lock(int file, Lock kind) {
  const int operation = kind == Lock::shared ? LOCK_SH : kind == Lock::exclusive ? LOCK_EX : LOCK_EX | LOCK_NB;
  int answer = 0;
  do {
    answer = flock(file, operation);
  } while (answer != 0 && errno == EINTR);
  return answer == 0;
}

bool is_at(int file, const std::filesystem::path& path) {
  struct stat held{};
  struct stat named{};
  return fstat(file, &held) == 0 && stat(path.c_str(), &named) == 0 && held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

Result<std::string> read_all(int file, const std::filesystem::path& path, std::size_t largest) {
  std::string text;
  std::array<char, 65536> block{};
  while (true) {
    const ssize_t count = pread(file, block.data(), block.size(), static_cast<off_t>(text.size()));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return system_error(path, marked("cannot be read: {problem}"));
    if (count == 0) return text;
    text.append(block.data(), static_cast<std::size_t>(count));
    if (text.size() > largest) return Error{path.string(), {marked("is larger than {size} MiB"), {{"size", largest >> 20U}}}};
  }
}

std::optional<Error> append(int file, const std::filesystem::path& path, std::size_t size, std::string_view text, bool& torn) {
  std::size_t written = 0;
  bool well = true;
  // One write does it, unless the disk is full or a signal comes.
  while (well && written < text.size()) {
    const ssize_t count = pwrite(file, text.data() + written, text.size() - written, static_cast<off_t>(size + written));
    if (count > 0) written += static_cast<std::size_t>(count);
    well = count > 0 || (count < 0 && errno == EINTR);
  }
  if (well && fdatasync(file) == 0) return std::nullopt;
  Error error = system_error(path, marked("cannot be written: {problem}"));
  torn = ftruncate(file, static_cast<off_t>(size)) != 0;
  return error;
}

std::optional<Error> sync_folder(const std::filesystem::path& folder) {
  const File file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // Some file systems know no fsync of a folder (EINVAL); nothing more can be done there.
  if (file.number() < 0 || (fsync(file.number()) != 0 && errno != EINVAL)) return system_error(folder, marked("cannot be written: {problem}"));
  return std::nullopt;
}

}  // namespace meander::disk
