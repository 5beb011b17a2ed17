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

void draw_thing_at(SvgWriter& svg, const Table& table, Place place, const Thing& thing, Point at, double scale) {
  Attributes attributes = {{"class", class_of(thing)}, {"data-place", text_of(place)}};
  if (thing.type == Thing::Type::pawn) attributes.emplace_back("data-seat", std::to_string(thing.index + 1));
  attributes.emplace_back("transform", translate(at * unit, scale));
  svg.begin("g", attributes);
  draw_thing(svg, table, thing);
  svg.end();
}

void draw_things(SvgWriter& svg, const Table& table, Cell cell) {
  const TileShape& shape = tables_of(table).shape(table.board.tiles[cell]);
  std::vector<Thing> things;
  std::vector<std::size_t> corridors;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    for (const Thing& thing : things_on(table, place_of(cell, static_cast<int>(i)))) {
      things.push_back(thing);
      corridors.push_back(i);
    }
  }
  if (things.empty()) return;
  const Stands stands = stands_on(shape, corridors);
  for (std::size_t i = 0; i < things.size(); ++i) {
    const Place place = place_of(cell, static_cast<int>(corridors[i]));
    draw_thing_at(svg, table, place, things[i], middle_of(cell) + stands.points[i], stands.scale);
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
  for (const Thing& thing : things_on(table, start_field(d))) draw_thing_at(svg, table, start_field(d), thing, middle_of_start(d), 1);
}

std::string_view stone_of(Cell cell) { return cell == centre ? colour::centre_stone : key_tile_of(cell) >= 0 ? colour::key_stone : colour::stone; }

}  // namespace

void draw_board(SvgWriter& svg, const Table& table) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    svg.begin("g", {{"transform", translate(middle_of(cell) * unit)}});
    const LaidTile tile = table.board.tiles[cell];
    if (tile.empty()) {
      draw_empty_cell(svg, name_of(cell));
    } else if (tile.is_face_down()) {
      draw_tile_back(svg, name_of(cell));
    } else {
      draw_tile(svg, tables_of(table).shape(tile), stone_of(cell), name_of(cell));
    }
    svg.end();
  }
  for (int d = 0; d < directions; ++d) draw_start(svg, table, d);
  for (Cell cell = 0; cell < cell_count; ++cell) draw_things(svg, table, cell);
}

}  // namespace meander::labyrinth::drawing
