// serve and backup: tables for others, over the network.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "checks.hpp"
#include "server/options.hpp"

namespace meander {

struct ServeFlags {
  server::ServerOptions options;
  std::string database;  // empty: in the data folder
  std::string web;       // empty: what is installed
  std::string log = "plain";

  void add_limits(CLI::App& sub, Checks& checks);
};
// Until it is asked to end: 0 then, 130 after Ctrl-C.
int run_serve(ServeFlags flags, bool json);

int run_backup(const std::string& file, const std::string& database, bool json);

}  // namespace meander
