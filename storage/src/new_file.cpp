#include "storage/new_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace meander {

NewFile::NewFile(std::filesystem::path path)
    : path_(std::move(path)), file_(open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)), problem_(file_ < 0 ? errno : 0) {}

NewFile::~NewFile() {
  if (file_ < 0) return;
  close(file_);
  unlink(path_.c_str());
}

bool NewFile::write(std::string_view text) {
  while (problem_ == 0 && !text.empty()) {
    const ssize_t written = ::write(file_, text.data(), text.size());
    if (written < 0 && errno != EINTR) problem_ = errno;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  if (close(std::exchange(file_, -1)) != 0 && problem_ == 0) problem_ = errno;
  if (problem_ != 0) unlink(path_.c_str());
  return problem_ == 0;
}

}  // namespace meander
