// bench server: a server under load, each on a core of its own.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "checks.hpp"
#include "load/load.hpp"

namespace meander {

struct BenchServerFlags {
  load::LoadPlan plan;
  int threads = 1;     // of the server
  std::string folder;  // where its database lies for the time; empty: the system's folder for such files

  void add(CLI::App& sub, Checks& checks);
};
int run_bench_server(const BenchServerFlags& flags, bool json);

}  // namespace meander
