// The data folder: found from the environment, created when it is needed.
#include "storage/data_folder.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include "disk.hpp"

namespace meander {

namespace {

std::filesystem::path from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::filesystem::path() : std::filesystem::path(value);
}

}  // namespace

Result<std::filesystem::path> data_folder() {
  if (const auto own = from_environment("MEANDER_HOME"); !own.empty()) {
    std::error_code error;
    std::filesystem::path folder = std::filesystem::absolute(own, error);
    if (error) return Error{"MEANDER_HOME", marked("the current folder, in which it should lie, is not there")};
    return folder;
  }
  if (const auto data = from_environment("XDG_DATA_HOME"); data.is_absolute()) return data / "meander";
  if (const auto home = from_environment("HOME"); home.is_absolute()) return home / ".local" / "share" / "meander";
  return Error{marked("data folder"), marked("no place is known for it: set MEANDER_HOME, XDG_DATA_HOME or HOME to a folder")};
}

std::optional<Error> ensure_folder(const std::filesystem::path& folder) {
  if (folder.has_parent_path() && folder.parent_path() != folder) {
    std::error_code ignored;
    if (!std::filesystem::exists(folder.parent_path(), ignored)) {
      if (auto error = ensure_folder(folder.parent_path())) return error;
    }
  }
  if (mkdir(folder.c_str(), 0700) == 0) return disk::sync_folder(folder.parent_path());
  if (errno != EEXIST) return disk::system_error(folder, marked("this folder cannot be created: {problem}"));
  if (std::error_code error; !std::filesystem::is_directory(folder, error)) return Error{folder.string(), marked("is not a folder")};
  if (access(folder.c_str(), W_OK | X_OK) != 0) return disk::system_error(folder, marked("this folder cannot be written to: {problem}"));
  return std::nullopt;
}

}  // namespace meander
