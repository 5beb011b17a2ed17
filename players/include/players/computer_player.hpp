// The computer players by name.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>

#include "players/greedy_player.hpp"
#include "players/player.hpp"
#include "players/strong/learned.hpp"
#include "players/strong/strong_player.hpp"

namespace meander::onirim {

using ComputerPlayer = std::variant<RandomPlayer, GreedyPlayer, StrongPlayer>;

inline constexpr std::array<std::string_view, 3> computer_player_names{"random", "greedy", "strong"};

inline std::optional<ComputerPlayer> computer_player(std::string_view name) {
  if (name == "random") return RandomPlayer();
  if (name == "greedy") return GreedyPlayer();
  if (name == "strong" && learned_network() != nullptr) return StrongPlayer(*learned_network());
  return std::nullopt;
}

}  // namespace meander::onirim
