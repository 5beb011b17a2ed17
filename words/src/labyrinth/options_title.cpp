#include "words/labyrinth/options_title.hpp"

#include <algorithm>

#include "words/text.hpp"

namespace meander::labyrinth {

std::string options_title(const Options& options, const PlayTable::Seats& seats) {
  const auto persons = std::count(seats.begin(), seats.begin() + options.players, SeatKind::person);
  const auto players = arg("players", int{options.players});
  if (persons == options.players) return tr("Labyrinth, {players} people", players);
  return trn("Labyrinth for {players}, {count} person", "Labyrinth for {players}, {count} people", static_cast<int>(persons), players);
}

std::string options_title(const Options& options) { return tr("Labyrinth for {players}", arg("players", int{options.players})); }

}  // namespace meander::labyrinth
