// `--by greedy` or, for two seats, `--by greedy,random`.
#pragma once

#include <array>
#include <string>

#include "core/result.hpp"
#include "study/computer_player.hpp"

namespace meander {

inline Result<std::array<onirim::ComputerPlayer, 2>> players_by_name(const std::string& names, int players) {
  const std::size_t comma = names.find(',');
  if (comma != std::string::npos && players == 1) return Error{"--by", "alone there is one player"};
  const std::string first = names.substr(0, comma);
  const std::string second = comma == std::string::npos ? first : names.substr(comma + 1);
  std::array<onirim::ComputerPlayer, 2> chosen;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const std::string& name = seat == 0 ? first : second;
    const auto player = onirim::computer_player(name);
    if (!player) return Error{"--by", "\"" + name.substr(0, 40) + "\" is no computer player; there are random and greedy"};
    chosen[seat] = *player;
  }
  return chosen;
}

}  // namespace meander
