#include "terminal/labyrinth/plain_board.hpp"

#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "terminal/wrap.hpp"
#include "words/labyrinth/pending_text.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

std::string joined(const std::string& list, const std::string& more) { return list.empty() ? more : more.empty() ? list : list + ", " + more; }

std::string level_text(Level level) {
  switch (level) {
    case Level::over:
      return tr("over the bridge");
    case Level::under:
      return tr("under the bridge");
    case Level::beside:
      return tr("beside the bridge");
    case Level::floor:
      break;
  }
  return {};
}

std::string seat_line(const Table& table, int seat) {
  std::string line = table.seating.field_of(seat) == no_seat
                         ? tr("Seat {seat}", arg("seat", seat + 1))
                         : tr("Seat {seat} (start {start})", arg("seat", seat + 1), arg("start", text_of(start_field(table.seating.field_of(seat)))));
  if (table.pawn(seat) != nowhere) line += tr(": on {place}", arg("place", text_of(table.pawn(seat))));
  line = joined(line, trn("{count} life", "{count} lives", table.life(seat)));
  line = joined(line, table.keys(seat) == 0 ? tr("no key") : trn("{count} key", "{count} keys", table.keys(seat)));
  line = joined(line, has(table.crystals, seat) ? tr("crystal ready") : tr("crystal spent"));
  if (table.dazed(seat)) line = joined(line, tr("dazed ({count})", arg("count", table.figures.daze[static_cast<std::size_t>(seat)])));
  if (seat == table.active && !being_set_up(table)) line = joined(line, trn("{count} action left", "{count} actions left", table.actions));
  return line;
}

std::string guardian_line(const Table& table) {
  const Figures& figures = table.figures;
  std::string line = tr("The Guardian: on {place}", arg("place", text_of(figures.guardian)));
  line = joined(line, figures.guardian_sleeps ? tr("asleep") : tr("awake"));
  if (figures.guardian_from != nowhere) line = joined(line, tr("may not step back to {place}", arg("place", text_of(figures.guardian_from))));
  return line;
}

std::string trap_text(const Table& table, const Trap& trap) {
  if (!trap.face_up()) return tr("a trap face down");
  const TrapKind* kind = kind_of(*table.set, trap);
  const std::string name(trap_name(*table.set, trap.kind));
  if (kind == nullptr) return tr("trap {name}", arg("name", name));
  std::string text = tr("trap {name} ({number} or more)", arg("name", name), arg("number", kind->number));
  for (SeatSet left = trap.failed; left != 0; left = without(left, first_of(left)))
    text = joined(text, tr("failed by seat {seat}: {number}", arg("seat", first_of(left) + 1), arg("number", kind->retry)));
  return text;
}

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
  std::string line = text_of(place);
  const std::string level = level_text(shape[static_cast<std::size_t>(corridor_of(place))].level);
  if (!level.empty()) line += " " + level;
  line += ": " + (ways.empty() ? tr("no way on") : tr("to {places}", arg("places", ways)));
  if (!open.empty()) line += "; " + tr("open to {cells}", arg("cells", open));
  std::string here;
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.pawn(seat) == place) here = joined(here, tr("seat {seat}", arg("seat", seat + 1)));
  }
  if (table.figures.guardian == place) here = joined(here, table.figures.guardian_sleeps ? tr("the Guardian, asleep") : tr("the Guardian"));
  for (const Trap& trap : table.traps) {
    if (trap.place == place) here = joined(here, trap_text(table, trap));
  }
  for (const Place key : table.figures.lying) {
    if (key == place) here = joined(here, tr("a key"));
  }
  const int d = key_tile_of(cell);
  if (d >= 0 && (table.figures.first_keys >> d & 1) != 0 && table.board.before_start(tables_of(table), d) == place)
    here = joined(here, tr("the key of {start}", arg("start", text_of(start_field(d)))));
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
  add(trn("{count} tile in the pool", "{count} tiles in the pool", tile_pool(table)) + ", " +
      trn("{count} trap token", "{count} trap tokens", table.trap_pool) + ", " +
      trn("{count} Guardian card before the used ones are shuffled", "{count} Guardian cards before the used ones are shuffled", table.cards_left));
  lines.emplace_back();
  for (Cell cell = 0; cell < cell_count; ++cell) {
    const LaidTile tile = table.board.tiles[cell];
    const std::size_t corridors = tile.empty() ? 0 : tables_of(table).shape(tile).size();
    for (std::size_t i = 0; i < corridors; ++i) add(corridor_line(table, place_of(cell, static_cast<int>(i))));
  }
  return lines;
}

}  // namespace meander::labyrinth
