// The board: which tile lies on each cell, and where its corridors lead (LAB-1.6, 1.7, 6.1).
//
//   Board board = Board::set_up();                      // the centre and six key tiles
//   const Place place = place_of(key_cell(0), 0);       // the first corridor of key tile 0
//   board.beyond(tables, place, 3)                      // the corridor to the south, or nowhere
//
// A place is where a pawn, a trap, a key or the Guardian may be: a corridor of a tile, or a start field.
#pragma once

#include <array>
#include <cstdint>

#include "labyrinth/geometry.hpp"
#include "labyrinth/tile_tables.hpp"
#include "labyrinth/tiles.hpp"

namespace meander::labyrinth {

using Place = std::uint8_t;

inline constexpr int corridor_places = cell_count * most_corridors;
inline constexpr int place_count = corridor_places + most_seats;
inline constexpr Place nowhere = 255;

constexpr Place place_of(Cell cell, int corridor) { return static_cast<Place>(cell * most_corridors + corridor); }
constexpr Place start_field(int d) { return static_cast<Place>(corridor_places + d); }
constexpr bool is_start(Place place) { return place >= corridor_places && place < place_count; }
constexpr bool is_corridor(Place place) { return place < corridor_places; }
// Of a corridor.
constexpr Cell cell_of(Place place) { return static_cast<Cell>(place / most_corridors); }
constexpr int corridor_of(Place place) { return place % most_corridors; }

struct Board {
  std::array<LaidTile, cell_count> tiles{};

  // LAB-2.1.
  static constexpr Board set_up() {
    Board board;
    board.tiles[centre] = LaidTile::centre_tile();
    for (int d = 0; d < directions; ++d) board.tiles[key_cell(d)] = LaidTile::key_tile(d);
    return board;
  }

  // The corridor that a corridor's edge leads to: nowhere if the edge or the one that it meets is closed.
  constexpr Place beyond(const TileTables& tables, Place place, int direction) const {
    const Cell cell = cell_of(place);
    if (tables.corridor_at(tiles[cell], direction) != corridor_of(place)) return nowhere;
    const Cell other = neighbour(cell, direction);
    if (other == no_cell) return nowhere;
    const int corridor = tables.corridor_at(tiles[other], opposite(direction));
    return corridor == no_corridor ? nowhere : place_of(other, corridor);
  }
  // The corridor of key tile d that start field d opens into.
  constexpr Place before_start(const TileTables& tables, int d) const {
    const int corridor = tables.corridor_at(tiles[key_cell(d)], d);
    return corridor == no_corridor ? nowhere : place_of(key_cell(d), corridor);
  }
  // LAB-5.1: an empty cell beside a tile.
  constexpr bool may_take_tile(Cell cell) const {
    if (!tiles[cell].empty()) return false;
    for (int d = 0; d < directions; ++d) {
      const Cell other = neighbour(cell, d);
      if (other != no_cell && !tiles[other].empty()) return true;
    }
    return false;
  }

  constexpr bool operator==(const Board&) const = default;
};

}  // namespace meander::labyrinth
