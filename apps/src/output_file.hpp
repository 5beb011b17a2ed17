// Files that a command is told to write: new ones, so that nothing is lost by a name typed wrongly.
//
//   NewFile file(path);
//   if (file.problem() != 0) return report(not_created(path, file, marked("the picture cannot be written there")), json);
#pragma once

#include <cerrno>
#include <string>

#include "command.hpp"
#include "storage/new_file.hpp"

namespace meander {

// Why there is no such file, where it is more than that one is there already.
inline Error not_created(const std::string& path, const NewFile& file, Marked otherwise) {
  return {path, file.problem() == EEXIST ? marked("is there already and stays as it is: choose another name") : otherwise};
}

// To a new file, or to standard output when its name is "-"; the exit code.
inline int write_picture(const std::string& path, const std::string& picture, bool json) {
  if (path == "-") return print(picture);
  NewFile file(path);
  if (file.problem() != 0) return report(not_created(path, file, marked("the picture cannot be written there")), json, failed);
  return file.write(picture) ? done : report({path, marked("the picture could not be written")}, json, failed);
}

}  // namespace meander
