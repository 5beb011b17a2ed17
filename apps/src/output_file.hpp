// Files that a command is told to write: new ones, so that nothing is lost by a name typed wrongly.
//
//   NewFile file(path);
//   if (file.problem() != 0) return report(not_created(path, file, marked("the picture cannot be written there")), json);
#pragma once

#include <cerrno>
#include <string>

#include "core/result.hpp"
#include "storage/new_file.hpp"

namespace meander {

// Why there is no such file, where it is more than that one is there already.
inline Error not_created(const std::string& path, const NewFile& file, Marked otherwise) {
  return {path, file.problem() == EEXIST ? marked("is there already and stays as it is: choose another name") : otherwise};
}

}  // namespace meander
