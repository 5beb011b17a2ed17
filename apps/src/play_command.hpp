// play and continue: people at the terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "command.hpp"
#include "labyrinth_flags.hpp"

namespace meander {

struct PlayFlags {
  bool menu = false;  // neither a game nor an option was given
  bool players_given = false;
  std::string partner;  // empty: a person, where two play
  int seat = 1;         // the person's, beside a computer
  std::string stops = "default";
  bool plain = false;
  std::optional<std::uint64_t> seed;
};
int run_play(GameFlags flags, const PlayFlags& play);

struct LabyrinthPlayFlags {
  LabyrinthFlags game;
  int bots = -1;  // all seats but the first
  std::string by = "greedy";
  std::string stops = "default";
};
int run_play(const LabyrinthPlayFlags& flags, const PlayFlags& play);

// The game with this id, or the last played where it is empty.
int run_continue(const std::string& id, bool plain);

}  // namespace meander
