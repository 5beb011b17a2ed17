#include "svg_board.hpp"

#include "drawing/labyrinth/colours.hpp"
#include "drawing/labyrinth/stands.hpp"
#include "drawing/labyrinth/things.hpp"
#include "labyrinth/notation.hpp"
#include "svg_pieces.hpp"
#include "svg_tiles.hpp"

namespace meander::labyrinth::drawing {

namespace {

void draw_thing(SvgWriter& svg, const Table& table, const Thing& thing) {
  switch (thing.type) {
    case Thing::Type::trap: {
      const Trap& trap = table.traps[thing.index];
      if (trap.face_up()) {
        draw_trap(svg, trap_name(*table.set, trap.kind));
      } else {
        draw_trap(svg);
      }
      return;
    }
    case Thing::Type::key:
      return draw_key(svg);
    case Thing::Type::guardian:
      return draw_guardian(svg, table.figures.guardian_sleeps);
    case Thing::Type::pawn:
      return draw_seat_sign(svg, thing.index);
  }
}

std::string class_of(const Thing& thing) {
  constexpr std::array<const char*, 4> names = {"trap", "key", "guardian", "pawn"};
  return names[static_cast<std::size_t>(thing.type)];
}

void draw_things(SvgWriter& svg, const Table& table, Place place, const std::vector<Thing>& things, const Stands& stands, Point middle) {
  for (std::size_t i = 0; i < things.size(); ++i) {
    Attributes attributes = {{"class", class_of(things[i])}, {"data-place", text_of(place)}};
    if (things[i].type == Thing::Type::pawn) attributes.emplace_back("data-seat", std::to_string(things[i].index + 1));
    attributes.emplace_back("transform", translate((middle + stands.points[i]) * unit, stands.scale));
    svg.begin("g", attributes);
    draw_thing(svg, table, things[i]);
    svg.end();
  }
}

void draw_start(SvgWriter& svg, const Table& table, int d) {
  const int seat = table.seating.seat_at(d);
  const bool taken = seat != no_seat;
  svg.begin("g", {{"transform", translate(middle_of_start(d) * unit)}, {"class", "start"}});
  svg.circle({}, start_radius * unit,
             {{"fill", taken ? std::string(seat_signs[static_cast<std::size_t>(seat)].colour) : "none"},
              {"fill-opacity", "0.35"},
              {"stroke", taken ? std::string(seat_signs[static_cast<std::size_t>(seat)].colour) : "#b3a68e"},
              {"stroke-width", taken ? "5" : "2"},
              {"stroke-dasharray", taken ? "none" : "5 4"}});
  const bool at_home = taken && table.pawn(seat) == start_field(d);
  if (taken && !at_home) svg.letters({}, 24, std::to_string(seat + 1), colour::ink);
  svg.end();
  const std::vector<Thing> things = things_on(table, start_field(d));
  if (!things.empty()) draw_things(svg, table, start_field(d), things, {std::vector<Point>(things.size()), 1}, middle_of_start(d));
}

std::string_view stone_of(Cell cell) { return cell == centre ? colour::centre_stone : key_tile_of(cell) >= 0 ? colour::key_stone : colour::stone; }

}  // namespace

void draw_board(SvgWriter& svg, const Table& table) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    svg.begin("g", {{"transform", translate(middle_of(cell) * unit)}});
    const LaidTile tile = table.board.tiles[cell];
    if (tile.empty()) {
      draw_empty_cell(svg, name_of(cell));
    } else {
      draw_tile(svg, tables_of(table).shape(tile), stone_of(cell), name_of(cell));
    }
    svg.end();
  }
  for (int d = 0; d < directions; ++d) draw_start(svg, table, d);
  for (Place place = 0; place < corridor_places; ++place) {
    const std::vector<Thing> things = things_on(table, place);
    if (things.empty()) continue;
    const TileShape& shape = tables_of(table).shape(table.board.tiles[cell_of(place)]);
    draw_things(svg, table, place, things, stands_on(shape, static_cast<std::size_t>(corridor_of(place)), things.size()), middle_of(cell_of(place)));
  }
}

}  // namespace meander::labyrinth::drawing
