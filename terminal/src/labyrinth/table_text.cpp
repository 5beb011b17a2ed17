#include "table_text.hpp"

#include "drawing/labyrinth/things.hpp"
#include "labyrinth/notation.hpp"
#include "labyrinth/queries.hpp"
#include "words/labyrinth/character_text.hpp"
#include "words/labyrinth/tile_text.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

namespace {

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

std::string trap_text(const Table& table, const Trap& trap) {
  if (!trap.face_up()) {
    if (trap.token == unseen_trap) return tr("a trap face down");
    return tr("a trap face down ({name})", arg("name", std::string(trap_name(*table.set, trap.token))));
  }
  const TrapKind* kind = kind_of(*table.set, trap);
  const std::string name(trap_name(*table.set, trap.kind));
  if (kind == nullptr) return tr("trap {name}", arg("name", name));
  std::string text = tr("trap {name} ({number} or more)", arg("name", name), arg("number", kind->number));
  for (SeatSet left = trap.failed; left != 0; left = without(left, first_of(left)))
    text = joined(text, tr("failed by seat {seat}: {number}", arg("seat", first_of(left) + 1), arg("number", kind->retry)));
  return text;
}

std::string thing_text(const Table& table, const drawing::Thing& thing) {
  using Type = drawing::Thing::Type;
  switch (thing.type) {
    case Type::pawn:
      return tr("seat {seat}", arg("seat", thing.index + 1));
    case Type::guardian:
      return table.figures.guardian_sleeps ? tr("the Guardian, asleep") : tr("the Guardian");
    case Type::trap:
      return trap_text(table, table.traps[thing.index]);
    case Type::key:
      break;
  }
  return thing.first ? tr("the key of {start}", arg("start", text_of(start_field(thing.index)))) : tr("a key");
}

}  // namespace

std::string joined(const std::string& list, const std::string& more) { return list.empty() ? more : more.empty() ? list : list + ", " + more; }

std::string seat_line(const Table& table, int seat, const std::string& who) {
  const auto number = arg("seat", seat + 1);
  std::string line = who.empty() ? tr("Seat {seat}", number) : tr("Seat {seat}, {who}", number, arg("who", who));
  if (const int field = table.seating.field_of(seat); field != no_seat)
    line += " " + tr("(start {start})", arg("start", text_of(start_field(field))));
  if (table.pawn(seat) != nowhere) line += tr(": on {place}", arg("place", text_of(table.pawn(seat))));
  line = joined(line, trn("{count} life", "{count} lives", table.life(seat)));
  line = joined(line, table.keys(seat) == 0 ? tr("no key") : trn("{count} key", "{count} keys", table.keys(seat)));
  line = joined(line, has(table.crystals, seat) ? tr("crystal ready") : tr("crystal spent"));
  if (table.dazed(seat)) line = joined(line, tr("dazed ({count})", arg("count", table.figures.daze[static_cast<std::size_t>(seat)])));
  line = joined(line, character_text(table, seat));
  if (seat == table.active && !being_set_up(table)) line = joined(line, trn("{count} action left", "{count} actions left", actions_left(table)));
  return line;
}

std::string guardian_line(const Table& table) {
  const Figures& figures = table.figures;
  std::string line = tr("The Guardian: on {place}", arg("place", text_of(figures.guardian)));
  line = joined(line, figures.guardian_sleeps ? tr("asleep") : tr("awake"));
  if (figures.guardian_from != nowhere) line = joined(line, tr("may not step back to {place}", arg("place", text_of(figures.guardian_from))));
  return line;
}

namespace {

// Tiles that lie under the pool in an order that all know.
std::string known_tiles(const Table& table) {
  std::string tiles;
  for (const std::uint8_t kind : table.under_pool) tiles = joined(tiles, std::string(tile_name(*table.set, kind)));
  return tiles.empty() ? tiles : "; " + tr("the last tiles of the pool: {tiles}", arg("tiles", tiles));
}

}  // namespace

std::string pools_line(const Table& table) {
  return trn("{count} tile in the pool", "{count} tiles in the pool", tile_pool(table)) + ", " +
         trn("{count} trap token", "{count} trap tokens", table.trap_pool) + ", " +
         trn("{count} Guardian card before the used ones are shuffled", "{count} Guardian cards before the used ones are shuffled",
             guardian_deck(table)) +
         known_tiles(table);
}

std::string corridor_name(const Table& table, Place place) {
  const LaidTile tile = table.board.tiles[cell_of(place)];
  if (tile.is_face_down()) {
    const auto cell = arg("cell", text_of(place));
    if (tile.kind() == hidden_tile) return tr("{cell}, a tile face down", cell);
    const auto name = arg("tile", tile_name(*table.set, tile.kind()));
    const auto roads = arg("roads", tile_text(tables_of(table).shape(LaidTile::normal(tile.kind(), 0))));
    if (tile.is_secret()) return tr("{cell}, a tile face down (the Illusionist alone knows it: {tile}, {roads}, or turned)", cell, name, roads);
    return tr("{cell}, a tile face down (all know it: {tile}, {roads}, or turned)", cell, name, roads);
  }
  const TileShape& shape = tables_of(table).shape(tile);
  const std::string level = level_text(shape[static_cast<std::size_t>(corridor_of(place))].level);
  return level.empty() ? text_of(place) : text_of(place) + " " + level;
}

std::string things_text(const Table& table, Place place) {
  using Type = drawing::Thing::Type;
  std::string text;
  const std::vector<drawing::Thing> things = drawing::things_on(table, place);
  for (const Type type : {Type::pawn, Type::guardian, Type::trap, Type::key}) {
    for (const drawing::Thing& thing : things) {
      if (thing.type == type) text = joined(text, thing_text(table, thing));
    }
  }
  return text;
}

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

}  // namespace meander::labyrinth
