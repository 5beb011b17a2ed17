// serve and backup: tables for others, over the network.
#pragma once

#include <string>

#include "server/options.hpp"

namespace meander {

struct ServeFlags {
  server::ServerOptions options;
  std::string database;  // empty: in the data folder
  std::string web;       // empty: what is installed
  std::string log = "plain";
};
// Until it is asked to end: 0 then, 130 after Ctrl-C.
int run_serve(ServeFlags flags, bool json);

int run_backup(const std::string& file, const std::string& database, bool json);

}  // namespace meander
