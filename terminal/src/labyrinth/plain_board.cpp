#include "terminal/labyrinth/plain_board.hpp"

#include "labyrinth/queries.hpp"
#include "table_text.hpp"
#include "terminal/wrap.hpp"
#include "words/labyrinth/pending_text.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

std::vector<std::string> plain_board(const Table& table, const Company& company, int width) {
  constexpr int indent = 2;
  std::vector<std::string> lines;
  const auto add = [&lines, width](const std::string& text, int first = 0) {
    for (std::string& line : wrap(text, width, first + indent, first)) lines.push_back(std::move(line));
  };
  const Teller teller = teller_by_ids(*table.set);
  add(waiting_text(table, teller));
  for (const std::string& line : pending_lines(table, teller)) add(line, indent);
  lines.emplace_back();
  for (int seat = 0; seat < table.players; ++seat) add(seat_line(table, seat, company[static_cast<std::size_t>(seat)]));
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
