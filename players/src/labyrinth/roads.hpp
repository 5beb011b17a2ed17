// Where every corridor leads, worked out once for a board; what a tile laid on it would change is little.
//
//   Roads roads(tables, board);
//   roads.from(place)[2]                    // the corridor to the south-east, or nowhere
//   roads.with(tables, cell, tile)          // as they would be with a tile on an empty cell
//
// A cell without a tile is open on all sides, as its first corridor.
#pragma once

#include <array>

#include "labyrinth/board.hpp"

namespace meander::labyrinth {

class Roads {
 public:
  // By direction, and last the other level of a bridge.
  using Links = std::array<Place, directions + 1>;
  static constexpr std::size_t other_level = directions;

  Roads(const TileTables& tables, const Board& board) : board_(board) {
    for (Cell cell = 0; cell < cell_count; ++cell) lead_from(tables, cell);
  }

  Roads with(const TileTables& tables, Cell cell, LaidTile tile) const {
    Roads roads = *this;
    roads.lay(tables, cell, tile);
    return roads;
  }

  const Links& from(Place place) const { return links_[place]; }
  bool built(Cell cell) const { return !board_.tiles[cell].empty(); }

 private:
  void lay(const TileTables& tables, Cell cell, LaidTile tile) {
    board_.tiles[cell] = tile;
    lead_from(tables, cell);
    for (int d = 0; d < directions; ++d) {
      const Cell other = neighbour(cell, d);
      if (other == no_cell) continue;
      const int back = opposite(d);
      const int corridor = tables.open_at(board_.tiles[other], back);
      if (corridor == no_corridor) continue;
      links_[place_of(other, corridor)][static_cast<std::size_t>(back)] = beyond(tables, other, back);
    }
  }
  // What is met across an edge, whatever is on this side of it.
  Place beyond(const TileTables& tables, Cell cell, int direction) const {
    const Cell other = neighbour(cell, direction);
    if (other == no_cell) return nowhere;
    const int corridor = tables.open_at(board_.tiles[other], opposite(direction));
    return corridor == no_corridor ? nowhere : place_of(other, corridor);
  }
  void lead_from(const TileTables& tables, Cell cell) {
    for (int corridor = 0; corridor < most_corridors; ++corridor) links_[place_of(cell, corridor)].fill(nowhere);
    const LaidTile tile = board_.tiles[cell];
    for (int d = 0; d < directions; ++d) {
      const int corridor = tables.open_at(tile, d);
      if (corridor != no_corridor) links_[place_of(cell, corridor)][static_cast<std::size_t>(d)] = beyond(tables, cell, d);
    }
    int over = no_corridor;
    int under = no_corridor;
    const TileShape& shape = tables.shape(tile);
    for (int i = 0; i < static_cast<int>(shape.size()); ++i) {
      const Level level = shape[static_cast<std::size_t>(i)].level;
      if (level == Level::over) over = i;
      if (level == Level::under) under = i;
    }
    if (over == no_corridor || under == no_corridor) return;
    links_[place_of(cell, over)][other_level] = place_of(cell, under);
    links_[place_of(cell, under)][other_level] = place_of(cell, over);
  }

  Board board_;
  std::array<Links, corridor_places> links_;
};

}  // namespace meander::labyrinth
