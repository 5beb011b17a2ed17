#include "labyrinth/revealing.hpp"

namespace meander::labyrinth {

namespace {

bool is_occupied(const Figures& figures, Cell cell) {
  const auto is_there = [cell](Place place) { return is_corridor(place) && cell_of(place) == cell; };
  for (const Place pawn : figures.pawn) {
    if (is_there(pawn)) return true;
  }
  for (const Place place : figures.lying) {
    if (is_there(place)) return true;
  }
  return false;
}

bool keeps_ways(const State& s, LaidTile tile, Place place) {
  const Cell cell = s.revealing.cell;
  State after = s;
  after.board.tiles[cell] = tile;
  if (place != nowhere) rehouse(after.figures, cell, place, place);
  return ways_kept(tables_of(s), s.board, needed_ways(s), after.board, needed_ways(after));
}

}  // namespace

Unveilings unveilings(const State& s) {
  Unveilings found;
  const Cell cell = s.revealing.cell;
  const int kind = s.board.tiles[cell].kind();
  if (kind == hidden_tile) return found;
  const int side = direction_to(cell, cell_of(entered_from(s)));
  const bool occupied = is_occupied(s.figures, cell);
  for (unsigned left = tables_of(s).rotations(kind); left != 0; left &= left - 1) {
    const int rotation = std::countr_zero(left);
    const LaidTile tile = LaidTile::normal(kind, rotation);
    if (tables_of(s).corridor_at(tile, side) == no_corridor) continue;
    const int corridors = occupied ? static_cast<int>(tables_of(s).shape(tile).size()) : 1;
    for (int corridor = 0; corridor < corridors; ++corridor) {
      const Place place = occupied ? place_of(cell, corridor) : nowhere;
      if (keeps_ways(s, tile, place)) found.push_back({static_cast<std::uint8_t>(rotation), place});
    }
  }
  return found;
}

}  // namespace meander::labyrinth
