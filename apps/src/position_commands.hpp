// new, legal, apply, replay, show: games action by action.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "command.hpp"
#include "labyrinth_flags.hpp"

namespace meander {

int run_new(const GameFlags& flags, std::optional<std::uint64_t> seed, bool json);
int run_new(const LabyrinthFlags& flags, std::optional<std::uint64_t> seed, bool json);

// A position of either game.
struct PositionFlags {
  std::string file;
  std::string set;  // of Labyrinth's components; empty: the default one
};
int run_legal(const PositionFlags& flags, bool json);
int run_apply(const PositionFlags& flags, const std::vector<std::string>& actions, std::optional<std::uint64_t> seed, bool json);
struct ShowFlags {
  int seat = 0;  // 0: everything
  bool plain = false;
  std::string svg;  // the file of a picture; empty: none
};
int run_show(const PositionFlags& flags, const ShowFlags& show, bool json);

int run_replay(const std::string& file, std::optional<std::uint64_t> steps, bool json);

}  // namespace meander
