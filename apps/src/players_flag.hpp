// `--by greedy` or, for two seats, `--by greedy,random`.
#pragma once

#include <array>
#include <string>

#include "core/result.hpp"
#include "players/computer_player.hpp"
#include "table/table.hpp"

namespace meander {

// The kinds of the seats; the second one repeats the first when one name is given.
inline Result<onirim::Table::Seats> computer_seats(const std::string& names, int players) {
  const std::size_t comma = names.find(',');
  if (comma != std::string::npos && players == 1) return Error{"--by", marked("alone there is one player")};
  const std::string first = names.substr(0, comma);
  const std::string second = comma == std::string::npos ? first : names.substr(comma + 1);
  onirim::Table::Seats seats{};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const std::string& name = seat == 0 ? first : second;
    const auto kind = onirim::parse_seat_kind(name, players);
    if (name == "strong" && players != 1) return Error{"--by", marked("strong plays alone only")};
    if (!kind || *kind == onirim::SeatKind::person) {
      return Error{"--by",
                   {marked("{name} is no computer player; there are random, greedy and strong"), {{"name", "\"" + name.substr(0, 40) + "\""}}}};
    }
    seats[seat] = *kind;
  }
  return seats;
}

inline Result<std::array<onirim::ComputerPlayer, 2>> players_by_name(const std::string& names, int players) {
  const Result<onirim::Table::Seats> seats = computer_seats(names, players);
  if (!seats) return seats.error();
  return std::array{*onirim::computer_player(name_of((*seats)[0])), *onirim::computer_player(name_of((*seats)[1]))};
}

}  // namespace meander
