// Options of Labyrinth as command-line flags.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "checks.hpp"
#include "core/result.hpp"
#include "labyrinth/options.hpp"
#include "table/labyrinth/component_set_file.hpp"

namespace meander {

struct LabyrinthFlags {
  int players = 4;
  bool win_alone = false;
  bool blank_traps = false;
  std::string set;

  void add(CLI::App& sub, Checks& checks);
};

// The set in a file, or the default one without a name. Every fault is reported; the error then says that there are some.
Result<std::shared_ptr<const labyrinth::SetFile>> set_of(const std::string& file, bool json);

// A game's options with the set that they point into.
struct LabyrinthGame {
  std::shared_ptr<const labyrinth::SetFile> set;
  labyrinth::Options options;
};
Result<LabyrinthGame> game_of(const LabyrinthFlags& flags, bool json);

// The options in words, as a record has them: players=4 win=alone blanks set="Mine 2".
std::string words_of(const LabyrinthGame& game);

}  // namespace meander
