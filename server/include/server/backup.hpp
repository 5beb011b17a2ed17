// A copy of the database, also while the server runs.
//
//   if (const auto error = back_up(database, "meander-backup.db")) return report(*error);
//
// Guarantees:
// - The copy is a database as it stood at one moment, whole, and on the disk when this returns; a server can be started with it.
// - A file that is there already is not touched; an error leaves none behind.
// - The copy is for this user alone: it holds what decides the cards of games that are being played.
#pragma once

#include <filesystem>
#include <optional>

#include "core/result.hpp"

namespace meander::server {

std::optional<Error> back_up(const std::filesystem::path& database, const std::filesystem::path& copy);

}  // namespace meander::server
