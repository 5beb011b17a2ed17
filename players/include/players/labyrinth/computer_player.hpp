// The computer players of Labyrinth by name.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>

#include "players/labyrinth/player.hpp"

namespace meander::labyrinth {

using ComputerPlayer = std::variant<RandomPlayer, RunnerPlayer, GreedyPlayer>;

inline constexpr std::array<std::string_view, 3> computer_player_names{"random", "runner", "greedy"};

inline std::optional<ComputerPlayer> computer_player(std::string_view name) {
  if (name == "random") return RandomPlayer();
  if (name == "runner") return RunnerPlayer();
  if (name == "greedy") return GreedyPlayer();
  return std::nullopt;
}

}  // namespace meander::labyrinth
