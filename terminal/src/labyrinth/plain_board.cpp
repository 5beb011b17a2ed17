#include "terminal/labyrinth/plain_board.hpp"

#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "pending_text.hpp"
#include "table_text.hpp"
#include "terminal/wrap.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

// Where a corridor leads, and what is on it.
std::string corridor_line(const Table& table, Place place) {
  const Cell cell = cell_of(place);
  const TileShape& shape = tables_of(table).shape(table.board.tiles[cell]);
  std::string ways;
  for (const Place other : connected(table, place)) ways = joined(ways, text_of(other));
  for (int d = 0; d < directions; ++d) {
    if (key_cell(d) == cell && table.board.before_start(tables_of(table), d) == place) ways = joined(ways, text_of(start_field(d)));
  }
  std::string open;
  for (int d = 0; d < directions; ++d) {
    const Cell other = neighbour(cell, d);
    const bool edge = (shape[static_cast<std::size_t>(corridor_of(place))].edges >> d & 1) != 0;
    if (edge && other != no_cell && table.board.tiles[other].empty()) open = joined(open, name_of(other));
  }
  std::string line = corridor_name(table, place);
  line += ": " + (ways.empty() ? tr("no way on") : tr("to {places}", arg("places", ways)));
  if (!open.empty()) line += "; " + tr("open to {cells}", arg("cells", open));
  const std::string here = things_text(table, place);
  return here.empty() ? line : line + " · " + here;
}

}  // namespace

std::vector<std::string> plain_board(const Table& table, int width) {
  constexpr int indent = 2;
  std::vector<std::string> lines;
  const auto add = [&lines, width](const std::string& text, int first = 0) {
    for (std::string& line : wrap(text, width, first + indent, first)) lines.push_back(std::move(line));
  };
  add(waiting_text(table));
  for (const std::string& line : pending_lines(table)) add(line, indent);
  lines.emplace_back();
  for (int seat = 0; seat < table.players; ++seat) add(seat_line(table, seat));
  add(guardian_line(table));
  add(pools_line(table));
  lines.emplace_back();
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const LaidTile tile = table.board.tiles[cell];
    const std::size_t corridors = tile.empty() ? 0 : tables_of(table).shape(tile).size();
    for (std::size_t i = 0; i < corridors; ++i) add(corridor_line(table, place_of(cell, static_cast<int>(i))));
  }
  return lines;
}

}  // namespace meander::labyrinth
