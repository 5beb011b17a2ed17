// The computer players by name.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>

#include "players/greedy_player.hpp"
#include "players/player.hpp"

namespace meander::onirim {

using ComputerPlayer = std::variant<RandomPlayer, GreedyPlayer>;

inline constexpr std::array<std::string_view, 2> computer_player_names{"random", "greedy"};

inline std::optional<ComputerPlayer> computer_player(std::string_view name) {
  if (name == "random") return RandomPlayer();
  if (name == "greedy") return GreedyPlayer();
  return std::nullopt;
}

}  // namespace meander::onirim
