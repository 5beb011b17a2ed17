// The form of the database: made, brought up to date, or refused. Internal to the server.
#pragma once

#include <span>

#include "sqlite.hpp"

namespace meander::server {

inline constexpr int schema_version = 1;
inline constexpr int application_id = 0x4d6e6472;  // "Mndr"

// A file that is empty gets the schema; an older one is brought up to date in one transaction. One that is damaged, newer, or no database of Meander
// is refused and left as it is.
Result<Connection> open_database(const std::filesystem::path& file);

// What leads from version n to version n + 1 stands at n: all of it that is missing, in one transaction. After an error the database is what it was.
std::optional<Error> migrate(Connection& connection, std::span<const char* const> steps);

// Whether it may be read: a database of Meander, of a version that is known.
std::optional<Error> check_kind(Connection& connection, const std::filesystem::path& file);

}  // namespace meander::server
