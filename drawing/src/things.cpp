#include "drawing/labyrinth/things.hpp"

namespace meander::labyrinth::drawing {

std::vector<Thing> things_on(const Table& table, Place place) {
  const Figures& figures = table.figures;
  std::vector<Thing> things;
  for (std::size_t i = 0; i < table.traps.size(); ++i) {
    if (table.traps[i].place == place) things.push_back({Thing::Type::trap, static_cast<std::uint8_t>(i)});
  }
  for (std::uint8_t d = 0; d < directions; ++d) {
    if ((figures.first_keys >> d & 1) != 0 && table.board.before_start(tables_of(table), d) == place) things.push_back({Thing::Type::key, d, true});
  }
  for (const Place key : figures.lying) {
    if (key == place) things.push_back({Thing::Type::key});
  }
  if (figures.guardian == place) things.push_back({Thing::Type::guardian});
  for (std::uint8_t seat = 0; seat < table.players; ++seat) {
    if (table.pawn(seat) == place) things.push_back({Thing::Type::pawn, seat});
  }
  return things;
}

}  // namespace meander::labyrinth::drawing
