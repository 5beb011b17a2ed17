// Options of Labyrinth as command-line flags.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "checks.hpp"
#include "core/result.hpp"
#include "labyrinth/options.hpp"
#include "table/labyrinth/at_table.hpp"
#include "table/labyrinth/component_set_file.hpp"

namespace meander {

struct LabyrinthFlags {
  int players = 4;
  bool win_alone = false;
  bool blank_traps = false;
  std::string characters = "none";
  std::string set;

  void add(CLI::App& sub, Checks& checks);
};

// The set in a file, or the default one without a name; it is kept. Every fault is reported; the error then says that there are some.
Result<const labyrinth::SetFile*> set_of(const std::string& file, bool json);

// "greedy" for all of these seats, or a name for each: "greedy,runner,random".
Result<std::vector<labyrinth::SeatKind>> computers_of(const std::string& names, int seats);

Result<labyrinth::Options> options_of(const LabyrinthFlags& flags, bool json);

}  // namespace meander
