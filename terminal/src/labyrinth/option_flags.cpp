#include "terminal/labyrinth/option_flags.hpp"

#include "table/labyrinth/characters_text.hpp"

namespace meander::labyrinth {

PlayTable::Seats seats_of(int persons, SeatKind computers) {
  PlayTable::Seats seats;
  seats.fill(computers);
  for (int seat = 0; seat < persons; ++seat) seats[static_cast<std::size_t>(seat)] = SeatKind::person;
  return seats;
}

std::string option_flags(const Options& options, const PlayTable::Seats& seats) {
  std::string flags = " --players " + std::to_string(options.players);
  if (options.win_alone) flags += " --win-alone";
  if (options.blank_traps) flags += " --blank-traps";
  if (options.casting != Casting::none) flags += " --characters " + words_of_characters(options);
  int bots = 0;
  std::string by;
  for (std::size_t seat = 0; seat < options.players; ++seat) {
    if (seats[seat] == SeatKind::person) continue;
    ++bots;
    by += (by.empty() ? "" : ",") + std::string(name_of(seats[seat]));
  }
  flags += " --bots " + std::to_string(bots);
  return bots > 0 ? flags + " --by " + by : flags;
}

}  // namespace meander::labyrinth
