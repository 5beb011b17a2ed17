// Where the program keeps its files between runs.
//
//   const Result<std::filesystem::path> folder = data_folder();
//   if (!folder) return report(folder.error());
//
// MEANDER_HOME if it is set, else XDG_DATA_HOME/meander, else HOME/.local/share/meander. An empty variable counts as not set; so do, as their
// standard asks, an XDG_DATA_HOME and a HOME that do not begin with a slash. A relative MEANDER_HOME lies in the current folder.
#pragma once

#include <filesystem>
#include <optional>

#include "core/result.hpp"

namespace meander {

// The folder, absolute, whether or not it is there yet; an error where no variable tells. Whatever writes into it creates it.
Result<std::filesystem::path> data_folder();

// Creates a folder and those above it where they are missing, for this user alone (mode 0700). The error names the folder that cannot be created or
// written to.
std::optional<Error> ensure_folder(const std::filesystem::path& folder);

}  // namespace meander
