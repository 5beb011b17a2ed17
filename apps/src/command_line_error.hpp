// What is wrong with a command line, in our own words.
#pragma once

#include <CLI/CLI.hpp>

#include "core/result.hpp"

namespace meander {

// `refused` is what a check of a value found, if one did (checks.hpp).
Error error_of(const CLI::App& app, const CLI::ParseError& error, const Error& refused);

}  // namespace meander
